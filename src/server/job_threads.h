#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "app/job_runner.h"

namespace rookery::server {

/// A few threads that do the jobs. They insist less on the processor than whoever serves people does.
class JobThreads final : public app::JobRunner {
public:
    /// 0 threads for as many as there are cores.
    explicit JobThreads(std::size_t threads = 0);
    /// Stops everything, and waits for it.
    ~JobThreads() override;
    JobThreads(const JobThreads&) = delete;
    JobThreads& operator=(const JobThreads&) = delete;

    [[nodiscard]] std::shared_ptr<Stop> start(Work work) override;

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
