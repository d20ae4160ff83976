#include "protocol/clients/xboard_client.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "board/piece.h"
#include "engine/games.h"
#include "game/result_from_text.h"
#include "log/log.h"
#include "protocol/numbers.h"
#include "protocol/words.h"
#include "protocol/xboard/xboard_board.h"
#include "protocol/xboard/xboard_games.h"
#include "protocol/xboard/xboard_text.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::protocol {
namespace {

/// An engine of the second version of the protocol begins to tell its features soon; others never do. The protocol
/// gives it two seconds, which some need more of on a busy machine.
constexpr std::chrono::seconds feature_patience(5);
/// What engines may say of themselves without any consequence here. Refusing it would only alarm them.
constexpr std::string_view harmless_features[] = {"analyze", "colors",  "debug",     "draw",     "egt", "exclude",
                                                  "ics",     "name",    "nps",       "pause",    "san", "setscore",
                                                  "sigint",  "sigterm", "playother", "highlight"};
/// How long to listen to an engine that cannot tell when it has read everything.
constexpr std::chrono::milliseconds quiet_moment(20);

std::set<std::string, std::less<>> split_names(std::string_view names) {
    std::set<std::string, std::less<>> all;
    while (!names.empty()) {
        const std::size_t comma = std::min(names.find(','), names.size());
        const std::size_t begin = std::min(names.find_first_not_of(' '), comma);
        all.emplace(names.substr(begin, comma - begin));
        names.remove_prefix(std::min(comma + 1, names.size()));
    }
    return all;
}

/// The move that a line makes: "move e2e4", or as engines said it before there was a standard for it, "My move is:
/// e2e4" and "1. ... e2e4".
std::string_view move_in(std::string_view line) {
    Words words(line);
    const std::string_view first = words.next();
    if (first == "move") return words.next();
    std::string_view last;
    if (line.starts_with("My move is") || line.starts_with("my move is")) {
        while (!words.empty()) last = words.next();
    } else if (first.size() > 1 && first.back() == '.' && std::isdigit(static_cast<unsigned char>(first[0])) != 0 &&
               words.peek() == "...") {
        words.next();
        last = words.next();
        if (!words.empty()) return {};
    }
    return last;
}

}  // namespace

XBoardClient::XBoardClient(const std::string& command, std::chrono::seconds patience, Process::Listener listener)
    : command_(command), patience_(patience), listener_(std::move(listener)), name_(command) {
    launch();
}

void XBoardClient::launch() {
    process_.reset();  // the old one leaves before the new one comes
    process_ = std::make_unique<Process>(command_, listener_);
    features_ = {};
    introduced_ = false;
    settings_.clear();
    has_played_ = false;
    process_->write_line("xboard");
    process_->write_line("protover 2");
    auto deadline = Clock::now() + std::min<Clock::duration>(feature_patience, patience_);
    while (!introduced_) {
        const auto line = Clock::now() < deadline ? process_->read_line(deadline) : std::nullopt;
        if (!line) break;
        if (Words(*line).peek() != "feature") continue;
        read_features(*line);
        deadline = Clock::now() + patience_;
    }
}

void XBoardClient::read_features(std::string_view line) {
    for (const auto& [name, value] : parse_features(line)) {
        const bool on = value == "1";
        bool known = true;
        if (name == "ping") features_.ping = on;
        else if (name == "setboard") features_.setboard = on;
        else if (name == "usermove") features_.usermove = on;
        else if (name == "time") features_.time = on;
        else if (name == "reuse") features_.reuse = on;
        else if (name == "memory") features_.memory = on;
        else if (name == "smp") features_.smp = on;
        else if (name == "variants") features_.variants = split_names(value);
        else if (name == "option") {
            const OfferedOption option = OfferedOption::from_xboard(value);
            features_.options[option.name] = option;
        } else if (name == "myname") name_ = value;
        else if (name == "done") introduced_ = on;
        else
            known = std::find(std::begin(harmless_features), std::end(harmless_features), name) !=
                    std::end(harmless_features);
        process_->write_line((known ? "accepted " : "rejected ") + name);
    }
}

void XBoardClient::set_option(const std::string& option, const std::string& value) {
    const std::string_view command = option == "Hash" && features_.memory   ? "memory"
                                     : option == "Threads" && features_.smp ? "cores"
                                                                            : "";
    const auto offered = features_.options.find(option);
    if (command.empty() && offered == features_.options.end())
        throw ProcessError(name_ + " has no option called " + option);
    const auto problem = command.empty()
                             ? offered->second.problem_with(value)
                             : OfferedOption{option, OfferedOption::Kind::Spin, 1, {}, {}}.problem_with(value);
    if (problem) throw ProcessError(name_ + ": " + *problem);
    process_->write_line(command.empty() ? "option " + option + "=" + value : fmt::format("{} {}", command, value));
}

void XBoardClient::start_game(const game::GameInfo& game, const EngineOptions& options) {
    if (has_played_ && !features_.reuse) launch();
    const std::string_view variant = xboard_game(game.id).name;
    if (variant.empty() || !features_.variants.contains(variant))
        throw ProcessError(fmt::format("{} does not play {}", name_, game.id));
    if (options != settings_)
        for (const auto& [option, value] : options) set_option(option, value);
    settings_ = options;
    game_ = &game;
    has_played_ = true;
    new_board();
    synchronize();
}

void XBoardClient::new_board() {
    process_->write_line("new");
    if (game_->id != "chess") process_->write_line(fmt::format("variant {}", xboard_game(game_->id).name));
    process_->write_line("force");
    process_->write_line("easy");
    process_->write_line("post");
    has_level_ = false;
    moves_.clear();
    position_ = engine::start_position(game_->id);
    start_ = position_->text();
}

void XBoardClient::synchronize() {
    if (!features_.ping) {
        // Whatever it still has to say, it says now.
        while (process_->read_line(Clock::now() + quiet_moment)) {
        }
        return;
    }
    const std::string ping = std::to_string(++last_ping_);
    process_->write_line("ping " + ping);
    const auto deadline = Clock::now() + patience_;
    while (Clock::now() < deadline) {
        const auto line = process_->read_line(deadline);
        if (!line) break;
        Words words(*line);
        const std::string_view word = words.next();
        if (word == "pong" && words.next() == ping) return;
        const bool refuses = word == "Illegal" || (word == "tellusererror" && words.next() == "Illegal");
        if (refuses) throw ProcessError(name_ + " says " + text::quoted(*line));
    }
    throw ProcessError(fmt::format("{} has not answered 'ping' within {} s", name_, patience_.count()));
}

void XBoardClient::set_position(const std::string& start, const std::vector<std::string>& moves) {
    const bool continues =
        start == start_ && moves.size() >= moves_.size() && std::equal(moves_.begin(), moves_.end(), moves.begin());
    if (!continues) {
        if (!moves_.empty() || start_ != start) new_board();
        if (start != start_) {
            position_ = engine::position_from_text(game_->id, start);
            if (features_.setboard) set_board(start);
            else
                for (const std::string& line : BoardEditor(*position_).commands()) process_->write_line(line);
            start_ = start;
        }
    }
    for (std::size_t i = moves_.size(); i < moves.size(); ++i) send_move(moves[i]);
    synchronize();
}

void XBoardClient::set_board(const std::string& fen) {
    // In bughouse the pieces in hand come from elsewhere, and so does the word of them.
    const std::size_t begin = fen.find('[');
    const std::size_t end = fen.find(']');
    if (game_->id != "bughouse-seat" || begin == std::string::npos || end == std::string::npos) {
        process_->write_line("setboard " + fen);
        return;
    }
    std::string board = fen.substr(0, begin) + fen.substr(end + 1);
    std::erase(board, '~');
    std::string white;
    std::string black;
    for (const char piece : fen.substr(begin + 1, end - begin - 1))
        (board::upper_case(piece) == piece ? white : black) += board::upper_case(piece);
    process_->write_line("setboard " + board);
    // The blanks are for Sjeng: it misreads a list that ends right behind its last piece, and drops what it has not.
    process_->write_line(fmt::format("holding [{} ] [{} ]", white, black));
}

void XBoardClient::send_move(const std::string& coordinates) {
    process_->write_line((features_.usermove ? "usermove " : "") + xboard_move_text(*position_, coordinates));
    position_->play(coordinates);
    moves_.push_back(coordinates);
}

void XBoardClient::set_level(const MoveLimits& limits) {
    constexpr std::chrono::hours endless(10);
    if (limits.move_time.count() > 0) {
        process_->write_line(fmt::format("st {:g}", static_cast<double>(limits.move_time.count()) / 1000));
    } else {
        const bool first = position_->to_move() == game::Side::First;
        ClockTimes clock = limits.clock.value_or(ClockTimes{endless, endless, {}, {}, 0});
        process_->write_line(
            fmt::format("level {} {} {:g}", clock.moves_to_go, level_time(first ? clock.first : clock.second),
                        static_cast<double>((first ? clock.first_increment : clock.second_increment).count()) / 1000));
    }
    if (limits.depth > 0) process_->write_line(fmt::format("sd {}", limits.depth));
    has_level_ = true;
}

void XBoardClient::start_search(const MoveLimits& limits) {
    if (thinking_) throw ProcessError(name_ + " is thinking already");
    if (limits.nodes > 0) throw ProcessError(name_ + " speaks XBoard's protocol, which has no limit of nodes");
    if (!has_level_) set_level(limits);
    if (limits.clock && features_.time) {
        const bool first = position_->to_move() == game::Side::First;
        const auto [own, other] = first ? std::pair(limits.clock->first, limits.clock->second)
                                        : std::pair(limits.clock->second, limits.clock->first);
        process_->write_line(fmt::format("time {}", own.count() / 10));
        process_->write_line(fmt::format("otim {}", other.count() / 10));
    }
    info_ = {};
    thinking_ = true;
    thinking_since_ = Clock::now();
    process_->write_line("go");
}

std::optional<EngineMove> XBoardClient::wait_for_move(Clock::time_point deadline) {
    if (!thinking_) throw ProcessError(name_ + " was not asked for a move");
    while (Clock::now() < deadline) {
        const std::optional<std::string> line = process_->read_line(deadline);
        if (!line) break;
        if (!read_thinking_line(*line, info_))
            if (auto answer = read_answer(*line)) return answer;
    }
    return std::nullopt;
}

std::optional<EngineMove> XBoardClient::read_answer(std::string_view line) {
    EngineMove answer;
    Words words(line);
    std::string_view word = words.next();
    if (word == "tellics" || word == "tellicsnoalias") word = words.next();
    if (const std::string_view move = move_in(line); !move.empty()) {
        answer.best_move = move;
        // A move that makes no sense is the referee's business.
        try {
            answer.best_move = position_->read_move(move);
            moves_.push_back(answer.best_move);
            position_->play(answer.best_move);
        } catch (const text::ParseError&) {
            log::swallowed("the move of an engine makes no sense");
        }
    } else if (word == "move") {
        throw ProcessError(name_ + " says 'move' and names no move");
    } else if (word == "resign") {
        answer.claim = win_of(!position_->to_move());
    } else if (const auto result = game::result_from_text(word); result && *result != game::Result::Ongoing) {
        answer.claim = result;
    } else {
        return std::nullopt;
    }
    answer.elapsed = Clock::now() - thinking_since_;
    answer.info = info_;
    thinking_ = false;
    process_->write_line("force");
    return answer;
}

std::optional<EngineMove> XBoardClient::stop(Clock::time_point deadline) {
    process_->write_line("?");
    return wait_for_move(deadline);
}

void XBoardClient::quit() noexcept {
    try {
        process_->write_line("quit");
    } catch (const std::exception&) {
        log::swallowed("an engine could not be told to quit");  // it has left before us
    }
}

std::vector<std::pair<std::string, std::string>> parse_features(std::string_view line) {
    std::vector<std::pair<std::string, std::string>> features;
    std::string_view rest = line.substr(std::min(line.find("feature") + 7, line.size()));
    while (true) {
        const std::size_t begin = rest.find_first_not_of(" \t");
        const std::size_t equals = rest.find('=');
        if (begin == std::string_view::npos || equals == std::string_view::npos) return features;
        const std::string_view name = rest.substr(begin, equals - begin);
        rest.remove_prefix(equals + 1);
        const bool in_quotes = rest.starts_with('"');
        if (in_quotes) rest.remove_prefix(1);
        const std::size_t end = std::min(rest.find_first_of(in_quotes ? "\"" : " \t"), rest.size());
        features.emplace_back(name, rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

bool read_thinking_line(std::string_view line, SearchInfo& info) {
    constexpr int mate = 100'000;
    Words words(line);
    // Marks may stand behind the ply: "9.", "9+" ...
    std::string_view ply = words.next();
    while (!ply.empty() && std::isdigit(static_cast<unsigned char>(ply.back())) == 0) ply.remove_suffix(1);
    const auto depth = parse_number<int>(ply);
    std::string_view signed_score = words.next();
    if (signed_score.starts_with('+')) signed_score.remove_prefix(1);
    const auto score = parse_number<int>(signed_score);
    const auto time = parse_number<long long>(words.next());
    const auto nodes = parse_number<std::uint64_t>(words.next());
    if (!depth || !score || !time || !nodes) return false;

    info.depth = *depth;
    info.nodes = *nodes;
    if (*score >= mate) info.score = EngineScore{EngineScore::Unit::MovesToMate, *score - mate};
    else if (*score <= -mate) info.score = EngineScore{EngineScore::Unit::MovesToMate, *score + mate};
    else info.score = EngineScore{EngineScore::Unit::Centipawns, *score};
    info.pv.clear();
    while (!words.empty()) info.pv.emplace_back(words.next());
    return true;
}

std::string level_time(std::chrono::milliseconds time) {
    // Whole seconds, at least one: what is really left is told by `time` before every move.
    const auto seconds = std::max<long long>(1, std::chrono::floor<std::chrono::seconds>(time).count());
    return seconds % 60 == 0 ? std::to_string(seconds / 60) : fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

}  // namespace rookery::protocol
