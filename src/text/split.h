#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace rookery::text {

/// The parts between the separators, empty ones included: a text without any is one part.
[[nodiscard]] inline std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + separator.size());
    }
}

/// The words between blanks, however many these are.
[[nodiscard]] inline std::vector<std::string_view> words_of(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string_view> words;
    for (std::size_t begin = text.find_first_not_of(blanks); begin != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(blanks, end);
    }
    return words;
}

/// A part of a text, and where it begins there.
struct Part {
    std::string_view text;
    std::size_t where;
};

/// Such parts with their places.
[[nodiscard]] inline std::vector<Part> with_places(const std::vector<std::string_view>& parts, std::string_view whole) {
    std::vector<Part> placed;
    for (const std::string_view part : parts)
        placed.push_back({part, static_cast<std::size_t>(part.data() - whole.data())});
    return placed;
}

}  // namespace rookery::text
