#pragma once

#include <algorithm>
#include <chrono>
#include <mutex>

namespace rookery::lab::cluster {

/// How much of the time between the first job of a worker and its last was spent with jobs. Safe to use from several
/// threads.
class WorkShare {
public:
    using Clock = std::chrono::steady_clock;

    void add(Clock::time_point begin, Clock::time_point end) {
        const std::lock_guard lock(mutex_);
        first_begin_ = std::min(first_begin_, begin);
        last_end_ = std::max(last_end_, end);
        worked_ += end - begin;
    }
    /// From 0 to 1, if so many jobs could be done at a time.
    [[nodiscard]] double of(unsigned slots) const {
        const std::lock_guard lock(mutex_);
        if (last_end_ <= first_begin_) return 0;
        return std::chrono::duration<double>(worked_) / ((last_end_ - first_begin_) * slots);
    }

private:
    mutable std::mutex mutex_;
    Clock::time_point first_begin_ = Clock::time_point::max();
    Clock::time_point last_end_ = Clock::time_point::min();
    Clock::duration worked_{};
};

}  // namespace rookery::lab::cluster
