#pragma once

#include <string>
#include <string_view>

namespace rookery::lab {

/// The SHA-256 of the bytes, as 64 hexadecimal digits.
[[nodiscard]] std::string sha256(std::string_view bytes);

}  // namespace rookery::lab
