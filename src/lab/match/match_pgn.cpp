#include "lab/match/match_pgn.h"

#include <array>
#include <cstdio>

#include "engine/game_tags.h"
#include "engine/games.h"
#include "notation/pgn_comment.h"

namespace rookery::lab {
namespace {

/// In the words of the PGN standard.
std::string termination_text(Termination termination) {
    switch (termination) {
        case Termination::Rules:
        case Termination::Resigned: return "normal";
        case Termination::TimeLoss:
        case Termination::NoAnswer: return "time forfeit";
        case Termination::IllegalMove:
        case Termination::WrongClaim: return "rules infraction";
        case Termination::Crash: return "abandoned";
        case Termination::DrawAdjudicated:
        case Termination::WinAdjudicated:
        case Termination::MaximumPlies: return "adjudication";
        case Termination::Stopped: break;
    }
    return "unterminated";
}

/// With several boards the clock stands alone: "{299.000}", in seconds.
std::string clock_comment(std::chrono::milliseconds left) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3f", static_cast<double>(left.count()) / 1000);
    return text.data();
}

std::string comment_on(const PlayedMove& move, bool several_boards, bool timed) {
    std::string score = "?";
    if (move.info.score) {
        const int value = move.info.score->for_mover;
        switch (move.info.score->unit) {
            case protocol::EngineScore::Unit::Centipawns: score = notation::score_text(value); break;
            case protocol::EngineScore::Unit::MovesToMate: score = notation::mate_text(value); break;
            case protocol::EngineScore::Unit::Points:
                score = notation::score_text(value, game::ScoreUnit::Points);
                break;
        }
    }
    // Where time makes no difference, games that are played again are the same, and so is what is written of them.
    const std::chrono::duration<double> seconds = move.elapsed;
    const std::string words = timed ? notation::evaluation_comment(score, move.info.depth, seconds.count())
                                    : score + "/" + std::to_string(move.info.depth);
    notation::PgnComment comment;
    if (move.clock_left && !several_boards) comment.set("clk", notation::clock_value(move.clock_left->count()));
    comment.text = (several_boards ? "C: " : "") + words;
    return comment.joined();
}

/// "40/60+0.5", in seconds, as the standard has it for a clock.
std::string time_control_text(const Pace& pace) {
    if (!pace.clock) return "";
    const auto seconds = [](std::chrono::milliseconds time) {
        std::string text = std::to_string(time.count() / 1000);
        if (const auto rest = time.count() % 1000; rest != 0) text += "." + std::to_string(1000 + rest).substr(1);
        return text;
    };
    std::string text = pace.clock->moves > 0 ? std::to_string(pace.clock->moves) + "/" : "";
    text += seconds(pace.clock->time);
    if (pace.clock->increment.count() > 0) text += "+" + seconds(pace.clock->increment);
    return text;
}

}  // namespace

notation::PgnGame to_pgn(const GameRecord& record, const MatchSettings& settings, const std::string& date) {
    notation::PgnGame pgn;
    pgn.set_tag("Event", record.names[0] + " - " + record.names[1]);
    pgn.set_tag("Date", date);
    pgn.set_tag("Round", std::to_string(record.number / 2 + 1) + "." + std::to_string(record.number % 2 + 1));
    const std::string& first = record.names[record.player(game::Side::First)];
    const std::string& second = record.names[record.player(game::Side::Second)];
    const bool several_boards = settings.game == "bughouse";
    pgn.result = record.result;
    engine::set_player_tags(pgn, *engine::position_from_text(settings.game, record.start), {first, second});
    if (several_boards) pgn.set_tag("Result", result_text(pgn.result));
    else complete_tags(pgn);
    engine::set_start_tags(pgn, settings.game, record.start);
    pgn.set_tag("Termination", termination_text(record.termination));
    pgn.set_tag("PlyCount", std::to_string(record.moves.size()));
    const std::string white_time = time_control_text(settings.engines[record.player(game::Side::First)].pace);
    const std::string black_time = time_control_text(settings.engines[record.player(game::Side::Second)].pace);
    if (!white_time.empty() && white_time == black_time) pgn.set_tag("TimeControl", white_time);
    for (const PlayedMove& move : record.moves) {
        notation::PgnMove& written = pgn.main.moves.emplace_back();
        written.notation = move.notation;
        if (several_boards && move.clock_left) written.comments.push_back(clock_comment(*move.clock_left));
        const Pace& pace = settings.engines[record.player(move.mover)].pace;
        const bool timed = pace.clock || pace.move_time.count() > 0;
        written.comments.push_back(comment_on(move, several_boards, timed));
    }
    auto& last_comments = pgn.main.moves.empty() ? pgn.main.comments : pgn.main.moves.back().comments;
    last_comments.push_back(record.reason);
    return pgn;
}

}  // namespace rookery::lab
