#include "app/library/game_pgn.h"

#include <algorithm>
#include <ctime>
#include <sstream>

#include <fmt/format.h>

#include "app/api/sentences.h"
#include "engine/game_tags.h"
#include "engine/games.h"
#include "lab/analyse/annotation.h"
#include "notation/bpgn.h"
#include "notation/pgn_comment.h"
#include "notation/pgn_writer.h"
#include "text/parse_error.h"

namespace rookery::app {
std::string pgn_date(std::int64_t milliseconds) {
    const auto seconds = static_cast<std::time_t>(milliseconds / 1000);
    std::tm time{};
    localtime_r(&seconds, &time);
    return fmt::format("{:04}.{:02}.{:02}", time.tm_year + 1900, time.tm_mon + 1, time.tm_mday);
}

namespace {

/// In the words of the PGN standard.
std::string_view termination_text(const std::optional<Ending>& ending) {
    if (!ending) return "unterminated";
    return ending->reason == "time" ? "time forfeit" : "normal";
}

std::string seconds_text(Milliseconds time) {
    const auto count = time.count();
    return count % 1000 == 0 ? fmt::format("{}", count / 1000)
                             : fmt::format("{:.3f}", static_cast<double>(count) / 1000);
}

void add_comments(notation::PgnMove& written, const PlayedMove& played, bool several_boards) {
    notation::PgnComment comment;
    // With several boards the clock stands alone, in seconds.
    if (played.clock && several_boards)
        written.comments.push_back(fmt::format("{:.3f}", static_cast<double>(played.clock->count()) / 1000));
    else if (played.clock) comment.set("clk", notation::clock_value(played.clock->count()));
    if (played.search && played.search->score_for_first)
        comment.set("eval", lab::eval_text(*played.search->score_for_first, played.search->unit));
    if (!comment.commands.empty()) written.comments.push_back(comment.joined());
}

/// "2026-11-16" of "2026.11.16", as far as it is known.
std::string day_of(std::string_view date) {
    constexpr std::size_t lengths[] = {4, 2, 2};
    std::string day;
    for (const std::size_t length : lengths) {
        const std::string_view part = date.substr(0, length);
        const bool is_known = part.size() == length && std::all_of(part.begin(), part.end(), [](char letter) {
                                  return letter >= '0' && letter <= '9';
                              });
        if (!is_known) return day;
        day += (day.empty() ? "" : "-") + std::string(part);
        date.remove_prefix(length);
        if (date.empty()) return day;
        if (date[0] != '.' && date[0] != '-' && date[0] != '/') return day;
        date.remove_prefix(1);
    }
    return day;
}

std::optional<Ending> ending_of(const notation::PgnGame& game, const engine::AnyPosition& end) {
    const game::Outcome outcome = end.outcome();
    if (game.result == game::Result::Ongoing) return std::nullopt;
    Ending ending{game.result, ""};
    if (outcome.result == game.result) ending.reason = reason_text(outcome.reason);
    else if (game.tag("Termination") == "time forfeit" || game.tag("Termination") == "Time forfeit")
        ending.reason = "time";
    return ending;
}

std::string known(std::string_view value) { return value == "?" ? "" : std::string(value); }

/// As PGN has it: 300, 300+2, or 1/30 for a move every thirty seconds.
std::string time_control(const ClockSettings& clock) {
    if (clock.per_move()) return "1/" + seconds_text(clock.increment);
    return seconds_text(clock.initial) + (clock.increment.count() > 0 ? "+" + seconds_text(clock.increment) : "");
}

}  // namespace

notation::PgnGame played_pgn(const StoredGame& stored, const std::string& title) {
    const GameHeader& header = stored.header;
    const auto position = engine::position_from_text(header.game, header.start);
    const bool several_boards = header.game == "bughouse";
    notation::PgnGame pgn;
    pgn.set_tag("Event", title.empty() ? "?" : title);
    pgn.set_tag("Site", "?");
    pgn.set_tag("Date", pgn_date(header.created));
    pgn.set_tag("Round", "?");
    engine::set_player_tags(pgn, *position, names_of(position->info(), header.players));
    if (header.ending) pgn.result = header.ending->result;
    pgn.set_tag("Result", result_text(pgn.result));
    engine::set_start_tags(pgn, header.game, header.start);
    if (header.clock) pgn.set_tag("TimeControl", time_control(*header.clock));
    pgn.set_tag("Termination", termination_text(header.ending));
    pgn.set_tag("PlyCount", std::to_string(stored.moves.size()));
    for (const PlayedMove& played : stored.moves) {
        notation::PgnMove& written = pgn.main.moves.emplace_back();
        const std::string move = position->read_move(played.move);
        written.notation = position->move_notation(move);
        add_comments(written, played, several_boards);
        position->play(move);
    }
    if (header.ending) {
        auto& last = pgn.main.moves.empty() ? pgn.main.comments : pgn.main.moves.back().comments;
        last.push_back(ending_words(position->info(), *header.ending));
    }
    return pgn;
}

std::string pgn_text(const StoredGame& stored, const std::string& title) {
    if (!stored.pgn.empty()) return stored.pgn;
    std::ostringstream text;
    write_pgn(text, played_pgn(stored, title));
    return text.str();
}

TextGame text_game(const notation::PgnGame& game, const engine::RepairedGame& repaired, GameSource source) {
    TextGame kept;
    kept.source = source;
    kept.game = repaired.start->info().id;
    kept.start = repaired.start->text();
    kept.position = repaired.end->text();
    kept.plies = static_cast<int>(game.main.moves.size());
    kept.ending = ending_of(game, *repaired.end);
    kept.names = engine::players_in_tags(game, *repaired.start);
    kept.event = known(game.tag("Event"));
    kept.day = day_of(game.tag("Date").empty() ? game.tag("UTCDate") : game.tag("Date"));
    std::ostringstream text;
    write_pgn(text, game);
    kept.pgn = text.str();
    return kept;
}

}  // namespace rookery::app
