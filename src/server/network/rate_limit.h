#pragma once

#include <algorithm>
#include <chrono>

#include "app/loop.h"

namespace rookery::server {

/// A bucket that fills at a steady rate: whoever empties it waits until there is something in it again.
class RateLimit {
public:
    using Clock = std::chrono::steady_clock;

    RateLimit(double per_second, double burst) : per_second_(per_second), burst_(burst), tokens_(burst) {}

    /// How long to wait before the next.
    [[nodiscard]] app::Milliseconds spend(double cost, Clock::time_point now) {
        const double seconds = std::chrono::duration<double>(now - last_).count();
        tokens_ = std::min(burst_, tokens_ + std::max(0.0, seconds) * per_second_) - cost;
        last_ = now;
        return app::Milliseconds(tokens_ >= 0 ? 0 : static_cast<int>(-tokens_ / per_second_ * 1000));
    }

private:
    double per_second_;
    double burst_;
    double tokens_;
    Clock::time_point last_ = Clock::now();
};

}  // namespace rookery::server
