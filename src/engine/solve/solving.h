#pragma once

#include <algorithm>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/games/game_position.h"
#include "engine/memory.h"
#include "engine/solve/ending_solver.h"
#include "engine/solve/solve_report.h"
#include "solve/solution.h"
#include "text/parse_error.h"

namespace rookery::engine {

/// The legal moves with their values, best first; equal ones in the order of the generator. The solution has the values
/// of the stage after the position.
template <solve::Solvable P>
[[nodiscard]] std::vector<std::pair<typename P::Move, solve::Value>> solved_moves(
    const solve::Solution<typename P::States>& solution, P position) {
    std::vector<std::pair<typename P::Move, solve::Value>> solved;
    game::MoveList<P> moves;
    position.legal_moves(moves);
    for (const auto move : moves) {
        position.make(move);
        solved.emplace_back(move, solution.value(position).one_ply_before());
        position.unmake(move);
    }
    std::stable_sort(solved.begin(), solved.end(), [&](const auto& one, const auto& other) {
        return one.second.better_for(position.to_move(), other.second);
    });
    return solved;
}

template <solve::Solvable P>
[[nodiscard]] SolveReport solve_position(const AnyPosition& any, const solve::Work& work) {
    using Solution = solve::Solution<typename P::States>;
    const P& position = dynamic_cast<const GamePosition<P>&>(any).position();
    const typename P::States states(position);
    const int stage = states.stage_of(position);
    const solve::StageRange wanted{stage, stage + 1};
    require_memory(Solution::bytes_needed(states, wanted));
    SolveReport report;
    const auto solution = Solution::solve(states, wanted, work);
    if (!solution) return report;
    report.complete = true;
    report.value = solution->value(position);
    report.counts = solution->counts();
    if (!game::outcome(position).over())
        for (const auto& [move, value] : solved_moves(*solution, position))
            report.moves.push_back({position.move_text(move), value});
    return report;
}

/// The solver of a game; null if not even its endings can be solved.
template <class P>
[[nodiscard]] constexpr Solver solver_of() {
    if constexpr (solve::Solvable<P>) return &solve_position<P>;
    else return ending_solver_of<P>();
}

/// Whole solutions, found when somebody needs one and kept for everybody.
template <solve::Solvable P>
class Solutions {
public:
    using States = typename P::States;
    using Solution = solve::Solution<States>;

    [[nodiscard]] static Solutions& shared() {
        static Solutions solutions;
        return solutions;
    }

    /// Throws ParseError if the solution is not known and takes more memory than there is.
    void require_room(const P& position) {
        const std::lock_guard lock(mutex_);
        const States states(position);
        if (!known(states)) require_memory(Solution::bytes_needed(states, {0, states.stages()}));
    }

    /// The solution of the game that the position belongs to; null if it was stopped before it was found.
    [[nodiscard]] std::shared_ptr<const Solution> of(const P& position, const std::atomic<bool>& stop) {
        const std::lock_guard lock(mutex_);
        const States states(position);
        if (auto solution = known(states)) return solution;
        auto solution = Solution::solve(states, {0, states.stages()}, {all_cores(), &stop, {}});
        if (!solution) return nullptr;
        return solutions_.emplace_back(std::make_shared<const Solution>(std::move(*solution)));
    }

private:
    [[nodiscard]] std::shared_ptr<const Solution> known(const States& states) const {
        for (const auto& solution : solutions_)
            if (solution->space() == states) return solution;
        return nullptr;
    }

    std::mutex mutex_;
    std::vector<std::shared_ptr<const Solution>> solutions_;
};

}  // namespace rookery::engine
