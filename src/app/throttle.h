#pragma once

#include <chrono>

namespace rookery::app {

/// For news of long work: tells no more than a person can follow.
class Throttle {
public:
    [[nodiscard]] bool is_due() {
        const auto now = std::chrono::steady_clock::now();
        if (now - last_ < interval) return false;
        last_ = now;
        return true;
    }

private:
    static constexpr std::chrono::milliseconds interval{100};

    std::chrono::steady_clock::time_point last_{};
};

}  // namespace rookery::app
