#pragma once

#include "chess/evaluation/geometry.h"
#include "chess/position.h"
#include "game/score.h"

namespace rookery::chess {

// The two evaluations of pawns and kings for a first look at a search. They count whole pawns, and pieces as people do
// where the players have agreed on promotion.

/// A pawn is 1, a king 100. Unless a king was taken, that is the balance of pawns.
class PawnsKingsMaterial {
public:
    static constexpr game::ScoreUnit unit = game::ScoreUnit::Points;

    [[nodiscard]] game::Score score_for_mover(const Position<PawnsKings>& position) const {
        return material_for_mover(position, 100);
    }

    [[nodiscard]] static game::Score material_for_mover(const Position<PawnsKings>& position, game::Score king) {
        const auto value = [&](Color color) {
            const auto count = [&](PieceType type) { return position.pieces(color, type).count(); };
            const game::Score kings_and_pawns = count(PieceType::Pawn) + king * count(PieceType::King);
            if (!position.has_promotion()) return kings_and_pawns;
            return kings_and_pawns + 3 * (count(PieceType::Knight) + count(PieceType::Bishop)) +
                   5 * count(PieceType::Rook) + 9 * count(PieceType::Queen);
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
