#include "game/move_list.h"

#include <vector>

#include <gtest/gtest.h>

namespace rookery::game {
namespace {

struct FiveMoves {
    using Move = int;
    static constexpr std::size_t maximum_moves = 5;
};

std::vector<int> moves_in(const MoveList<FiveMoves>& moves) { return {moves.begin(), moves.end()}; }

TEST(MoveList, IsEmptyAtFirst) {
    const MoveList<FiveMoves> moves;
    EXPECT_TRUE(moves.empty());
    EXPECT_EQ(moves.size(), 0u);
    EXPECT_EQ(moves.begin(), moves.end());
}

TEST(MoveList, KeepsMovesInTheOrderOfTheirArrival) {
    MoveList<FiveMoves> moves;
    for (int move : {30, 10, 20}) moves.add(move);
    EXPECT_EQ(moves_in(moves), (std::vector{30, 10, 20}));
    EXPECT_EQ(moves[0], 30);
    EXPECT_EQ(moves[2], 20);
    EXPECT_FALSE(moves.empty());
}

TEST(MoveList, HoldsTheMaximumOfTheGame) {
    MoveList<FiveMoves> moves;
    for (int move = 1; move <= 5; ++move) moves.add(move);
    EXPECT_EQ(moves_in(moves), (std::vector{1, 2, 3, 4, 5}));
}

TEST(MoveList, CanBeUsedAgain) {
    MoveList<FiveMoves> moves;
    moves.add(1);
    moves.add(2);
    moves.clear();
    EXPECT_TRUE(moves.empty());
    moves.add(3);
    EXPECT_EQ(moves_in(moves), (std::vector{3}));
}

}  // namespace
}  // namespace rookery::game
