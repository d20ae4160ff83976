#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <ostream>
#include <streambuf>
#include <string>
#include <utility>

namespace rookery::support {

/// A stream into a text that several threads may write and read.
class SharedText : private std::streambuf {
public:
    std::ostream stream{this};

    /// What has been written since it was last taken.
    std::string take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(text_, {});
    }
    /// Waits until this has been written and takes all there is; what is there by the end of a long patience.
    std::string take_with(const std::string& part) {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, std::chrono::seconds(60), [&] { return text_.find(part) != std::string::npos; });
        return std::exchange(text_, {});
    }

private:
    std::streamsize xsputn(const char* letters, std::streamsize count) override {
        {
            const std::lock_guard lock(mutex_);
            text_.append(letters, static_cast<std::size_t>(count));
        }
        changed_.notify_all();
        return count;
    }
    int_type overflow(int_type letter) override {
        const char single = traits_type::to_char_type(letter);
        xsputn(&single, 1);
        return traits_type::not_eof(letter);
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::string text_;
};

}  // namespace rookery::support
