#pragma once

#include <utility>

#include "board/bitboard.h"
#include "chess/check_squares.h"
#include "chess/move.h"

namespace rookery::chess {

/// A sink for the generator (see chess/generate.h) that lets quiet moves and drops through if they attack the enemy
/// king, and hands them to another sink. Whole sets of targets are looked at at once.
template <class P, class Sink>
class CheckFilter {
public:
    CheckFilter(const P& position, Sink sink) : position_(position), sink_(std::move(sink)), checks_(position) {}

    void piece_moves(Square from, board::Bitboard targets) {
        sink_.piece_moves(from, targets & (checks_.of(position_.piece_on(from).type()) | checks_.uncovered_from(from)));
    }
    void pawn_moves(board::Bitboard targets, int step) {
        board::Bitboard checks = targets & checks_.of(PieceType::Pawn);
        if (checks_.can_uncover())
            for (Square to : targets)
                if (checks_.uncovered_from(board::offset(to, -step)).contains(to)) checks |= to;
        sink_.pawn_moves(checks, step);
    }
    void drops(PieceType type, board::Bitboard targets) { sink_.drops(type, targets & checks_.of(type)); }
    void castling(Square king, Square rook) {
        if (position_.gives_check(Move::castling(king, rook))) sink_.castling(king, rook);
    }
    // These are noisy.
    void promotions(board::Bitboard, int) {}
    void en_passant(board::Bitboard, Square) {}

private:
    const P& position_;
    Sink sink_;
    const CheckSquares<P> checks_;
};

}  // namespace rookery::chess
