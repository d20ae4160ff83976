#include "protocol/clients/in_process_client.h"

#include <gtest/gtest.h>

#include "engine/games.h"

namespace rookery::protocol {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
EngineClient::Clock::time_point soon() { return EngineClient::Clock::now() + seconds(60); }

TEST(InProcessClient, ThinksWithinItsLimits) {
    InProcessClient client;
    client.start_game(engine::find_game("chess"), {{"Hash", "2"}});
    client.set_position(start, {"e2e4"});
    MoveLimits limits;
    limits.nodes = 3'000;
    const auto move = client.go(limits, soon());
    ASSERT_TRUE(move.has_value());
    const auto position = engine::start_position("chess");
    position->play("e2e4");
    EXPECT_NO_THROW(position->play(move->best_move)) << move->best_move;
    EXPECT_EQ(move->info.nodes, 3'000U);
    EXPECT_GT(move->info.depth, 2);
    EXPECT_TRUE(move->info.score.has_value());
}

TEST(InProcessClient, SeesMates) {
    InProcessClient client;
    client.start_game(engine::find_game("chess"), {});
    client.set_position("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", {});
    MoveLimits limits;
    limits.depth = 4;
    const auto move = client.go(limits, soon());
    ASSERT_TRUE(move.has_value());
    EXPECT_EQ(move->info.score, (EngineScore{EngineScore::Unit::MovesToMate, 1}));
}

TEST(InProcessClient, TellsScoresInTheirUnit) {
    MoveLimits limits;
    limits.depth = 1;
    InProcessClient chess;
    chess.start_game(engine::find_game("chess"), {{"Evaluation", "material"}});
    chess.set_position("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", {});
    EXPECT_EQ(chess.go(limits, soon())->info.score, (EngineScore{EngineScore::Unit::Centipawns, 100}));
    InProcessClient wolf;
    wolf.start_game(engine::find_game("wolf-sheep"), {{"Evaluation", "simple"}});
    wolf.set_position("3w4/8/8/8/8/8/8/S1S1S1S1 b", {});
    EXPECT_EQ(wolf.go(limits, soon())->info.score->unit, EngineScore::Unit::Points);
}

TEST(InProcessClient, ThinksOnUntilItIsStopped) {
    InProcessClient client;
    client.start_game(engine::find_game("chess"), {});
    client.set_position(start, {});
    MoveLimits limits;
    limits.move_time = std::chrono::hours(1);
    EXPECT_FALSE(client.go(limits, EngineClient::Clock::now() + milliseconds(5)).has_value());
    EXPECT_TRUE(client.stop(soon()).has_value());
}

TEST(InProcessClient, SaysWhichOptionItLacks) {
    InProcessClient client;
    EXPECT_THROW(client.start_game(engine::find_game("chess"), {{"Contempt", "3"}}), ProcessError);
    EXPECT_THROW(client.start_game(engine::find_game("chess"), {{"Hash", "many"}}), ProcessError);
    EXPECT_THROW(client.start_game(engine::find_game("chess"), {{"UCI_Variant", "atomic"}}), ProcessError);
}

}  // namespace
}  // namespace rookery::protocol
