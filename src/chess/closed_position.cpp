// Positions in which nobody can win any more because the pawns are blocked for good. Where captures explode, where
// losing wins and where White is a horde, lichess ends the game then; these are its rules.

#include <algorithm>

#include "chess/position.h"

namespace rookery::chess {
namespace {

/// The squares of the color that these pieces stand on; nothing if they stand on both.
Bitboard squares_of_one_color(Bitboard pieces) {
    const bool on_dark = pieces.intersects(board::dark_squares);
    const bool on_light = pieces.intersects(~board::dark_squares);
    if (on_dark == on_light) return board::no_squares;
    return on_dark ? board::dark_squares : ~board::dark_squares;
}

/// Whether every pawn stands in front of another one.
template <class P>
bool pawns_block_pawns(const P& position) {
    const Bitboard pawns = position.pieces(PieceType::Pawn);
    const Bitboard white = position.pieces(Color::White, PieceType::Pawn) & board::shifted<board::south>(pawns);
    const Bitboard black = position.pieces(Color::Black, PieceType::Pawn) & board::shifted<board::north>(pawns);
    return (white | black) == pawns;
}

template <Color Us, class P>
bool pawns_can_capture(const P& position) {
    for (Square from : position.pieces(Us, PieceType::Pawn))
        for (Square to : board::pawn_attacks(Us, from) & position.pieces(!Us))
            if (position.template survives_capture<Us>(from, to, to)) return true;
    return false;
}

/// A king captures nothing, and so blocked pawns stay where they are: unless a bishop can blow up a pawn of the
/// enemy's.
template <class P>
bool is_closed_for_explosions(const P& position) {
    const Bitboard bishops = position.pieces(PieceType::Bishop);
    const Bitboard pawns = position.pieces(PieceType::Pawn);
    if (position.occupied() != (position.pieces(PieceType::King) | bishops | pawns)) return false;
    if (!pawns_block_pawns(position) || position.en_passant() != Square::None) return false;
    if (!bishops.empty()) {
        const Color owner = position.piece_on(bishops.first()).color();
        const Bitboard within_reach = squares_of_one_color(bishops);
        if (within_reach.empty() || bishops.intersects(position.pieces(!owner)) ||
            within_reach.intersects(pawns & position.pieces(!owner)))
            return false;
    }
    return !pawns_can_capture<Color::White>(position) && !pawns_can_capture<Color::Black>(position);
}

/// Bishops that never meet can neither take each other nor a pawn on the other squares, nor be taken by one.
template <class P>
bool is_closed_for_losers(const P& position) {
    const Bitboard bishops = position.pieces(PieceType::Bishop);
    const Bitboard pawns = position.pieces(PieceType::Pawn);
    if (position.occupied() != (bishops | pawns)) return false;
    const Bitboard within_white = squares_of_one_color(bishops & position.pieces(Color::White));
    const Bitboard within_black = squares_of_one_color(bishops & position.pieces(Color::Black));
    if (within_white.empty() || within_black.empty() || within_white == within_black) return false;
    return pawns_block_pawns(position) && position.en_passant() == Square::None &&
           !within_white.intersects(pawns & position.pieces(Color::Black)) &&
           !within_black.intersects(pawns & position.pieces(Color::White));
}

/// Whether the horde has a move after this one of Black. Without a king, all its moves are legal.
template <class P>
bool horde_can_answer(const P& position, Move move) {
    Bitboard white = position.pieces(Color::White);
    Bitboard black = position.pieces(Color::Black) ^ move.from();
    Bitboard passed_by;  // where a pawn may be taken en passant
    if (move.is_castling()) {
        const auto [king_to, rook_to] = CastlingSquares(move.from(), move.to());
        black = (black ^ move.to()) | king_to | rook_to;
    } else {
        black |= move.to();
        white &= ~Bitboard(move.to());
        if (move.is_en_passant()) white ^= board::offset(move.to(), board::north);
        const Square behind = board::offset(move.to(), board::north);
        if (position.piece_on(move.from()).type() == PieceType::Pawn &&
            move.from() == board::offset(behind, board::north))
            passed_by = behind;
    }
    const Bitboard occupied = white | black;
    const Bitboard pawns = white & position.pieces(PieceType::Pawn);
    if (!(board::shifted<board::north>(pawns) & ~occupied).empty()) return true;
    if (board::pawn_attacks<Color::White>(pawns).intersects(black | passed_by)) return true;
    for (Square from : white & ~pawns)
        if (!(board::piece_attacks(position.piece_on(from).type(), from, occupied) & ~white).empty()) return true;
    return false;
}

/// The horde cannot move whatever Black does, and Black cannot take the last of it.
template <class P>
bool is_closed_for_horde(const P& position) {
    if (position.color_to_move() == Color::White) return false;  // without a move it is a stalemate
    const Bitboard horde = position.pieces(Color::White);
    const Bitboard ahead = board::shifted<board::north>(horde & position.pieces(PieceType::Pawn));
    constexpr int max_that_a_move_blocks = 2;
    if ((ahead & ~position.occupied()).count() > max_that_a_move_blocks) return false;
    if (!horde.more_than_one() && position.is_attacked(horde.first(), Color::Black, position.occupied())) return false;
    typename P::MoveList moves;
    position.legal_moves(moves);
    return !moves.empty() &&
           std::none_of(moves.begin(), moves.end(), [&](Move move) { return horde_can_answer(position, move); });
}

}  // namespace

template <class R>
bool Position<R>::is_closed() const {
    if constexpr (white_is_horde<R>) return is_closed_for_horde(*this);
    else if constexpr (Rules::losing_wins) return is_closed_for_losers(*this);
    else if constexpr (Rules::captures_explode) return is_closed_for_explosions(*this);
    else return false;
}

#define ROOKERY_INSTANTIATE(RULES) template bool Position<RULES>::is_closed() const;
ROOKERY_FOR_EACH_RULE_SET(ROOKERY_INSTANTIATE)

}  // namespace rookery::chess
