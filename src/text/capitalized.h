#pragma once

#include <string>
#include <string_view>

namespace rookery::text {

/// The text with a large first letter, to begin a line or a sentence.
[[nodiscard]] inline std::string capitalized(std::string_view text) {
    std::string copy(text);
    if (!copy.empty() && copy.front() >= 'a' && copy.front() <= 'z')
        copy.front() = static_cast<char>(copy.front() - 'a' + 'A');
    return copy;
}

}  // namespace rookery::text
