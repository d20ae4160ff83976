#include "wolfsheep/states.h"

namespace rookery::wolfsheep {

States::States(const Board& board) : board_(&board) {
    for (const Square square : board.squares) squares_.push_back(square);
    ways_.resize(ways_index(board.sheep_count() + 1, 0, 0));
    for (std::size_t squares = 0; squares <= board.dark_squares(); ++squares) ways_[ways_index(0, squares, 0)] = 1;
    // The last of the squares is empty, or a sheep stands on it.
    for (int sheep = 1; sheep <= board.sheep_count(); ++sheep)
        for (std::size_t squares = 1; squares <= board.dark_squares(); ++squares)
            for (int sum = 0; sum <= highest_sum(); ++sum) {
                const int rank = rank_of(squares_[squares - 1]);
                std::uint64_t count = ways(sheep, squares - 1, sum);
                if (rank <= sum) count += ways(sheep - 1, squares - 1, sum - rank);
                ways_[ways_index(sheep, squares, sum)] = static_cast<std::uint32_t>(count);
            }
}

int States::stage_of(const Position& position) const {
    int sum = 0;
    for (const Square square : position.sheep()) sum += rank_of(square);
    return 2 * sum + (position.to_move() == wolf_side ? 0 : 1);
}

SquareSet States::set_of(std::uint64_t number, int sum) const {
    SquareSet sheep;
    std::size_t place = board_->dark_squares();
    for (int count = board_->sheep_count(); count > 0; --count) {
        do {
            --place;
        } while (ways(count, place, sum) > number);
        number -= ways(count, place, sum);
        sum -= rank_of(squares_[place]);
        sheep |= squares_[place];
    }
    return sheep;
}

States::SheepMoves States::sheep_moves(SquareSet sheep) const {
    SheepMoves moves;
    for (const Square from : sheep)
        for (const Step direction : {Step::UpLeft, Step::UpRight}) {
            const Square to = board_->after(from, direction);
            if (to == no_square || sheep.contains(to)) continue;
            SquareSet after = sheep;
            after.toggle(from);
            after.toggle(to);
            moves.sets[index(from)][SheepMoves::is_right({from, to})] = set_number(after);
        }
    return moves;
}

}  // namespace rookery::wolfsheep
