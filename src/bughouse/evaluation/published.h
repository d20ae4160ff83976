#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "bughouse/position.h"
#include "game/score.h"

namespace rookery::bughouse {

/// What pieces are worth by type, from pawn to queen, in centipawns.
using PieceValues = std::array<int, chess::pocket_types>;

/// Values in hand that strong programs of their time used; on the board they stand for the pieces too.
inline constexpr PieceValues sjeng_values = {100, 210, 230, 250, 450};
inline constexpr PieceValues sunsetter_values = {100, 192, 195, 200, 390};

/// How a team looks at one of its boards.
enum class Attitude : std::uint8_t { KingAttack, KingDefense, PawnPromotion };

/// How much the pieces of a color trouble the enemy king, by their distance to it alone (Sjeng's table).
[[nodiscard]] int tropism(const Board& board, Color attacker);

/// What the places of a color's pawns are worth (Sjeng's table).
[[nodiscard]] int pawn_placement(const Board& board, Color color);

/// What is taken off for the king of a color: by the attacked squares around it and by what the enemy may drop (Sjeng's
/// table).
[[nodiscard]] int king_danger(const Board& board, Color color);

/// The attitude that the board calls for: to defend when the enemy is near the king, to promote when the way is open
/// for a pawn on the seventh rank, otherwise to attack.
[[nodiscard]] Attitude attitude_for(const Board& board, Color color);

/// Evaluations with known figures, for users to compare: simple enough to be followed with a pencil.
class PublishedEvaluation {
public:
    enum class Kind : std::uint8_t {
        Material,   ///< as in chess, in tenths of a pawn
        Sjeng,      ///< Sjeng's values, tropism, pawn table and king safety
        Sunsetter,  ///< Sunsetter's values and the same tropism
        Attitudes,  ///< Sjeng's, with the attitude that each board calls for
        KingAttack,
        KingDefense,
        PawnPromotion,
    };

    explicit PublishedEvaluation(Kind kind = Kind::Sjeng) : kind_(kind) {}

    [[nodiscard]] game::Score score_for_mover(const Position& position) const;
    [[nodiscard]] std::string describe(const Position& position) const;

private:
    [[nodiscard]] game::Score score_of(const Board& board, Color color) const;
    [[nodiscard]] Attitude attitude(const Board& board, Color color) const;

    Kind kind_;
};

}  // namespace rookery::bughouse
