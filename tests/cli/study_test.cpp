// The real program: rookery lab prove, grid, ladder and suite.

#include <filesystem>
#include <fstream>
#include <regex>

#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/broken_stockfish.h"
#include "support/contents.h"
#include "support/temporary_folder.h"

namespace rookery {
namespace {

using namespace cli_test;

/// Near the end little has to be searched: builds with sanitizers run this one, and leave the published claim to
/// others.
TEST(ProveCommand, TellsWhetherThePlayerHolds) {
    const auto prove = [](const std::string& depth) {
        return rookery({"lab", "prove", "--fen", "8/4w3/8/S1S1S1S1/8/8/8/8 w", "--player",
                        "algorithm=alphabeta evaluation=simple depth=" + depth});
    };
    const ProgramResult holds = prove("8");
    expect_success(holds);
    EXPECT_TRUE(contains(holds.standard_output, "ends: 10 won, 0 drawn, 0 lost\nIt never loses.\n"))
        << holds.standard_output;
    const ProgramResult loses = prove("6");
    EXPECT_EQ(loses.exit_code, 1) << "it loses";
    EXPECT_TRUE(contains(loses.standard_output, "ends: 9 won, 0 drawn, 112 lost\n")) << loses.standard_output;
}

/// The published claim, at depths that take little time: it fails at 10, 11 and 12.
TEST(ProveCommand, CountsTheWaysToBeatTheSheep) {
    for (const auto& [depth, losses] : {std::pair("10", "407"), std::pair("11", "240"), std::pair("12", "135")}) {
        const ProgramResult result =
            rookery({"lab", "prove", "--player", std::string("algorithm=alphabeta evaluation=simple depth=") + depth});
        EXPECT_EQ(result.exit_code, 1) << "it loses";
        EXPECT_TRUE(contains(result.standard_output, std::string(" drawn, ") + losses + " lost\n"))
            << result.standard_output;
        EXPECT_TRUE(contains(result.standard_output, "It loses.\n")) << result.standard_output;
    }
}

/// It holds at 13 to 16, and at 18, where it was published.
TEST(ProveCommand, SaysWhatHolds) {
    for (const char* depth : {"13", "14", "15", "16", "18"}) {
        const ProgramResult result =
            rookery({"lab", "prove", "--player", std::string("algorithm=alphabeta evaluation=simple depth=") + depth,
                     "--json"});
        expect_success(result);
        EXPECT_TRUE(contains(result.standard_output, "\"holds\":true,")) << result.standard_output;
        EXPECT_TRUE(contains(result.standard_output, "\"losses\":0,")) << result.standard_output;
    }
}

TEST(ProveCommand, BadUsageIsOneSentence) {
    expect_error(rookery({"lab", "prove", "--player", "movetime=5"}), 2, "a player with a clock");
    expect_error(rookery({"lab", "prove", "--side", "both"}), 2, "side");
}

TEST(ProveCommand, SaysThatTheEngineOfAnEvaluationHasFailed) {
    const support::BrokenStockfish broken;
    expect_error(rookery({"lab", "prove", "--game", "bughouse", "--player", "depth=1 evaluation=external"}), 1,
                 "the engine that the evaluation asks has failed: 'stockfish' ended with exit code 1");
}

TEST(ProveCommand, WritesATableAndAPicture) {
    const support::TemporaryFolder folder;
    const std::string csv = (folder.path() / "prove.csv").string();
    const std::string svg = (folder.path() / "prove.svg").string();
    expect_success(rookery({"lab", "prove", "--fen", "8/4w3/8/S1S1S1S1/8/8/8/8 w", "--player",
                            "algorithm=alphabeta evaluation=simple depth=8", "--csv", csv, "--svg", svg}));
    EXPECT_TRUE(support::contents(csv).starts_with("ply,")) << support::contents(csv);
    EXPECT_TRUE(contains(support::contents(svg), "never loses"));
}

TEST(GridCommand, WritesATableAFileAndAPicture) {
    const auto folder = std::filesystem::temp_directory_path() / "rookery-grid-test";
    std::filesystem::create_directories(folder);
    const ProgramResult result = rookery({"lab", "grid", "--to", "2", "--games", "2", "--max-plies", "30", "--csv",
                                          (folder / "grid.csv").string(), "--svg", (folder / "grid.svg").string()});
    expect_success(result);
    EXPECT_TRUE(contains(result.standard_output, "won - drawn - lost\n")) << result.standard_output;
    EXPECT_TRUE(contains(result.standard_output, "nodes for a move\n"));
    EXPECT_TRUE(support::contents(folder / "grid.csv").starts_with("first depth,second depth,games,first wins,"));
    EXPECT_TRUE(contains(support::contents(folder / "grid.svg"), "</svg>"));
    EXPECT_TRUE(contains(support::contents(folder / "grid.svg"), "King distance, on average"));
    std::filesystem::remove_all(folder);
    expect_error(rookery({"lab", "grid", "--from", "3", "--to", "2"}), 2, "--to is not below --from");
    const ProgramResult json =
        rookery({"lab", "grid", "--to", "2", "--games", "2", "--max-plies", "30", "--rules", "single-step", "--json"});
    expect_success(json);
    EXPECT_TRUE(json.standard_output.starts_with("{\"game\":\"pawns-kings\",")) << json.standard_output;
    EXPECT_TRUE(contains(json.standard_output, "\"first_depth\":2,\"second_depth\":1,")) << json.standard_output;
}

TEST(SuiteCommand, SaysWhatWasSolvedAndWhatWasNot) {
    const auto file = std::filesystem::temp_directory_path() / "rookery-suite-test.epd";
    std::ofstream(file) << "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"back rank\";\n"
                           "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Kf1; id \"slow\";\n";
    const ProgramResult half = rookery({"lab", "suite", file.string(), "--depth", "4"});
    expect_success(half);
    EXPECT_EQ(half.standard_output, "slow: Ra8# instead of Kf1 (depth 4)\n1 of 2 positions solved, 50.0%\n");
    EXPECT_EQ(rookery({"lab", "suite", file.string(), "--depth", "4", "--at-least", "60"}).exit_code, 1);
    const ProgramResult json = rookery({"lab", "suite", file.string(), "--depth", "4", "--json"});
    expect_success(json);
    EXPECT_TRUE(contains(json.standard_output, "\"solved\":1,")) << json.standard_output;
    std::filesystem::remove(file);
    expect_error(rookery({"lab", "suite", file.string()}), 2, "cannot read the file");
}

TEST(LadderCommand, MeasuresEachImprovement) {
    const ProgramResult result =
        rookery({"lab", "ladder", "--game", "pawns-kings", "--games", "2", "--nodes", "50", "--depth", "3", "--json"});
    expect_success(result);
    EXPECT_TRUE(contains(result.standard_output, ",\"depth\":3,")) << result.standard_output;
    EXPECT_TRUE(contains(result.standard_output, "\"nodes_to_depth\":")) << result.standard_output;
    EXPECT_TRUE(
        result.standard_output.starts_with("{\"game\":\"pawns-kings\",\"evaluation\":\"material\",\"games\":2,"))
        << result.standard_output;
    for (const char* rung : {"alphabeta", "captures", "quiescence", "table", "null-move", "reductions"})
        EXPECT_TRUE(contains(result.standard_output, std::string("{\"name\":\"") + rung + "\"")) << rung;
    const support::TemporaryFolder folder;
    const std::string csv = (folder.path() / "ladder.csv").string();
    const std::string svg = (folder.path() / "ladder.svg").string();
    const ProgramResult table = rookery({"lab", "ladder", "--game", "pawns-kings", "--games", "2", "--nodes", "50",
                                         "--depth", "3", "--csv", csv, "--svg", svg});
    expect_success(table);
    // Every column has its name, and they stand apart.
    EXPECT_TRUE(std::regex_search(
        table.standard_output,
        std::regex("^ +games +gain  +Elo  +depth  +nodes a move  +nodes to depth 3  +nodes a second\n")))
        << table.standard_output;
    EXPECT_TRUE(contains(support::contents(csv), ",nodes to depth 3\n")) << support::contents(csv);
    EXPECT_TRUE(support::contents(csv).starts_with("rung,")) << support::contents(csv);
    EXPECT_TRUE(contains(support::contents(svg), "captures first"));
}

}  // namespace
}  // namespace rookery
