#include "server/jobs.h"

#include <algorithm>
#include <utility>

#include <sys/resource.h>

namespace rookery::server {

Jobs::Jobs(std::size_t threads) {
    if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
    for (std::size_t number = 0; number < threads; ++number) threads_.emplace_back([this] { serve(); });
}

Jobs::~Jobs() {
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
        queue_.clear();
        for (const auto& stop : running_) *stop = true;
    }
    wanted_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

std::shared_ptr<Jobs::Stop> Jobs::start(Work work) {
    auto stop = std::make_shared<Stop>(false);
    {
        const std::scoped_lock lock(mutex_);
        queue_.push_back({std::move(work), stop});
    }
    wanted_.notify_one();
    return stop;
}

void Jobs::serve() {
    constexpr int polite = 10;
    setpriority(PRIO_PROCESS, 0, polite);  // of this thread: so it is on Linux
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
