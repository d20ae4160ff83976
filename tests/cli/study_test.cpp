// The real program: rookery lab prove, grid and ladder.

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "cli/program.h"

namespace rookery {
namespace {

using namespace cli_test;

std::string text_of(const std::filesystem::path& file) {
    std::ifstream stream(file);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
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

TEST(ProveCommand, SaysWhatHolds) {
    const ProgramResult result =
        rookery({"lab", "prove", "--player", "algorithm=alphabeta evaluation=simple depth=13", "--json"});
    expect_success(result);
    EXPECT_TRUE(contains(result.standard_output, "\"holds\":true,")) << result.standard_output;
    EXPECT_TRUE(contains(result.standard_output, "\"losses\":0,")) << result.standard_output;
}

TEST(ProveCommand, BadUsageIsOneSentence) {
    expect_error(rookery({"lab", "prove", "--player", "movetime=5"}), 2, "a player with a clock");
    expect_error(rookery({"lab", "prove", "--side", "both"}), 2, "side");
}

TEST(GridCommand, WritesATableAFileAndAPicture) {
    const auto folder = std::filesystem::temp_directory_path() / "rookery-grid-test";
    std::filesystem::create_directories(folder);
    const ProgramResult result = rookery({"lab", "grid", "--to", "2", "--games", "2", "--max-plies", "30", "--csv",
                                          (folder / "grid.csv").string(), "--svg", (folder / "grid.svg").string()});
    expect_success(result);
    EXPECT_TRUE(contains(result.standard_output, "won - drawn - lost\n")) << result.standard_output;
    EXPECT_TRUE(contains(result.standard_output, "nodes for a move\n"));
    EXPECT_TRUE(text_of(folder / "grid.csv").starts_with("first depth,second depth,games,first wins,"));
    EXPECT_TRUE(contains(text_of(folder / "grid.svg"), "</svg>"));
    std::filesystem::remove_all(folder);
    expect_error(rookery({"lab", "grid", "--from", "3", "--to", "2"}), 2, "--to is not below --from");
}

TEST(LadderCommand, MeasuresEachImprovement) {
    const ProgramResult result =
        rookery({"lab", "ladder", "--game", "pawns-kings", "--games", "2", "--nodes", "50", "--json"});
    expect_success(result);
    EXPECT_TRUE(
        result.standard_output.starts_with("{\"game\":\"pawns-kings\",\"evaluation\":\"material\",\"games\":2,"))
        << result.standard_output;
    for (const char* rung : {"alphabeta", "captures", "quiescence", "table", "null-move", "reductions"})
        EXPECT_TRUE(contains(result.standard_output, std::string("{\"name\":\"") + rung + "\"")) << rung;
}

}  // namespace
}  // namespace rookery
