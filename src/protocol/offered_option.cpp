#include "protocol/offered_option.h"

#include <algorithm>
#include <array>
#include <utility>

#include "protocol/names.h"
#include "protocol/numbers.h"
#include "protocol/words.h"
#include "text/quoted.h"

namespace rookery::protocol {
namespace {

using Kind = OfferedOption::Kind;

Kind kind_of(std::string_view word) {
    constexpr std::array<std::pair<std::string_view, Kind>, 4> kinds = {
        {{"check", Kind::Check}, {"spin", Kind::Spin}, {"slider", Kind::Spin}, {"combo", Kind::Combo}}};
    for (const auto& [name, kind] : kinds)
        if (word == name) return kind;
    return Kind::Other;
}

}  // namespace

OfferedOption OfferedOption::from_uci(std::string_view line) {
    OfferedOption option;
    Words words(line);
    words.up_to("name");
    option.name = words.up_to("type");
    option.kind = kind_of(words.next());
    while (!words.empty()) {
        const std::string_view word = words.next();
        if (word == "min") option.minimum = parse_number<long long>(words.next());
        else if (word == "max") option.maximum = parse_number<long long>(words.next());
        else if (word == "var") {
            std::string& choice = option.choices.emplace_back();
            while (!words.empty() && words.peek() != "var") {
                if (!choice.empty()) choice += ' ';
                choice += words.next();
            }
        }
    }
    return option;
}

OfferedOption OfferedOption::from_xboard(std::string_view description) {
    OfferedOption option;
    option.no = "0";
    option.yes = "1";
    const std::size_t dash = std::min(description.find(" -"), description.size());
    option.name = description.substr(0, dash);
    Words words(description.substr(std::min(dash + 2, description.size())));
    option.kind = kind_of(words.next());
    if (option.kind == Kind::Spin) {
        words.next();  // the present value
        option.minimum = parse_number<long long>(words.next());
        option.maximum = parse_number<long long>(words.next());
    }
    while (option.kind == Kind::Combo && !words.empty()) {
        std::string_view choice = words.up_to("///");
        if (choice.starts_with('*')) choice.remove_prefix(1);  // the present one
        option.choices.emplace_back(choice);
    }
    return option;
}

bool OfferedOption::has_choice(std::string_view value) const {
    return std::any_of(choices.begin(), choices.end(),
                       [&](const std::string& choice) { return same_name(choice, value); });
}

std::optional<std::string> OfferedOption::problem_with(std::string_view value) const {
    const std::string not_this = ", not " + text::quoted(value);
    switch (kind) {
        case Kind::Check:
            if (same_name(value, no) || same_name(value, yes)) return std::nullopt;
            return name + " is " + std::string(yes) + " or " + std::string(no) + not_this;
        case Kind::Spin: {
            const auto number = parse_number<long long>(value);
            if (number && (!minimum || *number >= *minimum) && (!maximum || *number <= *maximum)) return std::nullopt;
            const std::string range =
                minimum && maximum ? " from " + std::to_string(*minimum) + " to " + std::to_string(*maximum) : "";
            return name + " is a number" + range + not_this;
        }
        case Kind::Combo:
            if (choices.empty() || has_choice(value)) return std::nullopt;
            return name + " is " + list_of(choices) + not_this;
        case Kind::Other: break;
    }
    return std::nullopt;
}

}  // namespace rookery::protocol
