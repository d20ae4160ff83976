#include "notation/pgn_comment.h"

#include <gtest/gtest.h>

namespace rookery::notation {
namespace {

using Commands = std::vector<PgnComment::Command>;

TEST(PgnComment, IsTakenApart) {
    struct Case {
        const char* comment;
        Commands commands;
        const char* text;
    };
    const Case cases[] = {
        {"", {}, ""},
        {"just words", {}, "just words"},
        {"[%clk 0:01:23.4]", {{"clk", "0:01:23.4"}}, ""},
        {" [%eval -0.31] [%clk 0:00:01] ", {{"eval", "-0.31"}, {"clk", "0:00:01"}}, ""},
        {"[%eval #-3]a mate", {{"eval", "#-3"}}, "a mate"},
        {"before [%emt 0:00:02]  after", {{"emt", "0:00:02"}}, "before after"},
        {"[%csl Gd4,Rd5][%cal Ge2e4]", {{"csl", "Gd4,Rd5"}, {"cal", "Ge2e4"}}, ""},
        {"[%draw]", {{"draw", ""}}, ""},
        {"[%eval 0.1", {}, "[%eval 0.1"},
        {"[%] [50%]", {}, "[%] [50%]"},
        {"[% eval 1]", {}, "[% eval 1]"},
        {"[not a command]", {}, "[not a command]"},
    };
    for (const Case& test : cases) {
        const PgnComment parts = PgnComment::parse(test.comment);
        EXPECT_EQ(parts.commands, test.commands) << test.comment;
        EXPECT_EQ(parts.text, test.text) << test.comment;
        EXPECT_EQ(PgnComment::parse(parts.joined()), parts) << test.comment;
    }
}

TEST(PgnComment, IsPutTogetherWithCommandsFirst) {
    PgnComment comment = PgnComment::parse("good [%clk 0:01:00]");
    comment.set("eval", eval_value(31));
    comment.set("clk", clock_value(59'900));
    EXPECT_EQ(comment.joined(), "[%clk 0:00:59.9] [%eval 0.31] good");
    ASSERT_NE(comment.find("eval"), nullptr);
    EXPECT_EQ(*comment.find("eval"), "0.31");
    EXPECT_EQ(comment.find("emt"), nullptr);
}

TEST(PgnComment, ValuesAreWrittenAsProgramsExpectThem) {
    EXPECT_EQ(eval_value(-31), "-0.31");
    EXPECT_EQ(eval_value(1250), "12.50");
    EXPECT_EQ(eval_value(-3, game::ScoreUnit::Points), "-3");
    EXPECT_EQ(eval_value_of_mate(-3), "#-3");
    EXPECT_EQ(clock_value(83'456), "0:01:23.4");
    EXPECT_EQ(clock_value(36'000'000 + 61'000), "10:01:01.0");
    EXPECT_EQ(clock_value(-5), "0:00:00.0");
}

}  // namespace
}  // namespace rookery::notation
