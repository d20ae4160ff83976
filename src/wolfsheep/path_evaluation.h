#pragma once

#include "game/score.h"
#include "wolfsheep/position.h"

namespace rookery::wolfsheep {

/// Made for the strong search: looks for the wolf's way between the sheep as they stand, and at the sheep's order.
class PathEvaluation {
public:
    static constexpr game::ScoreUnit unit = game::ScoreUnit::Points;

    [[nodiscard]] game::Score score_for_mover(const Position& position) const {
        const game::Score score = score_for_wolf(position);
        return position.to_move() == wolf_side ? score : -score;
    }

private:
    // Sheep never come back, so that nobody stops a wolf that is past them.
    static constexpr game::Score past_all_sheep = 5'000;
    static constexpr game::Score open_way = 100;
    static constexpr game::Score step_of_way = 8;
    static constexpr game::Score square_in_reach = 3;
    static constexpr game::Score rank_of_disorder = 20;

    [[nodiscard]] static game::Score score_for_wolf(const Position& position) {
        const Board& board = position.board();
        const int wolf_rank = rank_of(position.wolf());
        const int lowest_sheep = rank_of(position.sheep().first());
        if (wolf_rank <= lowest_sheep) return past_all_sheep - step_of_way * wolf_rank;
        const game::Score disorder = rank_of_disorder * (rank_of(position.sheep().last()) - lowest_sheep);
        const SquareSet free = position.free_squares();
        SquareSet reached = position.wolf();
        for (int steps = 1;; ++steps) {
            const SquareSet next = reached | (board.neighbors(reached) & free);
            if (!(next & board.first_rank).empty()) return disorder + open_way - step_of_way * steps;
            if (next == reached) return disorder - open_way + square_in_reach * reached.count();
            reached = next;
        }
    }
};

}  // namespace rookery::wolfsheep
