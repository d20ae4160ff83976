#pragma once

#include <cstddef>
#include <cstdint>

#include "board/attacks.h"
#include "board/bitboard.h"
#include "chess/move.h"
#include "game/move_list.h"

namespace rookery::chess {

/// Writes the generated moves into a list.
template <class P>
class MoveCollector {
public:
    explicit MoveCollector(game::MoveList<P>& moves) : moves_(moves) {}

    void piece_moves(Square from, board::Bitboard targets) {
        for (Square to : targets) moves_.add(Move::normal(from, to));
    }
    /// Pawn moves are found for all pawns at once; `step` leads from the origin to the target.
    void pawn_moves(board::Bitboard targets, int step) {
        for (Square to : targets) moves_.add(Move::normal(board::offset(to, -step), to));
    }
    void promotions(board::Bitboard targets, int step) {
        for (Square to : targets)
            for (PieceType type : {PieceType::Queen, PieceType::Knight, PieceType::Rook, PieceType::Bishop})
                moves_.add(Move::promotion(board::offset(to, -step), to, type));
    }
    void en_passant(board::Bitboard origins, Square to) {
        for (Square from : origins) moves_.add(Move::en_passant(from, to));
    }
    void castling(Square king, Square rook) { moves_.add(Move::castling(king, rook)); }

private:
    game::MoveList<P>& moves_;
};

/// Only counts them, which takes one instruction where a list takes a loop.
class MoveCounter {
public:
    void piece_moves(Square, board::Bitboard targets) { add(targets.count()); }
    void pawn_moves(board::Bitboard targets, int) { add(targets.count()); }
    void promotions(board::Bitboard targets, int) { add(4 * targets.count()); }
    void en_passant(board::Bitboard origins, Square) { add(origins.count()); }
    void castling(Square, Square) { add(1); }

    [[nodiscard]] std::size_t count() const { return count_; }

private:
    void add(int moves) { count_ += static_cast<std::size_t>(moves); }

    std::size_t count_ = 0;
};

/// Noisy moves change the material: captures and promotions. Quiet ones are all others.
enum class MoveKind : std::uint8_t { Any, Noisy, Quiet };

/// Generates exactly the legal moves of the side to move, `Us`. Nothing is tried and taken back: a piece that gives
/// check leaves only its own square and the squares in between as targets, and a pinned piece stays on its line.
template <class P, board::Color Us, MoveKind Kind, class Sink>
class Generator {
public:
    Generator(const P& position, Sink& sink)
        : position_(position),
          sink_(sink),
          king_(position.king(Us)),
          own_(position.pieces(Us)),
          enemy_(position.pieces(!Us)),
          occupied_(own_ | enemy_),
          pinned_(position.pinned()) {}

    void all() {
        king_moves();
        const board::Bitboard checkers = position_.checkers();
        if (checkers.more_than_one()) return;  // only the king can answer a double check
        if (checkers.empty()) {
            answers_ = ~own_;
            if constexpr (Kind != MoveKind::Noisy) castling_moves();
        } else {
            answers_ = checkers | board::between(king_, checkers.first());
        }
        targets_ = answers_ & wanted();
        pawn_moves();
        knight_moves();
        slider_moves();
    }

private:
    /// Where a piece other than a pawn may go if nothing else forbids it.
    [[nodiscard]] board::Bitboard wanted() const {
        if constexpr (Kind == MoveKind::Noisy) return enemy_;
        else if constexpr (Kind == MoveKind::Quiet) return ~occupied_;
        else return ~own_;
    }

    void king_moves() {
        // The king itself must not shield the square behind it.
        const board::Bitboard without_king = occupied_ ^ king_;
        board::Bitboard safe;
        for (Square to : board::king_attacks(king_) & wanted())
            if (!position_.is_attacked(to, !Us, without_king)) safe |= to;
        sink_.piece_moves(king_, safe);
    }

    void castling_moves() {
        for (Square rook : position_.castling_rooks() & board::relative_rank_squares(Us, 0))
            if (position_.template may_castle<Us>(rook)) sink_.castling(king_, rook);
    }

    void knight_moves() {
        // A pinned knight always leaves its line.
        for (Square from : position_.pieces(Us, PieceType::Knight) & ~pinned_)
            sink_.piece_moves(from, board::knight_attacks(from) & targets_);
    }

    void slider_moves() {
        const board::Bitboard queens = position_.pieces(Us, PieceType::Queen);
        for (Square from : position_.pieces(Us, PieceType::Bishop) | queens)
            slider_moves(from, board::bishop_attacks(from, occupied_));
        for (Square from : position_.pieces(Us, PieceType::Rook) | queens)
            slider_moves(from, board::rook_attacks(from, occupied_));
    }

    void slider_moves(Square from, board::Bitboard attacks) {
        attacks &= targets_;
        if (pinned_.contains(from)) attacks &= board::line_through(king_, from);
        sink_.piece_moves(from, attacks);
    }

    void pawn_moves() {
        // A promotion is noisy wherever the pawn goes: what is wanted does not narrow the targets of pawns.
        const board::Bitboard pawns = position_.pieces(Us, PieceType::Pawn);
        const board::Bitboard pinned_pawns = pawns & pinned_;
        pawn_moves(pawns ^ pinned_pawns, answers_);
        for (Square from : pinned_pawns) pawn_moves(from, answers_ & board::line_through(king_, from));
        if (Kind != MoveKind::Quiet && position_.en_passant() != Square::None)
            sink_.en_passant(position_.template en_passant_captors<Us>(position_.en_passant()), position_.en_passant());
    }

    void pawn_moves(board::Bitboard pawns, board::Bitboard targets) {
        using namespace board;
        constexpr int push = forward(Us);
        constexpr int capture_east = push + east;
        constexpr int capture_west = push + west;
        constexpr Bitboard last_rank = relative_rank_squares(Us, 7);
        constexpr Bitboard third_rank = relative_rank_squares(Us, 2);

        const Bitboard empty = ~occupied_;
        const Bitboard pushed = shifted<push>(pawns) & empty;
        const Bitboard pushed_twice = shifted<push>(pushed & third_rank) & empty & targets;
        const Bitboard pushed_once = pushed & targets;
        const Bitboard taken_east = shifted<capture_east>(pawns) & enemy_ & targets;
        const Bitboard taken_west = shifted<capture_west>(pawns) & enemy_ & targets;

        if constexpr (Kind != MoveKind::Quiet) {
            sink_.pawn_moves(taken_east & ~last_rank, capture_east);
            sink_.pawn_moves(taken_west & ~last_rank, capture_west);
        }
        if constexpr (Kind != MoveKind::Noisy) {
            sink_.pawn_moves(pushed_once & ~last_rank, push);
            sink_.pawn_moves(pushed_twice, 2 * push);
        }
        if constexpr (Kind != MoveKind::Quiet) {
            if (((pushed_once | taken_east | taken_west) & last_rank).empty()) return;
            sink_.promotions(taken_east & last_rank, capture_east);
            sink_.promotions(taken_west & last_rank, capture_west);
            sink_.promotions(pushed_once & last_rank, push);
        }
    }

    const P& position_;
    Sink& sink_;
    const Square king_;
    const board::Bitboard own_;
    const board::Bitboard enemy_;
    const board::Bitboard occupied_;
    const board::Bitboard pinned_;
    board::Bitboard answers_;  ///< where a move of a piece other than the king leaves the king safe
    board::Bitboard targets_;  ///< those that are wanted
};

}  // namespace rookery::chess
