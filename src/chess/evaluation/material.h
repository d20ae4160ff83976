#pragma once

#include <array>

#include "chess/position.h"
#include "game/score.h"

namespace rookery::chess {

/// Counts the pieces and nothing else, in tenths of a pawn: the evaluation for a first look at a search, since everyone
/// can check it on their fingers. Pieces in hand count like others; where losing them wins, they count against.
template <class R>
class MaterialEvaluation {
public:
    static constexpr game::ScoreUnit unit = game::ScoreUnit::Points;

    [[nodiscard]] game::Score score_for_mover(const Position<R>& position) const {
        const Color us = position.color_to_move();
        game::Score score = 0;
        for (std::size_t type = 0; type < values.size(); ++type) {
            const Bitboard pieces = position.pieces(static_cast<PieceType>(type));
            int balance = (pieces & position.pieces(us)).count() - (pieces & position.pieces(!us)).count();
            if constexpr (R::drops) {
                if (type < pocket_types)
                    balance += position.held(us, static_cast<PieceType>(type)) -
                               position.held(!us, static_cast<PieceType>(type));
            }
            score += values[type] * balance;
        }
        return R::losing_wins ? -score : score;
    }

private:
    static constexpr std::array<game::Score, board::piece_type_count> values = {10, 30, 30, 50, 90, 900};
};

}  // namespace rookery::chess
