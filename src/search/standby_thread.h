#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <utility>

#include "search/large_stack_thread.h"
#include "search/thread_niceness.h"

namespace rookery::search {

/// A deep thread that stays: it waits for work, does it, and waits again, so that short searches do not pay for a new
/// thread each. To be used from one thread at a time.
class StandbyThread {
public:
    /// A nice thread leaves the processor to others; without a number it is as nice as the one that makes it. Throws
    /// std::system_error if no thread can be had.
    explicit StandbyThread(std::optional<int> niceness = {}) : thread_([this, niceness] { serve(niceness); }) {}
    StandbyThread(const StandbyThread&) = delete;
    StandbyThread& operator=(const StandbyThread&) = delete;
    ~StandbyThread() {
        {
            const std::lock_guard lock(mutex_);
            ending_ = true;
        }
        changed_.notify_all();
        thread_.join();
    }

    /// Begins the work, which must not throw, after what it is still doing.
    void start(std::function<void()> work) {
        wait();
        {
            const std::lock_guard lock(mutex_);
            work_ = std::move(work);
            busy_ = true;
        }
        changed_.notify_all();
    }

    /// Waits until the work is done.
    void wait() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !busy_; });
    }
    /// The same, but not for longer. False if it is not done by then.
    [[nodiscard]] bool wait_for(std::chrono::milliseconds time) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, time, [this] { return !busy_; });
    }

private:
    void serve(std::optional<int> niceness) {
        if (niceness) set_thread_niceness(*niceness);
        std::unique_lock lock(mutex_);
        while (true) {
            changed_.wait(lock, [this] { return busy_ || ending_; });
            if (!busy_) return;
            lock.unlock();
            std::exchange(work_, nullptr)();  // and what it held is gone before anybody hears that it is done
            lock.lock();
            busy_ = false;
            changed_.notify_all();
        }
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::function<void()> work_;  ///< until it begins
    bool busy_ = false;
    bool ending_ = false;
    LargeStackThread thread_;  // goes first: it uses all the others
};

}  // namespace rookery::search
