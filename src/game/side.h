#pragma once

#include <cstddef>
#include <cstdint>

namespace rookery::game {

/// The two parties of every game. In chess the first side has White; in a team game a side is a whole team.
enum class Side : std::uint8_t { First, Second };

[[nodiscard]] constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

[[nodiscard]] constexpr Side operator!(Side side) { return side == Side::First ? Side::Second : Side::First; }

}  // namespace rookery::game
