#pragma once

#include <chrono>
#include <functional>

namespace rookery::app {

using Milliseconds = std::chrono::milliseconds;

/// The one thread on which games, sessions and connections live, so that none of them needs a lock.
class Loop {
public:
    virtual ~Loop() = default;

    /// Runs the task soon. The only function of the room that may be called from any thread.
    virtual void post(std::function<void()> task) = 0;
    /// Runs the task later. There is no way to take it back: a task asks whether it is still wanted.
    virtual void after(Milliseconds time, std::function<void()> task) = 0;
};

}  // namespace rookery::app
