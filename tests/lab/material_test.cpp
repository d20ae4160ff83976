#include "lab/levels/material.h"

#include <initializer_list>
#include <string>

#include <gtest/gtest.h>

#include "engine/games.h"

namespace rookery::lab {
namespace {

GamePositions after(const std::string& game, const std::string& text, std::initializer_list<const char*> moves) {
    const auto position = engine::position_from_text(game, text);
    GamePositions all;
    all.push_back(position->clone());
    for (const char* move : moves) {
        position->play(move);
        all.push_back(position->clone());
    }
    return all;
}

constexpr const char* knight_and_pawn = "4k3/8/3p4/8/8/2N5/8/4K2R w K - 0 1";

TEST(MaterialLost, IsWhatTheReplyTakes) {
    EXPECT_EQ(material_lost(after("chess", knight_and_pawn, {"c3e4", "d6d5", "e4c5", "e8e7"}), 0), 0);
    EXPECT_EQ(material_lost(after("chess", knight_and_pawn, {"c3e4", "d6d5", "e1d1", "d5e4"}), 2), 3);
    // The same for Black, who has less afterwards.
    EXPECT_EQ(material_lost(after("chess", "4k2r/8/2n5/8/8/3P4/8/4K3 b k - 0 1", {"c6e5", "d3d4", "e8d8", "d4e5"}), 2),
              3);
}

TEST(MaterialLost, IsCountedWhenTheExchangeIsOver) {
    // The knight takes a pawn that is guarded, and the rook takes back.
    const GamePositions even = after("chess", "4k3/2p5/3p4/8/2N5/8/8/3RK3 w - - 0 1", {"c4d6", "c7d6", "d1d6", "e8e7"});
    EXPECT_EQ(material_lost(even, 0), 1);
    // A trade costs nobody anything.
    const GamePositions trade = after("chess", "r3k3/8/8/8/8/8/1P6/R3K3 w - - 0 1", {"a1a8", "e8e7"});
    EXPECT_EQ(material_lost(trade, 0), 0);
}

TEST(MaterialLost, IsNothingWhereTheReplyTakesNothingOrTheGameHasNoMaterial) {
    EXPECT_EQ(material_lost(after("chess", knight_and_pawn, {"c3e4"}), 0), 0);
    EXPECT_EQ(material_lost(after("wolf-sheep", engine::start_position("wolf-sheep")->text(), {"d8e7", "c1d2"}), 0), 0);
}

TEST(Decided, IsAGameThatOneSideWinsNineTimesInTen) {
    EXPECT_FALSE(is_decided(0));
    EXPECT_FALSE(is_decided(500));
    EXPECT_FALSE(is_decided(-500));
    EXPECT_TRUE(is_decided(700));
    EXPECT_TRUE(is_decided(-700));
}

}  // namespace
}  // namespace rookery::lab
