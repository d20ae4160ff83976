#pragma once

#include "chess/evaluation/geometry.h"
#include "chess/position.h"
#include "game/score.h"

namespace rookery::chess {

// The two evaluations of pawns and kings for a first look at a search. They count whole pawns.

/// A pawn is 1, a king 100. Unless a king was taken, that is the balance of pawns.
class PawnsKingsMaterial {
public:
    static constexpr game::ScoreUnit unit = game::ScoreUnit::Points;

    [[nodiscard]] game::Score score_for_mover(const Position<PawnsKings>& position) const {
        return material_for_mover(position, 100);
    }

    [[nodiscard]] static game::Score material_for_mover(const Position<PawnsKings>& position, game::Score king) {
        const auto value = [&](Color color) {
            return position.pieces(color, PieceType::Pawn).count() +
                   king * position.pieces(color, PieceType::King).count();
        };
        return value(position.color_to_move()) - value(!position.color_to_move());
    }
};

/// The same with the king at 1000; and the side to move likes the kings to be near each other.
class PawnsKingsDistance {
public:
    static constexpr game::ScoreUnit unit = game::ScoreUnit::Points;

    [[nodiscard]] game::Score score_for_mover(const Position<PawnsKings>& position) const {
        const game::Score material = PawnsKingsMaterial::material_for_mover(position, 1000);
        const auto distance = position.measure();
        return distance ? material + 10 - *distance : material;
    }
};

}  // namespace rookery::chess
