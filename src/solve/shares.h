#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <utility>

#include "solve/work.h"

namespace rookery::solve {

/// The progress of several pieces of work as that of one, which never goes back: also where more turns up than was
/// expected, and where threads report out of turn.
class Shares {
public:
    explicit Shares(const Work& whole) : whole_(whole) {}

    void expect(std::uint64_t size) {
        const std::lock_guard lock(mutex_);
        expected_ += size;
    }
    /// A piece of that size, which was expected. It reports to the whole.
    [[nodiscard]] Work piece(std::uint64_t size) {
        Work work = whole_;
        if (whole_.progress) work.progress = [this, size](double share) { report(share * static_cast<double>(size)); };
        return work;
    }
    void finish(std::uint64_t size) {
        {
            const std::lock_guard lock(mutex_);
            finished_ += size;
        }
        report(0);
    }

private:
    void report(double begun) {
        const std::lock_guard lock(mutex_);
        const double share = (static_cast<double>(finished_) + begun) / static_cast<double>(expected_);
        if (share <= reported_) return;
        reported_ = share;
        if (whole_.progress) whole_.progress(share);
    }

    const Work& whole_;
    std::mutex mutex_;
    std::uint64_t expected_ = 0;
    std::uint64_t finished_ = 0;
    double reported_ = 0;
};

}  // namespace rookery::solve
