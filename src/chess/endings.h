#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/attacks.h"
#include "chess/position.h"

namespace rookery::chess {

/// Which men an ending has, and the checks given where they count: what only captures, promotions and such checks
/// change.
class EndingMen {
public:
    template <class R>
    [[nodiscard]] static EndingMen of(const Position<R>& position) {
        EndingMen men;
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
    }

    /// Colors are exchanged, if need be, so that one ending stands for both.
    [[nodiscard]] static EndingMen canonical(const EndingMen& men) {
        if constexpr (Position::has_symmetry) return std::max(men, men.with_colors_exchanged());
        else return men;
    }
    [[nodiscard]] const EndingMen& men() const { return men_; }

    [[nodiscard]] std::uint64_t size() const {
        std::uint64_t count = 2;
        for (std::size_t i = 0; i < pieces_.size(); ++i) count *= places(i);
        return count;
    }

    [[nodiscard]] std::optional<Position> position(std::uint64_t number) const {
        Setup setup;
        setup.to_move = number % 2 == 0 ? Color::White : Color::Black;
        number /= 2;
        Bitboard occupied;
        Bitboard passed;
        Square last = Square::None;
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            Square square = square_of_place(i, number % places(i));
            number /= places(i);
            // Men of a kind stand in the order of the board.
            if (i > 0 && pieces_[i] == pieces_[i - 1] && square <= last) return std::nullopt;
            last = square;
            if (pieces_[i].type() == PieceType::Pawn && !pawn_may_stand(pieces_[i].color(), square)) {
                // A pawn where none can stand is one that has just moved two squares.
                const Color color = pieces_[i].color();
                if (!R::en_passant || setup.en_passant != Square::None || color == setup.to_move ||
                    board::relative_rank(color, square) != 7)
                    return std::nullopt;
                const int file = board::file_of(square);
                square = board::square_at(file, board::relative_rank(color, 3));
                setup.en_passant = board::square_at(file, board::relative_rank(color, 2));
                passed |= setup.en_passant;
                passed |= board::square_at(file, board::relative_rank(color, 1));
            }
            if (occupied.contains(square)) return std::nullopt;
            occupied |= square;
            setup.board[index(square)] = pieces_[i];
        }
        if (occupied.intersects(passed)) return std::nullopt;
        set_checks(setup);
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

    template <class Visit>
    void visit_origins(const Position& position, std::uint64_t number, Visit visit) const {
        const Color mover = !position.color_to_move();
        if (const Square passed = position.en_passant(); passed != Square::None) {
            const int file = board::file_of(passed);
            const Square to = board::square_at(file, board::relative_rank(mover, 3));
            visit_origin(position, number, board::square_at(file, board::relative_rank(mover, 1)), to, visit);
            return;
        }
        for (const Square to : position.pieces(mover))
            for (const Square from : squares_before(position, mover, to))
                visit_origin(position, number, from, to, visit);
    }

private:
    [[nodiscard]] std::uint64_t places(std::size_t piece) const {
        if (piece != guide_) return board::square_count;
        return turns_ ? 16 : 32;
    }
    [[nodiscard]] Square square_of_place(std::size_t piece, std::uint64_t place) const {
        if (piece != guide_) return board::square_at(place);
        return board::square_at(static_cast<int>(place & 3), static_cast<int>(place >> 2));
    }

    [[nodiscard]] static bool pawn_may_stand(Color color, Square square) {
        const int rank = board::relative_rank(color, square);
        if (rank == 0) return R::pawns_on_first_rank && color == Color::White;
        return rank < 7 || R::pawns_on_last_rank;
    }

    void set_checks(Setup& setup) const {
        for (const Color color : {Color::White, Color::Black})
            setup.checks_given[index(color)] = static_cast<std::uint8_t>(men_.checks_given(color));
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

    [[nodiscard]] std::uint64_t number_of(const Position& position, bool exchanged) const {
        // Where the men stand, as this ending sees them, and a pawn that may be taken en passant beyond its reach.
        const auto seen = [&](Square square) { return exchanged ? board::mirrored(square) : square; };
        std::array<Square, max_men> squares;
        std::size_t count = 0;
        const Square passed = position.en_passant();
        while (count < pieces_.size()) {
            const Piece piece = pieces_[count];
            const Color color = exchanged ? !piece.color() : piece.color();
            for (const Square square : position.pieces(color, piece.type())) {
                Square place = seen(square);
                if (piece.type() == PieceType::Pawn && passed != Square::None && color != position.color_to_move() &&
                    board::file_of(square) == board::file_of(passed) && board::relative_rank(color, square) == 3)
                    place = board::square_at(board::file_of(square), board::relative_rank(piece.color(), 7));
                squares[count++] = place;
            }
        }
        reflect(squares);
        for (std::size_t i = 1; i < pieces_.size(); ++i)
            for (std::size_t j = i; j > 0 && pieces_[j] == pieces_[j - 1] && squares[j] < squares[j - 1]; --j)
                std::swap(squares[j], squares[j - 1]);
        std::uint64_t number = 0;
        for (std::size_t i = pieces_.size(); i-- > 0;) number = number * places(i) + place_of_square(i, squares[i]);
        const bool white_moves = (position.color_to_move() == Color::White) != exchanged;
        return 2 * number + (white_moves ? 0 : 1);
    }

    [[nodiscard]] std::uint64_t place_of_square(std::size_t piece, Square square) const {
        if (piece != guide_) return index(square);
        return static_cast<std::uint64_t>(board::file_of(square)) | static_cast<std::uint64_t>(board::rank_of(square))
                                                                        << 2;
    }

    void reflect(std::array<Square, max_men>& squares) const {
        if (!guide_) return;
        std::size_t change = 0;
        if (board::file_of(squares[*guide_]) > 3) change ^= 7;
        if (turns_ && board::rank_of(squares[*guide_]) > 3) change ^= 56;
        for (std::size_t i = 0; i < pieces_.size(); ++i) squares[i] = board::square_at(index(squares[i]) ^ change);
    }

    /// Where a man that stands on `to` may have come from without capturing anything.
    [[nodiscard]] static Bitboard squares_before(const Position& position, Color mover, Square to) {
        const Bitboard free = ~position.occupied();
        const PieceType type = position.piece_on(to).type();
        if (type != PieceType::Pawn) return board::piece_attacks(type, to, position.occupied()) & free;
        Bitboard before;
        for (int steps = 1; steps <= 2; ++steps) {
            const int rank = board::relative_rank(mover, to) - steps;
            if (rank < 0) break;
            const Square from = board::square_at(board::file_of(to), board::relative_rank(mover, rank));
            if (!free.contains(from)) break;
            if (pawn_may_stand(mover, from)) before |= from;
        }
        return before;
    }

    template <class Visit>
    void visit_origin(const Position& position, std::uint64_t number, Square from, Square to, Visit& visit) const {
        const Color mover = !position.color_to_move();
        Setup setup;
        for (const Square square : position.occupied()) setup.board[index(square)] = position.piece_on(square);
        std::swap(setup.board[index(from)], setup.board[index(to)]);
        setup.to_move = mover;
        set_checks(setup);
        visit_origin(setup, number, Move::normal(from, to), visit);
        if constexpr (R::en_passant) {
            // The other side may have moved a pawn two squares just before, and nobody took it.
            for (const Square pawn : position.pieces(!mover, PieceType::Pawn)) {
                if (board::relative_rank(!mover, pawn) != 3) continue;
                const auto behind = [&](int rank) {
                    return board::square_at(board::file_of(pawn), board::relative_rank(!mover, rank));
                };
                if (!setup.board[index(behind(1))].empty() || !setup.board[index(behind(2))].empty()) continue;
                setup.en_passant = behind(2);
                visit_origin(setup, number, Move::normal(from, to), visit);
            }
        }
    }

    template <class Visit>
    void visit_origin(const Setup& setup, std::uint64_t number, Move move, Visit& visit) const {
        Position origin(setup);
        if (origin.en_passant() != setup.en_passant || !is_possible(origin) || !origin.is_legal(move)) return;
        if (!stays(origin, move)) return;
        const std::uint64_t origin_number = *number_of(origin);
        origin.make(move);
        if (number_of(origin) == number) visit(origin_number);
    }

    EndingMen men_;
    std::vector<Piece> pieces_;
    std::optional<std::size_t> guide_;  ///< the man that reflections bring to one half of the board
    bool turns_ = false;                ///< up and down are alike, too
};

}  // namespace rookery::chess
