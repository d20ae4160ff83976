#include "bughouse/evaluation/tunable.h"

#include <cstddef>
#include <utility>

#include "bughouse/evaluation/tuned.h"
#include "bughouse/position.h"
#include "chess/evaluation/weights.h"

namespace rookery::bughouse {
namespace {

/// Having the move does not count on every board.
void take_away_the_move(chess::EvaluationTrace& trace, Color mover) {
    constexpr std::size_t tempo = offsetof(chess::EvaluationWeights, tempo) / sizeof(chess::Weight);
    constexpr chess::Weight weight = chess::tuned_weights<chess::BughouseBoard>.tempo;
    trace.features.counts[index(mover)][tempo] = 0;
    if (mover == Color::White) trace.sum -= weight;
    else trace.sum += weight;
}

chess::TracedPosition traced(std::string_view bfen) {
    const auto position = Position::from_text(bfen);
    chess::TracedPosition result;
    result.pressed = position.in_check();
    // A text has the turns of the seats that are to move, which are those of one team.
    result.ply = position.to_move() == Side::First ? 0 : 1;
    for (std::size_t number = 0; number < position.board_count(); ++number) {
        const Board& board = position.board(number);
        result.ply += 2 * position.turns(number, board.color_to_move());
        chess::EvaluationTrace trace = chess::trace_evaluation(board);
        if (number >= TunedEvaluation::fitted_boards) take_away_the_move(trace, board.color_to_move());
        const bool first_has_white = position.color_of(Side::First, number) == Color::White;
        if (!first_has_white) std::swap(trace.features.counts[0], trace.features.counts[1]);
        for (std::size_t team = 0; team < 2; ++team)
            for (std::size_t weight = 0; weight < chess::weight_count; ++weight) {
                auto& count = result.trace.features.counts[team][weight];
                count = static_cast<std::int16_t>(count + trace.features.counts[team][weight]);
            }
        if (first_has_white) result.trace.sum += trace.sum;
        else result.trace.sum -= trace.sum;
        result.trace.tapering = trace.tapering;  // with drops there is no endgame: it is the same on every board
    }
    return result;
}

}  // namespace

const chess::TunableRules& tunable_rules() {
    static const chess::TunableRules rules{Position::info.id, "BughouseBoard",
                                           &chess::tuned_weights<chess::BughouseBoard>, &traced};
    return rules;
}

}  // namespace rookery::bughouse
