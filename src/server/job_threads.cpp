#include "server/job_threads.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "engine/resources.h"
#include "log/log.h"

namespace rookery::server {

JobThreads::JobThreads(std::size_t threads) {
    if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
    threads_.reserve(threads);
    try {
        while (threads_.size() < threads) threads_.emplace_back([this] { serve(); });
    } catch (const std::system_error&) {
        if (threads_.empty()) throw;  // fewer will do, none will not
        log::swallowed("there are fewer threads for jobs than wanted");
    }
}

JobThreads::~JobThreads() {
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
        queue_.clear();
        for (const auto& stop : running_) *stop = true;
    }
    wanted_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

std::shared_ptr<app::JobRunner::Stop> JobThreads::start(Work work) {
    auto stop = std::make_shared<Stop>(false);
    {
        const std::scoped_lock lock(mutex_);
        queue_.push_back({std::move(work), stop});
    }
    wanted_.notify_one();
    return stop;
}

void JobThreads::serve() {
    engine::run_in_background();
    std::unique_lock lock(mutex_);
    while (true) {
        wanted_.wait(lock, [this] { return ending_ || !queue_.empty(); });
        if (ending_) return;
        const Job job = std::move(queue_.front());
        queue_.pop_front();
        running_.push_back(job.stop);
        lock.unlock();
        job.work(*job.stop);
        lock.lock();
        std::erase(running_, job.stop);
    }
}

}  // namespace rookery::server
