#include "protocol/xboard/xboard_text.h"

#include <fmt/format.h>

#include "protocol/xboard/xboard_games.h"

namespace rookery::protocol {

using game::Reason;
using game::Result;

std::string xboard_move_text(const engine::AnyPosition& position, const std::string& coordinates) {
    if (xboard_game(position.info().id).castling_in_letters) {
        const std::string notation = position.move_notation(coordinates);
        if (notation.starts_with("O-O")) return notation.substr(0, notation.find_first_of("+#"));
    }
    return coordinates;
}

long xboard_score(search::Score score, const engine::CentipawnScale& scale) {
    if (!search::is_forced(score)) return scale.centipawns(score).value_or(score);
    return search::moves_to_end(score) + (score > 0 ? 100'000 : -100'000);
}

std::string thinking_line(const engine::Report& report, const engine::AnyPosition& position, std::string_view before,
                          const engine::CentipawnScale& scale) {
    std::string text = fmt::format("{} {} {} {}", report.depth, xboard_score(report.score_for_mover, scale),
                                   report.time.count() / 10, report.nodes);
    if (!before.empty()) text += fmt::format(" {}", before);
    const auto walk = position.clone();
    for (const std::string& move : report.moves) {
        text += " " + walk->move_notation(move);
        walk->play(move);
    }
    if (report.bound == search::Bound::Lower) text += " !";
    if (report.bound == search::Bound::Upper) text += " ?";
    return text + "\n";
}

std::string result_line(game::Outcome outcome) {
    const std::string_view winner = outcome.result == Result::FirstWins ? "White" : "Black";
    std::string comment;
    if (outcome.result == Result::Draw)
        comment =
            outcome.reason == Reason::Stalemate ? "Stalemate" : fmt::format("Draw by {}", reason_text(outcome.reason));
    else if (outcome.reason == Reason::Checkmate) comment = fmt::format("{} mates", winner);
    else comment = fmt::format("{} wins: {}", winner, reason_text(outcome.reason));
    return fmt::format("{} {{{}}}\n", result_text(outcome.result), comment);
}

}  // namespace rookery::protocol
