#pragma once

#include <array>
#include <cassert>
#include <string>

#include "chess/evaluation/pawn_structure.h"
#include "chess/evaluation/piece_score.h"
#include "chess/evaluation/weights.h"
#include "chess/position.h"
#include "game/score.h"

namespace rookery::chess {

/// What the pieces are worth on their squares, for White, and how much of the middlegame is left.
struct PieceBalance {
    TaperedScore score;
    int phase = 0;

    bool operator==(const PieceBalance&) const = default;
};

namespace detail {

inline constexpr std::array<int, board::piece_type_count> phase_of_type = {0, 1, 1, 2, 4, 0};

/// Material and square in one number, for White with a plus and for Black with a minus.
template <class R>
inline constexpr auto piece_values = [] {
    std::array<std::array<std::array<TaperedScore, board::square_count>, board::piece_type_count>, board::color_count>
        values{};
    NoTrace trace;
    for (std::size_t type = 0; type < board::piece_type_count; ++type)
        for (std::size_t square = 0; square < board::square_count; ++square) {
            values[0][type][square] =
                piece_score<R, Color::White>(trace, static_cast<PieceType>(type), board::square_at(square));
            values[1][type][square] =
                piece_score<R, Color::Black>(trace, static_cast<PieceType>(type), board::square_at(square));
        }
    return values;
}();

template <class R>
[[nodiscard]] constexpr TaperedScore value_of(Piece piece, Square square) {
    return piece_values<R>[index(piece.color())][index(piece.type())][index(square)];
}

}  // namespace detail

/// Our strongest evaluation: a sum of features with weights fitted to the results of games, one set for the middlegame
/// and one for the endgame. It follows the moves of a search, so that the largest part of the sum is ready when asked
/// for, and remembers pawn structures; an object belongs to one thread.
template <class R>
class TunedEvaluation {
public:
    /// The score, for a position that `reset` was called for, or that the moves given to `make` since have led to.
    [[nodiscard]] game::Score score_for_mover(const Position<R>& position);

    void reset(const Position<R>& position);
    /// Before the position makes the move.
    void make(const Position<R>& position, Move move) {
        assert(depth_ + 1 < balances_.size());
        balances_[depth_ + 1] = after(balances_[depth_], position, move);
        ++depth_;
    }
    void unmake() {
        assert(depth_ > 0);
        --depth_;
    }

    /// A table of what the score is made of, for people.
    [[nodiscard]] static std::string describe(const Position<R>& position);

private:
    [[nodiscard]] static PieceBalance after(PieceBalance balance, const Position<R>& position, Move move);

    /// Longer than any line that a search plays out.
    static constexpr std::size_t longest_line = 1024;

    std::array<PieceBalance, longest_line> balances_{};
    std::size_t depth_ = 0;
    PawnTable pawns_;
};

template <class R>
inline PieceBalance TunedEvaluation<R>::after(PieceBalance balance, const Position<R>& position, Move move) {
    const Square from = move.from();
    const Square to = move.to();
    const Piece moved = position.moved_piece(move);
    if (R::drops && move.is_drop()) {
        balance.score += detail::value_of<R>(moved, to);
        balance.phase += detail::phase_of_type[index(moved.type())];
        return balance;
    }
    balance.score -= detail::value_of<R>(moved, from);
    if (move.is_castling()) {
        const auto [king_to, rook_to] = CastlingSquares(from, to);
        const Piece rook = position.piece_on(to);
        balance.score += detail::value_of<R>(moved, king_to);
        balance.score += detail::value_of<R>(rook, rook_to) - detail::value_of<R>(rook, to);
        return balance;
    }
    const Square captured_on = move.is_en_passant() ? board::offset(to, -board::forward(moved.color())) : to;
    if (const Piece captured = position.piece_on(captured_on); !captured.empty()) {
        balance.score -= detail::value_of<R>(captured, captured_on);
        balance.phase -= detail::phase_of_type[index(captured.type())];
        if constexpr (R::captures_explode) {
            balance.phase -= detail::phase_of_type[index(moved.type())];
            for (Square square : position.blast(to) & ~Bitboard(from)) {
                const Piece blasted = position.piece_on(square);
                balance.score -= detail::value_of<R>(blasted, square);
                balance.phase -= detail::phase_of_type[index(blasted.type())];
            }
            return balance;
        }
    }
    if (move.is_promotion()) {
        balance.score += detail::value_of<R>(Piece(moved.color(), move.promotion_type()), to);
        balance.phase += detail::phase_of_type[index(move.promotion_type())];
    } else {
        balance.score += detail::value_of<R>(moved, to);
    }
    return balance;
}

}  // namespace rookery::chess
