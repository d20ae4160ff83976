#pragma once

#include "engine/any_position.h"

namespace rookery::engine {

/// Whether the position is an ending of a game that is too large as a whole, with so few men that `solve` can find the
/// exact value of every move.
[[nodiscard]] bool is_solvable_ending(const AnyPosition& position);

}  // namespace rookery::engine
