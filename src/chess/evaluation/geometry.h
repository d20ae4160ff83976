#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "board/attacks.h"
#include "board/bitboard.h"

namespace rookery::chess {

using board::Bitboard;
using board::Color;
using board::Square;

/// The set and every square before it, as `Us` moves.
template <Color Us>
[[nodiscard]] constexpr Bitboard filled_forward(Bitboard squares) {
    std::uint64_t bits = squares.bits();
    if constexpr (Us == Color::White) {
        bits |= bits << 8;
        bits |= bits << 16;
        bits |= bits << 32;
    } else {
        bits |= bits >> 8;
        bits |= bits >> 16;
        bits |= bits >> 32;
    }
    return Bitboard(bits);
}

template <Color Us>
[[nodiscard]] constexpr Bitboard one_forward(Bitboard squares) {
    return board::shifted<board::forward(Us)>(squares);
}

/// Every square strictly before one of the set.
template <Color Us>
[[nodiscard]] constexpr Bitboard squares_ahead(Bitboard squares) {
    return filled_forward<Us>(one_forward<Us>(squares));
}

[[nodiscard]] constexpr Bitboard whole_files(Bitboard squares) {
    return filled_forward<Color::White>(filled_forward<Color::Black>(squares));
}

/// The squares to the left and the right of the set.
[[nodiscard]] constexpr Bitboard adjacent_files(Bitboard squares) {
    return board::shifted<board::east>(squares) | board::shifted<board::west>(squares);
}

namespace detail {

inline constexpr auto distance_table = [] {
    std::array<std::array<std::uint8_t, board::square_count>, board::square_count> table{};
    const auto apart = [](int first, int second) { return first > second ? first - second : second - first; };
    for (std::size_t from = 0; from < board::square_count; ++from)
        for (std::size_t to = 0; to < board::square_count; ++to) {
            const Square first = board::square_at(from);
            const Square second = board::square_at(to);
            table[from][to] = static_cast<std::uint8_t>(std::max(apart(board::file_of(first), board::file_of(second)),
                                                                 apart(board::rank_of(first), board::rank_of(second))));
        }
    return table;
}();

}  // namespace detail

/// The steps a king needs on an empty board.
[[nodiscard]] constexpr int distance(Square from, Square to) { return detail::distance_table[index(from)][index(to)]; }

[[nodiscard]] constexpr int distance_to_edge(int file) { return file < 4 ? file : 7 - file; }

/// The square as `color` sees it: its own back rank is rank 1.
[[nodiscard]] constexpr Square relative_square(Color color, Square square) {
    return color == Color::White ? square : static_cast<Square>(index(square) ^ 56);
}

}  // namespace rookery::chess
