#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "wolfsheep/squares.h"

namespace rookery::wolfsheep {

/// The four steps, in the order in which the wolf tries them. Down is towards rank 1, right towards the last file.
enum class Step : std::uint8_t { DownRight, DownLeft, UpRight, UpLeft };

/// What a board of one size looks like.
struct Board {
    int size = 0;
    SquareSet squares;
    SquareSet left_half;
    SquareSet first_rank;
    SquareSet even_ranks;  ///< counted from 0
    SquareSet first_column;
    SquareSet last_column;
    std::array<std::array<Square, 4>, square_count> step{};  ///< by Step; no_square beyond the edge
    std::array<SquareSet, square_count> around{};            ///< all four steps

    [[nodiscard]] constexpr int sheep_count() const { return size / 2; }
    [[nodiscard]] constexpr std::size_t dark_squares() const { return static_cast<std::size_t>(size * size / 2); }
    [[nodiscard]] constexpr Square after(Square square, Step direction) const {
        return step[index(square)][static_cast<std::size_t>(direction)];
    }

    /// Every square of the set one step further; the result may leave the board at its top.
    [[nodiscard]] constexpr SquareSet up_left(SquareSet set) const {
        const SquareSet even = set & even_ranks;
        return ((even & ~first_column) << (squares_per_rank - 1)) | ((set ^ even) << squares_per_rank);
    }
    [[nodiscard]] constexpr SquareSet up_right(SquareSet set) const {
        const SquareSet even = set & even_ranks;
        return (even << squares_per_rank) | (((set ^ even) & ~last_column) << (squares_per_rank + 1));
    }
    /// Every square that is one step away from a square of the set.
    [[nodiscard]] constexpr SquareSet neighbors(SquareSet set) const {
        const SquareSet even = set & even_ranks;
        const SquareSet odd = set ^ even;
        const SquareSet sideways_even = even & ~first_column;
        const SquareSet sideways_odd = odd & ~last_column;
        return up_left(set) | up_right(set) | (set >> squares_per_rank) | (sideways_even >> (squares_per_rank + 1)) |
               (sideways_odd >> (squares_per_rank - 1));
    }
};

[[nodiscard]] constexpr Board make_board(int size) {
    Board board;
    board.size = size;
    const auto on_board = [size](int file, int rank) { return file >= 0 && file < size && rank >= 0 && rank < size; };
    for (std::size_t number = 0; number < square_count; ++number) {
        const Square square{static_cast<std::uint8_t>(number)};
        const int file = file_of(square);
        const int rank = rank_of(square);
        board.step[number].fill(no_square);
        if (!on_board(file, rank)) continue;
        board.squares |= square;
        if (file < size / 2) board.left_half |= square;
        if (rank == 0) board.first_rank |= square;
        if (rank % 2 == 0) board.even_ranks |= square;
        if (column_of(square) == 0) board.first_column |= square;
        if (column_of(square) == size / 2 - 1) board.last_column |= square;
        constexpr int steps[4][2] = {{1, -1}, {-1, -1}, {1, 1}, {-1, 1}};
        for (std::size_t direction = 0; direction < 4; ++direction) {
            const int next_file = file + steps[direction][0];
            const int next_rank = rank + steps[direction][1];
            if (!on_board(next_file, next_rank)) continue;
            board.step[number][direction] = square_at(next_file, next_rank);
            board.around[number] |= square_at(next_file, next_rank);
        }
    }
    return board;
}

/// How many files and ranks lie between two squares, together.
inline constexpr auto distances = [] {
    std::array<std::array<std::uint8_t, square_count>, square_count> all{};
    const auto apart = [](int one, int other) { return one > other ? one - other : other - one; };
    for (std::size_t from = 0; from < square_count; ++from)
        for (std::size_t to = 0; to < square_count; ++to) {
            const Square one{static_cast<std::uint8_t>(from)};
            const Square other{static_cast<std::uint8_t>(to)};
            all[from][to] =
                static_cast<std::uint8_t>(apart(file_of(one), file_of(other)) + apart(rank_of(one), rank_of(other)));
        }
    return all;
}();

[[nodiscard]] constexpr bool is_size(int size) {
    return size >= smallest_size && size <= largest_size && size % 2 == 0;
}

inline constexpr std::array<Board, (largest_size - smallest_size) / 2 + 1> boards = {
    make_board(4), make_board(6), make_board(8), make_board(10), make_board(12)};

[[nodiscard]] constexpr const Board& board_of(int size) {
    return boards[static_cast<std::size_t>((size - smallest_size) / 2)];
}

}  // namespace rookery::wolfsheep
