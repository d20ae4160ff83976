// Static exchange evaluation: what a series of captures on one square is worth, without searching.

#include <array>

#include "chess/position.h"

namespace rookery::chess {
namespace {

template <class R>
constexpr int value(PieceType type) {
    return type == PieceType::None ? 0 : R::exchange_values[index(type)];
}

}  // namespace

template <class R>
int Position<R>::noisy_gain(Move move) const {
    // Who must capture gains nothing by it that a glance could tell.
    if constexpr (Rules::losing_wins) return 0;
    if constexpr (Rules::captures_explode) {
        if (is_capture(move)) return explosion_gain(move);
    }
    int gain = move.is_en_passant() ? value<R>(PieceType::Pawn) : value<R>(piece_on(move.to()).type());
    if (move.is_promotion()) gain += value<R>(move.promotion_type()) - value<R>(PieceType::Pawn);
    if constexpr (Rules::checks_to_win > 0) gain += check_value(move);
    return gain;
}

template <class R>
int Position<R>::explosion_gain(Move move) const {
    const Bitboard gone = blast(move.to()) | move.from();
    int gain = value<R>(move.is_en_passant() ? PieceType::Pawn : piece_on(move.to()).type());
    for (Square square : gone)
        gain += piece_on(square).color() == to_move_ ? -value<R>(piece_on(square).type())
                                                     : value<R>(piece_on(square).type());
    return gain;
}

template <class R>
bool Position<R>::exchange_gains(Move move, int threshold) const {
    if (move.is_castling()) return threshold <= 0;
    const Square to = move.to();
    const Square from = move.from();
    const PieceType promoted = move.promotion_type();

    // `balance` is what the side that has just moved is ahead of the threshold, if the exchange ended here.
    int balance = -threshold;
    balance += move.is_en_passant() ? value<R>(PieceType::Pawn) : value<R>(piece_on(to).type());
    PieceType on_square = moved_piece(move).type();
    if (move.is_promotion()) {
        balance += value<R>(promoted) - value<R>(PieceType::Pawn);
        on_square = promoted;
    }
    if (balance < 0) return false;
    // Even if the piece is lost for nothing, the threshold holds.
    balance -= value<R>(on_square);
    if (balance >= 0) return true;

    const bool drops = Rules::drops && move.is_drop();
    Bitboard blockers = (drops ? occupied() : occupied() ^ from) | to;
    if (move.is_en_passant()) blockers ^= board::offset(to, -board::forward(to_move_));
    const Bitboard queens = pieces(PieceType::Queen);
    const Bitboard diagonal = pieces(PieceType::Bishop) | queens;
    const Bitboard straight = pieces(PieceType::Rook) | queens;
    Bitboard attacking = attackers(to, blockers) & blockers;

    Color side = !to_move_;
    while (true) {
        const Bitboard own = attacking & pieces(side);
        if (own.empty()) break;

        // The least valuable piece takes; what stood behind it joins in.
        PieceType type = PieceType::Pawn;
        while ((own & pieces(type)).empty()) type = static_cast<PieceType>(index(type) + 1);
        blockers ^= (own & pieces(type)).first();
        if (type == PieceType::Pawn || type == PieceType::Bishop || type == PieceType::Queen)
            attacking |= board::bishop_attacks(to, blockers) & diagonal;
        if (type == PieceType::Rook || type == PieceType::Queen)
            attacking |= board::rook_attacks(to, blockers) & straight;
        attacking &= blockers;

        side = !side;
        balance = -balance - 1 - value<R>(type);
        if (balance >= 0) {
            // A king cannot take what is still defended: then the side to move has taken last.
            if (type == PieceType::King && !(attacking & pieces(side)).empty()) side = !side;
            break;
        }
    }
    return side != to_move_;
}

#define ROOKERY_INSTANTIATE(RULES)                        \
    template int Position<RULES>::noisy_gain(Move) const; \
    template bool Position<RULES>::exchange_gains(Move, int) const;
ROOKERY_FOR_EACH_RULE_SET(ROOKERY_INSTANTIATE)

}  // namespace rookery::chess
