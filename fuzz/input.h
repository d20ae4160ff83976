#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rookery::fuzz {

/// What a fuzzer is given, as text that can be taken line by line.
class Input {
public:
    Input(const std::uint8_t* data, std::size_t size) : rest_(reinterpret_cast<const char*>(data), size) {}

    [[nodiscard]] bool empty() const { return rest_.empty(); }
    [[nodiscard]] std::string_view rest() const { return rest_; }

    /// Without its end.
    std::string_view next_line() {
        const std::size_t end = rest_.find('\n');
        const std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
        return line;
    }

private:
    std::string_view rest_;
};

}  // namespace rookery::fuzz
