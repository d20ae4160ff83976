// Who attacks what: the part of Position that its moves and the generator ask all the time. Included by position.h.
#pragma once

#include "chess/position.h"

namespace rookery::chess {

template <class R>
inline Bitboard Position<R>::attackers(Square square, Bitboard blockers) const {
    const Bitboard queens = pieces(PieceType::Queen);
    return (board::pawn_attacks(Color::Black, square) & pieces(Color::White, PieceType::Pawn)) |
           (board::pawn_attacks(Color::White, square) & pieces(Color::Black, PieceType::Pawn)) |
           (board::knight_attacks(square) & pieces(PieceType::Knight)) |
           (board::king_attacks(square) & pieces(PieceType::King)) |
           (board::bishop_attacks(square, blockers) & (pieces(PieceType::Bishop) | queens)) |
           (board::rook_attacks(square, blockers) & (pieces(PieceType::Rook) | queens));
}

template <class R>
inline bool Position<R>::is_attacked(Square square, Color by, Bitboard blockers) const {
    const Bitboard attackers = pieces(by);
    const Bitboard queens = pieces(PieceType::Queen);
    if (attackers.intersects((board::knight_attacks(square) & pieces(PieceType::Knight)) |
                             (board::pawn_attacks(!by, square) & pieces(PieceType::Pawn))))
        return true;
    // A king whose captures would blow it up attacks nothing.
    if (!Rules::captures_explode && attackers.intersects(board::king_attacks(square) & pieces(PieceType::King)))
        return true;
    return attackers.intersects((board::bishop_attacks(square, blockers) & (pieces(PieceType::Bishop) | queens)) |
                                (board::rook_attacks(square, blockers) & (pieces(PieceType::Rook) | queens)));
}

template <class R>
inline Bitboard Position<R>::attacked_by(Color color) const {
    const Bitboard pawns = pieces(color, PieceType::Pawn);
    const Bitboard queens = pieces(color, PieceType::Queen);
    const Bitboard blockers = occupied();
    Bitboard attacked =
        color == Color::White ? board::pawn_attacks<Color::White>(pawns) : board::pawn_attacks<Color::Black>(pawns);
    for (Square from : pieces(color, PieceType::Knight)) attacked |= board::knight_attacks(from);
    for (Square from : pieces(color, PieceType::Bishop) | queens) attacked |= board::bishop_attacks(from, blockers);
    for (Square from : pieces(color, PieceType::Rook) | queens) attacked |= board::rook_attacks(from, blockers);
    for (Square from : pieces(color, PieceType::King)) attacked |= board::king_attacks(from);
    return attacked;
}

/// Whether the enemy king is attacked by a slider once these pieces have left their squares.
template <class R>
inline bool Position<R>::uncovers_check(Bitboard movers, Bitboard occupied_after) const {
    const Square enemy_king = king(!to_move_);
    const Bitboard queens = pieces(PieceType::Queen);
    return (pieces(to_move_) & ~movers)
        .intersects((board::bishop_attacks(enemy_king, occupied_after) & (pieces(PieceType::Bishop) | queens)) |
                    (board::rook_attacks(enemy_king, occupied_after) & (pieces(PieceType::Rook) | queens)));
}

template <class R>
inline bool Position<R>::ordinary_gives_check(Move move) const {
    const Square enemy_king = king(!to_move_);
    const Square from = move.from();
    const Square to = move.to();
    // Few moves come near a line to the king, so that is asked first: it needs no attack of a slider.
    const PieceType type = move.is_promotion() ? move.promotion_type() : piece_on(from).type();
    const Bitboard reach = type == PieceType::Pawn ? board::pawn_attacks(to_move_, to) : board::piece_rays(type, to);
    if (reach.contains(enemy_king) && !(board::between(to, enemy_king) & ~Bitboard(from)).intersects(occupied()))
        return true;
    return board::piece_rays(PieceType::Queen, enemy_king).contains(from) &&
           uncovers_check(from, (occupied() ^ from) | to);
}

template <class R>
inline bool Position<R>::must_capture() const requires(R::losing_wins) {
    if (en_passant() != Square::None) return true;
    const Bitboard pawns = pieces(to_move_, PieceType::Pawn);
    Bitboard attacked =
        to_move_ == Color::White ? board::pawn_attacks<Color::White>(pawns) : board::pawn_attacks<Color::Black>(pawns);
    for (Square from : pieces(to_move_) ^ pawns)
        attacked |= board::piece_attacks(piece_on(from).type(), from, occupied());
    return attacked.intersects(pieces(!to_move_));
}

template <class R>
inline bool Position<R>::arrives_at_once(Color color) const requires(!R::goal.empty()) {
    const Square from = king(color);
    const Square enemy_king = king(!color);
    if (Rules::goal.contains(enemy_king)) return false;
    for (Square to : board::king_attacks(from) & Rules::goal & ~pieces(color)) {
        if (is_attacked(to, !color, occupied() ^ from)) continue;
        const Bitboard left = (occupied() ^ from) | to;
        const Bitboard others = pieces(color) & ~Bitboard(from);
        if (Rules::checks_are_forbidden && attackers(enemy_king, left).intersects(others)) continue;
        if (Rules::second_may_follow && color == Color::White) {
            // White wins only if Black's king has no safe step to the goal afterwards.
            const Bitboard steps = board::king_attacks(enemy_king) & Rules::goal & ~(pieces(!color) & ~Bitboard(to)) &
                                   ~board::king_attacks(to);
            bool follows = false;
            for (Square step : steps) follows = follows || !attackers(step, left ^ enemy_king).intersects(others);
            if (follows) continue;
        }
        return true;
    }
    return false;
}

/// Whatever happens to the own king afterwards, the game is over then: pins and checks do not matter.
template <class R>
inline bool Position<R>::explodes_king_at_once() const requires(R::captures_explode) {
    const Bitboard captors = pieces(to_move_) & ~pieces(PieceType::King);
    for (Square fuse : fuses())
        if (attackers(fuse, occupied()).intersects(captors)) return true;
    const Square target = en_passant();
    return target != Square::None && board::king_attacks(target).contains(king(!to_move_)) &&
           !board::king_attacks(target).contains(king(to_move_));
}

/// Whether the piece that moves will attack something beside the enemy king.
template <class R>
inline bool Position<R>::aims_next_to_king(Move move) const requires(R::captures_explode) {
    const PieceType type = move.is_promotion() ? move.promotion_type() : piece_on(move.from()).type();
    if (type == PieceType::King) return false;
    const Bitboard attacked = type == PieceType::Pawn ? board::pawn_attacks(to_move_, move.to())
                                                      : board::piece_attacks(type, move.to(), occupied() ^ move.from());
    return attacked.intersects(fuses());
}

template <class R>
template <Color Us>
inline bool Position<R>::may_castle(Square rook) const {
    const Square from = king(Us);
    const auto [king_to, rook_to] = CastlingSquares(from, rook);
    const Bitboard king_path = board::between(from, king_to) | king_to;
    const Bitboard rook_path = board::between(rook, rook_to) | rook_to;
    const Bitboard others = occupied() ^ from ^ rook;
    if (others.intersects(king_path | rook_path)) return false;
    for (Square square : king_path) {
        // Next to the other king nobody can harm this one, if they would go up together.
        if constexpr (Rules::captures_explode) {
            if (board::king_attacks(square).intersects(pieces(!Us, PieceType::King))) continue;
        }
        if (is_attacked(square, !Us, occupied())) return false;
    }
    // Between unusual squares the rook may have shielded the king from an attack along the rank.
    if constexpr (Rules::free_castling) {
        if (is_attacked(king_to, !Us, others | rook_to)) return false;
    }
    return true;
}

template <class R>
template <Color Us>
inline Bitboard Position<R>::en_passant_captors(Square target) const {
    const Square victim = board::offset(target, -board::forward(Us));
    Bitboard captors;
    for (Square from : board::pawn_attacks(!Us, target) & pieces(Us, PieceType::Pawn)) {
        if constexpr (Rules::rules_are_agreed_on) {
            if (kings_are_taken()) {
                captors |= from;
                continue;
            }
        }
        if constexpr (!Rules::royal[index(Us)]) {
            captors |= from;
            continue;
        } else if constexpr (Rules::captures_explode) {
            if (survives_capture<Us>(from, target, victim)) captors |= from;
            continue;
        }
        // Two pawns leave their squares at once, which no pin mask describes: look at the board as it would be.
        const Bitboard occupied_after = (occupied() ^ from ^ victim) | target;
        const Bitboard enemy = pieces(!Us) ^ victim;
        const Bitboard queens = pieces(PieceType::Queen);
        const Square king_square = king(Us);
        const Bitboard attackers =
            (board::bishop_attacks(king_square, occupied_after) & (pieces(PieceType::Bishop) | queens)) |
            (board::rook_attacks(king_square, occupied_after) & (pieces(PieceType::Rook) | queens)) |
            (board::knight_attacks(king_square) & pieces(PieceType::Knight)) |
            (board::pawn_attacks(Us, king_square) & pieces(PieceType::Pawn));
        if (!enemy.intersects(attackers)) captors |= from;
    }
    return captors;
}

template <class R>
template <Color Us>
inline void Position<R>::update_checks() {
    state_.checkers = state_.pinned = board::no_squares;
    if (!has_royal_king(Us)) return;
    if constexpr (Rules::captures_explode) {
        // Every move is looked at by itself: pins do not tell who survives an explosion.
        if (has_royal_king(!Us) && !kings_touch()) state_.checkers = attackers(king(Us), occupied()) & pieces(!Us);
        return;
    }
    const Square king_square = king(Us);
    const Bitboard enemy = pieces(!Us);
    const Bitboard all = occupied();
    const Bitboard queens = pieces(PieceType::Queen);
    Bitboard checkers = ((board::knight_attacks(king_square) & pieces(PieceType::Knight)) |
                         (board::pawn_attacks(Us, king_square) & pieces(PieceType::Pawn))) &
                        enemy;
    if constexpr (Rules::kings_are_taken)
        checkers |= board::king_attacks(king_square) & pieces(PieceType::King) & enemy;
    Bitboard pinned;
    const Bitboard snipers = ((board::bishop_rays(king_square) & (pieces(PieceType::Bishop) | queens)) |
                              (board::rook_rays(king_square) & (pieces(PieceType::Rook) | queens))) &
                             enemy;
    for (Square sniper : snipers) {
        const Bitboard shields = board::between(king_square, sniper) & all;
        if (shields.empty()) checkers |= sniper;
        else if (!shields.more_than_one()) pinned |= shields & pieces(Us);
    }
    state_.checkers = checkers;
    state_.pinned = pinned;
}

}  // namespace rookery::chess
