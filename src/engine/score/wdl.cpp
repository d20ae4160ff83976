#include "engine/score/wdl.h"

#include <algorithm>
#include <cmath>

namespace rookery::engine {

WinDrawLoss win_draw_loss(search::Score score) {
    if (search::is_decided(score)) return score > 0 ? WinDrawLoss{1000, 0, 0} : WinDrawLoss{0, 0, 1000};
    // Even chances to win at this score, and how fast they change around it, in centipawns. Fitted (maximum likelihood)
    // to the scores and results of 352,000 positions of self-play with 2,500 nodes a move.
    constexpr double even = 100.0;
    constexpr double width = 100.0;
    const auto chance = [](double advantage) {
        return static_cast<int>(std::lround(1000.0 / (1.0 + std::exp((even - advantage) / width))));
    };
    const int win = chance(score);
    const int loss = std::min(chance(-score), 1000 - win);
    return {win, 1000 - win - loss, loss};
}

}  // namespace rookery::engine
