#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace rookery::server {

/// Long work that is not the search of a game: a few threads do it, in the order in which it came, and insist less on
/// the processor than whoever serves people does.
class Jobs {
public:
    /// Set by whoever no longer wants the work. The work looks at it and ends soon.
    using Stop = std::atomic<bool>;
    /// Runs in another thread. Must not throw.
    using Work = std::function<void(const Stop& stop)>;

    /// 0 threads for as many as there are cores.
    explicit Jobs(std::size_t threads = 0);
    /// Stops everything, and waits for it.
    ~Jobs();
    Jobs(const Jobs&) = delete;
    Jobs& operator=(const Jobs&) = delete;

    /// Work that is stopped before it began is called all the same, so that it can say so.
    [[nodiscard]] std::shared_ptr<Stop> start(Work work);

private:
    struct Job {
        Work work;
        std::shared_ptr<Stop> stop;
    };

    void serve();

    std::mutex mutex_;
    std::condition_variable wanted_;
    std::deque<Job> queue_;
    std::vector<std::shared_ptr<Stop>> running_;
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace rookery::server
