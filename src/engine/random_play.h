#pragma once

#include <memory>
#include <string_view>

#include "board/random.h"
#include "engine/any_position.h"

namespace rookery::engine {

/// So many random moves on the position; fewer if the game is over by then.
void play_random_moves(AnyPosition& position, int plies, board::Random& random);

/// So many random moves from one of the game's starts; fewer if the game is over by then.
[[nodiscard]] std::unique_ptr<AnyPosition> random_play(std::string_view game, int plies, board::Random& random);

/// A position from random play: a random number of moves, never more than `longest` and never into the end of the game.
[[nodiscard]] std::unique_ptr<AnyPosition> random_position(std::string_view game, board::Random& random,
                                                           int longest = 120);

}  // namespace rookery::engine
