#pragma once

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "engine/any_position.h"
#include "game/game.h"
#include "solve/value.h"
#include "solve/work.h"

namespace rookery::engine {

/// A legal move, and what the position is worth if it is played.
struct SolvedMove {
    std::string move;
    solve::Value value;
};

/// The exact solution of a position and of the game it belongs to.
struct SolveReport {
    bool complete = false;  ///< or it was stopped, and the rest says nothing
    solve::Value value;
    std::vector<SolvedMove> moves;  ///< best first
    solve::Counts counts;           ///< of all positions of the game
};

/// Solves the game that a position belongs to.
using Solver = SolveReport (*)(const AnyPosition& position, const solve::Work& work);

[[nodiscard]] inline unsigned all_cores() { return std::max(1U, std::thread::hardware_concurrency()); }

/// "Win for White in 12 plies".
[[nodiscard]] inline std::string value_text(const game::GameInfo& info, solve::Value value) {
    const auto winner = winner_of(value.result());
    if (!winner) return "Draw";
    return "Win for " + std::string(info.name_of(*winner)) + " in " + std::to_string(value.plies()) +
           (value.plies() == 1 ? " ply" : " plies");
}

}  // namespace rookery::engine
