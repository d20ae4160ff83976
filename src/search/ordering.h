#pragma once

#include <cstdint>

namespace rookery::search {

/// In which order a textbook search tries moves: as the game generates them, or those that win most first.
enum class Ordering : std::uint8_t { Generator, CapturesFirst };

}  // namespace rookery::search
