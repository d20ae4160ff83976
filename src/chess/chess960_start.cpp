#include "chess/chess960_start.h"

#include <cassert>
#include <cstddef>

namespace rookery::chess {

using board::PieceType;

std::array<PieceType, 8> chess960_back_rank(int number) {
    assert(number >= 0 && number < 960);
    std::array<PieceType, 8> rank;
    rank.fill(PieceType::None);
    const auto put_on_free_square = [&](PieceType type, int skip) {
        for (PieceType& square : rank)
            if (square == PieceType::None && skip-- == 0) {
                square = type;
                return;
            }
    };

    // The number is a mixed-radix code: one bishop per square color, the queen, the pair of knights.
    rank[static_cast<std::size_t>(2 * (number % 4) + 1)] = PieceType::Bishop;
    number /= 4;
    rank[static_cast<std::size_t>(2 * (number % 4))] = PieceType::Bishop;
    number /= 4;
    put_on_free_square(PieceType::Queen, number % 6);
    number /= 6;

    // The ten ways to put two knights on five free squares, in order.
    int first = 0;
    while (number >= 4 - first) number -= 4 - first++;
    put_on_free_square(PieceType::Knight, first);
    put_on_free_square(PieceType::Knight, first + number);  // the first one no longer counts as free

    // What is left: the king between the rooks.
    put_on_free_square(PieceType::Rook, 0);
    put_on_free_square(PieceType::King, 0);
    put_on_free_square(PieceType::Rook, 0);
    return rank;
}

}  // namespace rookery::chess
