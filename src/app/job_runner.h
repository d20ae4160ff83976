#pragma once

#include <atomic>
#include <functional>
#include <memory>

namespace rookery::app {

/// Does long work that is not the search of a game, beside the loop, in the order in which it came.
class JobRunner {
public:
    /// Set by whoever no longer wants the work. The work looks at it and ends soon.
    using Stop = std::atomic<bool>;
    /// Does not run on the loop. Must not throw.
    using Work = std::function<void(const Stop& stop)>;

    virtual ~JobRunner() = default;

    /// Work that is stopped before it began is called all the same, so that it can say so. It should do no more.
    [[nodiscard]] virtual std::shared_ptr<Stop> start(Work work) = 0;
};

}  // namespace rookery::app
