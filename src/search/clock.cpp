#include "search/clock.h"

#include <algorithm>

namespace rookery::search {

MoveClock::MoveClock(const Limits& limits, game::Side side) : pondering_(limits.ponder) {
    if (limits.infinite) return;
    if (limits.move_time) {
        limited_ = true;
        maximum_ = std::max(Milliseconds(1), *limits.move_time - limits.move_overhead);
        optimum_ = maximum_;
        return;
    }
    if (!limits.clocks) return;

    limited_ = limited_by_clock_ = true;
    const auto [time, increment] = (*limits.clocks)[index(side)];
    const double overhead = static_cast<double>(limits.move_overhead.count());
    // What is left when the answer has arrived, without the moments that a busy machine may keep us from our work; a
    // clock that has nearly run out still gives something.
    const double whole = static_cast<double>(time.count());
    const double left = std::max(1.0, whole - overhead - std::min(30.0, whole / 4));
    const double gain = static_cast<double>(increment.count());

    // A game is taken to go on for this many moves; for more if no increment will help out at the end. Every one of
    // them pays the overhead and earns the increment.
    const double horizon = limits.moves_to_go ? std::clamp(*limits.moves_to_go, 1, 40) : gain > 0 ? 32.0 : 44.0;
    const double total = std::max(0.3 * left, left + (horizon - 1) * (gain - overhead));
    double optimum = std::min(total / horizon, 0.5 * left);
    double maximum = std::min(4 * optimum, 0.6 * left);
    // The last move before new time arrives may use nearly all that there is.
    if (limits.moves_to_go && *limits.moves_to_go <= 1) optimum = maximum = 0.9 * left;
    optimum_ = Milliseconds(static_cast<long>(std::max(1.0, optimum)));
    maximum_ = Milliseconds(static_cast<long>(std::max(1.0, maximum)));
}

}  // namespace rookery::search
