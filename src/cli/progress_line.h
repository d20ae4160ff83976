#pragma once

#include <chrono>
#include <cstdio>
#include <mutex>
#include <string>

#include <unistd.h>

namespace rookery::cli {

/// One line on the terminal that is written over and over while something takes long. In a pipe it writes nothing.
/// Safe to use from several threads.
class ProgressLine {
public:
    ProgressLine() = default;
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine() { clear(); }

    void show(const std::string& text) {
        if (!on_terminal_) return;
        const std::lock_guard lock(mutex_);
        const auto now = std::chrono::steady_clock::now();
        if (now < next_) return;
        next_ = now + std::chrono::milliseconds(100);
        std::fprintf(stderr, "\r%s\033[K", text.c_str());
        shown_ = true;
    }

    void clear() {
        const std::lock_guard lock(mutex_);
        if (shown_) std::fputs("\r\033[K", stderr);
        shown_ = false;
    }

private:
    const bool on_terminal_ = isatty(STDERR_FILENO) != 0;
    std::mutex mutex_;
    // Work that is done at once need not be announced.
    std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(300);
    bool shown_ = false;
};

}  // namespace rookery::cli
