#pragma once

#include "chess/position.h"
#include "engine/solve/solve_report.h"

namespace rookery::engine {

/// Solves an ending of a game that is too large as a whole: see engine/endings.h.
template <class R>
[[nodiscard]] SolveReport solve_ending(const AnyPosition& position, const solve::Work& work);

/// Null if the game has no endings with a few men: on one board of several, others bring men to it.
template <class P>
[[nodiscard]] constexpr Solver ending_solver_of() {
    if constexpr (requires { typename P::Rules; }) {
        if constexpr (!P::Rules::team_board) return &solve_ending<typename P::Rules>;
    }
    return nullptr;
}

}  // namespace rookery::engine
