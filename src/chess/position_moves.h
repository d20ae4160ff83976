// Playing moves and taking them back: the part of Position that a search spends its time in. Included by position.h.
#pragma once

#include "chess/position.h"

namespace rookery::chess {

template <class R>
inline void Position<R>::put(Piece piece, Square square) {
    board_[index(square)] = piece;
    by_type_[index(piece.type())] |= square;
    by_color_[index(piece.color())] |= square;
}

template <class R>
inline void Position<R>::remove(Square square) {
    const Piece piece = board_[index(square)];
    board_[index(square)] = board::no_piece;
    by_type_[index(piece.type())] ^= square;
    by_color_[index(piece.color())] ^= square;
}

template <class R>
inline void Position<R>::relocate(Square from, Square to) {
    const Piece piece = board_[index(from)];
    const Bitboard both = Bitboard(from) | to;
    board_[index(from)] = board::no_piece;
    board_[index(to)] = piece;
    by_type_[index(piece.type())] ^= both;
    by_color_[index(piece.color())] ^= both;
}

template <class R>
inline void Position<R>::toggle_key(Piece piece, Square square) {
    const Key key = board::piece_key(piece, square);
    state_.key ^= key;
    if (piece.type() == PieceType::Pawn) state_.pawn_key ^= key;
    else state_.piece_keys[index(piece.color())] ^= key;
}

template <class R>
inline void Position<R>::lose_castling_rights(Bitboard rooks) {
    for (Square rook : state_.castling_rooks& rooks) state_.key ^= board::zobrist.castling_rook[index(rook)];
    state_.castling_rooks &= ~rooks;
    if constexpr (Rules::drops) state_.reversible_plies = 0;
}

template <class R>
inline void Position<R>::begin_count_to_fifty() {
    state_.halfmove_clock = 0;
    // What was captured may be dropped again, even a pawn behind the one that has moved: only lost rights never return.
    if constexpr (!Rules::drops) state_.reversible_plies = 0;
}

template <class R>
inline void Position<R>::make(Move move) {
    if (to_move_ == Color::White) make<Color::White>(move);
    else make<Color::Black>(move);
}

template <class R>
inline void Position<R>::unmake(Move move) {
    if (to_move_ == Color::White) unmake<Color::Black>(move);
    else unmake<Color::White>(move);
}

template <class R>
template <Color Us>
inline void Position<R>::end_of_turn(Bitboard lost_rights) {
    if (state_.castling_rooks.intersects(lost_rights)) lose_castling_rights(lost_rights);
    to_move_ = !Us;
    ++plies_;
    if constexpr (Rules::team_board) {
        update_checks<Us>();
        state_.more.waiting_pinned = state_.pinned;
    }
    update_checks<!Us>();
    if constexpr (Rules::checks_to_win > 0) {
        if (in_check()) {
            std::uint8_t& given = state_.more.checks_given[index(Us)];
            state_.key ^= board::zobrist.checks_given[index(Us)][given];
            given = static_cast<std::uint8_t>(std::min<int>(given + 1, Rules::checks_to_win));
            state_.key ^= board::zobrist.checks_given[index(Us)][given];
        }
    }
}

template <class R>
inline void Position<R>::change_hand(Color color, PieceType type, int change) requires(R::drops) {
    std::uint8_t& held = state_.more.pockets[index(color)][index(type)];
    const auto key = [&] {
        if constexpr (Rules::team_board) return board::held_key(color, type, held);
        else return board::zobrist.held[index(color)][index(type)][held];
    };
    state_.key ^= key();
    held = static_cast<std::uint8_t>(held + change);
    state_.key ^= key();
}

template <class R>
inline void Position<R>::toggle_promoted(Square square) requires(R::drops) {
    state_.more.promoted ^= square;
    state_.key ^= board::zobrist.promoted[index(square)];
}

template <class R>
template <Color Us>
inline void Position<R>::take_into_pocket(PieceType type, Square square) {
    const bool was_pawn = state_.more.promoted.contains(square);
    if (was_pawn) toggle_promoted(square);
    if constexpr (!Rules::team_board) change_hand(Us, was_pawn ? PieceType::Pawn : type, 1);
}

template <class R>
template <Color Us>
inline void Position<R>::make_drop(Move move) {
    const Piece piece(Us, move.dropped_type());
    change_hand(Us, piece.type(), -1);
    put(piece, move.to());
    toggle_key(piece, move.to());
    if (piece.type() == PieceType::Pawn) state_.halfmove_clock = 0;
    end_of_turn<Us>(board::no_squares);
}

/// The squares that a capture on this one empties besides its own and the origin.
template <class R>
inline Bitboard Position<R>::blast(Square center) const {
    return board::king_attacks(center) & occupied() & ~pieces(PieceType::Pawn);
}

/// Takes off the board what goes up with a piece that has captured and has been lifted. Returns where castling rights
/// may have gone too.
template <class R>
inline Bitboard Position<R>::explode(Piece captor, Square from, Square center) requires(R::captures_explode) {
    Explosion& explosion = state_.more;
    explosion.squares = blast(center);
    std::size_t number = 0;
    explosion.pieces[number++] = captor;
    Bitboard lost_rights = explosion.squares | from | center;
    for (Square square : explosion.squares) {
        const Piece piece = piece_on(square);
        explosion.pieces[number++] = piece;
        if (piece.type() == PieceType::King) lost_rights |= board::relative_rank_squares(piece.color(), 0);
        toggle_key(piece, square);
        remove(square);
    }
    return lost_rights;
}

template <class R>
inline void Position<R>::undo_explosion(Square from) requires(R::captures_explode) {
    const Explosion& explosion = state_.more;
    std::size_t number = 0;
    put(explosion.pieces[number++], from);
    for (Square square : explosion.squares) put(explosion.pieces[number++], square);
}

template <class R>
template <Color Us>
inline bool Position<R>::survives_capture(Square from, Square to, Square victim) const {
    const Bitboard gone = blast(to) | from | victim;
    if (gone.intersects(pieces(Us, PieceType::King))) return false;
    if (gone.intersects(pieces(!Us, PieceType::King)) || kings_touch()) return true;
    const Bitboard left = occupied() & ~gone;
    return !attackers(king(Us), left).intersects(pieces(!Us) & left);
}

template <class R>
template <Color Us>
inline bool Position<R>::survives_step(Square from, Square to) const {
    const Bitboard left = (occupied() ^ from) | to;
    const bool by_king = king(Us) == from;
    const Square king_square = by_king ? to : king(Us);
    if (board::king_attacks(king_square).contains(king(!Us))) return true;
    return !attackers(king_square, left).intersects(pieces(!Us) & ~pieces(PieceType::King));
}

template <class R>
template <Color Us>
inline void Position<R>::make(Move move) {
    history_.push(state_);

    state_.key ^= board::zobrist.black_to_move;
    if (state_.en_passant != Square::None) {
        state_.key ^= en_passant_key(state_.en_passant);
        state_.en_passant = Square::None;
    }
    state_.captured = board::no_piece;
    ++state_.halfmove_clock;
    ++state_.reversible_plies;
    Square possible_en_passant = Square::None;

    if constexpr (Rules::drops) {
        if (move.is_drop()) {
            make_drop<Us>(move);
            return;
        }
    }
    const Square from = move.from();
    const Square to = move.to();
    const Piece moved = piece_on(from);
    assert(!moved.empty() && moved.color() == Us);
    Bitboard lost_rights =
        moved.type() == PieceType::King ? board::relative_rank_squares(Us, 0) | to : Bitboard(from) | to;
    toggle_key(moved, from);
    if (move.is_castling()) {
        const auto [king_to, rook_to] = CastlingSquares(from, to);
        const Piece rook(Us, PieceType::Rook);
        // Lift both before setting either down: their old and new squares may overlap.
        remove(from);
        remove(to);
        put(moved, king_to);
        put(rook, rook_to);
        toggle_key(rook, to);
        toggle_key(rook, rook_to);
        toggle_key(moved, king_to);
    } else {
        const Square captured_on = move.is_en_passant() ? board::offset(to, -board::forward(Us)) : to;
        if (const Piece captured = piece_on(captured_on); !captured.empty()) {
            state_.captured = captured;
            begin_count_to_fifty();
            toggle_key(captured, captured_on);
            remove(captured_on);
            if constexpr (Rules::drops) take_into_pocket<Us>(captured.type(), captured_on);
            if constexpr (Rules::captures_explode) {
                remove(from);
                lost_rights |= explode(moved, from, to);
                end_of_turn<Us>(lost_rights);
                return;
            }
        }
        relocate(from, to);
        if constexpr (Rules::drops) {
            if (state_.more.promoted.contains(from)) {
                toggle_promoted(from);
                toggle_promoted(to);
            }
        }
        if (moved.type() == PieceType::Pawn) {
            begin_count_to_fifty();
            // A first step of two from the first rank, which hordes may take, cannot be answered en passant.
            if (has_en_passant() && to == board::offset(from, 2 * board::forward(Us)) &&
                board::relative_rank(Us, from) == 1)
                possible_en_passant = board::offset(from, board::forward(Us));
        }
        if (move.is_promotion()) {
            const Piece promoted(Us, move.promotion_type());
            remove(to);
            put(promoted, to);
            toggle_key(promoted, to);
            if constexpr (Rules::drops) toggle_promoted(to);
        } else {
            toggle_key(moved, to);
        }
    }

    end_of_turn<Us>(lost_rights);

    // Equal positions have equal rights: a double step counts only if some pawn can really take en passant.
    if (possible_en_passant != Square::None && !en_passant_captors<!Us>(possible_en_passant).empty()) {
        state_.en_passant = possible_en_passant;
        state_.key ^= en_passant_key(possible_en_passant);
    }
}

template <class R>
template <Color Us>
inline void Position<R>::unmake(Move move) {
    const Square from = move.from();
    const Square to = move.to();
    if (move.is_castling()) {
        const auto [king_to, rook_to] = CastlingSquares(from, to);
        remove(king_to);
        remove(rook_to);
        put(Piece(Us, PieceType::King), from);
        put(Piece(Us, PieceType::Rook), to);
    } else if (Rules::drops && move.is_drop()) {
        remove(to);
    } else {
        bool exploded = false;
        if constexpr (Rules::captures_explode) {
            exploded = !state_.captured.empty();
            if (exploded) undo_explosion(from);
        }
        if (exploded) {
            // The capturing piece is back already.
        } else if (move.is_promotion()) {
            remove(to);
            put(Piece(Us, PieceType::Pawn), from);
        } else {
            relocate(to, from);
        }
        if (!state_.captured.empty())
            put(state_.captured, move.is_en_passant() ? board::offset(to, -board::forward(Us)) : to);
    }
    to_move_ = Us;
    --plies_;
    state_ = history_.pop();
}

template <class R>
inline void Position<R>::make_null() requires(!R::losing_wins) {
    assert(!in_check());
    history_.push(state_);
    state_.key ^= board::zobrist.black_to_move;
    if (state_.en_passant != Square::None) state_.key ^= en_passant_key(state_.en_passant);
    state_.en_passant = Square::None;
    state_.captured = board::no_piece;
    ++state_.halfmove_clock;
    state_.reversible_plies = 0;
    if constexpr (Rules::team_board) state_.more.waiting_pinned = state_.pinned;
    to_move_ = !to_move_;
    ++plies_;
    if (to_move_ == Color::White) update_checks<Color::White>();
    else update_checks<Color::Black>();
}

template <class R>
inline void Position<R>::unmake_null() requires(!R::losing_wins) {
    to_move_ = !to_move_;
    --plies_;
    state_ = history_.pop();
}

}  // namespace rookery::chess
