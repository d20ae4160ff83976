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
/// is none, or more than anybody waits. (Not every library can read such numbers by itself.)
[[nodiscard]] inline std::optional<double> take_seconds(std::string_view& text) {
    constexpr double longest = 1e7;
    double number = 0;
    double scale = 1;
    std::size_t place = 0;
    std::size_t digits = 0;
    const auto is_digit = [&] { return place < text.size() && text[place] >= '0' && text[place] <= '9'; };
    for (; is_digit(); ++place, ++digits) number = number * 10 + (text[place] - '0');
    if (place < text.size() && text[place] == '.') {
        ++place;
        for (; is_digit(); ++place, ++digits, scale *= 10) number = number * 10 + (text[place] - '0');
    }
    const double seconds = number / scale;
    if (digits == 0 || !(seconds <= longest)) return std::nullopt;
    text.remove_prefix(place);
    return seconds;
}

}  // namespace rookery::protocol
