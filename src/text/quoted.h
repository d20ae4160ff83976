#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace rookery::text {

/// Somebody's input inside a sentence of ours: on one line, printable, and not longer than a sentence bears.
[[nodiscard]] inline std::string printable(std::string_view text) {
    constexpr std::size_t longest = 60;
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result;
    for (const char letter : text.substr(0, longest)) {
        const auto code = static_cast<unsigned char>(letter);
        if (code >= 32 && code != 127) {
            result += letter;
        } else {
            result += "\\x";
            result += digits[code >> 4];
            result += digits[code & 15];
        }
    }
    return result + (text.size() > longest ? "..." : "");
}

/// The same in quotes.
[[nodiscard]] inline std::string quoted(std::string_view text) { return "'" + printable(text) + "'"; }

}  // namespace rookery::text
