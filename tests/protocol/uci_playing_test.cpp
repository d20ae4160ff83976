// The UCI client as one who lets an engine play.

#include <gtest/gtest.h>

#include "engine/games.h"
#include "protocol/clients/uci_client.h"
#include "support/error_text.h"

namespace rookery::protocol {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using support::error_text;
using Clock = EngineClient::Clock;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr seconds long_patience(60);

std::string playing_engine(const std::string& habits) { return "'" PLAYING_ENGINE_PROGRAM "' " + habits; }

SearchInfo info_after(std::initializer_list<std::string_view> lines) {
    SearchInfo info;
    for (const std::string_view line : lines) read_info_line(line, info);
    return info;
}

TEST(InfoLine, TellsDepthScoreNodesAndMoves) {
    const SearchInfo info = info_after(
        {"info depth 8 seldepth 12 multipv 1 score cp -34 nodes 12345 nps 100 hashfull 3 time 5 pv e7e5 g1f3"});
    EXPECT_EQ(info.depth, 8);
    EXPECT_EQ(info.score, (EngineScore{EngineScore::Unit::Centipawns, -34}));
    EXPECT_EQ(info.nodes, 12'345U);
    EXPECT_EQ(info.pv, (std::vector<std::string>{"e7e5", "g1f3"}));
}

TEST(InfoLine, MatesAreCountedInMoves) {
    EXPECT_EQ(info_after({"info score mate -3 depth 5 pv a1a2"}).score,
              (EngineScore{EngineScore::Unit::MovesToMate, -3}));
}

TEST(InfoLine, PointsAreNoCentipawns) {
    EXPECT_EQ(info_after({"info depth 5 score points 300 pv d8e7"}).score,
              (EngineScore{EngineScore::Unit::Points, 300}));
}

TEST(InfoLine, OtherLinesThanTheBestSayNothing) {
    const SearchInfo info = info_after(
        {"info depth 8 multipv 1 score cp 20 nodes 5 pv e2e4", "info depth 8 multipv 2 score cp 10 nodes 9 pv d2d4"});
    EXPECT_EQ(info.score->for_mover, 20);
    EXPECT_EQ(info.nodes, 5U);
    EXPECT_EQ(info.pv.front(), "e2e4");
}

TEST(InfoLine, ABoundDoesNotReplaceAnExactScore) {
    const SearchInfo info =
        info_after({"info depth 8 score cp 20 pv e2e4", "info depth 9 score cp 90 lowerbound pv e2e4"});
    EXPECT_EQ(info.score->for_mover, 20);
    EXPECT_EQ(info.depth, 9);
    EXPECT_EQ(info_after({"info depth 9 score cp 90 upperbound pv e2e4"}).score->for_mover, 90);
}

TEST(InfoLine, ADepthJustBegunIsNotReached) {
    EXPECT_EQ(info_after({"info depth 8 score cp 20 pv e2e4", "info depth 9 currmove e2e4 currmovenumber 1"}).depth, 8);
}

TEST(InfoLine, RubbishSaysNothing) {
    const SearchInfo info =
        info_after({"info", "info depth", "info depth x score cp y nodes z", "info score", "info score cp",
                    "info score wdl 1 2 3", "info string depth 5 nodes 7 score cp 3 pv e2e4",
                    "info nodes 99999999999999999999", "info depth 99999999999 pv"});
    EXPECT_EQ(info.depth, 0);
    EXPECT_FALSE(info.score.has_value());
    EXPECT_EQ(info.nodes, 0U);
    EXPECT_TRUE(info.pv.empty());
}

TEST(UciPlaying, AnEngineIsAskedForAMove) {
    UciClient client(playing_engine("score=17"), long_patience);
    client.start_game(engine::find_game("chess"), {{"Hash", "16"}});
    client.set_position(start, {"e2e4", "e7e5"});
    const auto move = client.go({.clock = {}, .depth = 1, .nodes = 0, .move_time{}}, Clock::now() + long_patience);
    ASSERT_TRUE(move.has_value());
    const auto position = engine::start_position("chess");
    position->play("e2e4");
    position->play("e7e5");
    EXPECT_EQ(move->best_move, position->legal_moves().front());
    EXPECT_EQ(move->ponder_move, "");
    EXPECT_EQ(move->info.score->for_mover, 17);
    EXPECT_GT(move->elapsed.count(), 0);
}

/// A script that answers `go` with the order itself, as if it were a move and a reply.
TEST(UciPlaying, LimitsArePassedOn) {
    const std::string script =
        "sh -c 'while read -r word rest; do case $word in uci) echo uciok;; isready) echo readyok;; "
        "go) echo bestmove $(echo $rest | tr \" \" _) ponder e7e5;; esac; done'";
    UciClient client(script, long_patience);
    const auto order = [&](const MoveLimits& limits) {
        const auto move = client.go(limits, Clock::now() + long_patience);
        EXPECT_EQ(move->ponder_move, "e7e5");
        return move->best_move;
    };
    EXPECT_EQ(order({}), "infinite");
    EXPECT_EQ(order({.clock = {}, .depth = 8, .nodes = 1000, .move_time = milliseconds(50)}),
              "depth_8_nodes_1000_movetime_50");
    EXPECT_EQ(order({.clock = ClockTimes{milliseconds(1000), milliseconds(2000), milliseconds(10), milliseconds(20), 0},
                     .depth = 0,
                     .nodes = 0,
                     .move_time{}}),
              "wtime_1000_btime_2000_winc_10_binc_20");
    EXPECT_EQ(order({.clock = ClockTimes{milliseconds(1), milliseconds(2), milliseconds(0), milliseconds(0), 17},
                     .depth = 0,
                     .nodes = 0,
                     .move_time{}}),
              "wtime_1_btime_2_winc_0_binc_0_movestogo_17");
}

TEST(UciPlaying, NoMoveByTheDeadlineIsNoErrorAndCanBeStopped) {
    UciClient client(playing_engine("late=1"), long_patience);
    client.set_position(start, {});
    EXPECT_FALSE(client.go({}, Clock::now() + milliseconds(50)).has_value());
    EXPECT_FALSE(client.wait_for_move(Clock::now() + milliseconds(10)).has_value());
    const auto move = client.stop(Clock::now() + long_patience);
    ASSERT_TRUE(move.has_value());
    EXPECT_GE(move->elapsed, milliseconds(60));
    EXPECT_TRUE(client.go({}, Clock::now() + long_patience).has_value()) << "and it plays on";
}

TEST(UciPlaying, EndlessChatterIsNotListenedToForever) {
    const std::string script = "sh -c 'echo uciok; yes info string thinking'";
    UciClient client(script, long_patience);
    EXPECT_FALSE(client.go({}, Clock::now() + milliseconds(100)).has_value());
    EXPECT_NE(error_text([&] { UciClient("sh -c 'yes hello'", seconds(1)); }).find("has not answered within 1 second"),
              std::string::npos);
}

TEST(UciPlaying, FailuresAreNamed) {
    const auto problem = [](const std::string& habits) {
        return error_text([&] {
            UciClient client(playing_engine(habits), long_patience);
            client.set_position(start, {});
            static_cast<void>(client.go({}, Clock::now() + long_patience));
        });
    };
    EXPECT_NE(problem("crash=1").find("crashed (Aborted)"), std::string::npos);
    EXPECT_EQ(problem("wordless=1"), "Double says 'bestmove' and names no move");
    UciClient client(playing_engine(""), long_patience);
    EXPECT_EQ(error_text([&] { static_cast<void>(client.wait_for_move(Clock::now())); }),
              "Double was not asked for a move");
}

TEST(UciPlaying, GoodbyeIsNeverAnError) {
    UciClient client(playing_engine("crash=1"), long_patience);
    EXPECT_NE(error_text([&] { static_cast<void>(client.go({}, Clock::now() + long_patience)); }), "(no error)");
    client.quit();
    client.quit();
}

}  // namespace
}  // namespace rookery::protocol
