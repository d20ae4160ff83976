#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "board/color.h"

namespace rookery::board {

/// A square of the 8x8 board, counted along the ranks from a1 (0) to h8 (63).
enum class Square : std::uint8_t {
    // clang-format off
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
    // clang-format on
    None
};

inline constexpr std::size_t square_count = 64;

/// Files a to h and ranks 1 to 8 are plain numbers 0 to 7: they are mostly compared and subtracted.
inline constexpr int file_a = 0, file_c = 2, file_d = 3, file_e = 4, file_f = 5, file_g = 6, file_h = 7;

[[nodiscard]] constexpr std::size_t index(Square square) { return static_cast<std::size_t>(square); }
[[nodiscard]] constexpr int file_of(Square square) { return static_cast<int>(square) & 7; }
[[nodiscard]] constexpr int rank_of(Square square) { return static_cast<int>(square) >> 3; }

[[nodiscard]] constexpr Square square_at(std::size_t index) { return static_cast<Square>(index); }
[[nodiscard]] constexpr Square square_at(int file, int rank) { return static_cast<Square>(rank * 8 + file); }

/// The square `steps` further in board order. The caller knows that it is still on the board.
[[nodiscard]] constexpr Square offset(Square square, int steps) {
    return static_cast<Square>(static_cast<int>(square) + steps);
}

/// The square in the same place on the other side of the board: a1 and a8.
[[nodiscard]] constexpr Square mirrored(Square square) { return square_at(file_of(square), 7 - rank_of(square)); }

/// The rank as `color` sees it: 0 is its own back rank, 7 the rank where its pawns promote.
[[nodiscard]] constexpr int relative_rank(Color color, int rank) { return color == Color::White ? rank : 7 - rank; }
[[nodiscard]] constexpr int relative_rank(Color color, Square square) { return relative_rank(color, rank_of(square)); }

[[nodiscard]] constexpr char file_letter(int file) { return static_cast<char>('a' + file); }
[[nodiscard]] constexpr char rank_digit(int rank) { return static_cast<char>('1' + rank); }

[[nodiscard]] inline std::string to_string(Square square) {
    return {file_letter(file_of(square)), rank_digit(rank_of(square))};
}

[[nodiscard]] constexpr std::optional<int> file_from_letter(char letter) {
    return letter >= 'a' && letter <= 'h' ? std::optional(letter - 'a') : std::nullopt;
}

[[nodiscard]] constexpr std::optional<int> rank_from_digit(char digit) {
    return digit >= '1' && digit <= '8' ? std::optional(digit - '1') : std::nullopt;
}

/// Reads exactly "e4"; nothing else is a square.
[[nodiscard]] constexpr std::optional<Square> parse_square(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const auto file = file_from_letter(text[0]);
    const auto rank = rank_from_digit(text[1]);
    return file && rank ? std::optional(square_at(*file, *rank)) : std::nullopt;
}

}  // namespace rookery::board
