#pragma once

#include <array>
#include <utility>

#include "board/attacks.h"
#include "board/bitboard.h"
#include "chess/move.h"

namespace rookery::chess {

/// A sink for the generator (see chess/generate.h) that lets quiet moves and drops through if they attack the enemy
/// king, and hands them to another sink. Whole sets of targets are looked at at once.
template <class P, class Sink>
class CheckFilter {
public:
    CheckFilter(const P& position, Sink sink)
        : position_(position), sink_(std::move(sink)), enemy_king_(position.king(!position.color_to_move())) {
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

    void piece_moves(Square from, board::Bitboard targets) {
        sink_.piece_moves(from, targets & (squares_[index(position_.piece_on(from).type())] | uncovered_from(from)));
    }
    void pawn_moves(board::Bitboard targets, int step) {
        board::Bitboard checks = targets & squares_[index(PieceType::Pawn)];
        if (!uncovering_.empty())
            for (Square to : targets)
                if (uncovered_from(board::offset(to, -step)).contains(to)) checks |= to;
        sink_.pawn_moves(checks, step);
    }
    void drops(PieceType type, board::Bitboard targets) { sink_.drops(type, targets & squares_[index(type)]); }
    void castling(Square king, Square rook) {
        if (position_.gives_check(Move::castling(king, rook))) sink_.castling(king, rook);
    }
    // These are noisy.
    void promotions(board::Bitboard, int) {}
    void en_passant(board::Bitboard, Square) {}

private:
    /// Where a piece may go to uncover an attack of another.
    [[nodiscard]] board::Bitboard uncovered_from(Square from) const {
        return uncovering_.contains(from) ? ~board::line_through(enemy_king_, from) : board::no_squares;
    }

    const P& position_;
    Sink sink_;
    const Square enemy_king_;
    std::array<board::Bitboard, board::piece_type_count> squares_{};  ///< from which each type would attack the king
    board::Bitboard uncovering_;
};

}  // namespace rookery::chess
