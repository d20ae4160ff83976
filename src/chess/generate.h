#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/attacks.h"
#include "board/bitboard.h"
#include "chess/move.h"
#include "chess/setup.h"
#include "game/move_list.h"

namespace rookery::chess {

/// Writes the generated moves into a list, or into whatever else takes one after the other.
template <class P, class List = game::MoveList<P>>
class MoveCollector {
public:
    explicit MoveCollector(List& moves) : moves_(moves) {}

    void piece_moves(Square from, board::Bitboard targets) {
        for (Square to : targets) moves_.add(Move::normal(from, to));
    }
    /// Pawn moves are found for all pawns at once; `step` leads from the origin to the target.
    void pawn_moves(board::Bitboard targets, int step) {
        for (Square to : targets) moves_.add(Move::normal(board::offset(to, -step), to));
    }
    void promotions(board::Bitboard targets, int step) {
        for (Square to : targets)
            for (PieceType type : P::Rules::promotions) moves_.add(Move::promotion(board::offset(to, -step), to, type));
    }
    void en_passant(board::Bitboard origins, Square to) {
        for (Square from : origins) moves_.add(Move::en_passant(from, to));
    }
    void castling(Square king, Square rook) { moves_.add(Move::castling(king, rook)); }
    void drops(PieceType type, board::Bitboard targets) {
        for (Square to : targets) moves_.add(Move::drop(type, to));
    }

private:
    List& moves_;
};

/// Only counts them, which takes one instruction where a list takes a loop.
template <class P>
class MoveCounter {
public:
    void piece_moves(Square, board::Bitboard targets) { add(targets.count()); }
    void pawn_moves(board::Bitboard targets, int) { add(targets.count()); }
    void promotions(board::Bitboard targets, int) {
        add(static_cast<int>(P::Rules::promotions.size()) * targets.count());
    }
    void en_passant(board::Bitboard origins, Square) { add(origins.count()); }
    void castling(Square, Square) { add(1); }
    void drops(PieceType, board::Bitboard targets) { add(targets.count()); }

    [[nodiscard]] std::size_t count() const { return count_; }

private:
    void add(int moves) { count_ += static_cast<std::size_t>(moves); }

    std::size_t count_ = 0;
};

/// Noisy moves change the material: captures and promotions. Quiet ones are all others.
enum class MoveKind : std::uint8_t { Any, Noisy, Quiet };

/// Whether moves must leave the own king safe: as the rule set says, or because the players have agreed on check.
enum class GuardsKing : std::uint8_t { AsUsual, Yes };

/// Generates exactly the legal moves of the side to move, `Us`. Nothing is tried and taken back: a piece that gives
/// check leaves only its own square and the squares in between as targets, and a pinned piece stays on its line.
template <class P, board::Color Us, MoveKind Kind, class Sink, GuardsKing Guards = GuardsKing::AsUsual>
class Generator {
    using Rules = typename P::Rules;
    static constexpr bool guards_king =
        Guards == GuardsKing::Yes || (Rules::royal[index(Us)] && !Rules::kings_are_taken);

public:
    Generator(const P& position, Sink& sink)
        : position_(position),
          sink_(sink),
          king_(guards_king ? position.king(Us) : Square::None),
          own_(position.pieces(Us)),
          enemy_(position.pieces(!Us)),
          occupied_(own_ | enemy_),
          pinned_(position.pinned()) {}

    void all() {
        if constexpr (Rules::losing_wins) forced_captures();
        else if constexpr (Rules::captures_explode) explosive_moves();
        else if constexpr (guards_king) moves_that_guard_the_king();
        else carefree_moves();
    }

private:
    /// Where a king must not be lost.
    void moves_that_guard_the_king() {
        if constexpr (Rules::checks_are_forbidden) find_checks();
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
        if constexpr (Rules::drops && Kind != MoveKind::Noisy) drops();
    }

    /// Where there is none, or nobody forbids to lose it.
    void carefree_moves() {
        answers_ = ~own_;
        targets_ = answers_ & wanted();
        pawn_moves();
        knight_moves();
        slider_moves();
        if constexpr (Rules::kings_are_taken) carefree_king_moves();
    }

    void carefree_king_moves() {
        for (Square from : position_.pieces(Us, PieceType::King))
            sink_.piece_moves(from, board::king_attacks(from) & targets_);
    }

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
        for (Square to : board::king_attacks(king_) & wanted() & allowed(PieceType::King, king_))
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
            sink_.piece_moves(from, board::knight_attacks(from) & targets_ & allowed(PieceType::Knight, from));
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
        if constexpr (guards_king) {
            if (pinned_.contains(from)) attacks &= board::line_through(king_, from);
        }
        if constexpr (Rules::checks_are_forbidden) attacks &= allowed(position_.piece_on(from).type(), from);
        sink_.piece_moves(from, attacks);
    }

    void pawn_moves() {
        // A promotion is noisy wherever the pawn goes: what is wanted does not narrow the targets of pawns.
        const board::Bitboard pawns = position_.pieces(Us, PieceType::Pawn);
        if constexpr (guards_king) {
            const board::Bitboard pinned_pawns = pawns & pinned_;
            pawn_moves(pawns ^ pinned_pawns, answers_);
            for (Square from : pinned_pawns) pawn_moves(from, answers_ & board::line_through(king_, from));
        } else {
            pawn_moves(pawns, answers_);
        }
        if (Kind != MoveKind::Quiet && position_.en_passant() != Square::None)
            sink_.en_passant(position_.template en_passant_captors<Us>(position_.en_passant()), position_.en_passant());
    }

    void pawn_moves(board::Bitboard pawns, board::Bitboard targets) {
        using namespace board;
        constexpr int push = forward(Us);
        constexpr int capture_east = push + east;
        constexpr int capture_west = push + west;
        const Bitboard last_rank = position_.has_promotion() ? relative_rank_squares(Us, 7) : no_squares;
        // Where a first step may be followed by a second.
        constexpr Bitboard doubling =
            relative_rank_squares(Us, 2) |
            (Rules::pawns_on_first_rank && Us == Color::White ? relative_rank_squares(Us, 1) : no_squares);

        const Bitboard empty = ~occupied_;
        const Bitboard pushed = shifted<push>(pawns) & empty;
        const Bitboard pushed_twice =
            position_.has_double_steps() ? shifted<push>(pushed & doubling) & empty & targets : no_squares;
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

    void drops() {
        const board::Bitboard free = answers_ & ~occupied_;
        constexpr board::Bitboard edges = board::rank_squares(0) | board::rank_squares(7);
        for (std::size_t number = 0; number < pocket_types; ++number) {
            const auto type = static_cast<PieceType>(number);
            if (position_.held(Us, type) > 0) sink_.drops(type, type == PieceType::Pawn ? free & ~edges : free);
        }
    }

    // --- Where no move may give check ---

    /// The squares from which the enemy king would be attacked, and who would uncover such an attack.
    void find_checks() {
        const Square enemy_king = position_.king(!Us);
        for (PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen})
            check_squares_[index(type)] = board::piece_attacks(type, enemy_king, occupied_);
        const board::Bitboard queens = position_.pieces(PieceType::Queen);
        const board::Bitboard snipers =
            ((board::bishop_rays(enemy_king) & (position_.pieces(PieceType::Bishop) | queens)) |
             (board::rook_rays(enemy_king) & (position_.pieces(PieceType::Rook) | queens))) &
            own_;
        for (Square sniper : snipers) {
            const board::Bitboard shields = board::between(enemy_king, sniper) & occupied_;
            if (!shields.more_than_one()) uncovering_ |= shields & own_;
        }
    }

    [[nodiscard]] board::Bitboard allowed(PieceType type, Square from) const {
        if constexpr (!Rules::checks_are_forbidden) return ~board::no_squares;
        board::Bitboard squares = ~check_squares_[index(type)];
        if (uncovering_.contains(from)) squares &= board::line_through(position_.king(!Us), from);
        return squares;
    }

    // --- Where who can capture must ---

    void forced_captures() {
        const bool must_capture = position_.must_capture();
        if (must_capture && Kind == MoveKind::Quiet) return;
        answers_ = must_capture ? enemy_ : ~occupied_;
        targets_ = must_capture || Kind != MoveKind::Noisy ? answers_ : board::no_squares;
        pawn_moves(position_.pieces(Us, PieceType::Pawn), answers_);
        if (must_capture && position_.en_passant() != Square::None)
            sink_.en_passant(position_.template en_passant_captors<Us>(position_.en_passant()), position_.en_passant());
        knight_moves();
        slider_moves();
        carefree_king_moves();
    }

    // --- Where captures explode ---

    /// Without an enemy slider in line with the king, and no check or other king near it, only an explosion next to it
    /// can hurt it. Otherwise each move is looked at.
    void explosive_moves() {
        const board::Bitboard queens = position_.pieces(PieceType::Queen);
        const board::Bitboard snipers = ((board::bishop_rays(king_) & (position_.pieces(PieceType::Bishop) | queens)) |
                                         (board::rook_rays(king_) & (position_.pieces(PieceType::Rook) | queens))) &
                                        enemy_;
        const Square enemy_king = position_.king(!Us);
        calm_ = snipers.empty() && !position_.in_check() && !board::king_attacks(king_).contains(enemy_king);
        if (Kind != MoveKind::Noisy) {
            board::Bitboard steps;
            for (Square to : board::king_attacks(king_) & ~occupied_)
                if (position_.template survives_step<Us>(king_, to)) steps |= to;
            sink_.piece_moves(king_, steps);
            if (!position_.in_check()) castling_moves();
        }
        answers_ = ~own_;
        for (Square from : own_ & ~position_.pieces(PieceType::Pawn) & ~board::Bitboard(king_))
            sink_.piece_moves(
                from,
                survived(from, board::piece_attacks(position_.piece_on(from).type(), from, occupied_) & wanted()));
        for (Square from : position_.pieces(Us, PieceType::Pawn)) {
            const board::Bitboard once = board::shifted<board::forward(Us)>(board::Bitboard(from)) & ~occupied_;
            const board::Bitboard twice = board::shifted<board::forward(Us)>(once) & ~occupied_;
            pawn_moves(from, survived(from, (board::pawn_attacks(Us, from) & enemy_) | once | twice));
        }
        if (Kind != MoveKind::Quiet && position_.en_passant() != Square::None)
            sink_.en_passant(position_.template en_passant_captors<Us>(position_.en_passant()), position_.en_passant());
    }

    [[nodiscard]] board::Bitboard survived(Square from, board::Bitboard targets) const {
        if (calm_) return targets & ~(enemy_ & board::king_attacks(king_));
        board::Bitboard safe;
        for (Square to : targets)
            if (enemy_.contains(to) ? position_.template survives_capture<Us>(from, to, to)
                                    : position_.template survives_step<Us>(from, to))
                safe |= to;
        return safe;
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
    // For rule sets that ask for it:
    std::array<board::Bitboard, board::piece_type_count> check_squares_{};
    board::Bitboard uncovering_;
    bool calm_ = false;
};

}  // namespace rookery::chess
