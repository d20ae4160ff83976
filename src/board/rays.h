#pragma once

#include <array>

#include "board/bitboard.h"

namespace rookery::board {

/// A direction as steps along the files and the ranks.
struct Direction {
    int files;
    int ranks;
};

inline constexpr std::array<Direction, 4> rook_directions{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
inline constexpr std::array<Direction, 4> bishop_directions{{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}};

[[nodiscard]] constexpr bool on_board(int file, int rank) { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }

/// The squares seen from `from` along one direction, up to and including the first occupied one. It walks square by
/// square: this is what the fast tables are made from and tested against.
[[nodiscard]] constexpr Bitboard walk_ray(Square from, Direction direction, Bitboard occupied) {
    Bitboard seen;
    int file = file_of(from) + direction.files;
    int rank = rank_of(from) + direction.ranks;
    while (on_board(file, rank)) {
        const Square square = square_at(file, rank);
        seen |= square;
        if (occupied.contains(square)) break;
        file += direction.files;
        rank += direction.ranks;
    }
    return seen;
}

[[nodiscard]] constexpr Bitboard walk_rays(Square from, const std::array<Direction, 4>& directions, Bitboard occupied) {
    Bitboard seen;
    for (Direction direction : directions) seen |= walk_ray(from, direction, occupied);
    return seen;
}

namespace detail {

using SquarePairs = std::array<std::array<Bitboard, square_count>, square_count>;

/// For two squares on a common line: the squares between them, and the whole line through them.
struct LineTables {
    SquarePairs between{};
    SquarePairs through{};
};

inline constexpr LineTables lines = [] {
    LineTables tables;
    for (std::size_t from = 0; from < square_count; ++from) {
        for (const auto& directions : {rook_directions, bishop_directions}) {
            for (Direction direction : directions) {
                const Direction opposite{-direction.files, -direction.ranks};
                const Bitboard ray = walk_ray(square_at(from), direction, no_squares);
                const Bitboard line = ray | walk_ray(square_at(from), opposite, no_squares) | square_at(from);
                Bitboard passed;
                int file = file_of(square_at(from)) + direction.files;
                int rank = rank_of(square_at(from)) + direction.ranks;
                while (on_board(file, rank)) {
                    const Square to = square_at(file, rank);
                    tables.between[from][index(to)] = passed;
                    tables.through[from][index(to)] = line;
                    passed |= to;
                    file += direction.files;
                    rank += direction.ranks;
                }
            }
        }
    }
    return tables;
}();

}  // namespace detail

/// The squares strictly between two squares of a common rank, file or diagonal; empty when there is no such line.
[[nodiscard]] constexpr Bitboard between(Square from, Square to) {
    return detail::lines.between[index(from)][index(to)];
}

/// The whole rank, file or diagonal through two squares, from edge to edge; empty when there is no such line.
[[nodiscard]] constexpr Bitboard line_through(Square from, Square to) {
    return detail::lines.through[index(from)][index(to)];
}

}  // namespace rookery::board
