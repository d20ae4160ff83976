// The real program: rookery solve.

#include <filesystem>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/temporary_folder.h"

namespace rookery {
namespace {

using namespace cli_test;

TEST(SolveCommand, TellsWhoWinsAndWhatEachMoveIsWorth) {
    const ProgramResult result = rookery({"solve", "wolf-sheep"});
    expect_success(result);
    for (const char* part :
         {"\n3w4/8/8/8/8/8/8/S1S1S1S1 b: Win for the sheep in 44 plies\n",
          "\n  d8e7    Win for the sheep in 44 plies\n", "2,013,760\n", "  for the sheep            133,415    6.6%\n",
          "  for the wolf           1,880,345   93.4%\n"})
        EXPECT_TRUE(contains(result.standard_output, part)) << result.standard_output << "lacks: " << part;
}

TEST(SolveCommand, OtherBoardsAndPositions) {
    EXPECT_TRUE(contains(rookery({"solve", "wolf-sheep", "--size", "6"}).standard_output,
                         "1w4/6/6/6/6/S1S1S1 b: Win for the wolf in 25 plies\n"));
    EXPECT_TRUE(contains(rookery({"solve", "wolf-sheep", "--fen", "8/8/8/8/8/S3S3/1S1S4/4w3 w"}).standard_output,
                         "8/8/8/8/8/S3S3/1S1S4/4w3 w: over, goal reached\n"));
    const ProgramResult json = rookery({"solve", "wolf-sheep", "--size", "4", "--threads", "1", "--json"});
    expect_success(json);
    EXPECT_EQ(
        json.standard_output,
        "{\"game\":\"wolf-sheep\",\"position\":\"1w2/4/4/S1S1 b\",\"result\":\"1-0\",\"plies\":8,"
        "\"positions\":336,\"first_wins\":70,\"second_wins\":266,\"draws\":0,\"moves\":["
        "{\"result\":\"1-0\",\"plies\":8,\"move\":\"b4c3\"},{\"result\":\"1-0\",\"plies\":8,\"move\":\"b4a3\"}]}\n");
}

/// When each file of a folder was written.
std::map<std::string, std::filesystem::file_time_type> files_in(const std::filesystem::path& folder) {
    std::map<std::string, std::filesystem::file_time_type> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files[entry.path().filename().string()] = entry.last_write_time();
    return files;
}

TEST(SolveCommand, AnEndingIsReadFromItsFolderTheNextTime) {
    const support::TemporaryFolder folder;
    const Arguments arguments{
        "solve", "chess", "--fen", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "--folder", folder.path().string()};
    const ProgramResult first = rookery(arguments);
    expect_success(first);
    EXPECT_TRUE(contains(first.standard_output, "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1: Draw\n")) << first.standard_output;
    const auto written = files_in(folder.path());
    // With what the pawn may become.
    for (const char* name : {"KPvK", "KQvK", "KRvK"})
        EXPECT_TRUE(written.contains("chess-" + std::string(name) + ".ending")) << name;
    const ProgramResult second = rookery(arguments);
    EXPECT_EQ(second.standard_output, first.standard_output);
    // What is solved is written: nothing was solved again.
    EXPECT_EQ(files_in(folder.path()), written);
    // One that is damaged is.
    std::filesystem::resize_file(folder.path() / "chess-KPvK.ending", 100);
    EXPECT_EQ(rookery(arguments).standard_output, first.standard_output);
    const auto again = files_in(folder.path());
    EXPECT_NE(again.at("chess-KPvK.ending"), written.at("chess-KPvK.ending"));
    EXPECT_EQ(again.at("chess-KQvK.ending"), written.at("chess-KQvK.ending"));
}

TEST(SolveCommand, BadUsageIsOneSentence) {
    expect_error(rookery({"solve"}), 2, "GAME is required");
    expect_error(rookery({"solve", "chess"}), 2, "chess is too large to be solved");
    // Where nothing is ever lost two pawns may be anything, of either side; one that was promoted is a pawn still.
    for (const char* two_pawns : {"8/8/8/4k3/8/8/4PP2/4K3[] w - - 0 1", "8/8/8/4k3/8/8/4P3/4K2Q~[] w - - 0 1",
                                  "8/8/8/4k3/8/8/4P3/4K3[p] w - - 0 1"})
        expect_error(rookery({"solve", "crazyhouse", "--fen", two_pawns}), 2,
                     "of which at most one is a pawn or promoted can be");
    expect_error(rookery({"solve", "draughts"}), 2, "there is no game called 'draughts'");
    expect_error(rookery({"solve", "wolf-sheep", "--size", "7"}), 2, "4, 6, 8, 10 or 12 rows, not 7");
    expect_error(rookery({"solve", "wolf-sheep", "--fen", "8/8 w"}), 2, "4, 6, 8, 10 or 12 rows, not 2");
    expect_error(rookery({"solve", "wolf-sheep", "--size", "6", "--fen", "x"}), 2, "excludes");
}

}  // namespace
}  // namespace rookery
