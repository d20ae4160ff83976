#pragma once

#include <algorithm>
#include <cstdlib>

#include "board/attacks.h"
#include "board/rays.h"
#include "chess/position.h"
#include "engine/person/glance.h"

namespace rookery::engine {

[[nodiscard]] inline int king_steps(board::Square from, board::Square to) {
    return std::max(std::abs(board::file_of(from) - board::file_of(to)),
                    std::abs(board::rank_of(from) - board::rank_of(to)));
}

template <class R>
struct Glancing<chess::Position<R>> {
    using P = chess::Position<R>;
    using Move = chess::Move;
    using Square = board::Square;
    using PieceType = board::PieceType;
    using Color = board::Color;

    [[nodiscard]] static Glance at(const P& position, Move move, std::optional<Move> previous) {
        const Color us = position.color_to_move();
        const PieceType type = position.moved_piece(move).type();
        Glance glance;
        glance.takes = position.is_capture(move);
        glance.promotes = move.is_promotion();
        glance.gain = position.is_noisy(move) ? position.noisy_gain(move) : 0;
        glance.checks = position.gives_check(move);
        glance.knight = type == PieceType::Knight;
        glance.pawn = type == PieceType::Pawn;
        glance.queen = type == PieceType::Queen;
        glance.castles = move.is_castling();
        glance.drops = move.is_drop();
        look_at_kings(position, move, glance);
        if (glance.castles) return glance;
        if (glance.checks) glance.unveiled = !checks_itself(position, move, type);
        if (!glance.drops) look_at_way(position, move, type, us, glance);
        if (previous && !previous->is_castling()) look_at_last(position, move, *previous, glance);
        return glance;
    }

    [[nodiscard]] static bool undoes(Move move, Move earlier) {
        return !move.is_drop() && !earlier.is_drop() && move.from() == earlier.to() && move.to() == earlier.from();
    }

private:
    static void look_at_kings(const P& position, Move move, Glance& glance) {
        const Color us = position.color_to_move();
        for (const Color color : {Color::White, Color::Black}) {
            const auto kings = position.pieces(color, PieceType::King);
            if (kings.empty()) continue;
            const Square king = kings.first();
            const int after = king_steps(move.to(), king);
            glance.near_king = glance.near_king || after == 1;
            if (move.is_castling()) continue;
            const bool nearer = move.is_drop() ? after <= 3 : after < king_steps(move.from(), king);
            (color == us ? glance.toward_own_king : glance.toward_enemy_king) = nearer;
        }
    }

    /// Whether it is the piece that moves which gives check.
    [[nodiscard]] static bool checks_itself(const P& position, Move move, PieceType type) {
        const auto king = position.pieces(!position.color_to_move(), PieceType::King);
        if (move.is_promotion()) type = move.promotion_type();
        if (type == PieceType::Pawn) return king.intersects(board::pawn_attacks(position.color_to_move(), move.to()));
        const auto gone = move.is_drop() ? board::Bitboard{} : board::Bitboard(move.from());
        return king.intersects(board::piece_attacks(type, move.to(), position.occupied() & ~gone));
    }

    static void look_at_way(const P& position, Move move, PieceType type, Color us, Glance& glance) {
        const int files = std::abs(board::file_of(move.from()) - board::file_of(move.to()));
        const int ranks = std::abs(board::rank_of(move.from()) - board::rank_of(move.to()));
        glance.reach = std::max(files, ranks);
        glance.long_diagonal = files == ranks && glance.reach >= 4;
        glance.backward = board::relative_rank(us, move.to()) < board::relative_rank(us, move.from());
        const bool is_piece = type != PieceType::Pawn && type != PieceType::King;
        glance.untouched = is_piece && glance.takes && board::relative_rank(us, move.from()) == 0 &&
                           position.occupied().contains(move.from());
    }

    static void look_at_last(const P& position, Move move, Move previous, Glance& glance) {
        glance.takes_back = glance.takes && P::takes_back(move, previous);
        if (previous.is_drop() || glance.takes_back) return;
        if (!move.is_drop() && board::between(move.from(), move.to()).contains(previous.from())) glance.unveiled = true;
        const auto moved = position.piece_on(previous.to());
        if (moved.empty() || moved.color() == position.color_to_move()) return;
        const auto attacks_from = [&](Square square) {
            return moved.type() == PieceType::Pawn ? board::pawn_attacks(moved.color(), square)
                                                   : board::piece_attacks(moved.type(), square, position.occupied());
        };
        glance.escapes = !move.is_drop() && attacks_from(previous.to()).contains(move.from());
        glance.unguarded = glance.takes && attacks_from(previous.from()).contains(move.to());
    }
};

}  // namespace rookery::engine
