#pragma once

#include "search/score.h"

namespace rookery::engine {

/// The chances of a game's outcomes for the side to move, in thousandths; the sum is 1000.
struct WinDrawLoss {
    int win = 0;
    int draw = 0;
    int loss = 0;
};

[[nodiscard]] WinDrawLoss win_draw_loss(search::Score score_for_mover);

}  // namespace rookery::engine
