#pragma once

#include "chess/position.h"
#include "game/score.h"

namespace rookery::chess {

/// The "simplified evaluation function" of Tomasz Michniewski: centipawn values, one table per piece that says how good
/// each square is for it, and a second table for the king once the queens are gone.
template <class R>
class SimplifiedEvaluation {
public:
    [[nodiscard]] game::Score score_for_mover(const Position<R>& position) const;

    /// Neither side has a queen, or every side that has one has at most one minor piece and nothing else besides.
    [[nodiscard]] static bool is_endgame(const Position<R>& position);
};

}  // namespace rookery::chess
