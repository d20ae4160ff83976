#include "protocol/clients/uci_client.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "log/log.h"
#include "protocol/numbers.h"
#include "protocol/words.h"
#include "text/quoted.h"

namespace rookery::protocol {
namespace {

struct ReportedScore {
    EngineScore score;
    bool exact = true;
};

/// What follows "score": "cp 31", "mate -3", "cp 40 lowerbound"; of one like us also "points 3".
std::optional<ReportedScore> read_score(Words& words) {
    ReportedScore reported;
    const std::string_view unit = words.next();
    if (unit == "mate") reported.score.unit = EngineScore::Unit::MovesToMate;
    else if (unit == "points") reported.score.unit = EngineScore::Unit::Points;
    else if (unit != "cp") return std::nullopt;
    const auto value = parse_number<int>(words.next());
    if (!value) return std::nullopt;
    reported.score.for_mover = *value;
    while (words.peek() == "lowerbound" || words.peek() == "upperbound") {
        words.next();
        reported.exact = false;
    }
    return reported;
}

std::string position_command(const std::string& start, const std::vector<std::string>& moves) {
    std::string command = "position fen " + start;
    if (!moves.empty()) command += " moves";
    for (const std::string& move : moves) command += " " + move;
    return command;
}

std::string go_command(const MoveLimits& limits) {
    std::string command = "go";
    const auto add = [&command](const char* word, auto number) {
        command += std::string(" ") + word + " " + std::to_string(number);
    };
    if (limits.clock) {
        add("wtime", limits.clock->first.count());
        add("btime", limits.clock->second.count());
        add("winc", limits.clock->first_increment.count());
        add("binc", limits.clock->second_increment.count());
        if (limits.clock->moves_to_go > 0) add("movestogo", limits.clock->moves_to_go);
    }
    if (limits.depth > 0) add("depth", limits.depth);
    if (limits.nodes > 0) add("nodes", limits.nodes);
    if (limits.move_time.count() > 0) add("movetime", limits.move_time.count());
    // Without any limit an engine would think until it is told to stop, and say so.
    return command == "go" ? "go infinite" : command;
}

}  // namespace

UciClient::UciClient(const std::string& command, std::chrono::seconds patience, Process::Listener listener)
    : process_(command, std::move(listener)), patience_(patience), name_(command) {
    process_.write_line("uci");
    const auto deadline = Clock::now() + patience_;
    while (true) {
        const std::string line = read_line(deadline);
        if (line.starts_with("id name ")) name_ = line.substr(8);
        else if (line.starts_with("option name ")) {
            const OfferedOption option = OfferedOption::from_uci(line);
            options_[option.name] = option;
        } else if (Words(line).peek() == "uciok") break;
    }
}

std::string UciClient::read_line(Clock::time_point deadline) {
    // An engine that chatters on and on has something to read at any time, and would be listened to forever.
    if (Clock::now() < deadline)
        if (auto line = process_.read_line(deadline)) return std::move(*line);
    throw_silence();
}

void UciClient::throw_silence() const {
    throw ProcessError(text::quoted(process_.command()) + " has not answered within " +
                           std::to_string(patience_.count()) + (patience_.count() == 1 ? " second" : " seconds"),
                       ProcessError::Kind::Silent);
}

void UciClient::wait_for(std::string_view word) {
    const auto deadline = Clock::now() + patience_;
    while (Words(read_line(deadline)).peek() != word) {
    }
}

void UciClient::set_option(const std::string& option, const std::string& value) {
    const auto offered = options_.find(option);
    if (offered == options_.end()) throw ProcessError(name_ + " has no option called " + option);
    if (const auto problem = offered->second.problem_with(value)) throw ProcessError(name_ + ": " + *problem);
    process_.write_line("setoption name " + option + " value " + value);
}

bool UciClient::offers_variant(std::string_view variant) const {
    const auto offered = options_.find("UCI_Variant");
    if (offered == options_.end()) return variant == "chess";
    // Where any text may be set, nobody can know.
    return offered->second.choices.empty() || offered->second.has_choice(variant);
}

void UciClient::choose_game(const game::GameInfo& info) {
    // Chess960 is an option of chess, every other variant has a name.
    const bool chess960 = info.id == "chess960";
    std::string variant = chess960 ? "chess" : std::string(info.id);
    if (!offers_variant(variant)) {
        // Elsewhere one seat of bughouse is all that the name means.
        if (variant == "bughouse-seat") variant = "bughouse";
        if (!info.same_rules_as.empty()) variant = info.same_rules_as;
    }
    if (!offers_variant(variant) || (chess960 && !options_.contains("UCI_Chess960")))
        throw ProcessError(name_ + " does not play " + std::string(info.id));
    if (options_.contains("UCI_Variant")) set_option("UCI_Variant", variant);
    if (options_.contains("UCI_Chess960")) set_option("UCI_Chess960", chess960 ? "true" : "false");
    process_.write_line("ucinewgame");
    process_.write_line("isready");
    wait_for("readyok");
}

void UciClient::start_game(const game::GameInfo& game, const EngineOptions& options) {
    for (const auto& [option, value] : options) {
        const auto known = settings_.find(option);
        if (known != settings_.end() && known->second == value) continue;
        set_option(option, value);
        settings_[option] = value;
    }
    choose_game(game);
}

void UciClient::set_position(const std::string& start, const std::vector<std::string>& moves) {
    process_.write_line(position_command(start, moves));
}

void UciClient::start_search(const MoveLimits& limits) {
    if (thinking_) throw ProcessError(name_ + " is thinking already");
    lines_.assign(static_cast<std::size_t>(wanted_lines_), {});
    thinking_ = true;
    thinking_since_ = Clock::now();
    process_.write_line(go_command(limits));
}

std::optional<EngineMove> UciClient::wait_for_move(Clock::time_point deadline) {
    if (!thinking_) throw ProcessError(name_ + " was not asked for a move");
    while (Clock::now() < deadline) {
        const std::optional<std::string> line = process_.read_line(deadline);
        if (!line) break;
        const std::string_view word = Words(*line).peek();
        if (word == "info")
            for (std::size_t i = 0; i < lines_.size(); ++i) read_info_line(*line, lines_[i], static_cast<int>(i) + 1);
        else if (word == "bestmove") return read_best_move(*line);
    }
    return std::nullopt;
}

std::optional<EngineMove> UciClient::stop(Clock::time_point deadline) {
    process_.write_line("stop");
    return wait_for_move(deadline);
}

EngineMove UciClient::read_best_move(std::string_view line) {
    EngineMove move;
    move.elapsed = Clock::now() - thinking_since_;
    thinking_ = false;
    Words words(line);
    words.next();
    move.best_move = words.next();
    if (move.best_move.empty()) throw ProcessError(name_ + " says 'bestmove' and names no move");
    if (words.next() == "ponder") move.ponder_move = words.next();
    move.info = lines_.front();
    return move;
}

void UciClient::want_lines(int count) {
    if (count == wanted_lines_ || !options_.contains("MultiPV")) return;
    set_option("MultiPV", std::to_string(count));
    wanted_lines_ = count;
}

void UciClient::quit() noexcept {
    try {
        process_.write_line("quit");
    } catch (const std::exception&) {
        log::swallowed("an engine could not be told to quit");  // it has left before us
    }
}

std::optional<std::vector<engine::DivideEntry>> UciClient::read_divide(Clock::time_point deadline) {
    std::vector<engine::DivideEntry> entries;
    while (Clock::now() < deadline) {
        const auto line = process_.read_line(deadline);
        if (!line || Words(*line).peek() == "bestmove") break;
        if (line->starts_with("Nodes searched")) return entries;
        if (auto entry = parse_divide_line(*line)) entries.push_back(std::move(*entry));
    }
    return std::nullopt;
}

void UciClient::require_perft(const std::string& position) {
    constexpr std::chrono::seconds short_patience(10);  // for what takes no time at all, on a busy machine
    set_position(position, {});
    process_.write_line("go perft 1");
    if (!read_divide(Clock::now() + std::min(patience_, short_patience)))
        throw ProcessError(name_ + " does not know 'go perft'");
}

std::vector<engine::DivideEntry> UciClient::divide(const std::string& position, const std::vector<std::string>& moves,
                                                   int depth) {
    set_position(position, moves);
    process_.write_line("go perft " + std::to_string(depth));

    if (auto entries = read_divide(Clock::now() + patience_)) return std::move(*entries);
    throw_silence();
}

std::optional<engine::DivideEntry> parse_divide_line(std::string_view line) {
    const std::size_t end_of_move = line.find_first_of(": ");
    if (end_of_move == std::string_view::npos || end_of_move < 4 || end_of_move > 8) return std::nullopt;
    const std::string_view move = line.substr(0, end_of_move);
    // "Time: 12" and "1234: 5" are no moves: a square, or a piece to be dropped, comes first.
    const bool begins_well = std::isalpha(static_cast<unsigned char>(move[0])) != 0 &&
                             (std::isdigit(static_cast<unsigned char>(move[1])) != 0 || move[1] == '@');
    const bool plain = std::all_of(move.begin(), move.end(), [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) || letter == '@' || letter == '+';
    });
    const std::size_t number = line.find_first_not_of(": -", end_of_move);
    if (!begins_well || !plain || number == std::string_view::npos) return std::nullopt;
    if (line[number - 1] == '-') return std::nullopt;  // a dash may stand between the two, not before the count
    const auto nodes = parse_number<std::uint64_t>(line.substr(number));
    if (!nodes) return std::nullopt;
    return engine::DivideEntry{std::string(move), *nodes};
}

void read_info_line(std::string_view line, SearchInfo& info, int about) {
    Words words(line);
    words.next();  // "info"
    SearchInfo updated = info;
    bool has_pv = false;
    bool has_number = false;
    while (!words.empty()) {
        const std::string_view word = words.next();
        if (word == "string") break;
        if (word == "multipv") {
            if (parse_number<int>(words.next()) != about) return;
            has_number = true;
        } else if (word == "depth") {
            updated.depth = parse_number<int>(words.next()).value_or(updated.depth);
        } else if (word == "nodes") {
            updated.nodes = parse_number<std::uint64_t>(words.next()).value_or(updated.nodes);
        } else if (word == "score") {
            // A bound is better than no score, but not than an exact one.
            const auto reported = read_score(words);
            if (reported && (reported->exact || !updated.score)) updated.score = reported->score;
        } else if (word == "pv") {
            updated.pv.clear();
            while (!words.empty()) updated.pv.emplace_back(words.next());
            has_pv = true;
        }
    }
    if (about != 1 && !has_number) return;
    // Engines also tell the depth that they are about to begin; only a line with moves has been searched.
    if (!has_pv) updated.depth = info.depth;
    info = std::move(updated);
}

}  // namespace rookery::protocol
