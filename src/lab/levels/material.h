#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "engine/any_position.h"
#include "game/score.h"

namespace rookery::lab {

/// The positions of a game, one after each move; the first is the one that it began with.
using GamePositions = std::vector<std::unique_ptr<engine::AnyPosition>>;

/// What the move from the position of this number cost its player in material, a pawn being 1, by what was then taken:
/// from the position before the move to the first quiet one behind the reply. Below 0 if it has won something, and 0 if
/// the reply took nothing, or if the game counts something else than material.
[[nodiscard]] int material_lost(const GamePositions& positions, std::size_t move);

/// Whether nobody minds any more what a move costs: one side wins nine games in ten from here.
[[nodiscard]] bool is_decided(game::Score score);

}  // namespace rookery::lab
