#pragma once

#include <string>

#include "board/random.h"
#include "engine/any_position.h"

namespace rookery::lab {

/// A yardstick for the weakest levels: somebody who has just learned how the pieces move. Every move is drawn by lot,
/// but three times in four the beginner looks around first, sees what wins the game at once, and otherwise takes the
/// most that the next move does not take back. Nothing else is seen: neither what the other side threatens nor what is
/// left hanging. The same random numbers give the same moves.
[[nodiscard]] std::string beginner_move(const engine::AnyPosition& position, board::Random& random);

}  // namespace rookery::lab
