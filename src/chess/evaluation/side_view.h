#pragma once

#include <array>

#include "board/bitboard.h"
#include "board/piece.h"

namespace rookery::chess {

/// What one side has and attacks.
struct SideView {
    board::Square king = board::Square::None;  ///< none where it is a piece like the others
    board::Bitboard pawns;
    board::Bitboard king_ring;      ///< around the own king, where attackers count
    board::Bitboard mobility_area;  ///< where going somewhere counts
    std::array<board::Bitboard, board::piece_type_count> attacked_by;
    board::Bitboard attacked;
    board::Bitboard attacked_twice;
    // Against the enemy king:
    std::array<int, board::piece_type_count> ring_attackers{};
    int ring_attacks = 0;
};

}  // namespace rookery::chess
