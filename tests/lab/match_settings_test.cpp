#include "lab/match/match_settings.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "lab/match/match_openings.h"
#include "support/error_text.h"
#include "support/temporary_folder.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

using std::chrono::milliseconds;
using support::error_text;

TEST(TimeControl, IsReadInSeconds) {
    EXPECT_EQ(parse_time_control("2+0.02"), (TimeControl{0, milliseconds(2000), milliseconds(20)}));
    EXPECT_EQ(parse_time_control("40/60+0.5"), (TimeControl{40, milliseconds(60'000), milliseconds(500)}));
    EXPECT_EQ(parse_time_control("0.1"), (TimeControl{0, milliseconds(100), milliseconds(0)}));
    EXPECT_EQ(parse_time_control("10/5"), (TimeControl{10, milliseconds(5000), milliseconds(0)}));
}

TEST(TimeControl, AnythingElseIsRefused) {
    for (const char* text : {"",    "+",   "2+",   "+1",   "x",   "2+x",   "-2",          "2+-1", "0",   "0+1",
                             "40/", "/60", "0/60", "x/60", "1e9", "2 + 1", "99999999999", "nan",  "inf", "40/60/60"})
        EXPECT_THROW(static_cast<void>(parse_time_control(text)), text::ParseError) << text;
}

TEST(EngineArgument, IsACommandWithSettingsAmongItsWords) {
    const EngineSettings engine =
        parse_engine("stockfish name=SF bench --deep option.Hash=16 'option.Skill Level=3' depth=8", "me");
    EXPECT_EQ(engine.command, "stockfish bench --deep");
    EXPECT_EQ(engine.name, "SF");
    EXPECT_EQ(engine.options, (protocol::EngineOptions{{"Hash", "16"}, {"Skill Level", "3"}}));
    EXPECT_EQ(engine.pace.depth, 8);
    EXPECT_FALSE(engine.pace.clock.has_value());
    EXPECT_TRUE(engine.pace.limited());
}

TEST(EngineArgument, KnowsEveryLimit) {
    const EngineSettings engine = parse_engine("e tc=1+0.1 nodes=5000000000 movetime=50 proto=uci", "me");
    EXPECT_EQ(engine.pace.clock, (TimeControl{0, milliseconds(1000), milliseconds(100)}));
    EXPECT_EQ(engine.pace.nodes, 5'000'000'000U);
    EXPECT_EQ(engine.pace.move_time, milliseconds(50));
    EXPECT_FALSE(parse_engine("e", "me").pace.limited());
}

TEST(EngineArgument, SelfIsThisProgram) {
    const EngineSettings engine = parse_engine("self algorithm=alphabeta evaluation=simple", "'/the/program'");
    EXPECT_EQ(engine.command, "'/the/program'");
    EXPECT_EQ(engine.options, (protocol::EngineOptions{{"Algorithm", "alphabeta"}, {"Evaluation", "simple"}}));
    EXPECT_EQ(engine.protocol, EngineProtocol::Own) << "it needs no process";
    EXPECT_EQ(parse_engine("self proto=xboard", "me").protocol, EngineProtocol::XBoard);
    EXPECT_EQ(parse_engine("proto=uci self", "me").protocol, EngineProtocol::Uci);
    EXPECT_EQ(parse_engine("stockfish", "me").protocol, EngineProtocol::Uci);
    EXPECT_THROW(static_cast<void>(parse_engine("sjeng proto=xboard nodes=5", "me")), text::ParseError);
    EXPECT_EQ(parse_engine("myself", "me").command, "myself");
}

TEST(EngineArgument, QuotesStayInTheCommand) {
    EXPECT_EQ(parse_engine("'/a folder/engine' \"an argument\" X=1", "me").command,
              "'/a folder/engine' \"an argument\" X=1");
}

TEST(EngineArgument, NonsenseIsRefused) {
    for (const char* text : {"", "   ", "name=X", "e depth=0", "e depth=x", "e nodes=-1",
                             "e movetime=", "e proto=smoke", "e tc=soon", "'e", "e name=\"X"})
        EXPECT_THROW(static_cast<void>(parse_engine(text, "me")), text::ParseError) << text;
}

TEST(Openings, AreReadFromAFile) {
    const support::TemporaryFolder folder;
    const std::string file = folder.write("openings.epd",
                                          "# two positions\n\n"
                                          "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - bm e5; id \"one\";\n"
                                          "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n");
    const auto openings = openings_from_file("chess", file);
    ASSERT_EQ(openings.size(), 2U);
    EXPECT_EQ(openings[0], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(openings[1], "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

TEST(Openings, AProblemIsReportedWithItsLine) {
    const support::TemporaryFolder folder;
    const auto problem = [&](const std::string& text) {
        const std::string file = folder.write("openings", text);
        return error_text([&] { static_cast<void>(openings_from_file("chess", file)); });
    };
    EXPECT_NE(problem("\nnonsense w - -\n").find("openings, line 2: "), std::string::npos);
    EXPECT_NE(problem("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\n").find("line 1: the game is over"), std::string::npos);
    EXPECT_NE(problem("# nothing\n").find("has no position in it"), std::string::npos);
    EXPECT_NE(error_text([] { static_cast<void>(openings_from_file("chess", "/no/such/file")); }).find("cannot read"),
              std::string::npos);
}

TEST(Openings, RandomOnesDependOnlyOnTheSeed) {
    const auto openings = random_openings("chess", 6, 20, 1);
    EXPECT_EQ(openings.size(), 20U);
    EXPECT_EQ(openings, random_openings("chess", 6, 20, 1));
    EXPECT_NE(openings, random_openings("chess", 6, 20, 2));
    for (const std::string& opening : openings)
        EXPECT_FALSE(engine::position_from_text("chess", opening)->outcome().over());
    EXPECT_EQ(random_openings("chess", 0, 1, 5).front(), engine::start_position("chess")->text());
}

TEST(Openings, ShufflingKeepsEveryOneAndDependsOnlyOnTheSeed) {
    const std::vector<std::string> sorted = {"a", "b", "c", "d", "e", "f", "g", "h"};
    std::vector<std::string> shuffled = sorted;
    shuffle_openings(shuffled, 3);
    EXPECT_NE(shuffled, sorted);
    std::vector<std::string> again = sorted;
    shuffle_openings(again, 3);
    EXPECT_EQ(shuffled, again);
    std::sort(shuffled.begin(), shuffled.end());
    EXPECT_EQ(shuffled, sorted);
}

}  // namespace
}  // namespace rookery::lab
