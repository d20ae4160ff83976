// The real program: rookery lab book.

#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/temporary_folder.h"

namespace rookery {
namespace {

using namespace cli_test;

TEST(BookCommand, MakesABookThatTheEnginePlaysFrom) {
    const support::TemporaryFolder folder;
    const std::string games =
        folder.write("games.pgn", "[Result \"1-0\"]\n\n1. h4 e5 1-0\n\n[Result \"1-0\"]\n\n1. h4 d5 1-0\n");
    const std::string book = (folder.path() / "made.bin").string();
    const ProgramResult made = rookery({"lab", "book", games, "--output", book, "--min-games", "2"});
    expect_success(made);
    EXPECT_TRUE(contains(made.standard_output, "2 games (0 skipped), 1 positions, 1 moves")) << made.standard_output;
    const ProgramResult played = rookery({"--", "setoption name BookFile value " + book,
                                          "setoption name OwnBook value true", "position startpos", "go depth 2"});
    EXPECT_TRUE(contains(played.standard_output, "bestmove h2h4")) << played.standard_output;
    expect_error(rookery({"lab", "book", games, "--output", book, "--min-games", "3"}), 2, "often enough");
}

}  // namespace
}  // namespace rookery
