#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rookery::app {

/// Ten letters and digits that are not easily mistaken for each other: nobody guesses another's.
[[nodiscard]] std::string new_id();
/// Whether it could be one.
[[nodiscard]] bool is_id(std::string_view text);
/// Milliseconds since 1970.
[[nodiscard]] std::int64_t now();
/// The same, but later than every moment it gave before: what changes one after the other is listed in that order, also
/// within a millisecond.
[[nodiscard]] std::int64_t next_moment();

}  // namespace rookery::app
