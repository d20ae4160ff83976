#include "lab/work/local_executor.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>

#include "lab/work/performers.h"
#include "search/large_stack_thread.h"

namespace rookery::lab {
namespace {

class LocalExecution {
public:
    LocalExecution(Run& run, const std::atomic<bool>& stop) : run_(run), stop_(stop) {}

    RunEnd execute(unsigned threads) {
        {
            std::vector<search::LargeStackThread> workers;
            for (unsigned i = 0; i < std::max(1U, threads); ++i) workers.emplace_back([this] { work(); });
        }
        if (failure_) std::rethrow_exception(failure_);
        if (decided_) return RunEnd::Decided;
        const bool all = exhausted_ && results_.empty() && added_ == next_;
        // What ended out of order is no less true. Only a test that looks at the results one by one must not see it.
        for (const auto& [number, result] : results_)
            if (!result.empty()) run_.add(number, result);
        return all ? RunEnd::Complete : RunEnd::Stopped;
    }

private:
    struct NumberedJob {
        std::uint64_t number = 0;
        std::string text;
    };

    [[nodiscard]] bool must_end() const { return stop_.load(std::memory_order_relaxed) || ended_; }

    void work() {
        try {
            Surroundings surroundings;
            surroundings.run_programs = true;  // whoever began the run sits at this machine
            const auto performer = make_performer(run_.text(), surroundings);
            while (const auto job = next_job()) {
                const JobContext context{[this] { return must_end(); },
                                         [&](std::size_t done, std::size_t total) {
                                             const std::lock_guard lock(mutex_);
                                             run_.show(job->number, done, total);
                                         }};
                add(job->number, job->text.empty() ? "" : performer->perform(job->text, context));
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
            ended_ = true;
            added_some_.notify_all();
        }
    }

    [[nodiscard]] std::optional<NumberedJob> next_job() {
        std::unique_lock lock(mutex_);
        // Whoever works on what it depends on adds something at the end, even if only that it was stopped.
        added_some_.wait(lock, [this] { return must_end() || exhausted_ || run_.ready(next_); });
        if (must_end() || exhausted_) return std::nullopt;
        auto text = run_.job(next_);
        exhausted_ = !text;
        if (exhausted_) return std::nullopt;
        return NumberedJob{next_++, std::move(*text)};
    }

    void add(std::uint64_t number, std::string result) {
        const std::lock_guard lock(mutex_);
        added_some_.notify_all();
        if (ended_) return;
        // A job that was stopped on the way may have half a result, which is the last that anyone gets of it.
        results_.emplace(number, std::move(result));
        while (!ended_ && !results_.empty() && results_.begin()->first == added_ && !stop_) {
            const auto first = results_.extract(results_.begin());
            ++added_;
            if (!first.mapped().empty()) run_.add(first.key(), first.mapped());
            decided_ = run_.decided();
            if (decided_) ended_ = true;
        }
    }

    Run& run_;
    const std::atomic<bool>& stop_;
    std::atomic<bool> ended_ = false;

    std::mutex mutex_;
    std::condition_variable added_some_;
    std::uint64_t next_ = 0;
    std::uint64_t added_ = 0;                       ///< results that the run has
    std::map<std::uint64_t, std::string> results_;  ///< that wait for one before them
    bool exhausted_ = false;
    bool decided_ = false;
    std::exception_ptr failure_;
};

}  // namespace

RunEnd LocalExecutor::execute(Run& run, const std::atomic<bool>& stop) {
    return LocalExecution(run, stop).execute(threads_);
}

}  // namespace rookery::lab
