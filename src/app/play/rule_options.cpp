#include "app/play/rule_options.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "chess/agreed_rules.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {
namespace {

using engine::AnyPosition;
using text::ParseError;

constexpr std::string_view distance_option = "distance";
constexpr std::string_view yes = "yes";
constexpr std::string_view no = "no";

/// A rule that is switched on or off.
struct RuleSwitch {
    std::string_view name;
    std::string_view title;
    bool chess::AgreedRules::*value;
};
constexpr std::array rule_switches = {
    RuleSwitch{"promotion", "Promotion", &chess::AgreedRules::promotion},
    RuleSwitch{"en_passant", "En passant", &chess::AgreedRules::en_passant},
    RuleSwitch{"double_step", "Double step", &chess::AgreedRules::double_step},
    RuleSwitch{"check", "Check", &chess::AgreedRules::check},
};
struct MetricName {
    std::string_view name;
    std::string_view title;
    chess::Metric metric;
};
constexpr std::array metric_names = {
    MetricName{"steps", "steps of a king", chess::Metric::KingSteps},
    MetricName{"manhattan", "files and ranks", chess::Metric::Manhattan},
    MetricName{"euclidean", "as the crow flies", chess::Metric::Euclidean},
};

/// The value as a word; nothing if the option was not chosen.
std::optional<std::string> chosen_word(const OptionValues& options, std::string_view name) {
    const auto found = options.find(std::string(name));
    if (found == options.end()) return std::nullopt;
    const auto* word = std::get_if<std::string>(&found->second);
    if (word == nullptr) throw ParseError(text::quoted(name) + " must be a word.");
    return *word;
}

/// The rules with what was chosen instead.
chess::AgreedRules chosen_rules(chess::AgreedRules rules, const OptionValues& options) {
    for (const auto& [name, title, value] : rule_switches)
        if (const auto word = chosen_word(options, name)) {
            if (*word != yes && *word != no) throw ParseError(text::quoted(name) + " is yes or no.");
            rules.*value = *word == yes;
        }
    if (const auto word = chosen_word(options, distance_option)) {
        const auto found = std::find_if(metric_names.begin(), metric_names.end(),
                                        [&](const MetricName& metric) { return metric.name == *word; });
        if (found == metric_names.end()) throw ParseError("There is no such distance: " + text::quoted(*word) + ".");
        rules.metric = found->metric;
    }
    return rules;
}

}  // namespace

std::vector<GameOption> rule_options(const AnyPosition& start) {
    const auto text = start.agreed_rules();
    if (!text) return {};
    const auto rules = chess::AgreedRules::parse(*text);
    std::vector<GameOption> options;
    for (const auto& [name, title, value] : rule_switches) {
        GameOption option{std::string(name), std::string(title), std::string(rules.*value ? yes : no), {}, 0};
        option.choices = {{std::string(no), "no"}, {std::string(yes), "yes"}};
        options.push_back(option);
    }
    GameOption distance{
        std::string(distance_option), "Distance of the kings", std::string(metric_names.front().name), {}, 0};
    for (const auto& [name, title, metric] : metric_names)
        distance.choices.push_back({std::string(name), std::string(title)});
    options.push_back(distance);
    return options;
}

void apply_rules(AnyPosition& position, const OptionValues& options) {
    const auto before = position.agreed_rules();
    if (!before) return;
    const std::string rules = chosen_rules(chess::AgreedRules::parse(*before), options).text();
    if (rules != *before) position.set_agreed_rules(rules);
}

}  // namespace rookery::app
