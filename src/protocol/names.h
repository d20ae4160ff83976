#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::protocol {

/// Whether two names are the same: upper and lower case make no difference.
[[nodiscard]] inline bool same_name(std::string_view one, std::string_view other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](unsigned char left, unsigned char right) {
        return std::tolower(left) == std::tolower(right);
    });
}

/// "one, two or three"; of very many, the first.
[[nodiscard]] inline std::string list_of(const std::vector<std::string>& choices) {
    constexpr std::size_t maximum = 40;
    std::string text;
    for (std::size_t i = 0; i < std::min(choices.size(), maximum); ++i)
        text += (i == 0 ? "" : i + 1 == choices.size() ? " or " : ", ") + choices[i];
    return choices.size() > maximum ? text + " ..." : text;
}

}  // namespace rookery::protocol
