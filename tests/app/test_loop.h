#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <queue>

#include <gtest/gtest.h>

#include "app/loop.h"

namespace rookery::app {

/// A loop that runs while a test waits for something.
class TestLoop final : public Loop {
public:
    void post(std::function<void()> task) override {
        const std::lock_guard lock(mutex_);
        tasks_.push(std::move(task));
        changed_.notify_all();
    }
    void after(Milliseconds time, std::function<void()> task) override {
        const std::lock_guard lock(mutex_);
        timers_.emplace(Clock::now() + time, std::move(task));
    }
    void run_until(const std::function<bool()>& done) {
        const auto deadline = Clock::now() + std::chrono::minutes(5);
        while (!done()) {
            ASSERT_LT(Clock::now(), deadline) << "nothing happens any more";
            if (auto task = next()) task();
        }
    }

private:
    using Clock = std::chrono::steady_clock;

    std::function<void()> next() {
        std::unique_lock lock(mutex_);
        if (tasks_.empty() && (timers_.empty() || timers_.begin()->first > Clock::now()))
            changed_.wait_for(lock, Milliseconds(5));
        if (!tasks_.empty()) {
            auto task = std::move(tasks_.front());
            tasks_.pop();
            return task;
        }
        if (timers_.empty() || timers_.begin()->first > Clock::now()) return {};
        auto task = std::move(timers_.begin()->second);
        timers_.erase(timers_.begin());
        return task;
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::queue<std::function<void()>> tasks_;
    std::multimap<Clock::time_point, std::function<void()>> timers_;
};

}  // namespace rookery::app
