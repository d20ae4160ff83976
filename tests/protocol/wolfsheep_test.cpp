// A game that is not chess, through the console and both protocols.

#include <gtest/gtest.h>

#include "engine/games.h"
#include "protocol/console_answers.h"
#include "protocol/xboard/xboard_board.h"
#include "protocol/xboard/xboard_games.h"

namespace rookery::protocol {
namespace {

constexpr const char* start = "3w4/8/8/8/8/8/8/S1S1S1S1 b";

TEST(WolfSheepConsole, IsPlayedLikeAnyOtherGame) {
    EXPECT_EQ(answers({"game wolf-sheep", "d8e7 a1b2 fen", "undo undo moves"}),
              "8/4w3/8/8/8/8/1S6/2S1S1S1 b\nd8e7 d8c7 (2 moves)\n");
    EXPECT_TRUE(contains(answers({"game wolf-sheep", "perft 2"}), "Nodes searched: 14\n"));
    EXPECT_EQ(answers({"game wolf-sheep", "fen 3w6/10/10/10/10/10/10/10/10/S1S1S1S1S1 b", "d10e9 fen"}),
              "10/4w5/10/10/10/10/10/10/10/S1S1S1S1S1 w\n");
}

TEST(WolfSheepUci, PlaysPerfectlyFromTheSolution) {
    const std::string said =
        answers({"uci", "setoption name UCI_Variant value wolf-sheep", "setoption name Evaluation value solved",
                 "position startpos", "go depth 1", "position startpos moves d8e7 a1b2 e7d6 c1d2", "go movetime 5"});
    EXPECT_TRUE(contains(said, "score mate -22 ")) << said;
    EXPECT_TRUE(contains(said, "bestmove d8e7 ponder ")) << said;
    EXPECT_FALSE(contains(said, "info string")) << said;
}

TEST(WolfSheepXBoard, AnnouncesItsBoardAndMoves) {
    EXPECT_EQ(xboard_announcement(xboard_game("wolf-sheep"), start),
              "setup (.S........w.) 8x8+0_fairy 3w4/8/8/8/8/8/8/S1S1S1S1 b\npiece S& fmF\npiece W& mF\n");
    const std::string said =
        answers({"xboard", "protover 2", "variant wolf-sheep", "force", "usermove d8e7", "sd 4", "go"});
    EXPECT_TRUE(contains(said, "wolf-sheep")) << said;
    EXPECT_TRUE(contains(said, "\nmove ")) << said;
}

TEST(WolfSheepXBoard, ItsBoardCanBeEdited) {
    const auto position = engine::start_position("wolf-sheep");
    EXPECT_EQ(BoardEditor(*position).position(false)->text(), start);
    EXPECT_EQ(with_side_to_move(*position, game::Side::First)->text(), "3w4/8/8/8/8/8/8/S1S1S1S1 w");
}

}  // namespace
}  // namespace rookery::protocol
