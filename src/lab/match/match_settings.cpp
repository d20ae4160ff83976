#include "lab/match/match_settings.h"

#include <cmath>

#include "engine/games.h"
#include "protocol/numbers.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::lab {
namespace {

using text::ParseError;
using text::quoted;

template <class Number>
Number parse_positive(std::string_view text, const std::string& what) {
    const auto number = protocol::parse_number<Number>(text);
    if (!number || *number <= 0) throw ParseError(what + " must be a number above 0, not " + quoted(text));
    return *number;
}

std::optional<std::chrono::milliseconds> parse_seconds(std::string_view text) {
    const auto seconds = protocol::take_seconds(text);
    if (!seconds || !text.empty()) return std::nullopt;
    return std::chrono::milliseconds(std::llround(*seconds * 1000));
}

/// A word of an engine argument: as it was written, for the shell, and what it says without its quotes.
struct ArgumentWord {
    std::string written;
    std::string meant;
};

std::vector<ArgumentWord> split_words(std::string_view text) {
    std::vector<ArgumentWord> words;
    bool in_word = false;
    char quote = 0;
    for (const char letter : text) {
        if (quote == 0 && (letter == ' ' || letter == '\t')) {
            in_word = false;
            continue;
        }
        if (!in_word) words.emplace_back();
        in_word = true;
        words.back().written += letter;
        if (letter == quote) quote = 0;
        else if (quote == 0 && (letter == '"' || letter == '\'')) quote = letter;
        else words.back().meant += letter;
    }
    if (quote != 0) throw ParseError("a quote is not closed in " + quoted(text));
    return words;
}

EngineProtocol parse_protocol(std::string_view text) {
    if (text == "uci") return EngineProtocol::Uci;
    if (text == "xboard") return EngineProtocol::XBoard;
    throw ParseError("proto= is uci or xboard, not " + quoted(text));
}

bool parse_yes(std::string_view text) {
    if (text == "yes" || text == "no") return text == "yes";
    throw ParseError("team= is yes or no, not " + quoted(text));
}

/// True if the word was a setting and not a part of the command.
bool read_setting(const std::string& word, EngineSettings& engine) {
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos) return false;
    const std::string key = word.substr(0, equals);
    const std::string value = word.substr(equals + 1);
    if (key == "name") engine.name = value;
    else if (key == "proto") engine.protocol = parse_protocol(value);
    else if (key == "team") engine.team = parse_yes(value);
    else if (key.starts_with("option.")) engine.options.emplace_back(key.substr(7), value);
    else if (key == "algorithm") engine.options.emplace_back("Algorithm", value);
    else if (key == "evaluation") engine.options.emplace_back("Evaluation", value);
    else if (key == "tc") engine.pace.clock = parse_time_control(value);
    else if (key == "depth") engine.pace.depth = parse_positive<int>(value, "depth=");
    else if (key == "nodes") engine.pace.nodes = parse_positive<std::uint64_t>(value, "nodes=");
    else if (key == "movetime")
        engine.pace.move_time = std::chrono::milliseconds(parse_positive<std::int32_t>(value, "movetime="));
    else return false;
    return true;
}

}  // namespace

TimeControl parse_time_control(std::string_view text) {
    TimeControl control;
    std::string_view rest = text;
    const auto refuse = [text] {
        return ParseError(quoted(text) + " is no time control; write it like 2+0.02 or 40/60+0.5, in seconds");
    };
    if (const std::size_t slash = rest.find('/'); slash != std::string_view::npos) {
        control.moves = parse_positive<int>(rest.substr(0, slash), "the number of moves of a time control");
        rest.remove_prefix(slash + 1);
    }
    if (const std::size_t plus = rest.find('+'); plus != std::string_view::npos) {
        const auto increment = parse_seconds(rest.substr(plus + 1));
        if (!increment) throw refuse();
        control.increment = *increment;
        rest = rest.substr(0, plus);
    }
    const auto time = parse_seconds(rest);
    if (!time || time->count() == 0) throw refuse();
    control.time = *time;
    return control;
}

std::string MatchSettings::start_of(std::uint64_t number) const {
    if (openings.empty()) return engine::start_position(game)->text();
    return openings[number / 2 % openings.size()];
}

EngineSettings parse_engine(std::string_view text, const std::string& self_command) {
    EngineSettings engine;
    bool names_protocol = false;
    for (const ArgumentWord& word : split_words(text)) {
        names_protocol = names_protocol || word.meant.starts_with("proto=");
        if (read_setting(word.meant, engine)) continue;
        engine.command += (engine.command.empty() ? "" : " ") + word.written;
    }
    if (engine.command.empty()) throw ParseError(quoted(text) + " names no engine: a command or 'self'");
    if (engine.command == "self") {
        engine.command = self_command;
        if (!names_protocol) engine.protocol = EngineProtocol::Own;
    }
    if (engine.protocol == EngineProtocol::XBoard && engine.pace.nodes > 0)
        throw ParseError("XBoard's protocol has no limit of nodes: " + quoted(text) +
                         " needs depth=, movetime= or tc=");
    return engine;
}

}  // namespace rookery::lab
