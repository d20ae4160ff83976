#include "lab/record/node_counts.h"

#include <gtest/gtest.h>

#include "engine/games.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

std::vector<CountRow> count(const engine::AnyPosition& position, CountSettings settings, bool stopped = false) {
    if (settings.searches.empty()) settings.searches = counted_searches(position);
    std::atomic<bool> stop = stopped;
    std::vector<CountRow> rows;
    count_nodes(
        position, settings, stop, [](int, const CountedSearch&) {}, [&](const CountRow& row) { rows.push_back(row); });
    return rows;
}

TEST(NodeCounts, AreThoseOfTheTextbook) {
    const auto position = engine::position_from_text("wolf-sheep", "8/4w3/8/8/8/8/8/S1S1S1S1 w");
    const auto rows = count(*position, {2, 6, "smart", {}, 1'000'000});
    ASSERT_EQ(rows.size(), 5U);
    const std::uint64_t minimax[] = {28, 172, 516, 3'132, 12'474};
    const std::uint64_t alphabeta[] = {16, 148, 115, 651, 323};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].depth, static_cast<int>(i) + 2);
        ASSERT_EQ(rows[i].counts.size(), 3U) << "there are no captures to order";
        EXPECT_EQ(rows[i].counts[0]->evaluations, minimax[i]);
        EXPECT_EQ(rows[i].counts[1]->evaluations, alphabeta[i]);
        EXPECT_GT(rows[i].counts[2]->evaluations, 0U);
        EXPECT_GT(rows[i].counts[2]->nodes, 0U);
    }
    // 28 leaves at depth 2: b is the square root of 28, and 2b - 1 is 9.58.
    EXPECT_NEAR(rows[0].branching.value(), 5.2915, 1e-4);
    EXPECT_EQ(rows[0].regular, 10U);
}

/// A tree with b moves everywhere is not the tree at hand: alpha-beta beats the formula, and never the true minimum.
TEST(NodeCounts, TheFormulaIsNoMinimum) {
    const auto position = engine::start_position("wolf-sheep");
    const auto rows = count(*position, {1, 7, "simple", {}, 1'000'000});
    ASSERT_EQ(rows.size(), 7U);
    const auto is = [&](int depth, std::uint64_t regular, std::uint64_t alphabeta) {
        const CountRow& row = rows[static_cast<std::size_t>(depth - 1)];
        EXPECT_EQ(row.regular, regular) << depth;
        EXPECT_EQ(row.counts[1]->evaluations, alphabeta) << depth;
    };
    is(3, 17, 14);
    is(5, 79, 66);
    is(7, 387, 350);
    for (const CountRow& row : rows) {
        ASSERT_TRUE(row.minimum) << row.depth;
        EXPECT_LE(*row.minimum, row.counts[1]->evaluations) << row.depth;
    }
}

TEST(NodeCounts, WhatExceedsTheBudgetIsLeftOutFromThenOn) {
    const auto position = engine::start_position("chess");
    const auto rows = count(*position, {1, 4, "material", {}, 2'000});
    ASSERT_EQ(rows.size(), 4U);
    ASSERT_EQ(rows[0].counts.size(), 4U) << "captures first as well";
    EXPECT_EQ(rows[1].counts[0]->evaluations, 400U);
    EXPECT_FALSE(rows[2].counts[0]);
    EXPECT_FALSE(rows[2].regular);
    EXPECT_FALSE(rows[2].minimum);
    EXPECT_FALSE(rows[3].counts[0]);
    EXPECT_TRUE(rows[2].counts[1]) << "alpha-beta still gets that far";
}

TEST(NodeCounts, StopBetweenRows) {
    EXPECT_TRUE(count(*engine::start_position("chess"), {1, 9, "", {}, 99}, true).empty());
}

TEST(NodeCounts, ASolutionHasNothingToCount) {
    EXPECT_THROW(static_cast<void>(count(*engine::start_position("wolf-sheep"), {1, 2, "solved", {}, 99})),
                 text::ParseError);
}

}  // namespace
}  // namespace rookery::lab
