// What the clock decides, not how long anything takes: every question is about limits that lie far away.

#include "search/clock.h"

#include <gtest/gtest.h>

namespace rookery::search {
namespace {

Limits with_clock(long time, long increment) {
    Limits limits;
    limits.clocks = {{{Milliseconds(time), Milliseconds(increment)}, {Milliseconds(1), Milliseconds(0)}}};
    return limits;
}

TEST(MoveClock, WithoutALimitOfTimeNothingEndsTheSearch) {
    Limits limits;
    limits.depth = 5;
    const MoveClock clock(limits, game::Side::First);
    EXPECT_FALSE(clock.must_stop());
    EXPECT_FALSE(clock.should_stop(0));
    EXPECT_FALSE(clock.maximum().has_value());
}

TEST(MoveClock, InfiniteMeansInfiniteWhateverTheClocksSay) {
    Limits limits = with_clock(1, 0);
    limits.infinite = true;
    EXPECT_FALSE(MoveClock(limits, game::Side::First).maximum().has_value());
}

TEST(MoveClock, NeverPlansToUseMoreThanThereIs) {
    for (const long time : {1L, 5L, 20L, 100L, 2'000L, 60'000L, 3'600'000L})
        for (const long increment : {0L, 20L, 1'000L, 60'000L})
            for (const int moves_to_go : {0, 1, 2, 40})
                for (const long overhead : {0L, 10L, 500L}) {
                    Limits limits = with_clock(time, increment);
                    if (moves_to_go > 0) limits.moves_to_go = moves_to_go;
                    limits.move_overhead = Milliseconds(overhead);
                    const MoveClock clock(limits, game::Side::First);
                    ASSERT_TRUE(clock.maximum().has_value());
                    const long left = std::max(1L, time - overhead);
                    EXPECT_LE(clock.maximum()->count(), left) << time << "+" << increment << "/" << moves_to_go;
                    EXPECT_GE(clock.maximum()->count(), 1);
                    EXPECT_LE(clock.optimum()->count(), clock.maximum()->count());
                }
}

TEST(MoveClock, AWholeGameFitsIntoTheTime) {
    // What the way to the other program really takes: not all of what is allowed for it.
    constexpr long delay = 4;
    const auto left_after = [](int moves, long increment, bool always_the_maximum) {
        long left = 2'000;
        for (int move = 0; move < moves; ++move) {
            const MoveClock clock(with_clock(left, increment), game::Side::First);
            left -= (always_the_maximum ? clock.maximum() : clock.optimum())->count() + delay;
            if (left <= 0) return left;
            left += increment;
        }
        return left;
    };
    EXPECT_GT(left_after(120, 0, false), 100) << "and something is left to end a long game with";
    EXPECT_GT(left_after(400, 20, false), 0);
    EXPECT_GT(left_after(400, 20, true), 0) << "not even when every move is a hard one";
}

TEST(MoveClock, MoreTimeAndMoreIncrementMeanMoreThought) {
    const auto optimum = [](long time, long increment) {
        return MoveClock(with_clock(time, increment), game::Side::First).optimum()->count();
    };
    EXPECT_LT(optimum(10'000, 0), optimum(60'000, 0));
    EXPECT_LT(optimum(60'000, 0), optimum(60'000, 1'000));
}

TEST(MoveClock, LooksAtTheClockOfTheMover) {
    const Limits limits = with_clock(60'000, 0);
    EXPECT_LT(MoveClock(limits, game::Side::Second).maximum()->count(),
              MoveClock(limits, game::Side::First).maximum()->count());
}

TEST(MoveClock, WhilePonderingTheTimeDoesNotCount) {
    Limits limits;
    limits.move_time = Milliseconds(0);
    limits.ponder = true;
    MoveClock clock(limits, game::Side::First);
    while (clock.elapsed() < Milliseconds(3)) {
    }
    EXPECT_FALSE(clock.must_stop());
    clock.ponder_hit();
    EXPECT_TRUE(clock.must_stop());
}

}  // namespace
}  // namespace rookery::search
