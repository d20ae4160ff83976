#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "wolfsheep/position.h"

namespace rookery::wolfsheep {

/// All positions on one board, numbered for the solver. A sheep's move makes the sum of the sheep's ranks greater by
/// one, and the wolf moves in between: so the sum and whose turn it is are the stage. Within a stage the sets of sheep
/// with that sum are counted in the combinatorial number system, and the squares of the wolf within each.
class States {
public:
    using Position = wolfsheep::Position;

    explicit States(const Position& position) : States(position.board()) {}
    explicit States(const Board& board);

    [[nodiscard]] int stages() const { return 2 * (highest_sum() + 1); }
    [[nodiscard]] std::uint64_t states(int stage) const {
        return ways(board_->sheep_count(), board_->dark_squares(), stage / 2) * board_->dark_squares();
    }
    [[nodiscard]] int stage_of(const Position& position) const;
    [[nodiscard]] std::uint64_t number_of(const Position& position) const {
        return set_number(position.sheep()) * board_->dark_squares() + place_of(position.wolf());
    }

    template <class Visitor>
    void visit(int stage, std::uint64_t first, std::uint64_t last, Visitor&& visit) const {
        const std::uint64_t wolf_squares = board_->dark_squares();
        const bool sheep_move = stage % 2 == 1;
        for (std::uint64_t number = first; number < last;) {
            const std::uint64_t set = number / wolf_squares;
            const SquareSet sheep = set_of(set, stage / 2);
            const Position any_wolf(*board_, sheep, (board_->squares & ~sheep).first(),
                                    sheep_move ? sheep_side : wolf_side);
            const SheepMoves moves = sheep_move ? sheep_moves(sheep) : SheepMoves{};
            const std::uint64_t end = std::min(last, (set + 1) * wolf_squares);
            for (; number < end; ++number) {
                const Square wolf = squares_[number % wolf_squares];
                if (sheep.contains(wolf)) continue;
                visit(number, any_wolf.with_wolf_on(wolf), [&](Move move) {
                    return sheep_move ? moves.set_after(move) * wolf_squares + place_of(wolf)
                                      : set * wolf_squares + place_of(move.to());
                });
            }
        }
    }

    bool operator==(const States& other) const { return board_ == other.board_; }

private:
    [[nodiscard]] int highest_sum() const { return (board_->size - 1) * board_->sheep_count(); }
    /// The square's number among the squares of this board.
    [[nodiscard]] std::size_t place_of(Square square) const {
        return static_cast<std::size_t>(rank_of(square) * board_->sheep_count() + column_of(square));
    }
    /// In how many ways so many sheep stand on the first squares of the board with this sum of ranks.
    [[nodiscard]] std::uint64_t ways(int sheep, std::size_t squares, int sum) const {
        return ways_[ways_index(sheep, squares, sum)];
    }
    [[nodiscard]] std::size_t ways_index(int sheep, std::size_t squares, int sum) const {
        return (static_cast<std::size_t>(sheep) * (board_->dark_squares() + 1) + squares) *
                   static_cast<std::size_t>(highest_sum() + 1) +
               static_cast<std::size_t>(sum);
    }
    /// The number of the set among those with the same sum of ranks, and back.
    [[nodiscard]] std::uint64_t set_number(SquareSet sheep) const {
        std::uint64_t number = 0;
        int count = 0;
        int sum = 0;
        for (const Square square : sheep) {
            sum += rank_of(square);
            number += ways(++count, place_of(square), sum);
        }
        return number;
    }
    [[nodiscard]] SquareSet set_of(std::uint64_t number, int sum) const;

    /// The number of the next set for each move of a set of sheep: the same wherever the wolf is.
    struct SheepMoves {
        std::array<std::array<std::uint64_t, 2>, square_count> sets;

        [[nodiscard]] std::uint64_t set_after(Move move) const { return sets[index(move.from())][is_right(move)]; }
        [[nodiscard]] static std::size_t is_right(Move move) {
            return file_of(move.to()) > file_of(move.from()) ? 1 : 0;
        }
    };
    [[nodiscard]] SheepMoves sheep_moves(SquareSet sheep) const;

    const Board* board_;
    std::vector<Square> squares_;  ///< of this board, in order
    std::vector<std::uint32_t> ways_;
};

}  // namespace rookery::wolfsheep
