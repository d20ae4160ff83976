#include "notation/pgn.h"

#include <gtest/gtest.h>

namespace rookery::notation {
namespace {

TEST(PgnTags, AreFoundAndChangedByName) {
    PgnGame game;
    EXPECT_EQ(game.tag("White"), "");
    game.set_tag("White", "Anne");
    game.set_tag("Black", "Bert");
    game.set_tag("White", "Carla");
    const std::vector<PgnTag> expected = {{"White", "Carla"}, {"Black", "Bert"}};
    EXPECT_EQ(game.tags, expected);
    EXPECT_EQ(game.tag("White"), "Carla");
}

TEST(PgnTags, TheSevenComeFirstAndAreComplete) {
    PgnGame game;
    game.tags = {{"PlyCount", "3"}, {"Black", "Bert"}, {"Event", "A match"}, {"Result", "1-0"}};
    game.result = game::Result::Draw;
    complete_tags(game);
    const std::vector<PgnTag> expected = {{"Event", "A match"},  {"Site", "?"},    {"Date", "????.??.??"},
                                          {"Round", "?"},        {"White", "?"},   {"Black", "Bert"},
                                          {"Result", "1/2-1/2"}, {"PlyCount", "3"}};
    EXPECT_EQ(game.tags, expected);
}

TEST(MoveNumbers, BeginWhereThePositionSays) {
    struct Case {
        const char* position;
        const char* first;
        const char* second;
    };
    const Case cases[] = {
        {"", "1.", "1..."},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "1.", "1..."},
        {"4k3/8/8/8/8/8/8/4K3 b - - 12 31", "31...", "32."},
        {"4k3/8/8/8/8/8/8/4K3 b - -", "1...", "2."},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", "1.", "1..."},
        {"x b y 99999999999999999999", "1...", "2."},
    };
    for (const Case& test : cases) {
        const MoveNumber number = MoveNumber::of_position(test.position);
        EXPECT_EQ(number.text(), test.first) << test.position;
        EXPECT_EQ(number.next().text(), test.second) << test.position;
    }
}

TEST(MoveNumbers, StandInFrontOfTheMoves) {
    EXPECT_EQ(numbered({1, false}, {"e4", "e5", "Nf3"}), "1. e4 e5 2. Nf3");
    EXPECT_EQ(numbered({7, true}, {"Qd7", "Bb5", "a6"}), "7... Qd7 8. Bb5 a6");
    EXPECT_EQ(numbered({7, true}, {}), "");
}

TEST(SingleSpaced, LeavesOneBlankBetweenWords) {
    EXPECT_EQ(single_spaced(" \t a\r\n b\x01"
                            "c  "),
              "a b c");
    EXPECT_EQ(single_spaced("\n"), "");
}

TEST(PgnMoves, AreEqualWhereverTheyStand) {
    PgnMove one;
    one.notation = "e4";
    PgnMove other = one;
    other.line = 7;
    EXPECT_EQ(one, other);
    other.variations.emplace_back();
    EXPECT_FALSE(one == other);
}

}  // namespace
}  // namespace rookery::notation
