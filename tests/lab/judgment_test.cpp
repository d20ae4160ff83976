#include "lab/analyse/judgment.h"

#include <gtest/gtest.h>

#include "search/score.h"

namespace rookery::lab {
namespace {

TEST(WinningChance, FollowsTheCurve) {
    EXPECT_DOUBLE_EQ(winning_chance(0), 50);
    EXPECT_NEAR(winning_chance(100), 59.10, 0.01);
    EXPECT_NEAR(winning_chance(-300), 24.89, 0.01);
    EXPECT_DOUBLE_EQ(winning_chance(search::win_in(5)), 100);
    EXPECT_DOUBLE_EQ(winning_chance(search::loss_in(8)), 0);
    for (int score = -2000; score < 2000; score += 50) {
        EXPECT_LT(winning_chance(score), winning_chance(score + 50));
        EXPECT_NEAR(winning_chance(score) + winning_chance(-score), 100, 1e-9);
    }
}

TEST(CentipawnLoss, CountsUpToTenPawns) {
    EXPECT_EQ(centipawn_loss(30, -20), 50);
    EXPECT_EQ(centipawn_loss(30, 40), 0) << "nobody gains by moving";
    EXPECT_EQ(centipawn_loss(2500, 1200), 0);
    EXPECT_EQ(centipawn_loss(1500, 900), 100);
    EXPECT_EQ(centipawn_loss(search::win_in(3), 700), 300);
    EXPECT_EQ(centipawn_loss(search::win_in(3), search::win_in(9)), 0);
    EXPECT_EQ(centipawn_loss(0, search::loss_in(4)), 1000);
}

TEST(Marks, GoByTheChanceLost) {
    // 50 percent at 0; 45, 40 and 35 percent lie at -54.5, -110.1 and -168.1 centipawns.
    EXPECT_EQ(mark_for(0, 20), Mark::None);
    EXPECT_EQ(mark_for(0, -54), Mark::None);
    EXPECT_EQ(mark_for(0, -55), Mark::Inaccuracy);
    EXPECT_EQ(mark_for(0, -110), Mark::Inaccuracy);
    EXPECT_EQ(mark_for(0, -111), Mark::Mistake);
    EXPECT_EQ(mark_for(0, -168), Mark::Mistake);
    EXPECT_EQ(mark_for(0, -169), Mark::Blunder);
    EXPECT_EQ(mark_for(1500, 1200), Mark::None) << "a won game stays won";
    EXPECT_EQ(mark_for(0, search::loss_in(2)), Mark::Blunder);
    EXPECT_EQ(mark_for(search::win_in(3), 0), Mark::Blunder);
    EXPECT_EQ(mark_for(search::win_in(3), search::win_in(15)), Mark::None);
}

TEST(Accuracy, FallsFromHundredToNothing) {
    EXPECT_NEAR(accuracy(40, 40), 100, 0.001);
    EXPECT_NEAR(accuracy(0, -110), 63.6, 0.3);  // ten percent lost
    EXPECT_DOUBLE_EQ(accuracy(search::win_in(1), search::loss_in(2)), 0);
    EXPECT_GT(accuracy(0, -50), accuracy(0, -60));
}

}  // namespace
}  // namespace rookery::lab
