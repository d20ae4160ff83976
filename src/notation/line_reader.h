#pragma once

#include <atomic>
#include <cstddef>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::notation {

/// The lines of a stream, read in large pieces and handed out without being copied. They come without their ends,
/// whether those are of Unix or of Windows, without a byte order mark, and in UTF-8.
class LineReader {
public:
    /// Once `stop` is set, no more is read.
    LineReader(std::istream& in, std::size_t longest_line, const std::atomic<bool>* stop = nullptr)
        : in_(in), longest_line_(longest_line), stop_(stop), buffer_(first_size) {}

    /// Goes to the next line. False at the end.
    bool next();

    /// The line; valid until the next one is asked for. Empty if it is longer than allowed.
    [[nodiscard]] std::string_view line() const { return line_; }
    [[nodiscard]] bool too_long() const { return too_long_; }
    /// Counted from 1.
    [[nodiscard]] int number() const { return number_; }

private:
    /// Small at first: many texts are a single game.
    static constexpr std::size_t first_size = std::size_t{1} << 13;
    static constexpr std::size_t full_size = std::size_t{1} << 18;

    /// Reads more behind what is there. False if there is no more.
    bool fill();
    void skip_to_end_of_line();
    void take(std::size_t length);

    std::istream& in_;
    std::size_t longest_line_;
    const std::atomic<bool>* stop_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0;  ///< of what was not handed out yet
    std::size_t end_ = 0;
    std::string_view line_;
    std::string repaired_;
    int number_ = 0;
    bool too_long_ = false;
};

}  // namespace rookery::notation
