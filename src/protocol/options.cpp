#include "protocol/options.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/algorithms.h"
#include "engine/former_names.h"
#include "engine/networks.h"
#include "engine/solve/syzygy.h"
#include "protocol/names.h"
#include "protocol/numbers.h"
#include "text/quoted.h"

namespace rookery::protocol {
namespace {

using engine::Settings;
using text::ParseError;

constexpr long long largest_hash = 131'072;
constexpr long long max_threads = 256;
constexpr long long max_lines = 218;
constexpr long long longest_overhead = 5'000;
constexpr long long largest_seed = 2'000'000'000;
constexpr long long max_boards = 8;

std::vector<std::string> algorithm_names() {
    std::vector<std::string> names;
    for (const auto& entry : engine::algorithms) names.emplace_back(entry.name);
    return names;
}

std::vector<std::string> improvement_names() {
    std::vector<std::string> names;
    for (const auto& entry : search::all_improvements) names.emplace_back(entry.name);
    return names;
}

/// Chess960 is left out: UCI has an option of its own for it.
std::vector<std::string> variant_names() {
    std::vector<std::string> names;
    for (const game::GameInfo& info : engine::games())
        if (info.id != "chess960") names.emplace_back(info.id);
    return names;
}

/// Those of every game. Which of them the present one has is seen when one is picked.
std::vector<std::string> evaluation_names() {
    std::vector<std::string> names;
    for (const game::GameInfo& info : engine::games())
        for (const std::string& name : engine::evaluations(info.id))
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    return names;
}

void choose_game(Session& session) {
    const Preferences& preferences = session.preferences;
    const std::string id = preferences.variant == "chess" && preferences.chess960 ? "chess960" : preferences.variant;
    if (session.game() != id) session.new_game(id);
}

void begin_bughouse_again(Session& session) {
    if (session.game() == "bughouse") session.new_game("bughouse");
}

Option spin(std::string_view uci_name, std::string_view xboard_name, long long default_value, long long minimum,
            long long maximum, decltype(Option::apply) apply) {
    return {uci_name, xboard_name, Option::Kind::Spin, {default_value, false, ""}, minimum, maximum, {}, apply};
}
Option check(std::string_view uci_name, std::string_view xboard_name, decltype(Option::apply) apply) {
    return {uci_name, xboard_name, Option::Kind::Check, {}, 0, 0, {}, apply};
}
Option combo(std::string_view uci_name, std::string_view xboard_name, const std::vector<std::string>& choices,
             decltype(Option::apply) apply) {
    return {uci_name, xboard_name, Option::Kind::Combo, {0, false, choices.front()}, 0, 0, choices, apply};
}
Option button(std::string_view uci_name, std::string_view xboard_name, decltype(Option::apply) apply) {
    return {uci_name, xboard_name, Option::Kind::Button, {}, 0, 0, {}, apply};
}

Option variant_option() {
    Option option =
        combo("UCI_Variant", "", variant_names(), [](Session& session, Settings& settings, const OptionValue& value) {
            session.preferences.variant = value.choice;
            choose_game(session);
            settings = session.engine.settings();  // another game may not know the evaluation of the last
        });
    option.read_choice = [](std::string_view text) { return std::string(engine::find_game(text).id); };
    return option;
}

std::vector<Option> make_options() {
    const Settings defaults;
    // They tell the engine what to expect; nothing here depends on it.
    constexpr auto ignore = [](Session&, Settings&, const OptionValue&) {};
    return {
        // XBoard's commands for these two are `memory` and `cores`.
        spin("Hash", "", static_cast<long long>(defaults.hash_megabytes), 1, largest_hash,
             [](Session&, Settings& settings, const OptionValue& value) {
                 settings.hash_megabytes = static_cast<std::size_t>(value.number);
             }),
        button("Clear Hash", "Clear Hash",
               [](Session& session, Settings&, const OptionValue&) { session.engine.new_game(); }),
        spin("Threads", "", defaults.threads, 1, max_threads,
             [](Session&, Settings& settings, const OptionValue& value) {
                 settings.threads = static_cast<unsigned>(value.number);
             }),
        spin("MultiPV", "MultiPV", defaults.lines, 1, max_lines,
             [](Session&, Settings& settings, const OptionValue& value) {
                 settings.lines = static_cast<int>(value.number);
             }),
        check("Ponder", "", ignore),
        spin("Move Overhead", "Move Overhead", defaults.move_overhead.count(), 0, longest_overhead,
             [](Session&, Settings& settings, const OptionValue& value) {
                 settings.move_overhead = search::Milliseconds(value.number);
             }),
        variant_option(),
        check("UCI_Chess960", "",
              [](Session& session, Settings& settings, const OptionValue& value) {
                  session.preferences.chess960 = value.truth;
                  choose_game(session);
                  settings = session.engine.settings();
              }),
        spin("Boards", "", 2, 1, max_boards,
             [](Session& session, Settings&, const OptionValue& value) {
                 session.preferences.boards = static_cast<int>(value.number);
                 begin_bughouse_again(session);
             }),
        combo("TeamSides", "", {"alternate", "same"},
              [](Session& session, Settings&, const OptionValue& value) {
                  session.preferences.same_sides = value.choice == "same";
                  begin_bughouse_again(session);
              }),
        check("UCI_AnalyseMode", "", ignore),
        check("UCI_LimitStrength", "Limit Strength",
              [](Session& session, Settings& settings, const OptionValue& value) {
                  settings.elo = value.truth ? std::optional(session.preferences.elo) : std::nullopt;
              }),
        spin("UCI_Elo", "Elo", engine::highest_elo, engine::lowest_elo, engine::highest_elo,
             [](Session& session, Settings& settings, const OptionValue& value) {
                 session.preferences.elo = static_cast<int>(value.number);
                 if (settings.elo) settings.elo = session.preferences.elo;
             }),
        // What a weak player overlooks differs from game to game; with a seed it is always the same game.
        spin("Seed", "Seed", 0, 0, largest_seed,
             [](Session&, Settings& settings, const OptionValue& value) {
                 settings.seed = static_cast<std::uint64_t>(value.number);
             }),
        check(
            "UCI_ShowWDL", "",
            [](Session& session, Settings&, const OptionValue& value) { session.preferences.show_wdl = value.truth; }),
        combo("Algorithm", "Algorithm", algorithm_names(),
              [](Session&, Settings& settings, const OptionValue& value) {
                  settings.algorithm = engine::find_algorithm(value.choice);
              }),
        combo("Evaluation", "Evaluation", evaluation_names(),
              [](Session& session, Settings& settings, const OptionValue& value) {
                  settings.evaluation = engine::find_evaluation(session.game(), value.choice);
              }),
        // Of the textbook algorithms, which otherwise try the moves as they are generated.
        combo("Ordering", "Ordering", {"generator", "captures"},
              [](Session&, Settings& settings, const OptionValue& value) {
                  settings.ordering =
                      value.choice == "captures" ? search::Ordering::CapturesFirst : search::Ordering::Generator;
              }),
        // How much of the full search takes part, for those who want to see what each part is worth.
        combo("Improvements", "Improvements", improvement_names(),
              [](Session&, Settings& settings, const OptionValue& value) {
                  for (const auto& each : search::all_improvements)
                      if (each.name == value.choice) settings.improvements = each.improvements;
              }),
        // Of bughouse and crazyhouse: in how many plies from the root drops are tried.
        spin("Drop Plies", "Drop Plies", defaults.drop_plies, 1, search::max_ply,
             [](Session& session, Settings& settings, const OptionValue& value) {
                 settings.drop_plies = static_cast<int>(value.number);
                 session.engine.new_game();  // what it remembers was found by another search
             }),
        // Other margins of the full search, such as "futility_base=120 futility_slope=75": for who tunes them.
        {"SearchParameters",
         "Search Parameters",
         Option::Kind::String,
         {},
         0,
         0,
         {},
         [](Session&, Settings& settings, const OptionValue& value) { settings.parameter_changes = value.choice; }},
        // A network of one's own. It must be one of the present game; the empty name means the program's.
        {"EvalFile",
         "Eval File",
         Option::Kind::String,
         {},
         0,
         0,
         {},
         [](Session& session, Settings& settings, const OptionValue& value) {
             settings.network_version = value.choice.empty() ? 0 : engine::check_network(value.choice, session.game());
             settings.network_file = value.choice;
             settings.evaluation = value.choice.empty() ? "" : "net";
         }},
        // Tables of endings, for chess and Chess960.
        {"SyzygyPath",
         "Syzygy Path",
         Option::Kind::String,
         {},
         0,
         0,
         {},
         [](Session&, Settings& settings, const OptionValue& value) {
             engine::check_syzygy(value.choice);
             settings.syzygy_path = value.choice;
         }},
        spin("SyzygyProbeDepth", "Syzygy Probe Depth", defaults.syzygy_probe_depth, 1, 100,
             [](Session&, Settings& settings, const OptionValue& value) {
                 settings.syzygy_probe_depth = static_cast<int>(value.number);
             }),
        // For chess: a Polyglot book, or without one the small one of the program.
        check("OwnBook", "Own Book",
              [](Session&, Settings& settings, const OptionValue& value) { settings.own_book = value.truth; }),
        {"BookFile",
         "Book File",
         Option::Kind::String,
         {},
         0,
         0,
         {},
         [](Session&, Settings& settings, const OptionValue& value) { settings.book_file = value.choice; }},
        // The engine that the evaluation `external` asks.
        {"External Engine",
         "External Engine",
         Option::Kind::String,
         {0, false, defaults.external_engine},
         0,
         0,
         {},
         [](Session&, Settings& settings, const OptionValue& value) { settings.external_engine = value.choice; }},
        spin("Repetition Limit", "Repetition Limit", chess::default_repetition_limit, chess::min_repetition_limit,
             chess::max_repetition_limit,
             [](Session& session, Settings&, const OptionValue& value) {
                 session.preferences.repetition_limit = static_cast<int>(value.number);
                 if (session.position->repetition_limit())
                     session.position->set_repetition_limit(session.preferences.repetition_limit);
                 session.engine.new_game();  // what it remembers was a draw by other rules
             }),
        // Of pawns and kings: what differs from the published rules. They hold from the next game on.
        {"Rules",
         "Rules",
         Option::Kind::String,
         {},
         0,
         0,
         {},
         [](Session& session, Settings&, const OptionValue& value) {
             session.preferences.rules = chess::AgreedRules::parse(value.choice).text();
             if (session.position->agreed_rules() &&
                 session.position->text() == engine::start_position(session.game())->text())
                 session.position = session.by_agreement(std::move(session.position));
         }},
        check("", "Resign",
              [](Session& session, Settings&, const OptionValue& value) { session.preferences.resign = value.truth; }),
    };
}

OptionValue read_value(const Option& option, std::string_view text) {
    const std::string_view name = option.uci_name.empty() ? option.xboard_name : option.uci_name;
    OptionValue value;
    switch (option.kind) {
        case Option::Kind::Button: break;
        case Option::Kind::String:
            value.choice = text == no_text ? "" : text;
            if (value.choice.empty() && !option.default_value.choice.empty())
                throw ParseError(fmt::format("{} must not be empty", name));
            break;
        case Option::Kind::Check:
            value.truth = same_name(text, "true") || text == "1";  // UCI has words for it, XBoard numbers
            if (!value.truth && !same_name(text, "false") && text != "0")
                throw ParseError(fmt::format("{} is true or false, not {}", name, text::quoted(text)));
            break;
        case Option::Kind::Spin: {
            const auto number = parse_number<long long>(text);
            if (!number || *number < option.minimum || *number > option.maximum)
                throw ParseError(fmt::format("{} is a number from {} to {}, not {}", name, option.minimum,
                                             option.maximum, text::quoted(text)));
            value.number = *number;
            break;
        }
        case Option::Kind::Combo:
            if (option.read_choice != nullptr) {
                value.choice = option.read_choice(text);
                break;
            }
            for (const std::string& choice : option.choices)
                if (same_name(choice, engine::present_evaluation_name(text))) value.choice = choice;
            if (value.choice.empty())
                throw ParseError(fmt::format("{} is {}, not {}", name, list_of(option.choices), text::quoted(text)));
            break;
    }
    return value;
}

}  // namespace

const std::vector<Option>& options() {
    static const std::vector<Option> table = make_options();
    return table;
}

const Option& find_option(std::string_view Option::*protocol_name, std::string_view name) {
    for (const Option& option : options())
        if (!(option.*protocol_name).empty() && same_name(option.*protocol_name, name)) return option;
    throw ParseError("there is no option called " + text::quoted(name));
}

void set_option(Session& session, const Option& option, std::string_view value) {
    engine::Settings settings = session.engine.settings();
    option.apply(session, settings, read_value(option, value));
    if (settings != session.engine.settings()) session.engine.configure(settings);
}

}  // namespace rookery::protocol
