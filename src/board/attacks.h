#pragma once

#include <array>

#include "board/bitboard.h"
#include "board/piece.h"
#include "board/rays.h"
#include "board/sliders.h"

namespace rookery::board {

/// Every square attacked by at least one pawn of the set.
template <Color Us>
[[nodiscard]] constexpr Bitboard pawn_attacks(Bitboard pawns) {
    if constexpr (Us == Color::White) return shifted<north_east>(pawns) | shifted<north_west>(pawns);
    else return shifted<south_east>(pawns) | shifted<south_west>(pawns);
}

namespace detail {

using AttackTable = std::array<Bitboard, square_count>;

constexpr AttackTable leaper_table(const std::array<Direction, 8>& leaps) {
    AttackTable table;
    for (std::size_t from = 0; from < square_count; ++from) {
        for (Direction leap : leaps) {
            const int file = file_of(square_at(from)) + leap.files;
            const int rank = rank_of(square_at(from)) + leap.ranks;
            if (on_board(file, rank)) table[from] |= square_at(file, rank);
        }
    }
    return table;
}

inline constexpr AttackTable knight_table =
    leaper_table({{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}});

inline constexpr AttackTable king_table =
    leaper_table({{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}});

inline constexpr std::array<AttackTable, color_count> pawn_table = [] {
    std::array<AttackTable, color_count> tables;
    for (std::size_t from = 0; from < square_count; ++from) {
        tables[index(Color::White)][from] = pawn_attacks<Color::White>(square_at(from));
        tables[index(Color::Black)][from] = pawn_attacks<Color::Black>(square_at(from));
    }
    return tables;
}();

constexpr AttackTable empty_board_table(const std::array<Direction, 4>& directions) {
    AttackTable table;
    for (std::size_t from = 0; from < square_count; ++from)
        table[from] = walk_rays(square_at(from), directions, no_squares);
    return table;
}

inline constexpr AttackTable bishop_on_empty_board = empty_board_table(bishop_directions);
inline constexpr AttackTable rook_on_empty_board = empty_board_table(rook_directions);

inline constexpr std::array<AttackTable, piece_type_count> rays_by_type = [] {
    std::array<AttackTable, piece_type_count> tables;
    tables[index(PieceType::Knight)] = knight_table;
    tables[index(PieceType::Bishop)] = bishop_on_empty_board;
    tables[index(PieceType::Rook)] = rook_on_empty_board;
    for (std::size_t from = 0; from < square_count; ++from)
        tables[index(PieceType::Queen)][from] = bishop_on_empty_board[from] | rook_on_empty_board[from];
    tables[index(PieceType::King)] = king_table;
    return tables;
}();

}  // namespace detail

[[nodiscard]] constexpr Bitboard pawn_attacks(Color color, Square square) {
    return detail::pawn_table[index(color)][index(square)];
}
[[nodiscard]] constexpr Bitboard knight_attacks(Square square) { return detail::knight_table[index(square)]; }
[[nodiscard]] constexpr Bitboard king_attacks(Square square) { return detail::king_table[index(square)]; }

/// What a bishop or rook would see if nothing stood in its way.
[[nodiscard]] constexpr Bitboard bishop_rays(Square square) { return detail::bishop_on_empty_board[index(square)]; }
[[nodiscard]] constexpr Bitboard rook_rays(Square square) { return detail::rook_on_empty_board[index(square)]; }

[[nodiscard]] inline Bitboard bishop_attacks(Square square, Bitboard occupied) {
    return sliders.bishop(square, occupied);
}
[[nodiscard]] inline Bitboard rook_attacks(Square square, Bitboard occupied) { return sliders.rook(square, occupied); }
[[nodiscard]] inline Bitboard queen_attacks(Square square, Bitboard occupied) {
    return bishop_attacks(square, occupied) | rook_attacks(square, occupied);
}

/// What a piece other than a pawn would see if nothing stood in its way.
[[nodiscard]] constexpr Bitboard piece_rays(PieceType type, Square square) {
    return detail::rays_by_type[index(type)][index(square)];
}

/// What a piece other than a pawn sees.
[[nodiscard]] inline Bitboard piece_attacks(PieceType type, Square square, Bitboard occupied) {
    switch (type) {
        case PieceType::Knight: return knight_attacks(square);
        case PieceType::Bishop: return bishop_attacks(square, occupied);
        case PieceType::Rook: return rook_attacks(square, occupied);
        case PieceType::Queen: return queen_attacks(square, occupied);
        case PieceType::King: return king_attacks(square);
        case PieceType::Pawn:
        case PieceType::None: break;
    }
    return no_squares;
}

}  // namespace rookery::board
