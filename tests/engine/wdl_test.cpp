#include "engine/score/wdl.h"

#include <gtest/gtest.h>

namespace rookery::engine {
namespace {

TEST(WinDrawLoss, IsCompleteAndTheSameForBothSides) {
    for (int score = -3'000; score <= 3'000; score += 7) {
        const WinDrawLoss ours = win_draw_loss(score);
        const WinDrawLoss theirs = win_draw_loss(-score);
        EXPECT_EQ(ours.win + ours.draw + ours.loss, 1000) << score;
        EXPECT_GE(ours.draw, 0) << score;
        EXPECT_EQ(ours.win, theirs.loss) << score;
        EXPECT_EQ(ours.draw, theirs.draw) << score;
    }
}

TEST(WinDrawLoss, GrowsWithTheScore) {
    for (int score = -1'000; score < 1'000; score += 10)
        EXPECT_LE(win_draw_loss(score).win, win_draw_loss(score + 10).win) << score;
    EXPECT_GT(win_draw_loss(0).draw, win_draw_loss(200).draw);
    EXPECT_EQ(win_draw_loss(100).win, 500) << "what a score of one pawn means";
}

TEST(WinDrawLoss, AMateIsCertain) {
    EXPECT_EQ(win_draw_loss(search::win_in(5)).win, 1000);
    EXPECT_EQ(win_draw_loss(search::loss_in(5)).loss, 1000);
}

}  // namespace
}  // namespace rookery::engine
