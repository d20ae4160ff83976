#include "notation/line_reader.h"

#include <algorithm>
#include <cstring>

#include "notation/utf8.h"

namespace rookery::notation {

bool LineReader::next() {
    too_long_ = false;
    std::size_t searched = 0;  // of what was not handed out yet, without an end of line in it
    while (true) {
        const char* const rest = buffer_.data() + begin_;
        if (const void* found = std::memchr(rest + searched, '\n', end_ - begin_ - searched)) {
            const auto length = static_cast<std::size_t>(static_cast<const char*>(found) - rest);
            take(length);
            begin_ += length + 1;
            return true;
        }
        searched = end_ - begin_;
        if (searched > longest_line_) {
            too_long_ = true;
            take(0);
            skip_to_end_of_line();
            return true;
        }
        if (!fill()) break;
    }
    if (begin_ == end_) return false;
    take(end_ - begin_);
    begin_ = end_;
    return true;
}

bool LineReader::fill() {
    if (stop_ != nullptr && *stop_) return false;
    std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(begin_),
              buffer_.begin() + static_cast<std::ptrdiff_t>(end_), buffer_.begin());
    end_ -= begin_;
    begin_ = 0;
    const bool reads_on = number_ > 0 && buffer_.size() < full_size;
    if (end_ == buffer_.size() || reads_on) buffer_.resize(2 * buffer_.size());
    in_.read(buffer_.data() + end_, static_cast<std::streamsize>(buffer_.size() - end_));
    const auto count = static_cast<std::size_t>(in_.gcount());
    end_ += count;
    return count > 0;
}

void LineReader::skip_to_end_of_line() {
    while (true) {
        const char* const rest = buffer_.data() + begin_;
        if (const void* found = std::memchr(rest, '\n', end_ - begin_)) {
            begin_ += static_cast<std::size_t>(static_cast<const char*>(found) - rest) + 1;
            return;
        }
        begin_ = end_;
        if (!fill()) return;
    }
}

void LineReader::take(std::size_t length) {
    line_ = std::string_view(buffer_.data() + begin_, length);
    ++number_;
    if (number_ == 1 && line_.starts_with("\xef\xbb\xbf")) line_.remove_prefix(3);
    if (line_.ends_with('\r')) line_.remove_suffix(1);
    if (is_ascii(line_) || is_utf8(line_)) return;
    repaired_ = to_utf8(line_);
    line_ = repaired_;
}

}  // namespace rookery::notation
