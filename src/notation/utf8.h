#pragma once

#include <string>
#include <string_view>

namespace rookery::notation {

/// Whether the text has nothing beyond ASCII, which most texts have not.
[[nodiscard]] bool is_ascii(std::string_view text);

[[nodiscard]] bool is_utf8(std::string_view text);

/// The text with every byte that is no part of proper UTF-8 taken for a letter of Latin-1, which old files are in.
[[nodiscard]] std::string to_utf8(std::string_view text);

}  // namespace rookery::notation
