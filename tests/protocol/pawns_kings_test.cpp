// Pawns and kings through the console and both protocols.

#include <gtest/gtest.h>

#include "protocol/console_answers.h"
#include "protocol/xboard/xboard_games.h"

namespace rookery::protocol {
namespace {

TEST(PawnsKingsConsole, TakesTheKing) {
    EXPECT_EQ(answers({"game pawns-kings", "fen 8/8/8/4k3/3P4/8/8/3K4 w - - 0 1", "dxe5"}),
              "Over: 1-0, the king is taken\n");
    EXPECT_TRUE(contains(answers({"game pawns-kings", "perft 4"}), "Nodes searched: 98766\n"));
}

TEST(PawnsKingsUci, PlaysAndTakesTheKing) {
    const std::string said =
        answers({"uci", "setoption name UCI_Variant value pawns-kings", "position startpos moves e2e4", "go depth 6",
                 "position fen 8/8/8/4k3/3P4/8/8/3K4 w - - 0 1", "go depth 4"});
    EXPECT_TRUE(contains(said, "var pawns-kings ")) << said;
    EXPECT_TRUE(contains(said, "option name Repetition Limit type spin default 3 min 2 max 999\n")) << said;
    EXPECT_TRUE(contains(said, "bestmove d4e5")) << said;
    EXPECT_TRUE(contains(said, "score mate 1 ")) << said;
    EXPECT_FALSE(contains(said, "info string")) << said;
}

/// What `d` says about the end of the game once the kings have gone to and fro so often.
bool is_drawn(std::vector<std::string> options, int rounds, const std::string& position = "startpos") {
    std::string moves = "position " + position + " moves";
    for (int round = 0; round < rounds; ++round) moves += " e1d1 e8d8 d1e1 d8e8";
    options.insert(options.begin(), "setoption name UCI_Variant value pawns-kings");
    options.push_back(moves);
    options.push_back("d");
    return contains(answers(options), "Over: 1/2-1/2, repetition");
}

TEST(PawnsKingsUci, TheRepetitionLimitIsAnOption) {
    EXPECT_FALSE(is_drawn({}, 1));
    EXPECT_TRUE(is_drawn({}, 2));
    EXPECT_TRUE(is_drawn({"setoption name Repetition Limit value 2"}, 1));
    EXPECT_FALSE(is_drawn({"setoption name Repetition Limit value 5"}, 3));
    EXPECT_TRUE(is_drawn({"setoption name Repetition Limit value 5"}, 4));
    EXPECT_TRUE(is_drawn({"setoption name Repetition Limit value 5", "ucinewgame"}, 4));
    // What the position says itself goes before it.
    const std::string with_limit = "fen 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1 r2";
    EXPECT_TRUE(is_drawn({"setoption name Repetition Limit value 5"}, 1, with_limit));
    EXPECT_TRUE(contains(answers({"setoption name Repetition Limit value 1"}), "from 2 to 999"));
    // The rules of chess are as they are.
    EXPECT_FALSE(
        contains(answers({"setoption name Repetition Limit value 9", "game chess", "Nf3 Nf6 Ng1 Ng8"}), "Over"));
    EXPECT_TRUE(
        contains(answers({"setoption name Repetition Limit value 9", "game chess", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"}),
                 "Over: 1/2-1/2, repetition"));
}

TEST(PawnsKingsUci, TheRulesAreAnOption) {
    const std::string variant = "setoption name UCI_Variant value pawns-kings";
    const std::string rules = "setoption name Rules value promotion+check";
    EXPECT_TRUE(contains(answers({"uci"}), "option name Rules type string default <empty>\n"));
    EXPECT_TRUE(contains(answers({variant, rules, "d"}), "0 1 promotion+check\n"));
    EXPECT_TRUE(contains(answers({rules, variant, "position startpos moves e2e4", "d"}), " promotion+check\n"));
    // Moves are read by them, and what the position says itself goes before.
    const std::string fen = "position fen 8/P3k3/8/8/8/8/8/4K3 w - - 0 1";
    EXPECT_TRUE(contains(answers({variant, rules, fen + " moves a7a8q", "d"}), "Q7/4k3/"));
    EXPECT_TRUE(contains(answers({variant, rules, fen + " single-step moves e1d1", "d"}), " single-step\n"));
    EXPECT_TRUE(contains(answers({variant, rules, "setoption name Rules value <empty>", "ucinewgame", "d"}), "0 1\n"));
    EXPECT_TRUE(contains(answers({"setoption name Rules value castling"}), "rules are promotion"));
    EXPECT_TRUE(contains(answers({rules, "game chess", "d"}), "KQkq - 0 1\n"));
}

TEST(PawnsKingsXBoard, AnnouncesItsBoardAndPlays) {
    const std::string announced =
        xboard_announcement(xboard_game("pawns-kings"), "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1");
    EXPECT_TRUE(contains(announced, "piece K& K\n")) << announced;
    const std::string said = answers({"xboard", "protover 2", "variant pawns-kings", "option Repetition Limit=4",
                                      "force", "usermove e2e4", "sd 4", "go"});
    EXPECT_TRUE(contains(said, "pawns-kings")) << said;
    EXPECT_TRUE(contains(said, "\nmove ")) << said;
    EXPECT_FALSE(contains(said, "Error")) << said;
    EXPECT_TRUE(
        contains(answers({"xboard", "variant pawns-kings", "setboard 8/8/8/4k3/3P4/8/8/3K4 w - - 0 1", "sd 3", "go"}),
                 "1-0 {White wins: the king is taken}"));
}

}  // namespace
}  // namespace rookery::protocol
