#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "board/attacks.h"
#include "chess/endings.h"

namespace rookery::chess {

/// Where what is captured changes sides and comes back to the board, no man is ever lost: besides the kings, each
/// stands on one of the squares or is in a hand, and either side may own it. So every move stays in the ending.
/// Positions that differ by a reflection, or by the exchange of colors, share a number: it is always White's turn.
///
/// There is one pawn at most, so that nobody takes en passant, and what a pawn has become counts as one: with two there
/// would be 844 million positions, for which solve::EndingSolver needs five bytes each.
template <class R>
requires(R::drops) class EndingPositions<R> {
public:
    static constexpr std::size_t max_men = 4;
    static constexpr std::string_view limits =
        "up to 4 men (those in hand included) of which at most one is a pawn or promoted";

    using Position = chess::Position<R>;
    using Move = typename Position::Move;

    explicit EndingPositions(const EndingMen& men) : men_(men) {
        for (std::size_t type = pocket_types; type-- > 0;)
            for (int i = 0; i < men_.count(Color::White, static_cast<PieceType>(type)); ++i)
                kinds_.push_back(static_cast<PieceType>(type));
    }

    [[nodiscard]] static EndingMen canonical(const EndingMen& men) { return men; }
    [[nodiscard]] static bool covers(const EndingMen& men) {
        return men.total() <= static_cast<int>(max_men) && men.count(Color::White, PieceType::Pawn) <= 1;
    }
    [[nodiscard]] const EndingMen& men() const { return men_; }
    /// The side to move in the position of a number; nothing if the same number stands for one with either.
    [[nodiscard]] static std::optional<Color> mover_of(std::uint64_t) { return std::nullopt; }

    [[nodiscard]] std::uint64_t size() const {
        std::uint64_t count = own_king_places() * board::square_count;
        for (const PieceType kind : kinds_) count *= states_of(kind);
        return count;
    }

    [[nodiscard]] std::optional<Position> position(std::uint64_t number) const {
        const auto placed = placement(number);
        if (!placed) return std::nullopt;
        Position position(setup_of(*placed));
        if (position.is_attacked(position.king(Color::Black), Color::White, position.occupied())) return std::nullopt;
        return position;
    }

    /// Nothing if the position has other men.
    [[nodiscard]] std::optional<std::uint64_t> number_of(const Position& position) const {
        if (EndingMen::of(position) != men_) return std::nullopt;
        Placement placed;
        placed.to_move = position.color_to_move();
        placed.kings = {position.king(Color::White), position.king(Color::Black)};
        std::size_t count = 0;
        while (count < kinds_.size()) {
            const PieceType kind = kinds_[count];
            const Bitboard alike = kind == PieceType::Pawn ? position.pieces(kind) | position.promoted()
                                                           : position.pieces(kind) & ~position.promoted();
            for (const Square square : alike)
                placed.men[count++] = {position.piece_on(square).type(), position.piece_on(square).color(), square};
            for (const Color color : {Color::White, Color::Black})
                for (int i = 0; i < position.held(color, kind); ++i) placed.men[count++] = {kind, color, Square::None};
        }
        return number_at(placed);
    }

    [[nodiscard]] bool stays(const Position&, Move) const { return true; }

    /// Origins whose number nobody wants are left out before anything is known of them.
    template <class Wanted, class Visit>
    void visit_origins(std::uint64_t number, const Wanted& wanted, const Visit& visit) const {
        const Placement after = *placement(number);
        const auto consider = [&](const Placement& before) {
            const std::uint64_t origin = number_at(before);
            if (wanted(origin)) visit(origin);
        };
        Placement before = after;
        before.to_move = mover;
        // The king is moved as if it were a man.
        const Square king = after.kings[index(mover)];
        const auto put_king = [&](Placement& placed, Square square) { placed.kings[index(mover)] = square; };
        visit_steps(after, before, Man{PieceType::King, mover, king}, put_king, consider);
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            const Man& man = after.men[i];
            if (man.owner != mover || man.square == Square::None) continue;
            const auto put_man = [&](Placement& placed, Square square) { placed.men[i].square = square; };
            visit_steps(after, before, man, put_man, consider);
            if (man.type == kinds_[i]) {
                Placement dropped = before;
                dropped.men[i].square = Square::None;
                consider(dropped);
            } else if (board::relative_rank(mover, man.square) == 7) {
                const auto put_pawn = [&](Placement& placed, Square square) {
                    placed.men[i] = {PieceType::Pawn, mover, square};
                };
                visit_steps(after, before, Man{PieceType::Pawn, mover, man.square}, put_pawn, consider);
            }
        }
    }

private:
    /// It is White's turn in every position that has a number, so that Black has moved before.
    static constexpr Color mover = Color::Black;
    static constexpr std::size_t max_men_without_kings = max_men - 2;
    static constexpr std::uint64_t in_hand = 2 * board::square_count;
    static constexpr std::uint64_t states_in_hand = 2;

    struct Man {
        PieceType type;  ///< a pawn's kind may be another
        Color owner;
        Square square;  ///< None in hand
    };
    struct Placement {
        std::array<Square, board::color_count> kings;
        std::array<Man, max_men_without_kings> men;
        Color to_move;
        Bitboard occupied;  ///< known where a number was read
    };

    [[nodiscard]] std::uint64_t own_king_places() const { return men_.has_pawns() ? 32 : 16; }
    /// On a square or in hand, of either color; a pawn may have become something else.
    [[nodiscard]] static std::uint64_t states_of(PieceType kind) {
        return in_hand * (kind == PieceType::Pawn ? pocket_types : 1) + states_in_hand;
    }
    /// What stands on the board comes first, by what it is now, by its owner and by its square.
    [[nodiscard]] static std::uint64_t state_of(PieceType kind, const Man& man) {
        const std::uint64_t owner = index(man.owner);
        if (man.square == Square::None) return states_of(kind) - states_in_hand + owner;
        const std::uint64_t form = kind == PieceType::Pawn ? index(man.type) : 0;
        return (form * board::color_count + owner) * board::square_count + index(man.square);
    }
    [[nodiscard]] static Man man_in_state(PieceType kind, std::uint64_t state) {
        if (state >= states_of(kind) - states_in_hand)
            return {kind, static_cast<Color>(state - (states_of(kind) - states_in_hand)), Square::None};
        const std::uint64_t form = state / in_hand;
        return {kind == PieceType::Pawn ? static_cast<PieceType>(form) : kind,
                static_cast<Color>(state / board::square_count % board::color_count),
                board::square_at(state % board::square_count)};
    }

    [[nodiscard]] static bool pawn_may_stand(Square square) {
        return board::rank_of(square) > 0 && board::rank_of(square) < 7;
    }

    /// Nothing if men would stand where they cannot, or the same ones have another number.
    [[nodiscard]] std::optional<Placement> placement(std::uint64_t number) const {
        Placement placed;
        placed.to_move = Color::White;
        const std::uint64_t place = number % own_king_places();
        number /= own_king_places();
        placed.kings = {board::square_at(static_cast<int>(place & 3), static_cast<int>(place >> 2)),
                        board::square_at(number % board::square_count)};
        number /= board::square_count;
        placed.occupied = Bitboard{placed.kings[0], placed.kings[1]};
        if (placed.kings[0] == placed.kings[1] || board::king_attacks(placed.kings[0]).contains(placed.kings[1]))
            return std::nullopt;
        std::uint64_t last = 0;
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            const std::uint64_t state = number % states_of(kinds_[i]);
            number /= states_of(kinds_[i]);
            const Man man = man_in_state(kinds_[i], state);
            // Men of a kind come in the order of their states.
            if (i > 0 && kinds_[i] == kinds_[i - 1] && state < last) return std::nullopt;
            last = state;
            placed.men[i] = man;
            if (man.square == Square::None) continue;
            if (placed.occupied.contains(man.square)) return std::nullopt;
            if (man.type == PieceType::Pawn && !pawn_may_stand(man.square)) return std::nullopt;
            placed.occupied |= man.square;
        }
        return placed;
    }

    [[nodiscard]] Setup setup_of(const Placement& placed) const {
        Setup setup;
        setup.to_move = placed.to_move;
        for (const Color color : {Color::White, Color::Black})
            setup.board[index(placed.kings[index(color)])] = Piece(color, PieceType::King);
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            const Man& man = placed.men[i];
            if (man.square == Square::None) {
                ++setup.pockets[index(man.owner)][index(man.type)];
            } else {
                setup.board[index(man.square)] = Piece(man.owner, man.type);
                if (man.type != kinds_[i]) setup.promoted |= man.square;
            }
        }
        return setup;
    }

    [[nodiscard]] std::uint64_t number_at(const Placement& placed) const {
        const bool exchanged = placed.to_move == Color::Black;
        const Color own = placed.to_move;
        std::size_t change = exchanged ? 56 : 0;
        const Square king = placed.kings[index(own)];
        if (board::file_of(king) > 3) change ^= 7;
        if (!men_.has_pawns() && (board::rank_of(king) > 3) != exchanged) change ^= 56;
        const auto seen = [&](Square square) { return board::square_at(index(square) ^ change); };
        std::array<std::uint64_t, max_men_without_kings> states{};
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            Man man = placed.men[i];
            if (exchanged) man.owner = !man.owner;
            if (man.square != Square::None) man.square = seen(man.square);
            states[i] = state_of(kinds_[i], man);
            if (i > 0 && kinds_[i] == kinds_[i - 1] && states[i] < states[i - 1]) std::swap(states[i], states[i - 1]);
        }
        std::uint64_t number = 0;
        for (std::size_t i = kinds_.size(); i-- > 0;) number = number * states_of(kinds_[i]) + states[i];
        number = number * board::square_count + index(seen(placed.kings[index(!own)]));
        const Square own_king = seen(king);
        return number * own_king_places() + static_cast<std::uint64_t>(board::file_of(own_king)) +
               4 * static_cast<std::uint64_t>(board::rank_of(own_king));
    }

    /// Where the man may have come from, whether or not it captured something there that is in its side's hand now.
    template <class Put, class Consider>
    void visit_steps(const Placement& after, const Placement& before, const Man& man, const Put& put,
                     const Consider& consider) const {
        const bool is_pawn = man.type == PieceType::Pawn;
        for (const Square from : is_pawn
                                     ? pawn_steps_before(man.square, after.occupied)
                                     : board::piece_attacks(man.type, man.square, after.occupied) & ~after.occupied) {
            Placement origin = before;
            put(origin, from);
            consider(origin);
        }
        const Bitboard captured_from =
            (is_pawn ? pawn_captures_before(man.square) : board::piece_attacks(man.type, man.square, after.occupied)) &
            ~after.occupied;
        if (captured_from.empty()) return;
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            const Man& victim = after.men[i];
            if (victim.owner != mover || victim.square != Square::None) continue;
            // Of two alike in the hand either may have been the last: that is the same position.
            if (i > 0 && kinds_[i] == kinds_[i - 1] && after.men[i - 1].owner == mover &&
                after.men[i - 1].square == Square::None)
                continue;
            const std::size_t forms = kinds_[i] == PieceType::Pawn ? pocket_types : 1;
            for (std::size_t form = 0; form < forms; ++form) {
                const PieceType type = forms > 1 ? static_cast<PieceType>(form) : kinds_[i];
                if (type == PieceType::Pawn && !pawn_may_stand(man.square)) continue;
                for (const Square from : captured_from) {
                    Placement origin = before;
                    put(origin, from);
                    origin.men[i] = {type, !mover, man.square};
                    consider(origin);
                }
            }
        }
    }

    [[nodiscard]] static Bitboard pawn_steps_before(Square to, Bitboard occupied) {
        Bitboard before;
        const int rank = board::relative_rank(mover, to);
        for (int steps = 1; steps <= 2 && rank - steps >= 1; ++steps) {
            const Square from = board::square_at(board::file_of(to), board::relative_rank(mover, rank - steps));
            if (occupied.contains(from)) break;
            if (steps == 1 || rank - steps == 1) before |= from;
        }
        return before;
    }
    [[nodiscard]] static Bitboard pawn_captures_before(Square to) {
        Bitboard before;
        const int rank = board::relative_rank(mover, to) - 1;
        if (rank < 1) return before;
        const int file = board::file_of(to);
        if (file > 0) before |= board::square_at(file - 1, board::relative_rank(mover, rank));
        if (file < 7) before |= board::square_at(file + 1, board::relative_rank(mover, rank));
        return before;
    }

    EndingMen men_;
    std::vector<PieceType> kinds_;  ///< of the men besides the kings
};

}  // namespace rookery::chess
