#include "search/clock.h"

#include <algorithm>

namespace rookery::search {

MoveClock::MoveClock(const Limits& limits, game::Side side, const game::SearchParameters& parameters)
    : pondering_(limits.ponder) {
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
    const auto share = [](int percent) { return percent / 100.0; };
    const double overhead = static_cast<double>(limits.move_overhead.count());
    // What is left when the answer has arrived, without the moments that a busy machine may keep us from our work; a
    // clock that has nearly run out still gives something.
    const double whole = static_cast<double>(time.count());
    const double left =
        std::max(1.0, whole - overhead -
                          std::min<double>(parameters.clock_reserve, share(parameters.clock_reserve_share) * whole));
    const double gain = static_cast<double>(increment.count());

    // A game is taken to go on for this many moves; for more if no increment will help out at the end. Every one of
    // them pays the overhead and earns the increment.
    const double horizon = limits.moves_to_go ? std::clamp(*limits.moves_to_go, 1, parameters.clock_longest_horizon)
                           : gain > 0         ? parameters.clock_horizon
                                              : parameters.clock_sudden_horizon;
    const double total =
        std::max(share(parameters.clock_minimum_share) * left, left + (horizon - 1) * (gain - overhead));
    double optimum = std::min(total / horizon, share(parameters.clock_optimum_share) * left);
    double maximum =
        std::min(share(parameters.clock_maximum_factor) * optimum, share(parameters.clock_maximum_share) * left);
    // The last move before new time arrives may use nearly all that there is.
    if (limits.moves_to_go && *limits.moves_to_go <= 1)
        optimum = maximum = share(parameters.clock_last_move_share) * left;
    optimum_ = Milliseconds(static_cast<long>(std::max(1.0, optimum)));
    maximum_ = Milliseconds(static_cast<long>(std::max(1.0, maximum)));
}

}  // namespace rookery::search
