// The real program: rookery lab run.

#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/broken_stockfish.h"
#include "support/contents.h"
#include "support/temporary_folder.h"

namespace rookery {
namespace {

using namespace cli_test;

const Arguments some_game = {"lab",         "run",     "--game",
                             "pawns-kings", "--white", "algorithm=alphabeta depth=3 evaluation=material"};

Arguments with(Arguments more) {
    more.insert(more.begin(), some_game.begin(), some_game.end());
    return more;
}

TEST(RunCommand, PrintsARowForEachPlyAndWhatItCameTo) {
    const ProgramResult result = rookery(with({"--compare", "minimax"}));
    expect_success(result);
    const std::string& text = result.standard_output;
    EXPECT_TRUE(contains(text, "White: alphabeta, depth 3, material\nBlack: alphabeta, depth 3, material\n")) << text;
    EXPECT_TRUE(
        contains(text, " ply  side      move      evaluation  material          nodes        minimax  king distance"))
        << text;
    EXPECT_TRUE(contains(text, "\n   1  White ")) << text;
    EXPECT_TRUE(contains(text, "\n   2  Black ")) << text;
    EXPECT_TRUE(contains(text, "\nminimax: the same move in ")) << text;
    EXPECT_FALSE(contains(text, " !")) << "another move\n" << text;
    EXPECT_TRUE(contains(text, "\nNodes saved: ")) << text;
}

TEST(RunCommand, SavesASpreadsheetAndAChart) {
    const support::TemporaryFolder folder;
    const std::string csv = (folder.path() / "game.csv").string();
    const std::string svg = (folder.path() / "game.svg").string();
    expect_success(rookery(with({"--csv", csv, "--svg", svg, "--max-plies", "9"})));
    EXPECT_TRUE(support::contents(csv).starts_with("game,ply,side,move,notation,evaluation,"))
        << support::contents(csv);
    EXPECT_TRUE(contains(support::contents(csv), "\n1,9,White,")) << support::contents(csv);
    EXPECT_TRUE(support::contents(svg).starts_with("<svg "));
    EXPECT_TRUE(support::contents(svg).ends_with("</svg>\n"));
}

TEST(RunCommand, SeveralGamesHaveARowEachAndComeOutTheSameFromTheSameSeed) {
    const auto games = [](const std::string& seed) {
        const ProgramResult result = rookery(with({"--games", "3", "--seed", seed, "--json", "--max-plies", "30"}));
        expect_success(result);
        std::string moves;
        std::istringstream text(result.standard_output);
        for (std::string part; std::getline(text, part, '"');)
            if (part.size() == 4 && part[0] >= 'a' && part[0] <= 'h') moves += part + " ";
        return moves;
    };
    EXPECT_EQ(games("5"), games("5"));
    EXPECT_NE(games("5"), games("6"));
    const ProgramResult table = rookery(with({"--games", "3", "--max-plies", "30"}));
    EXPECT_TRUE(contains(table.standard_output, "\n    3")) << table.standard_output;
    EXPECT_TRUE(contains(table.standard_output, "\n3 games, ")) << table.standard_output;
}

TEST(RunCommand, BadUsageIsOneSentence) {
    expect_error(rookery({"lab", "run", "--game", "draughts"}), 2, "there is no game called 'draughts'");
    expect_error(rookery(with({"--black", "depth=much"})), 2, "depth is a number from 1 to 199, not 'much'");
    expect_error(rookery(with({"--compare", "magic"})), 2, "no algorithm called 'magic'");
    expect_error(rookery(with({"--repetitions", "1"})), 2, "a repetition limit goes from 2 to 999, not 1");
    expect_error(rookery({"lab", "run", "--repetitions", "4"}), 2, "the rules of chess say when");
    expect_error(rookery(with({"--rules", "castling"})), 2, "rules are promotion");
    expect_error(rookery({"lab", "run", "--rules", "check"}), 2, "the rules of chess are settled");
    expect_error(rookery(with({"--svg", "/no/such/folder/game.svg"})), 2, "cannot write the file");
    expect_error(rookery(with({"--fen", "rubbish"})), 2, "FEN");
}

TEST(RunCommand, SaysThatTheEngineOfAnEvaluationHasFailed) {
    const support::BrokenStockfish broken;
    const Arguments external = {"lab", "run", "--game", "bughouse", "--white", "depth=1 evaluation=external"};
    expect_error(rookery(external), 1,
                 "the engine that the evaluation asks has failed: 'stockfish' ended with exit code 1");
}

}  // namespace
}  // namespace rookery
