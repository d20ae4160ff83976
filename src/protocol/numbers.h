#pragma once

#include <charconv>
#include <concepts>
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

}  // namespace rookery::protocol
