#pragma once

#include <mutex>
#include <ostream>
#include <string_view>

namespace rookery::protocol {

/// Where a protocol writes: the thread that reads commands and the one that searches share it, a text at a time.
class Output {
public:
    explicit Output(std::ostream& out) : out_(out) {}

    void write(std::string_view text) {
        const std::lock_guard lock(mutex_);
        out_ << text << std::flush;
    }

private:
    std::mutex mutex_;
    std::ostream& out_;
};

}  // namespace rookery::protocol
