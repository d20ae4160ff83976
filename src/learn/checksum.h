#pragma once

#include <cstdint>
#include <string_view>

namespace rookery::learn {

/// The 64-bit FNV-1a hash: enough to notice a damaged file, not to keep anybody from making one.
[[nodiscard]] constexpr std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t hash = 0xcbf2'9ce4'8422'2325;
    for (const char byte : bytes) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= 0x0000'0100'0000'01b3;
    }
    return hash;
}

}  // namespace rookery::learn
