#include "chess/setup.h"

#include <string>
#include <utility>

#include "game/bad_position.h"

namespace rookery::chess {

using board::Bitboard;
using board::Piece;
using board::Square;

Setup with_colors_exchanged(const Setup& setup) {
    const auto mirrored = [](Square square) { return square == Square::None ? square : board::mirrored(square); };
    const auto all_mirrored = [&](Bitboard squares) {
        Bitboard result;
        for (Square square : squares) result |= mirrored(square);
        return result;
    };
    Setup exchanged = setup;
    for (std::size_t square = 0; square < board::square_count; ++square) {
        const Piece piece = setup.board[square];
        const std::size_t target = index(mirrored(board::square_at(square)));
        exchanged.board[target] = piece.empty() ? piece : Piece(!piece.color(), piece.type());
    }
    exchanged.to_move = !setup.to_move;
    exchanged.castling_rooks = all_mirrored(setup.castling_rooks);
    exchanged.en_passant = mirrored(setup.en_passant);
    exchanged.promoted = all_mirrored(setup.promoted);
    std::swap(exchanged.pockets[0], exchanged.pockets[1]);
    std::swap(exchanged.checks_given[0], exchanged.checks_given[1]);
    return exchanged;
}

void check_repetition_limit(int limit) {
    if (limit < min_repetition_limit || limit > max_repetition_limit)
        throw game::BadPosition({"position-number",
                                 "a repetition limit goes from " + std::to_string(min_repetition_limit) + " to " +
                                     std::to_string(max_repetition_limit) + ", not " + std::to_string(limit),
                                 {{"found", std::to_string(limit)}}});
}

}  // namespace rookery::chess
