#pragma once

#include <memory>
#include <string_view>

#include "board/random.h"
#include "engine/any_position.h"

namespace rookery::lab {

/// A position from random play: a random start of the game, then a random number of random moves, never more than
/// `longest` and never into the end of the game.
[[nodiscard]] std::unique_ptr<engine::AnyPosition> random_position(std::string_view game, board::Random& random,
                                                                   int longest = 120);

}  // namespace rookery::lab
