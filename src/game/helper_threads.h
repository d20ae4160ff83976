#pragma once

#include <cstddef>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace rookery::game {

/// Threads that help with a piece of work. They are waited for at the end, also when it comes by an exception: whoever
/// uses it declares it after everything that the helpers touch.
class HelperThreads {
public:
    HelperThreads() = default;
    HelperThreads(const HelperThreads&) = delete;
    HelperThreads& operator=(const HelperThreads&) = delete;
    ~HelperThreads() {
        for (std::thread& thread : threads_) thread.join();
    }

    /// False if no thread can be had: then whoever asked does the work, or does without.
    template <class Work>
    [[nodiscard]] bool add(Work work) {
        threads_.reserve(threads_.size() + 1);  // so that a thread that runs is one that is kept
        try {
            threads_.emplace_back(std::move(work));
        } catch (const std::system_error&) {
            return false;
        }
        return true;
    }
    [[nodiscard]] std::size_t count() const { return threads_.size(); }

private:
    std::vector<std::thread> threads_;
};

}  // namespace rookery::game
