#pragma once

#include <cstddef>
#include <cstdint>

namespace rookery::board {

/// The two armies of a chess-like board. In team games a team may have White on one board and Black on another,
/// which is why this is not the same thing as game::Side.
enum class Color : std::uint8_t { White, Black };

inline constexpr std::size_t color_count = 2;

[[nodiscard]] constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }

[[nodiscard]] constexpr Color operator!(Color color) { return color == Color::White ? Color::Black : Color::White; }

}  // namespace rookery::board
