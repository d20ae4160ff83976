#include "protocol/clients/xboard_client.h"

#include <gtest/gtest.h>

#include "engine/games.h"
#include "protocol/xboard/xboard_board.h"

namespace rookery::protocol {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

XBoardClient double_with(const std::string& habits, seconds patience = seconds(60)) {
    return XBoardClient("'" PLAYING_ENGINE_PROGRAM "' " + habits, patience);
}

EngineClient::Clock::time_point soon() { return EngineClient::Clock::now() + seconds(60); }

MoveLimits one_ply() {
    MoveLimits limits;
    limits.depth = 1;
    return limits;
}

TEST(XBoardClient, PlaysAGame) {
    XBoardClient client = double_with("name=Someone score=12");
    EXPECT_EQ(client.name(), "Someone");
    client.start_game(engine::find_game("chess"), {{"Hash", "16"}, {"Style", "calm"}});
    std::vector<std::string> moves;
    const auto position = engine::start_position("chess");
    for (int ply = 0; ply < 6; ++ply) {
        client.set_position(start, moves);
        const auto move = client.go(one_ply(), soon());
        ASSERT_TRUE(move.has_value());
        EXPECT_EQ(move->best_move, position->legal_moves().front());
        EXPECT_FALSE(move->claim.has_value());
        EXPECT_EQ(move->info.depth, 3);
        EXPECT_EQ(move->info.nodes, 100U);
        EXPECT_EQ(move->info.score, (EngineScore{EngineScore::Unit::Centipawns, 12}));
        moves.push_back(move->best_move);
        position->play(moves.back());
        // The opponent's answer.
        moves.push_back(position->legal_moves().back());
        position->play(moves.back());
    }
}

TEST(XBoardClient, UnderstandsMovesAsPeopleWriteThem) {
    XBoardClient client = double_with("notation");
    client.start_game(engine::find_game("chess"), {});
    const auto position = engine::position_from_text("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    client.set_position(position->text(), {});
    const auto move = client.go(one_ply(), soon());
    ASSERT_TRUE(move.has_value());
    EXPECT_EQ(move->best_move, position->legal_moves().front());
}

TEST(XBoardClient, AnotherPositionBeginsAnew) {
    XBoardClient client = double_with("");
    client.start_game(engine::find_game("chess"), {});
    client.set_position(start, {"e2e4", "e7e5"});
    ASSERT_TRUE(client.go(one_ply(), soon()).has_value());
    client.set_position(start, {"d2d4"});
    const auto position = engine::start_position("chess");
    position->play("d2d4");
    const auto move = client.go(one_ply(), soon());
    ASSERT_TRUE(move.has_value());
    EXPECT_EQ(move->best_move, position->legal_moves().front());
}

TEST(XBoardClient, AnEngineForOneGameIsStartedAgainForTheNext) {
    XBoardClient client = double_with("once");  // it dies in a second game
    for (int game = 0; game < 3; ++game) {
        client.start_game(engine::find_game("chess"), {});
        client.set_position(start, {});
        EXPECT_TRUE(client.go(one_ply(), soon()).has_value());
    }
}

TEST(XBoardClient, AnOldEngineTellsNothingAndPlays) {
    XBoardClient client = double_with("old", seconds(1));
    client.start_game(engine::find_game("chess"), {});
    client.set_position(start, {"e2e4"});
    const auto move = client.go(one_ply(), soon());
    ASSERT_TRUE(move.has_value());
    const auto position = engine::start_position("chess");
    position->play("e2e4");
    EXPECT_EQ(move->best_move, position->legal_moves().front());
}

TEST(XBoardClient, SaysWhatTheEngineCannotDo) {
    XBoardClient client = double_with("deaf name=Stubborn");
    EXPECT_THROW(client.start_game(engine::find_game("chess960"), {}), ProcessError) << "it does not play that";
    EXPECT_THROW(client.start_game(engine::find_game("chess"), {{"Contempt", "3"}}), ProcessError);
    client.start_game(engine::find_game("chess"), {});
    try {
        client.set_position(start, {"e2e4"});
        FAIL() << "it refuses the move";
    } catch (const ProcessError& error) {
        EXPECT_NE(std::string(error.what()).find("Stubborn says 'Illegal move: e2e4'"), std::string::npos)
            << error.what();
    }
}

TEST(XBoardClient, ALateEngineCanBeStopped) {
    XBoardClient client = double_with("late=1");
    client.start_game(engine::find_game("chess"), {});
    client.set_position(start, {});
    EXPECT_FALSE(client.go(one_ply(), EngineClient::Clock::now() + milliseconds(20)).has_value());
    EXPECT_TRUE(client.stop(soon()).has_value());
}

TEST(XBoardFeatures, AreTakenApart) {
    using Features = std::vector<std::pair<std::string, std::string>>;
    EXPECT_EQ(parse_features("feature ping=1 myname=\"A = b\" done=1"),
              (Features{{"ping", "1"}, {"myname", "A = b"}, {"done", "1"}}));
    EXPECT_EQ(parse_features("feature"), Features{});
    EXPECT_EQ(parse_features("feature  x=\"unclosed"), (Features{{"x", "unclosed"}}));
    EXPECT_EQ(parse_features("feature nonsense"), Features{});
}

TEST(XBoardThinking, LinesAreRead) {
    SearchInfo info;
    EXPECT_TRUE(read_thinking_line("9. 156 1084 48000 Nf3 Nc6 Nc3", info));
    EXPECT_EQ(info.depth, 9);
    EXPECT_EQ(info.nodes, 48'000U);
    EXPECT_EQ(info.score, (EngineScore{EngineScore::Unit::Centipawns, 156}));
    EXPECT_EQ(info.pv, (std::vector<std::string>{"Nf3", "Nc6", "Nc3"}));
    EXPECT_TRUE(read_thinking_line("  12\t+31 5 77", info));
    EXPECT_EQ(info.score, (EngineScore{EngineScore::Unit::Centipawns, 31}));
    EXPECT_TRUE(read_thinking_line("  12\t-100003 5 77", info));
    EXPECT_EQ(info.score, (EngineScore{EngineScore::Unit::MovesToMate, -3}));
    EXPECT_TRUE(info.pv.empty());
    for (const char* other : {"", "1. e4 e5", "move e2e4", "# 1 2 3 4", "1 2 3", "9 x 1 1 e4", "1-0 {White mates}"})
        EXPECT_FALSE(read_thinking_line(other, info)) << other;
    EXPECT_EQ(info.depth, 12) << "what is no thinking changes nothing";
}

TEST(XBoardEdit, SetsUpTheBoardPieceByPiece) {
    const auto commands = [](const std::string& fen) {
        return BoardEditor(*engine::position_from_text("chess", fen)).commands();
    };
    EXPECT_EQ(commands("4k3/p7/8/8/8/8/8/R3K3 b Q - 0 1"),
              (std::vector<std::string>{"a2a3", "edit", "#", "Ra1", "Ke1", "c", "Pa7", "Ke8", "."}));
    EXPECT_EQ(commands(start).front(), "edit") << "White is to move anyway";
}

TEST(XBoardLevel, TimesAreMinutesAndSeconds) {
    EXPECT_EQ(level_time(milliseconds(300'000)), "5");
    EXPECT_EQ(level_time(milliseconds(2'500)), "0:02");
    EXPECT_EQ(level_time(milliseconds(65'000)), "1:05");
    EXPECT_EQ(level_time(milliseconds(100)), "0:01") << "never none at all";
}

}  // namespace
}  // namespace rookery::protocol
