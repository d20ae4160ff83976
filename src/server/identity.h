#pragma once

#include <cstdint>
#include <string>

namespace rookery::server {

/// Ten letters and digits that are not easily mistaken for each other: nobody guesses another's.
[[nodiscard]] std::string new_id();
/// Milliseconds since 1970.
[[nodiscard]] std::int64_t now();

}  // namespace rookery::server
