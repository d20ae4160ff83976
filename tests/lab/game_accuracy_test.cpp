#include "lab/analyse/game_accuracy.h"

#include <gtest/gtest.h>

#include "lab/analyse/judgment.h"

namespace rookery::lab {
namespace {

using game::Side;

/// A game in which each side loses so many centipawns with every move, from a level position on.
std::vector<JudgedMove> steady(int moves, int first_loses, int second_loses) {
    std::vector<JudgedMove> game;
    int score_for_first = 0;
    for (int i = 0; i < moves; ++i) {
        const bool first = i % 2 == 0;
        const int before = first ? score_for_first : -score_for_first;
        const int after = before - (first ? first_loses : second_loses);
        game.push_back({first ? Side::First : Side::Second, before, after});
        score_for_first = first ? after : -after;
    }
    return game;
}

TEST(GameAccuracy, IsHundredForWhoNeverErrs) {
    const auto accuracies = game_accuracies(steady(40, 0, 20));
    EXPECT_NEAR(*accuracies[0], 100, 0.01);
    EXPECT_LT(*accuracies[1], 100);
}

TEST(GameAccuracy, OfEqualMovesIsThatOfEach) {
    // Both give the same away in turn, so that the position swings about the middle.
    const auto accuracies = game_accuracies(steady(60, 50, 50));
    EXPECT_NEAR(*accuracies[0], accuracy(0, -50), 0.5);
    EXPECT_NEAR(*accuracies[1], accuracy(50, 0), 0.5);
}

TEST(GameAccuracy, ABlunderCountsMoreThanInTheAverage) {
    auto game = steady(40, 0, 0);
    double sum = 0;
    game[20].played = -900;
    for (std::size_t i = 21; i < game.size(); ++i) {
        const int score = game[i].mover == Side::First ? -900 : 900;
        game[i].best = game[i].played = score;
    }
    for (const JudgedMove& move : game)
        if (move.mover == Side::First) sum += accuracy(move.best, move.played);
    EXPECT_LT(*game_accuracies(game)[0], sum / 20);
    EXPECT_NEAR(*game_accuracies(game)[1], 100, 0.01);
}

TEST(GameAccuracy, NeedsMoves) {
    EXPECT_EQ(game_accuracies({})[0], std::nullopt);
    const auto one = game_accuracies({{Side::First, 30, 10}});
    EXPECT_TRUE(one[0]);
    EXPECT_EQ(one[1], std::nullopt);
}

}  // namespace
}  // namespace rookery::lab
