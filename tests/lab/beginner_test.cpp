#include "lab/levels/beginner.h"

#include <map>

#include <gtest/gtest.h>

#include "engine/games.h"

namespace rookery::lab {
namespace {

std::map<std::string, int> moves_in(const std::string& game, const std::string& text, int times) {
    const auto position = engine::position_from_text(game, text);
    board::Random random(1);
    std::map<std::string, int> counts;
    for (int i = 0; i < times; ++i) ++counts[beginner_move(*position, random)];
    return counts;
}

TEST(Beginner, MatesInOneThreeTimesInFour) {
    const int found = moves_in("chess", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", 400)["a1a8"];
    EXPECT_GT(found, 270);
    EXPECT_LT(found, 340);
}

TEST(Beginner, TakesWhatHangsAndNotWhatIsGuarded) {
    EXPECT_GT(moves_in("chess", "4k3/8/8/3n4/8/8/3QP3/4K3 w - - 0 1", 100)["d2d5"], 60);
    EXPECT_LT(moves_in("chess", "3rk3/8/8/3n4/8/8/3QP3/4K3 w - - 0 1", 100)["d2d5"], 30);
}

TEST(Beginner, TakesMoreForLessThoughItIsGuarded) {
    EXPECT_GT(moves_in("chess", "3rk3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", 100)["e4d5"], 60);
}

TEST(Beginner, SeesWhatHangsOnOneOfSeveralBoards) {
    const auto position = engine::start_position("bughouse");
    for (const char* move : {"A:d2d4", "A:g7g5", "B:e7e5", "A:a7a6"}) position->play(move);
    EXPECT_GT(moves_in("bughouse", position->text(), 100)["A:c1g5"], 60);
}

TEST(Beginner, PlaysTheSameWithTheSameNumbers) {
    for (const game::GameInfo& info : engine::games()) {
        const auto position = engine::start_position(info.id);
        board::Random one(3);
        board::Random other(3);
        EXPECT_EQ(beginner_move(*position, one), beginner_move(*position, other)) << info.id;
    }
}

}  // namespace
}  // namespace rookery::lab
