#pragma once

#include <array>

#include "board/attacks.h"
#include "board/bitboard.h"
#include "chess/move.h"

namespace rookery::chess {

/// From where pieces of the side to move attack the enemy king, looked up once for all moves of a position that take
/// nothing.
template <class P>
class CheckSquares {
public:
    explicit CheckSquares(const P& position) : enemy_king_(position.king(!position.color_to_move())) {
        const board::Color us = position.color_to_move();
        const board::Bitboard occupied = position.occupied();
        squares_[index(PieceType::Pawn)] = board::pawn_attacks(!us, enemy_king_);
        for (PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen})
            squares_[index(type)] = board::piece_attacks(type, enemy_king_, occupied);

        const board::Bitboard queens = position.pieces(PieceType::Queen);
        const board::Bitboard snipers =
            ((board::bishop_rays(enemy_king_) & (position.pieces(PieceType::Bishop) | queens)) |
             (board::rook_rays(enemy_king_) & (position.pieces(PieceType::Rook) | queens))) &
            position.pieces(us);
        for (Square sniper : snipers) {
            const board::Bitboard shields = board::between(enemy_king_, sniper) & occupied;
            if (!shields.more_than_one()) uncovering_ |= shields & position.pieces(us);
        }
    }

    /// From where a piece of this type attacks the king.
    [[nodiscard]] board::Bitboard of(PieceType type) const { return squares_[index(type)]; }
    /// Whether some piece may uncover the attack of another.
    [[nodiscard]] bool can_uncover() const { return !uncovering_.empty(); }
    /// Where a piece may go to uncover the attack of another.
    [[nodiscard]] board::Bitboard uncovered_from(Square from) const {
        return uncovering_.contains(from) ? ~board::line_through(enemy_king_, from) : board::no_squares;
    }

private:
    Square enemy_king_;
    std::array<board::Bitboard, board::piece_type_count> squares_{};
    board::Bitboard uncovering_;
};

}  // namespace rookery::chess
