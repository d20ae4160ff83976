#include "lab/analyse/analysis.h"

#include <sstream>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "notation/pgn_reader.h"
#include "support/error_text.h"
#include "support/never.h"

namespace rookery::lab {
namespace {

using game::Side;

using support::never;

search::Limits depth(int plies) {
    search::Limits limits;
    limits.depth = plies;
    return limits;
}

PositionAnalysis analyse(const std::string& fen, int plies, int lines = 1, std::string_view game = "chess") {
    engine::Settings settings;
    settings.lines = lines;
    return Analyst(settings, depth(plies), never).analyse(*engine::position_from_text(game, fen));
}

engine::Replay game_of(const std::string& text) {
    std::istringstream file(text);
    notation::PgnGame game;
    notation::PgnReader reader(file);
    EXPECT_TRUE(reader.next(game));
    return engine::replay(game, engine::Variations::Ignored);
}

TEST(PositionAnalysis, FindsTheMateForEitherSide) {
    const PositionAnalysis white = analyse("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", 4);
    ASSERT_EQ(white.lines.size(), 1U);
    EXPECT_EQ(white.lines[0].notation.size(), 1U);
    EXPECT_TRUE(white.lines[0].notation[0].ends_with('#'));
    EXPECT_EQ(*white.score_for_first(), search::win_in(1));
    EXPECT_GT(white.nodes, 0U);
    const PositionAnalysis black = analyse("7K/8/5kq1/8/8/8/8/8 b - - 0 1", 4);
    EXPECT_EQ(*black.score_for_first(), -search::win_in(1)) << "scores are for the first side";
    EXPECT_EQ(black.number().text(), "1...");
}

TEST(PositionAnalysis, FindsSeveralLinesBestFirst) {
    const PositionAnalysis found = analyse("4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1", 6, 4);
    ASSERT_EQ(found.lines.size(), 4U);
    EXPECT_EQ(found.lines[0].moves[0], "c3d5");
    EXPECT_EQ(found.lines[0].notation[0], "Nxd5");
    for (std::size_t i = 1; i < found.lines.size(); ++i) {
        EXPECT_LE(found.lines[i].score_for_first, found.lines[i - 1].score_for_first);
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(found.lines[i].moves[0], found.lines[j].moves[0]);
    }
    EXPECT_EQ(analyse("7k/8/8/8/8/8/r7/K7 w - - 0 1", 3, 5).lines.size(), 2U) << "there are but two moves";
}

TEST(PositionAnalysis, KnowsWhenAGameIsOver) {
    const PositionAnalysis mate = analyse("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", 4);
    EXPECT_TRUE(mate.lines.empty());
    EXPECT_EQ(mate.outcome.reason, game::Reason::Checkmate);
    EXPECT_EQ(*mate.score_for_first(), search::win_in(0));
    EXPECT_EQ(*analyse("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", 4).score_for_first(), 0);
}

TEST(GameAnalysis, FindsTheBlunder) {
    Analyst analyst({}, depth(7), never);
    std::vector<std::size_t> steps;
    const GameAnalysis found =
        analyst.analyse(game_of("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0"), [&](std::size_t done, std::size_t all) {
            EXPECT_EQ(all, 8U);
            steps.push_back(done);
        });
    EXPECT_EQ(steps, (std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 6, 7})) << "each position once";
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.game, "chess");
    ASSERT_EQ(found.plies.size(), 7U);
    for (const PlyAnalysis& ply : found.plies) {
        EXPECT_TRUE(ply.score_for_first && ply.best && ply.loss) << ply.notation;
        EXPECT_EQ(ply.mark == Mark::Blunder, ply.notation == "Nf6") << ply.notation;
    }
    const PlyAnalysis& blunder = found.plies[5];
    EXPECT_EQ(blunder.number.text(), "3...");
    EXPECT_EQ(blunder.mover, Side::Second);
    EXPECT_EQ(*blunder.score_for_first, search::win_in(1));
    EXPECT_FALSE(blunder.was_best());
    EXPECT_GT(*blunder.loss, 500);
    const PlyAnalysis& mate = found.plies[6];
    EXPECT_TRUE(mate.was_best());
    EXPECT_EQ(*mate.loss, 0);
    EXPECT_TRUE(mate.outcome.over());
    EXPECT_EQ(*mate.score_for_first, search::win_in(0));

    EXPECT_EQ(found.players[0].moves, 4);
    EXPECT_EQ(found.players[0].blunders, 0);
    EXPECT_EQ(found.players[1].moves, 3);
    EXPECT_EQ(found.players[1].blunders, 1);
    EXPECT_GT(found.players[0].accuracy, found.players[1].accuracy);
    EXPECT_LT(found.players[0].average_loss, found.players[1].average_loss);
    EXPECT_GT(found.players[1].average_loss, 500.0 / 3);
}

TEST(GameAnalysis, TakesGamesThatBeginElsewhereOrNotAtAll) {
    Analyst analyst({}, depth(3), never);
    const GameAnalysis late = analyst.analyse(game_of("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 31\"]\n31... Kd7 32. e4"));
    EXPECT_EQ(late.plies.at(0).number.text(), "31...");
    EXPECT_EQ(late.plies.at(1).number.text(), "32.");
    const GameAnalysis empty = analyst.analyse(game_of("[Event \"nothing\"]\n\n*"));
    EXPECT_TRUE(empty.complete);
    EXPECT_TRUE(empty.plies.empty());
    EXPECT_EQ(empty.players[0].moves, 0);
}

TEST(GameAnalysis, EndsWithWhatItHasWhenStopped) {
    std::atomic<bool> stop = false;
    Analyst analyst({}, depth(3), stop);
    const GameAnalysis found = analyst.analyse(game_of("1. e4 e5 2. Nf3 Nc6"), [&](std::size_t done, std::size_t) {
        if (done == 2) stop = true;
    });
    EXPECT_FALSE(found.complete);
    ASSERT_EQ(found.plies.size(), 4U);
    EXPECT_TRUE(found.plies[3].score_for_first && found.plies[3].loss) << "the last move was done";
    EXPECT_TRUE(found.plies[2].score_for_first && !found.plies[2].loss);
    EXPECT_FALSE(found.plies[1].score_for_first || found.plies[0].score_for_first);
    EXPECT_EQ(found.players[1].moves, 1);
}

TEST(GameAnalysis, AStopEndsASearchUnderWay) {
    std::atomic<bool> stop = false;
    search::Limits limits;
    limits.infinite = true;
    Analyst analyst({}, limits, stop);
    std::thread somebody([&] { stop = true; });
    const PositionAnalysis found = analyst.analyse(*engine::start_position("chess"));
    somebody.join();
    EXPECT_LE(found.lines.size(), 1U);
}

TEST(Analyst, RefusesSettingsThatCannotBeHad) {
    engine::Settings settings;
    settings.evaluation = "astrology";
    Analyst analyst(settings, depth(1), never);
    EXPECT_NE(support::error_text([&] {
                  static_cast<void>(analyst.analyse(*engine::start_position("chess")));
              }).find("no evaluation called 'astrology'"),
              std::string::npos);
}

}  // namespace
}  // namespace rookery::lab
