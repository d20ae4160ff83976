#include "notation/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace rookery::notation {
namespace {

/// The bytes of the character that the text begins with; 0 if they are not proper UTF-8.
std::size_t character_size(std::string_view text) {
    const auto byte = [&](std::size_t number) { return static_cast<unsigned char>(text[number]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t size = first >= 0xc2 && first <= 0xdf   ? 2
                             : first >= 0xe0 && first <= 0xef ? 3
                             : first >= 0xf0 && first <= 0xf4 ? 4
                                                              : 0;
    if (size == 0 || text.size() < size) return 0;
    for (std::size_t i = 1; i < size; ++i)
        if ((byte(i) & 0xc0) != 0x80) return 0;
    // Longer forms of short characters, halves of pairs, and what lies beyond Unicode.
    if (first == 0xe0 && byte(1) < 0xa0) return 0;
    if (first == 0xed && byte(1) > 0x9f) return 0;
    if (first == 0xf0 && byte(1) < 0x90) return 0;
    if (first == 0xf4 && byte(1) > 0x8f) return 0;
    return size;
}

}  // namespace

bool is_ascii(std::string_view text) {
    constexpr std::uint64_t high_bits = 0x8080'8080'8080'8080;
    std::size_t at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, text.data() + at, 8);
        if ((bytes & high_bits) != 0) return false;
    }
    return std::all_of(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(),
                       [](char letter) { return static_cast<unsigned char>(letter) < 0x80; });
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t size = character_size(text);
        if (size == 0) return false;
        text.remove_prefix(size);
    }
    return true;
}

std::string to_utf8(std::string_view text) {
    std::string result;
    result.reserve(text.size() + 16);
    while (!text.empty()) {
        const std::size_t size = character_size(text);
        if (size > 0) {
            result += text.substr(0, size);
        } else {
            const auto latin = static_cast<unsigned char>(text[0]);
            result += static_cast<char>(0xc0 | (latin >> 6));
            result += static_cast<char>(0x80 | (latin & 0x3f));
        }
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return result;
}

}  // namespace rookery::notation
