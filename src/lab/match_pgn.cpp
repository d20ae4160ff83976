#include "lab/match_pgn.h"

#include "engine/games.h"

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

std::string comment_on(const PlayedMove& move) {
    std::string score = "?";
    if (move.info.score) {
        const int value = move.info.score->for_mover;
        const bool mate = move.info.score->unit == protocol::EngineScore::Unit::MovesToMate;
        score = mate ? notation::mate_text(value) : notation::pawns_text(value);
    }
    const std::chrono::duration<double> seconds = move.elapsed;
    return notation::evaluation_comment(score, move.info.depth, seconds.count());
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
    pgn.event = record.names[0] + " - " + record.names[1];
    pgn.date = date;
    pgn.round = std::to_string(record.number / 2 + 1) + "." + std::to_string(record.number % 2 + 1);
    pgn.white = record.names[record.player(game::Side::First)];
    pgn.black = record.names[record.player(game::Side::Second)];
    pgn.result = record.result;
    if (settings.game != "chess") pgn.variant = settings.game;
    if (record.start != engine::start_position("chess")->text()) pgn.start = record.start;
    pgn.termination = termination_text(record.termination);
    pgn.last_comment = record.reason;
    pgn.more_tags.emplace_back("PlyCount", std::to_string(record.moves.size()));
    const std::string white_time = time_control_text(settings.engines[record.player(game::Side::First)].pace);
    const std::string black_time = time_control_text(settings.engines[record.player(game::Side::Second)].pace);
    if (!white_time.empty() && white_time == black_time) pgn.more_tags.emplace_back("TimeControl", white_time);
    for (const PlayedMove& move : record.moves) pgn.moves.push_back({move.notation, comment_on(move)});
    return pgn;
}

}  // namespace rookery::lab
