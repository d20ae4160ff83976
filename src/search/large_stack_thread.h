#pragma once

#include <functional>
#include <memory>
#include <system_error>
#include <utility>

#include <pthread.h>

namespace rookery::search {

/// A thread for a search: like std::thread, but with room on its stack for the longest line of the game with the most
/// moves. A node keeps its moves in fixed arrays, which for eight boards take some hundred kilobytes; memory is taken
/// only as far as a search really goes.
class LargeStackThread {
public:
    LargeStackThread() = default;
    explicit LargeStackThread(std::function<void()> work) {
        auto owned = std::make_unique<std::function<void()>>(std::move(work));
        pthread_attr_t attributes;
        pthread_attr_init(&attributes);
        pthread_attr_setstacksize(&attributes, stack_bytes);
        const int problem = pthread_create(&thread_, &attributes, &run, owned.get());
        pthread_attr_destroy(&attributes);
        if (problem != 0) throw std::system_error(problem, std::generic_category(), "cannot start a thread");
        static_cast<void>(owned.release());
        joinable_ = true;
    }
    LargeStackThread(LargeStackThread&& other) noexcept
        : thread_(other.thread_), joinable_(std::exchange(other.joinable_, false)) {}
    LargeStackThread& operator=(LargeStackThread&& other) noexcept {
        join();
        thread_ = other.thread_;
        joinable_ = std::exchange(other.joinable_, false);
        return *this;
    }
    ~LargeStackThread() { join(); }

    [[nodiscard]] bool joinable() const { return joinable_; }
    /// Waits for its end; at once if it has not begun.
    void join() {
        if (std::exchange(joinable_, false)) pthread_join(thread_, nullptr);
    }

private:
    static constexpr std::size_t stack_bytes = std::size_t{128} << 20;

    static void* run(void* work) {
        const std::unique_ptr<std::function<void()>> owned(static_cast<std::function<void()>*>(work));
        (*owned)();
        return nullptr;
    }

    pthread_t thread_{};
    bool joinable_ = false;
};

}  // namespace rookery::search
