#pragma once

#include "chess/evaluation/geometry.h"
#include "chess/evaluation/tally.h"
#include "chess/rules.h"

namespace rookery::chess {

/// The square as its owner sees it.
template <class R>
[[nodiscard]] constexpr Square seen_square(Color color, Square square) {
    return R::both_go_up ? square : relative_square(color, square);
}

/// What a piece is worth where it stands, for White: its material and its square.
template <class R, Color Us, class Trace>
[[nodiscard]] constexpr TaperedScore piece_score(Trace& trace, board::PieceType type, Square square) {
    constexpr const EvaluationWeights& weights = tuned_weights<R>;
    Tally<R, Us, Trace> tally(trace);
    const std::size_t place = half_board_index(seen_square<R>(Us, square));
    if (index(type) < weights.material.size()) tally.add(weights.material[index(type)]);
    else if (!R::royal[index(Us)]) tally.add(weights.common_king);
    tally.add(weights.piece_square[index(type)][place]);
    if constexpr (white_is_horde<R> && Us == Color::White) {
        if (index(type) < weights.material.size()) tally.add(weights.material_of_first[index(type)]);
        if (type == board::PieceType::Pawn) tally.add(weights.pawn_square_of_first[place]);
    }
    return tally.score();
}

}  // namespace rookery::chess
