#include "app/train/schedule.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace rookery::app {
namespace {

constexpr std::int64_t day = 24 * 60 * 60 * 1000;
constexpr std::int64_t moment = 1'795'000'000'000;

TEST(Schedule, WhatIsKnownComesLessAndLessOften) {
    Puzzle puzzle;
    std::int64_t before = 0;
    for (int time = 1; time <= 10; ++time) {
        puzzle = tried(puzzle, true, moment);
        EXPECT_EQ(puzzle.step, time);
        EXPECT_GE(puzzle.due - moment, std::max(before, day));
        before = puzzle.due - moment;
    }
    EXPECT_EQ(puzzle.tries, 10);
    EXPECT_EQ(puzzle.solved, 10);
    EXPECT_LE(before, 200 * day);
}

TEST(Schedule, WhatWasNotFoundComesAgainTodayAndBeginsAnew) {
    Puzzle puzzle;
    puzzle = tried(tried(puzzle, true, moment), true, moment);
    puzzle = tried(puzzle, false, moment);
    EXPECT_EQ(puzzle.step, 0);
    EXPECT_EQ(puzzle.tries, 3);
    EXPECT_EQ(puzzle.solved, 2);
    EXPECT_LT(puzzle.due - moment, day / 24);
    EXPECT_EQ(tried(puzzle, true, moment).due - moment, day);
}

TEST(Schedule, TheDayEndsAtMidnight) {
    const std::int64_t end = end_of_day(moment);
    EXPECT_GT(end, moment);
    EXPECT_LT(end - moment, 25 * 60 * 60 * 1000);
    EXPECT_EQ(end_of_day(end), end);
    EXPECT_GT(end_of_day(end + 1), end);
}

}  // namespace
}  // namespace rookery::app
