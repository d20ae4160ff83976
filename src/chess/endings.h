#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/attacks.h"
#include "chess/position.h"

namespace rookery::chess {

/// Which men an ending has, and the checks given where they count: what only captures, promotions and such checks
/// change. Where men change sides, all but the kings are counted as White's, and what was promoted as a pawn.
class EndingMen {
public:
    template <class R>
    [[nodiscard]] static EndingMen of(const Position<R>& position) {
        EndingMen men;
        if constexpr (R::drops) {
            for (std::size_t type = 0; type < pocket_types; ++type)
                men.counts_[0][type] = number_without_owner(position, static_cast<PieceType>(type));
            for (auto& side : men.counts_) side[index(PieceType::King)] = 1;
            return men;
        }
        for (const Color color : {Color::White, Color::Black}) {
            for (std::size_t type = 0; type < board::piece_type_count; ++type)
                men.counts_[index(color)][type] =
                    static_cast<std::uint8_t>(position.pieces(color, static_cast<PieceType>(type)).count());
            if constexpr (R::checks_to_win > 0)
                men.checks_given_[index(color)] = static_cast<std::uint8_t>(position.checks_given(color));
        }
        return men;
    }

    [[nodiscard]] int count(Color color, PieceType type) const { return counts_[index(color)][index(type)]; }
    [[nodiscard]] int checks_given(Color by) const { return checks_given_[index(by)]; }
    [[nodiscard]] int total() const {
        int sum = 0;
        for (const auto& side : counts_)
            for (const int number : side) sum += number;
        return sum;
    }
    [[nodiscard]] bool has_pawns() const { return counts_[0][0] + counts_[1][0] > 0; }
    [[nodiscard]] EndingMen with_colors_exchanged() const {
        EndingMen men = *this;
        std::swap(men.counts_[0], men.counts_[1]);
        std::swap(men.checks_given_[0], men.checks_given_[1]);
        return men;
    }
    /// "KRvKP", and "KQvKR+1+0" where checks were given.
    [[nodiscard]] std::string name() const;

    auto operator<=>(const EndingMen&) const = default;

private:
    template <class R>
    [[nodiscard]] static std::uint8_t number_without_owner(const Position<R>& position, PieceType type) {
        int number = (position.pieces(type) & ~position.promoted()).count();
        if (type == PieceType::Pawn) number += position.promoted().count();
        for (const Color color : {Color::White, Color::Black}) number += position.held(color, type);
        return static_cast<std::uint8_t>(number);
    }

    std::array<std::array<std::uint8_t, board::piece_type_count>, board::color_count> counts_{};
    std::array<std::uint8_t, board::color_count> checks_given_{};
};

/// All positions with the same men, for solve::EndingSolver. Castling rights are gone; a right to take en passant is
/// part of a position. Positions that differ by a reflection, or by the exchange of colors where the rules allow it,
/// share a number.
template <class R>
class EndingPositions {
public:
    static constexpr std::size_t max_men = 4;
    /// Which positions are few enough, in words.
    static constexpr std::string_view limits = "up to 4 men";

    using Position = chess::Position<R>;
    using Move = typename Position::Move;

    explicit EndingPositions(const EndingMen& men) : men_(canonical(men)) {
        for (const Color color : {Color::White, Color::Black})
            for (std::size_t type = board::piece_type_count; type-- > 0;)
                for (int i = 0; i < men_.count(color, static_cast<PieceType>(type)); ++i)
                    pieces_.push_back(Piece(color, static_cast<PieceType>(type)));
        // A man that has none like it, and so is the first of its kind in every reflection.
        for (std::size_t i = 0; i < pieces_.size(); ++i)
            if (men_.count(pieces_[i].color(), pieces_[i].type()) == 1) {
                guide_ = i;
                break;
            }
        turns_ = guide_ && !men_.has_pawns() && !R::both_go_up;
        int shift = 1;
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            shifts_[i] = shift;
            shift += place_bits(i);
            const bool has_like = men_.count(pieces_[i].color(), pieces_[i].type()) > 1;
            moves_alone_[i] = i != guide_ && !has_like;
        }
        size_ = std::uint64_t{1} << shift;
    }

    /// Colors are exchanged, if need be, so that one ending stands for both.
    [[nodiscard]] static EndingMen canonical(const EndingMen& men) {
        if constexpr (Position::has_symmetry) return std::max(men, men.with_colors_exchanged());
        else return men;
    }
    [[nodiscard]] static bool covers(const EndingMen& men) { return men.total() <= static_cast<int>(max_men); }
    [[nodiscard]] const EndingMen& men() const { return men_; }
    /// The side to move in the position of a number; nothing if the same number stands for one with either.
    [[nodiscard]] static std::optional<Color> mover_of(std::uint64_t number) {
        return number % 2 == 0 ? Color::White : Color::Black;
    }

    [[nodiscard]] std::uint64_t size() const { return size_; }

    [[nodiscard]] std::optional<Position> position(std::uint64_t number) const {
        const auto placed = placement(number);
        if (!placed) return std::nullopt;
        const Setup setup = setup_of(*placed);
        Position position(setup);
        if (position.en_passant() != setup.en_passant || !is_possible(position)) return std::nullopt;
        return position;
    }

    /// Nothing if the position has other men.
    [[nodiscard]] std::optional<std::uint64_t> number_of(const Position& position) const {
        const EndingMen men = EndingMen::of(position);
        if (men == men_) return number_of(position, false);
        if constexpr (Position::has_symmetry) {
            if (men.with_colors_exchanged() == men_) return number_of(position, true);
        }
        return std::nullopt;
    }

    [[nodiscard]] bool stays(const Position& position, Move move) const {
        return !position.is_noisy(move) && !move.is_castling();
    }

    /// Origins whose number nobody wants are left out before anything is known of them.
    template <class Wanted, class Visit>
    void visit_origins(std::uint64_t number, const Wanted& wanted, const Visit& visit) const {
        const Placement after = *placement(number);
        const Color mover = !after.to_move;
        if constexpr (R::checks_to_win > 0) {
            if (is_in_check(after)) return;  // and so by a move from elsewhere
        }
        for (std::size_t man = 0; man < pieces_.size(); ++man) {
            if (pieces_[man].color() != mover) continue;
            const Square to = after.squares[man];
            if (after.passed == Square::None) {
                for (const Square from : squares_before(pieces_[man], to, after.occupied))
                    visit_origins(number, after, {man, from, to}, wanted, visit);
            } else if (may_be_passed(man, to, mover) && board::file_of(to) == board::file_of(after.passed)) {
                const Square from = board::square_at(board::file_of(to), board::relative_rank(mover, 1));
                visit_origins(number, after, {man, from, to}, wanted, visit);
            }
        }
    }

private:
    /// Where each man stands, in the order of `pieces_`.
    using Squares = std::array<Square, max_men>;

    /// The men on the board, whether or not that is a position.
    struct Placement {
        Squares squares;
        Bitboard occupied;
        Color to_move;
        Square passed = Square::None;  ///< by a pawn that may be taken en passant
    };

    /// A move that may have led to a position.
    struct Step {
        std::size_t man;
        Square from;
        Square to;
    };

    /// Each man has some bits of a number, after that of the side to move.
    [[nodiscard]] int place_bits(std::size_t piece) const { return piece != guide_ ? 6 : turns_ ? 4 : 5; }
    [[nodiscard]] Square square_of_place(std::size_t piece, std::uint64_t place) const {
        if (piece != guide_) return board::square_at(place);
        return board::square_at(static_cast<int>(place & 3), static_cast<int>(place >> 2));
    }

    /// Nothing if men would stand where they cannot, or the same ones have another number.
    [[nodiscard]] std::optional<Placement> placement(std::uint64_t number) const {
        Placement placed;
        placed.to_move = number % 2 == 0 ? Color::White : Color::Black;
        Bitboard behind;
        Square last = Square::None;
        for (std::size_t man = 0; man < pieces_.size(); ++man) {
            const std::uint64_t place = number >> shifts_[man] & ((1U << place_bits(man)) - 1);
            Square square = square_of_place(man, place);
            // Men of a kind stand in the order of the board.
            if (man > 0 && pieces_[man] == pieces_[man - 1] && square <= last) return std::nullopt;
            last = square;
            if (pieces_[man].type() == PieceType::Pawn && !pawn_may_stand(pieces_[man].color(), square)) {
                // A pawn where none can stand is one that has just moved two squares.
                const Color color = pieces_[man].color();
                if (!R::en_passant || placed.passed != Square::None || color == placed.to_move ||
                    board::relative_rank(color, square) != 7)
                    return std::nullopt;
                const int file = board::file_of(square);
                square = board::square_at(file, board::relative_rank(color, 3));
                placed.passed = board::square_at(file, board::relative_rank(color, 2));
                behind |= placed.passed;
                behind |= board::square_at(file, board::relative_rank(color, 1));
            }
            if (placed.occupied.contains(square)) return std::nullopt;
            placed.occupied |= square;
            placed.squares[man] = square;
        }
        if (placed.occupied.intersects(behind)) return std::nullopt;
        return placed;
    }

    [[nodiscard]] Setup setup_of(const Placement& placed) const {
        Setup setup;
        for (std::size_t man = 0; man < pieces_.size(); ++man) setup.board[index(placed.squares[man])] = pieces_[man];
        setup.to_move = placed.to_move;
        setup.en_passant = placed.passed;
        for (const Color color : {Color::White, Color::Black})
            setup.checks_given[index(color)] = static_cast<std::uint8_t>(men_.checks_given(color));
        return setup;
    }

    [[nodiscard]] static bool pawn_may_stand(Color color, Square square) {
        const int rank = board::relative_rank(color, square);
        if (rank == 0) return R::pawns_on_first_rank && color == Color::White;
        return rank < 7 || R::pawns_on_last_rank;
    }

    /// Whether nobody could have taken a king already.
    [[nodiscard]] static bool is_possible(const Position& position) {
        if constexpr (R::losing_wins || R::kings_are_taken) return true;
        const Color mover = position.color_to_move();
        if (R::checks_are_forbidden && position.in_check()) return false;
        if (!position.has_royal_king(!mover)) return true;
        if constexpr (R::captures_explode) {
            if (board::king_attacks(position.king(!mover)).intersects(position.pieces(mover, PieceType::King)))
                return true;
        }
        return !position.is_attacked(position.king(!mover), mover, position.occupied());
    }

    /// As this ending sees them, if need be with colors exchanged.
    [[nodiscard]] Squares squares_of(const Position& position, bool exchanged) const {
        Squares squares;
        std::size_t count = 0;
        while (count < pieces_.size()) {
            const Color color = exchanged ? !pieces_[count].color() : pieces_[count].color();
            for (const Square square : position.pieces(color, pieces_[count].type()))
                squares[count++] = exchanged ? board::mirrored(square) : square;
        }
        return squares;
    }

    [[nodiscard]] std::uint64_t number_of(const Position& position, bool exchanged) const {
        Squares squares = squares_of(position, exchanged);
        const bool white_moves = (position.color_to_move() == Color::White) != exchanged;
        if (const Square passed = position.en_passant(); passed != Square::None)
            for (std::size_t man = 0; man < pieces_.size(); ++man)
                if (may_be_passed(man, squares[man], white_moves ? Color::Black : Color::White) &&
                    board::file_of(squares[man]) == board::file_of(passed))
                    squares[man] = beyond(man, squares[man]);
        return number_at(squares, white_moves);
    }

    /// Whether the man is a pawn of that color that may have moved two squares.
    [[nodiscard]] bool may_be_passed(std::size_t man, Square square, Color color) const {
        return pieces_[man] == Piece(color, PieceType::Pawn) && board::relative_rank(color, square) == 3;
    }
    /// Where a pawn is put that may be taken en passant: no pawn can stand there.
    [[nodiscard]] Square beyond(std::size_t man, Square square) const {
        return board::square_at(board::file_of(square), board::relative_rank(pieces_[man].color(), 7));
    }

    [[nodiscard]] std::uint64_t number_at(Squares squares, bool white_moves) const {
        reflect(squares);
        for (std::size_t i = 1; i < pieces_.size(); ++i)
            for (std::size_t j = i; j > 0 && pieces_[j] == pieces_[j - 1] && squares[j] < squares[j - 1]; --j)
                std::swap(squares[j], squares[j - 1]);
        std::uint64_t number = white_moves ? 0 : 1;
        for (std::size_t i = 0; i < pieces_.size(); ++i) number |= place_of_square(i, squares[i]) << shifts_[i];
        return number;
    }

    [[nodiscard]] std::uint64_t place_of_square(std::size_t piece, Square square) const {
        if (piece != guide_) return index(square);
        return static_cast<std::uint64_t>(board::file_of(square)) | static_cast<std::uint64_t>(board::rank_of(square))
                                                                        << 2;
    }

    void reflect(Squares& squares) const {
        if (!guide_) return;
        std::size_t change = 0;
        if (board::file_of(squares[*guide_]) > 3) change ^= 7;
        if (turns_ && board::rank_of(squares[*guide_]) > 3) change ^= 56;
        for (std::size_t i = 0; i < pieces_.size(); ++i) squares[i] = board::square_at(index(squares[i]) ^ change);
    }

    /// Where a man that stands on `to` may have come from without capturing anything.
    [[nodiscard]] static Bitboard squares_before(Piece piece, Square to, Bitboard occupied) {
        if (piece.type() != PieceType::Pawn) return board::piece_attacks(piece.type(), to, occupied) & ~occupied;
        const Color mover = piece.color();
        Bitboard before;
        for (int steps = 1; steps <= 2; ++steps) {
            const int rank = board::relative_rank(mover, to) - steps;
            if (rank < 0) break;
            const Square from = board::square_at(board::file_of(to), board::relative_rank(mover, rank));
            if (occupied.contains(from)) break;
            const bool may_step = steps == 1 || rank == 1 || (rank == 0 && R::pawns_on_first_rank);
            if (may_step && pawn_may_stand(mover, from)) before |= from;
        }
        return before;
    }

    template <class Wanted, class Visit>
    void visit_origins(std::uint64_t number, const Placement& after, const Step& step, const Wanted& wanted,
                       const Visit& visit) const {
        const Color mover = !after.to_move;
        const auto before_step = [&] {
            Placement before = after;
            before.squares[step.man] = step.from;
            before.occupied ^= Bitboard{step.from, step.to};
            before.to_move = mover;
            before.passed = Square::None;
            return before;
        };
        if (after.passed == Square::None && moves_alone_[step.man]) {
            // Only its place in the number differs, and whose turn it is.
            const std::uint64_t steps = index(step.from) - index(step.to);
            const std::uint64_t origin = (number ^ 1) + (steps << shifts_[step.man]);
            if (wanted(origin) && leads_to(number, before_step(), step)) visit(origin);
        } else {
            const Placement before = before_step();
            const std::uint64_t origin = number_at(before.squares, mover == Color::White);
            if (wanted(origin) && leads_to(number, before, step)) visit(origin);
        }
        if constexpr (R::en_passant) {
            if (men_.count(!mover, PieceType::Pawn) == 0) return;
            // The other side may have moved a pawn two squares just before, and nobody took it.
            Placement before = before_step();
            for (std::size_t man = 0; man < pieces_.size(); ++man) {
                if (!may_be_passed(man, before.squares[man], !mover)) continue;
                const auto behind = [&](int rank) {
                    return board::square_at(board::file_of(before.squares[man]), board::relative_rank(!mover, rank));
                };
                if (before.occupied.contains(behind(1)) || before.occupied.contains(behind(2))) continue;
                before.passed = behind(2);
                Squares places = before.squares;
                places[man] = beyond(man, places[man]);
                const std::uint64_t origin = number_at(places, mover == Color::White);
                if (wanted(origin) && leads_to(number, before, step)) visit(origin);
            }
        }
    }

    /// Whether the step is legal where the men stand so, which is a position of the space, and leads to that number. As
    /// that is a position, too, the king is safe afterwards.
    [[nodiscard]] bool leads_to(std::uint64_t number, const Placement& before, const Step& step) const {
        if constexpr (R::losing_wins) {
            if (before.passed != Square::None || can_capture(before)) return false;
        }
        const int ranks = board::rank_of(step.to) - board::rank_of(step.from);
        const bool is_long_step = pieces_[step.man].type() == PieceType::Pawn && ranks != 1 && ranks != -1;
        if (!is_long_step) return true;
        Position origin(setup_of(before));
        const Move move = Move::normal(step.from, step.to);
        if (!origin.is_legal(move) || !stays(origin, move)) return false;
        origin.make(move);
        return number_of(origin) == number;
    }

    [[nodiscard]] Bitboard attacked_by(std::size_t man, const Placement& placed) const {
        const Piece piece = pieces_[man];
        if (piece.type() == PieceType::Pawn) return board::pawn_attacks(piece.color(), placed.squares[man]);
        return board::piece_attacks(piece.type(), placed.squares[man], placed.occupied);
    }
    /// Whether the king of the side to move is attacked.
    [[nodiscard]] bool is_in_check(const Placement& placed) const {
        Bitboard kings;
        for (std::size_t man = 0; man < pieces_.size(); ++man)
            if (pieces_[man] == Piece(placed.to_move, PieceType::King)) kings |= placed.squares[man];
        for (std::size_t man = 0; man < pieces_.size(); ++man)
            if (pieces_[man].color() != placed.to_move && attacked_by(man, placed).intersects(kings)) return true;
        return false;
    }
    /// Other than en passant.
    [[nodiscard]] bool can_capture(const Placement& placed) const {
        Bitboard others;
        for (std::size_t man = 0; man < pieces_.size(); ++man)
            if (pieces_[man].color() != placed.to_move) others |= placed.squares[man];
        for (std::size_t man = 0; man < pieces_.size(); ++man)
            if (pieces_[man].color() == placed.to_move && attacked_by(man, placed).intersects(others)) return true;
        return false;
    }

    EndingMen men_;
    std::vector<Piece> pieces_;
    std::optional<std::size_t> guide_;         ///< the man that reflections bring to one half of the board
    bool turns_ = false;                       ///< up and down are alike, too
    std::array<int, max_men> shifts_{};        ///< where the place of each begins in a number
    std::array<bool, max_men> moves_alone_{};  ///< whether others keep their places when it moves
    std::uint64_t size_ = 0;
};

}  // namespace rookery::chess
