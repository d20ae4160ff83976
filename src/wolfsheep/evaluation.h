#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include "game/score.h"
#include "wolfsheep/position.h"

namespace rookery::wolfsheep {

// Three evaluations that were published with counts of what minimax and alpha-beta do with them. To get the same counts
// the formulas are kept to the digit, with rows counted from the top and with whatever wraps around in 32 bits. What
// was said of the board of eight is read for the others so: files a to d are the left half, two sheep are half of them.

/// Everything the formulas ask about, for the wolf.
class View {
public:
    static constexpr std::int32_t lowest = std::numeric_limits<std::int32_t>::min();
    static constexpr std::int32_t highest = std::numeric_limits<std::int32_t>::max();

    explicit View(const Position& position)
        : position_(position), wolf_row_(row(position.wolf())), last_row_(position.board().size - 1) {}

    [[nodiscard]] bool wolf_is_stuck() const { return position_.wolf_targets().empty(); }
    [[nodiscard]] bool wolf_is_home() const { return wolf_row_ == last_row_; }
    [[nodiscard]] int wolf_row() const { return wolf_row_; }
    [[nodiscard]] int rows_to_go() const { return last_row_ - wolf_row_; }
    [[nodiscard]] int lowest_sheep_row() const { return row(position_.sheep().first()); }
    [[nodiscard]] bool sheep_stand_in_a_row_below() const {
        return row(position_.sheep().last()) == lowest_sheep_row() && wolf_row_ < lowest_sheep_row();
    }
    [[nodiscard]] bool half_the_sheep_are_left() const {
        return (position_.sheep() & position_.board().left_half).count() == position_.board().sheep_count() / 2;
    }
    [[nodiscard]] int rows_to_sheep() const {
        int sum = 0;
        for (const Square sheep : position_.sheep()) sum += std::abs(row(sheep) - wolf_row_);
        return sum;
    }
    [[nodiscard]] int rows_and_files_to_sheep() const {
        int sum = 0;
        for (const Square sheep : position_.sheep()) sum += distances[index(position_.wolf())][index(sheep)];
        return sum;
    }
    [[nodiscard]] int wolf_moves() const { return position_.wolf_targets().count(); }
    [[nodiscard]] int sheep_moves() const { return position_.sheep_moves(); }

private:
    [[nodiscard]] int row(Square square) const { return position_.board().size - 1 - rank_of(square); }

    const Position& position_;
    int wolf_row_;
    int last_row_;
};

/// How far the wolf has come.
struct SimpleFormula {
    [[nodiscard]] static std::int64_t otherwise(const View& view) { return view.wolf_row(); }
};

/// Whether the sheep stand in order, and how near they are.
struct FastFormula {
    [[nodiscard]] static std::int64_t otherwise(const View& view) {
        if (view.sheep_stand_in_a_row_below()) return View::lowest / (view.lowest_sheep_row() + 1);
        if (view.wolf_row() >= view.lowest_sheep_row()) return View::highest / 2;
        if (view.half_the_sheep_are_left()) return 2 * view.wolf_row() + View::lowest / 4;
        return 2 * view.wolf_row() - view.rows_to_sheep();
    }
};

/// All of that and who can move how much.
struct SmartFormula {
    [[nodiscard]] static std::int64_t otherwise(const View& view) {
        if (view.wolf_row() >= view.lowest_sheep_row()) return View::highest / view.rows_to_go();
        std::int64_t against = 0;
        if (view.sheep_stand_in_a_row_below()) against += View::lowest / (view.lowest_sheep_row() + 5);
        if (view.half_the_sheep_are_left()) against += View::lowest / 4;
        against += view.rows_and_files_to_sheep();
        against += 10 * view.wolf_moves() - view.sheep_moves();
        return view.wolf_row() - against;
    }
};

template <class Formula>
class PublishedEvaluation {
public:
    static constexpr game::ScoreUnit unit = game::ScoreUnit::Points;

    /// For the strong search, within the bounds it wants.
    [[nodiscard]] game::Score score_for_mover(const Position& position) const {
        return std::clamp(for_mover(position, value_for_wolf(position)), -game::highest_evaluation,
                          game::highest_evaluation);
    }

    /// For the textbook searches: a leaf is worth its evaluation, the sooner the better, whether the game is over or
    /// not.
    [[nodiscard]] game::Score leaf_score_for_mover(const Position& position, int ply) const {
        const std::int64_t value = value_for_wolf(position);
        return for_mover(position, wrapped(position.to_move() == wolf_side ? value + ply : value - ply));
    }

private:
    [[nodiscard]] static std::int32_t wrapped(std::int64_t value) {
        return static_cast<std::int32_t>(static_cast<std::uint32_t>(value));
    }
    [[nodiscard]] static std::int32_t value_for_wolf(const Position& position) {
        const View view(position);
        if (view.wolf_is_stuck()) return View::lowest;
        if (view.wolf_is_home()) return View::highest;
        return wrapped(Formula::otherwise(view));
    }
    /// The one value that has no opposite becomes its neighbor, so that what one side gains the other loses.
    [[nodiscard]] static game::Score for_mover(const Position& position, std::int32_t value_for_wolf) {
        const game::Score value = std::max(value_for_wolf, View::lowest + 1);
        return position.to_move() == wolf_side ? value : -value;
    }
};

using SimpleEvaluation = PublishedEvaluation<SimpleFormula>;
using FastEvaluation = PublishedEvaluation<FastFormula>;
using SmartEvaluation = PublishedEvaluation<SmartFormula>;

}  // namespace rookery::wolfsheep
