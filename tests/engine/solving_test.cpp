// Games solved through the plain interface, and the engine that plays from the solution.

#include "engine/solve/solving.h"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/engine.h"
#include "engine/games.h"
#include "support/error_text.h"

namespace rookery::engine {
namespace {

using support::error_text;

struct Played {
    Answer answer;
    std::vector<Report> reports;
};

Played play_solved(const AnyPosition& position, const Request& request = {}, int lines = 1) {
    Engine engine;
    Settings settings;
    settings.evaluation = "solved";
    settings.lines = lines;
    engine.configure(settings);
    Played played;
    engine.start(position, request,
                 {[&](const Report& report) { played.reports.push_back(report); },
                  [&](const Answer& answer) { played.answer = answer; }});
    engine.wait();
    return played;
}

TEST(Solving, TellsTheValueOfEveryMove) {
    const auto position = position_from_text("wolf-sheep", "1w4/6/6/6/6/S1S1S1 b");
    const SolveReport report = solve(*position, {2});
    EXPECT_EQ(value_text(position->info(), report.value), "Win for the wolf in 25 plies");
    ASSERT_EQ(report.moves.size(), 2U);
    EXPECT_EQ(report.moves[0].move, "b6c5");
    EXPECT_EQ(report.moves[0].value, report.value);
    EXPECT_EQ(value_text(position->info(), report.moves[1].value), "Win for the sheep in 20 plies");
    EXPECT_EQ(report.counts.positions(), 24'480U);
}

TEST(Solving, AFinishedGameHasNoMoves) {
    const SolveReport report = solve(*position_from_text("wolf-sheep", "8/8/8/8/8/S3S3/1S1S4/4w3 w"), {2});
    EXPECT_EQ(report.value, solve::Value::of(game::Result::SecondWins));
    EXPECT_TRUE(report.moves.empty());
}

TEST(Solving, WhatIsTooLargeIsRefused) {
    EXPECT_EQ(error_text([] { static_cast<void>(solve(*start_position("bughouse"), {})); }),
              "bughouse is too large to be solved");
    EXPECT_EQ(error_text([] { static_cast<void>(start_position_of_size("chess", 10)); }),
              "chess is played on boards of one size only");
    EXPECT_GT(available_memory(), 0U);
    EXPECT_EQ(error_text([] { require_memory(1); }), "(no error)");
    EXPECT_TRUE(error_text([] {
                    require_memory(std::uint64_t{1} << 60);
                }).starts_with("the solution takes 1099511627776 MB of memory, which is too much for the "));
}

TEST(SolvedPlay, ReportsTheWholeLineWithItsExactScore) {
    const auto position = start_position("wolf-sheep");
    const Played played = play_solved(*position);
    ASSERT_EQ(played.reports.size(), 1U);
    const Report& report = played.reports.front();
    EXPECT_EQ(report.score_for_mover, search::loss_in(44));
    ASSERT_EQ(report.moves.size(), 44U);
    EXPECT_EQ(played.answer.best_move, report.moves[0]);
    EXPECT_EQ(played.answer.ponder_move, report.moves[1]);
    for (const std::string& move : report.moves) position->play(move);
    EXPECT_EQ(position->outcome(), game::Outcome::win(game::Side::First, game::Reason::NoMoves));
}

TEST(SolvedPlay, ShowsSeveralLinesAndObeysRestrictions) {
    const auto position = position_from_text("wolf-sheep", "1w4/6/6/6/6/S1S1S1 b");
    const Played both = play_solved(*position, {}, 5);
    ASSERT_EQ(both.reports.size(), 2U);
    EXPECT_EQ(both.reports[0].score_for_mover, search::win_in(25));
    EXPECT_EQ(both.reports[1].score_for_mover, search::loss_in(20));
    EXPECT_EQ(both.reports[1].line, 2);
    Request only;
    only.only = {"b6a5"};
    EXPECT_EQ(play_solved(*position, only).answer.best_move, "b6a5");
}

/// A game of the perfect player against itself.
std::string perfect_game(std::uint64_t seed, bool varied) {
    Engine engine;
    Settings settings;
    settings.evaluation = "solved";
    settings.seed = seed;
    settings.varied = varied;
    engine.configure(settings);
    const auto position = start_position("wolf-sheep");
    std::string moves;
    while (!position->outcome().over()) {
        const std::string move = engine.search(*position, {}).best_move;
        position->play(move);
        moves += move + " ";
    }
    EXPECT_EQ(std::count(moves.begin(), moves.end(), ' '), 44) << "every move is still the best: " << moves;
    EXPECT_EQ(position->outcome(), game::Outcome::win(game::Side::First, game::Reason::NoMoves));
    return moves;
}

TEST(SolvedPlay, IsVariedIfAskedToAndTheSameAgainWithTheSameSeed) {
    std::set<std::string> games;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) games.insert(perfect_game(seed, true));
    EXPECT_GE(games.size(), 6U);
    EXPECT_EQ(perfect_game(3, true), perfect_game(3, true));
    EXPECT_EQ(perfect_game(1, false), perfect_game(2, false));
}

TEST(SolvedPlay, AStoppedOrFinishedGameIsAnsweredToo) {
    EXPECT_EQ(play_solved(*position_from_text("wolf-sheep", "1w6/S1S5/8/8/8/8/8/4S1S1 b")).answer.best_move, "");
    Engine engine;
    Settings settings;
    settings.evaluation = "solved";
    engine.configure(settings);
    Answer answer;
    engine.start(*start_position_of_size("wolf-sheep", 10), {}, {{}, [&](const Answer& given) { answer = given; }});
    engine.stop();
    engine.wait();
    EXPECT_TRUE(answer.best_move == "d10e9" || answer.best_move == "d10c9") << answer.best_move;
}

TEST(SolvedPlay, TheEvaluationTellsTheValue) {
    Engine engine;
    Settings settings;
    settings.evaluation = "solved";
    engine.configure(settings);
    EXPECT_EQ(engine.describe_evaluation(*start_position("wolf-sheep")), "Win for the sheep in 44 plies.\n");
}

TEST(WolfSheepEngine, EveryEvaluationPlaysWithEveryAlgorithm) {
    for (const std::string& evaluation : evaluations("wolf-sheep"))
        for (const Algorithm algorithm : {Algorithm::Search, Algorithm::AlphaBeta, Algorithm::Minimax}) {
            Engine engine;
            Settings settings;
            settings.evaluation = evaluation;
            settings.algorithm = algorithm;
            engine.configure(settings);
            Request request;
            request.limits.depth = 6;
            Answer answer;
            engine.start(*start_position("wolf-sheep"), request,
                         {[&](const Report& report) {
                              EXPECT_LE(std::abs(report.score_for_mover), search::win_score) << evaluation;
                          },
                          [&](const Answer& given) { answer = given; }});
            engine.wait();
            EXPECT_FALSE(answer.best_move.empty()) << evaluation;
        }
}

TEST(WolfSheepEngine, TextbookSearchesObeyALimitOfNodes) {
    Engine engine;
    Settings settings;
    settings.algorithm = Algorithm::Minimax;
    settings.evaluation = "simple";
    engine.configure(settings);
    Request request;
    request.limits.nodes = 5'000;
    int depth = 0;
    Answer answer;
    engine.start(*start_position("wolf-sheep"), request,
                 {[&](const Report& report) { depth = report.depth; }, [&](const Answer& given) { answer = given; }});
    engine.wait();
    EXPECT_GT(depth, 3);
    EXPECT_LT(answer.nodes, 6'000U);
    EXPECT_FALSE(answer.best_move.empty());
}

}  // namespace
}  // namespace rookery::engine
