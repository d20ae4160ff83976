// Drops that are tried in the first plies of a search alone.

#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "bughouse/position.h"
#include "chess/evaluation/material.h"
#include "chess/position.h"
#include "support/search_helpers.h"

namespace rookery::search {
namespace {

using P = chess::Position<chess::Crazyhouse>;
using Evaluation = chess::MaterialEvaluation<chess::Crazyhouse>;

/// Hears at which plies drops are tried.
class DropObserver {
public:
    void enter(P::Move move, int, Score, Score) {
        if (ply_ > 0 && move.is_drop()) plies_.insert(ply_ - 1);
        ++ply_;
    }
    void leave(Score, Bound) { --ply_; }
    void cutoff(P::Move, Score) {}

    [[nodiscard]] const std::set<int>& plies() const { return plies_; }

private:
    int ply_ = 0;
    std::set<int> plies_;
};

constexpr const char* hands_full = "4k3/8/8/8/8/8/8/4K3[NPnp] w - - 0 1";

TEST(DropPlies, TheTextbookTriesDropsInTheFirstPliesAlone) {
    const std::vector<std::pair<int, std::set<int>>> cases = {{max_ply, {0, 1, 2}}, {2, {0, 1}}, {1, {0}}};
    for (const auto& [plies, expected] : cases) {
        DropObserver observer;
        Evaluation evaluation;
        P position = P::from_text(hands_full);
        TextbookSearch<P, Evaluation, DropObserver> textbook(evaluation, true, Ordering::Generator, observer, nullptr,
                                                             plies);
        const auto result = textbook.run(position, 3);
        EXPECT_EQ(observer.plies(), expected);
        EXPECT_FALSE(result.line.empty());
    }
}

/// Black, in check, can only put something between: where that is not looked at, it is no mate.
TEST(DropPlies, WhatIsNotLookedAtIsNotMissing) {
    const P position = P::from_text("7k/6pp/8/8/8/8/8/R3K3[n] w - - 0 1");
    EXPECT_TRUE(
        is_forced(test::run_search(P::from_text("7k/6pp/8/8/8/8/8/R3K3[] w - - 0 1"), 3, true, Evaluation()).score));
    for (const int plies : {1, max_ply})
        for (const bool selective : {false, true}) {
            game::SearchParameters parameters;
            parameters.selective = selective;
            TranspositionTable table(1);
            Evaluation evaluation;
            SearchPool<P, Evaluation> pool(table, evaluation, parameters);
            pool.limit_drops(plies);
            Limits limits;
            limits.depth = 3;
            MoveClock clock(limits, position.to_move());
            pool.prepare();
            const auto root = pool.run(position, limits, clock, 1, {}, {}).roots.front();
            EXPECT_FALSE(is_forced(root.score)) << plies;
        }
    Evaluation evaluation;
    NoObserver observer;
    P copy = position;
    EXPECT_FALSE(is_forced(TextbookSearch<P, Evaluation>(evaluation, true, Ordering::Generator, observer, nullptr, 1)
                               .run(copy, 3)
                               .score_for_mover));
}

TEST(DropPlies, GamesSayWhetherTheyHaveDrops) {
    static_assert(HasDrops<P> && HasDrops<bughouse::Position>);
    static_assert(!HasDrops<chess::Position<chess::Orthodox>> && !HasDrops<chess::Position<chess::PawnsKings>>);
}

}  // namespace
}  // namespace rookery::search
