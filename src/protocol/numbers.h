#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>

namespace rookery::protocol {

/// The number, if the text is one and nothing else.
template <std::integral Number>
[[nodiscard]] std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [read_to, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || read_to != end) return std::nullopt;
    return number;
}

/// The number of seconds at the beginning of the text, which may have a fraction, and is taken off it; nothing if there
/// is none, or more than anybody waits.
[[nodiscard]] inline std::optional<double> take_seconds(std::string_view& text) {
    constexpr double longest = 1e7;
    double seconds = 0;
    const auto [read_to, error] =
        std::from_chars(text.data(), text.data() + text.size(), seconds, std::chars_format::fixed);
    if (error != std::errc() || !(seconds >= 0 && seconds <= longest)) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(read_to - text.data()));
    return seconds;
}

}  // namespace rookery::protocol
