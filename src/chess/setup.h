#pragma once

#include <array>

#include "board/bitboard.h"
#include "board/piece.h"

namespace rookery::chess {

/// A position as one would describe it over the telephone: what a FEN says, without any of the machinery for playing.
struct Setup {
    std::array<board::Piece, board::square_count> board{};
    board::Color to_move = board::Color::White;
    board::Bitboard castling_rooks;  ///< the rooks that may still castle, of both colors
    board::Square en_passant = board::Square::None;
    int halfmove_clock = 0;
    int fullmove_number = 1;

    bool operator==(const Setup&) const = default;
};

/// Which setups a rule set allows, and how it writes them.
struct SetupRules {
    /// Kings and rooks may castle from any file, and the castling field names files (Chess960).
    bool free_castling = false;
};

}  // namespace rookery::chess
