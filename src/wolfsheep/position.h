#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "board/random.h"
#include "game/game.h"
#include "wolfsheep/board.h"
#include "wolfsheep/move.h"

namespace rookery::wolfsheep {

using game::Side;

/// The sheep have White, the wolf has Black.
inline constexpr Side sheep_side = Side::First;
inline constexpr Side wolf_side = Side::Second;

class States;

/// One wolf against half as many sheep as the board has files. Everybody moves one square diagonally, the sheep only
/// upwards; nothing is captured. The wolf wants to reach rank 1, the sheep want to leave it without a move; who has
/// none loses.
class Position {
public:
    using Move = wolfsheep::Move;
    using MoveList = game::MoveList<Position>;
    using States = wolfsheep::States;                           ///< for the solver: see wolfsheep/states.h
    static constexpr std::size_t maximum_moves = largest_size;  // two for each sheep
    static constexpr game::GameInfo info{
        .id = "wolf-sheep",
        .title = "Wolf and sheep",
        .summary = "Four sheep hem in a wolf. Solved: the sheep always win, if they know how.",
        .start_positions = default_size,  // the wolf on each square of its rank, and either side to begin
        .default_start = 2,               // the wolf on d8, and it begins
        .first_name = "the sheep",
        .second_name = "the wolf",
        .first_is_plural = true,
        .draws_exist = false,
        .balance_name = "mobility",
        .measure_name = "rows to go",
    };

    /// The wolf starts on b8, d8, f8 or h8, from left to right; for odd numbers the sheep begin.
    [[nodiscard]] static Position start(int number = info.default_start);
    /// The start on a board of another size, with the wolf left of the middle and to move. ParseError if there is no
    /// such board.
    [[nodiscard]] static Position start_of_size(int size);
    /// Like a FEN: "3w4/8/8/8/8/8/8/S1S1S1S1 b". The number of rows says how large the board is.
    [[nodiscard]] static Position from_text(std::string_view text);
    /// The squares are on the board and different.
    Position(const Board& board, SquareSet sheep, Square wolf, Side to_move)
        : board_(&board), sheep_(sheep), wolf_(wolf), to_move_(to_move) {}

    /// The same with the wolf on another free square.
    [[nodiscard]] Position with_wolf_on(Square square) const {
        Position other = *this;
        other.wolf_ = square;
        return other;
    }

    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string diagram() const;
    [[nodiscard]] std::string move_text(Move move) const;
    [[nodiscard]] Move parse_move(std::string_view text) const;
    [[nodiscard]] std::string move_notation(Move move) const { return move_text(move); }
    [[nodiscard]] Move parse_notation(std::string_view text) const { return parse_move(text); }

    [[nodiscard]] const Board& board() const { return *board_; }
    [[nodiscard]] SquareSet sheep() const { return sheep_; }
    [[nodiscard]] Square wolf() const { return wolf_; }
    [[nodiscard]] Side to_move() const { return to_move_; }
    /// Mixed from the squares when somebody asks. Nothing is kept up to date for it: a leaf of the textbook searches,
    /// which have no use for keys, is little more than a step there and back.
    [[nodiscard]] game::Key key() const {
        const std::uint64_t rest = sheep_.word(1) | std::uint64_t{index(wolf_)} << 32 |
                                   std::uint64_t{to_move_ == wolf_side} << 40 |
                                   static_cast<std::uint64_t>(board_->size) << 48;
        return board::Random(board::Random(rest).next() ^ sheep_.word(0)).next();
    }
    [[nodiscard]] game::Key computed_key() const { return key(); }

    [[nodiscard]] game::Outcome verdict() const {
        if (rank_of(wolf_) == 0) return game::Outcome::win(wolf_side, game::Reason::GoalReached);
        return has_legal_moves() ? game::Outcome::ongoing() : verdict_without_moves();
    }
    [[nodiscard]] game::Outcome verdict_without_moves() const {
        return game::Outcome::win(!to_move_, game::Reason::NoMoves);
    }

    [[nodiscard]] SquareSet free_squares() const { return board_->squares & ~(sheep_ | wolf_); }
    /// Where the wolf could go, whoever is to move.
    [[nodiscard]] SquareSet wolf_targets() const { return board_->around[index(wolf_)] & ~sheep_; }
    /// How many moves the sheep have, whoever is to move.
    [[nodiscard]] int sheep_moves() const {
        const SquareSet free = free_squares();
        return (board_->up_left(sheep_) & free).count() + (board_->up_right(sheep_) & free).count();
    }
    [[nodiscard]] bool has_legal_moves() const {
        if (to_move_ == wolf_side) return !wolf_targets().empty();
        return !((board_->up_left(sheep_) | board_->up_right(sheep_)) & free_squares()).empty();
    }
    [[nodiscard]] std::size_t count_legal_moves() const {
        return static_cast<std::size_t>(to_move_ == wolf_side ? wolf_targets().count() : sheep_moves());
    }
    /// The order is part of the textbook searches' published counts: the wolf's steps as in `Step`; the sheep from the
    /// lowest rank upwards, within a rank from the edge on the wolf's side inwards, each to the left and to the right.
    void legal_moves(MoveList& moves) const {
        if (to_move_ == wolf_side) add_wolf_moves(moves);
        else add_sheep_moves(moves);
    }

    void make(Move move) {
        place(move.from(), move.to());
        to_move_ = !to_move_;
    }
    void unmake(Move move) {
        to_move_ = !to_move_;
        place(move.to(), move.from());
    }

    /// How many moves the sheep have more than the wolf.
    [[nodiscard]] int balance() const { return sheep_moves() - wolf_targets().count(); }
    /// How many rows the wolf is away from its goal.
    [[nodiscard]] std::optional<int> measure() const { return rank_of(wolf_); }

    // For the statistics of the search (see search/traits.h).
    static constexpr std::size_t piece_slots = 2 * square_count;
    static constexpr std::size_t route_slots = 4 * square_count;
    static constexpr std::size_t victim_slots = 1;
    [[nodiscard]] std::size_t piece_slot(Move move) const {
        return index(move.to()) + (to_move_ == wolf_side ? square_count : 0);
    }
    [[nodiscard]] std::size_t route_slot(Move move) const {
        const bool upwards = move.to() > move.from();
        const bool right = file_of(move.to()) > file_of(move.from());
        return 4 * index(move.from()) + (upwards ? 2 : 0) + (right ? 1 : 0);
    }
    [[nodiscard]] std::size_t victim_slot(Move) const { return 0; }

    bool operator==(const Position&) const = default;

private:
    void add_wolf_moves(MoveList& moves) const {
        const SquareSet free = free_squares();
        for (const Square target : board_->step[index(wolf_)]) moves.add_if(free.contains(target), {wolf_, target});
    }
    void add_sheep_moves(MoveList& moves) const {
        const SquareSet free = free_squares();
        const bool wolf_is_left = board_->left_half.contains(wolf_);
        SquareSet rest = sheep_;
        while (!rest.empty()) {
            Square sheep = rest.first();
            if (!wolf_is_left) sheep = (rest & rank_squares[index(sheep)]).last();
            rest.toggle(sheep);
            for (const Step direction : {Step::UpLeft, Step::UpRight}) {
                const Square target = board_->after(sheep, direction);
                moves.add_if(free.contains(target), {sheep, target});
            }
        }
    }

    /// A piece of the side to move goes from one square to another. Inlined by force: in a file with many searches the
    /// compiler stops of itself before this, and a leaf of minimax is little more than two of these.
    [[gnu::always_inline]] void place(Square from, Square to) {
        if (to_move_ == wolf_side) {
            wolf_ = to;
        } else {
            sheep_.toggle(from);
            sheep_.toggle(to);
        }
    }

    const Board* board_;
    SquareSet sheep_;
    Square wolf_;
    Side to_move_;
};

}  // namespace rookery::wolfsheep
