// The real program: rookery lab nodes.

#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/broken_stockfish.h"

namespace rookery {
namespace {

using namespace cli_test;

const Arguments published = {"lab",          "nodes",  "--game",   "wolf-sheep", "--fen", "8/4w3/8/8/8/8/8/S1S1S1S1 w",
                             "--evaluation", "simple", "--depths", "8-9"};

Arguments with(Arguments more) {
    more.insert(more.begin(), published.begin(), published.end());
    return more;
}

TEST(NodesCommand, PrintsATableForPeople) {
    const ProgramResult result = rookery(published);
    expect_success(result);
    EXPECT_TRUE(contains(result.standard_output, "evaluation simple\n")) << result.standard_output;
    EXPECT_TRUE(contains(result.standard_output, "\n    9    1,382,733 ")) << result.standard_output;
    EXPECT_TRUE(contains(result.standard_output, " 16,829 ")) << result.standard_output;
    EXPECT_FALSE(contains(result.standard_output, "left out"));
}

TEST(NodesCommand, SaysWhatIsLeftOut) {
    const ProgramResult result = rookery(with({"--budget", "1000000"}));
    expect_success(result);
    EXPECT_TRUE(contains(result.standard_output, "- is left out: it takes more than 1,000,000 nodes (see --budget)\n"))
        << result.standard_output;
}

TEST(NodesCommand, PrintsForPrograms) {
    const std::string csv = rookery(with({"--csv", "--algorithms", "minimax,alphabeta"})).standard_output;
    EXPECT_TRUE(
        csv.starts_with("depth,minimax evaluations,minimax nodes,minimax seconds,alphabeta evaluations,"
                        "alphabeta nodes,alphabeta seconds,b,regular,minimum\n8,228865,"))
        << csv;
    const ProgramResult json = rookery(with({"--json", "--budget", "1000000"}));
    expect_success(json);
    EXPECT_TRUE(
        json.standard_output.starts_with("{\"game\":\"wolf-sheep\",\"position\":\"8/4w3/8/8/8/8/8/S1S1S1S1 w\","
                                         "\"evaluation\":\"simple\",\"budget\":1000000,\"depths\":[{\"depth\":8,"
                                         "\"counts\":{"))
        << json.standard_output;
    EXPECT_TRUE(contains(json.standard_output, "\"minimax\":{\"evaluations\":228865,")) << json.standard_output;
    const std::string depth_nine = json.standard_output.substr(json.standard_output.find("{\"depth\":9,"));
    EXPECT_TRUE(contains(depth_nine, "\"minimax\":null,")) << json.standard_output;
}

/// The figure of the published work: nine leaves, of which alpha-beta looks at six, and five would do.
TEST(NodesCommand, CountsATreeThatIsDrawnByHand) {
    const Arguments drawn = {"lab", "nodes", "--tree", "((5 8 9) (6 3 7) (2 8 4))"};
    const ProgramResult table = rookery(drawn);
    expect_success(table);
    EXPECT_TRUE(contains(table.standard_output, ", value 5\n")) << table.standard_output;
    const auto written_with = [&](const char* format) {
        Arguments arguments = drawn;
        arguments.emplace_back(format);
        return rookery(arguments).standard_output;
    };
    EXPECT_TRUE(contains(written_with("--csv"), "\nminimax,9,13\n")) << written_with("--csv");
    EXPECT_TRUE(contains(written_with("--json"), "\"minimax\":{\"evaluations\":9,\"nodes\":13}"))
        << written_with("--json");
    EXPECT_TRUE(contains(written_with("--csv"), "\nalphabeta,6,10\n")) << written_with("--csv");
    EXPECT_TRUE(contains(written_with("--json"), "\"minimum\":5}")) << written_with("--json");
    expect_error(rookery({"lab", "nodes", "--tree", "((3 12"}), 2, "a bracket is not closed");
    expect_error(rookery({"lab", "nodes", "--tree", "(3 12)", "--depths", "2-3"}), 2, "excludes");
}

TEST(NodesCommand, BadUsageIsOneSentence) {
    expect_error(rookery({"lab", "nodes", "--depths", "5-2"}), 2, "--depths is a range such as 2-11");
    expect_error(rookery({"lab", "nodes", "--depths", "many"}), 2, "--depths is a range such as 2-11");
    expect_error(rookery({"lab", "nodes", "--game", "draughts"}), 2, "there is no game called 'draughts'");
    expect_error(rookery({"lab", "nodes", "--evaluation", "simple"}), 2, "no evaluation called 'simple'");
    expect_error(rookery(with({"--algorithms", "captures-first"})), 2, "no search called 'captures-first'");
    expect_error(rookery(with({"--csv", "--json"})), 2, "excludes");
    expect_error(rookery({"lab", "nodes", "--game", "wolf-sheep", "--fen", "1w6/S1S5/8/8/8/8/8/4S1S1 b"}), 2,
                 "the game is over");
}

TEST(NodesCommand, SaysThatTheEngineOfAnEvaluationHasFailed) {
    const support::BrokenStockfish broken;
    const ProgramResult result =
        rookery({"lab", "nodes", "--game", "bughouse", "--evaluation", "external", "--depths", "1-1"});
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_TRUE(contains(result.standard_error, "the engine that the evaluation asks has failed: 'stockfish' ended"))
        << result.standard_error;
}

TEST(NodesCommand, AsksTheEngineThatIsNamedForAsLongAsItSays) {
    const ProgramResult result = rookery({"lab", "nodes", "--game", "bughouse", "--evaluation", "external", "--depths",
                                          "1-1", "--external-engine", "movetime 10 no-such-engine"});
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_TRUE(contains(result.standard_error, "'no-such-engine'")) << result.standard_error;
    EXPECT_FALSE(contains(result.standard_error, "movetime")) << result.standard_error;
}

}  // namespace
}  // namespace rookery
