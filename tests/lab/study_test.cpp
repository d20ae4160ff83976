// What lies behind `rookery lab prove`, `grid`, `ladder` and `suite`.

#include <algorithm>
#include <cmath>
#include <regex>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "lab/match/match_openings.h"
#include "lab/record/node_counts.h"
#include "lab/study/grid.h"
#include "lab/study/ladder.h"
#include "lab/study/prove.h"
#include "lab/study/study_chart.h"
#include "lab/study/study_csv.h"
#include "lab/study/suite.h"
#include "lab/work/local_executor.h"
#include "lab/work/performers.h"
#include "support/never.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

using support::never;

ProveSettings sheep(const std::string& player) {
    ProveSettings settings;
    settings.game = "wolf-sheep";
    settings.player = read_player("wolf-sheep", player);
    return settings;
}

/// Four squares a side: two sheep. Whoever plays perfectly is never beaten if the position is won, and always if not.
TEST(Prove, APerfectPlayerHoldsWhatIsWon) {
    const ProveReport report = prove(sheep("evaluation=solved depth=1"), never);
    EXPECT_TRUE(report.holds());
    EXPECT_EQ(report.losses, 0U);
    EXPECT_GT(report.wins, 0U);
    EXPECT_TRUE(report.refutation.empty());
}

TEST(Prove, FindsTheShortestWayToBeatAPlayer) {
    ProveSettings settings = sheep("algorithm=alphabeta evaluation=simple depth=1");
    const ProveReport report = prove(settings, never);
    EXPECT_FALSE(report.holds());
    EXPECT_GT(report.losses, 0U);
    ASSERT_FALSE(report.refutation.empty());
    // No line is shorter: nothing is lost on an earlier ply.
    for (std::size_t ply = 0; ply + 1 < report.refutation.size(); ++ply) EXPECT_EQ(report.plies[ply].losses, 0U);
    std::uint64_t losses = 0;
    std::uint64_t positions = 1;
    for (const ProvePly& ply : report.plies) {
        losses += ply.losses;
        positions += ply.positions;
    }
    EXPECT_EQ(losses, report.losses);
    EXPECT_EQ(positions, report.positions);

    settings.threads = 2;
    const ProveReport again = prove(settings, never);
    EXPECT_EQ(again.losses, report.losses) << "threads make no difference";
    EXPECT_EQ(again.nodes, report.nodes);
    EXPECT_EQ(prove_csv(again), prove_csv(report));
    EXPECT_NE(prove_chart(settings, report).find("<rect class=\"lost\""), std::string::npos);
}

TEST(Prove, WhatIsTooLongStaysOpen) {
    ProveSettings settings = sheep("evaluation=solved depth=1");
    settings.maximum_plies = 3;
    const ProveReport report = prove(settings, never);
    EXPECT_GT(report.open, 0U);
    EXPECT_FALSE(report.holds()) << "nobody knows";
}

GridSettings small_grid() {
    GridSettings settings;
    settings.game = "pawns-kings";
    settings.player = read_player("pawns-kings", "algorithm=alphabeta evaluation=material");
    settings.player.limits = {};
    settings.first_depth = 1;
    settings.last_depth = 2;
    settings.games = 3;
    settings.maximum_plies = 40;
    return settings;
}

TEST(Grid, PlaysEveryDepthAgainstEveryOther) {
    const GridSettings settings = small_grid();
    std::uint64_t told = 0;
    const GridReport report = play_grid(settings, never, [&](std::uint64_t games) { told = games; });
    ASSERT_EQ(report.cells.size(), 4U);
    EXPECT_EQ(told, 12U);
    for (const GridCell& cell : report.cells) {
        EXPECT_EQ(cell.games(), 3U);
        EXPECT_GT(cell.nodes_per_move(), 1);
        ASSERT_TRUE(cell.measure());
        EXPECT_GT(*cell.measure(), 0);
    }
    EXPECT_LT(report.cells[0].nodes_per_move(), report.cells[3].nodes_per_move()) << "deeper is more work";
    const std::string csv = grid_csv(report);
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 5);
    EXPECT_NE(grid_chart(settings, report).find("depth against depth"), std::string::npos);
}

/// As another machine would get it: in larger pieces, by a performer that knows the run by its text alone.
class LargeJobs final : public Executor {
public:
    [[nodiscard]] bool wants_large_jobs() const override { return true; }
    RunEnd execute(Run& run, const std::atomic<bool>& stop) override {
        const auto performer = make_performer(run.text(), {});
        for (std::uint64_t number = 0; !stop; ++number) {
            const auto job = run.job(number);
            if (!job) return RunEnd::Complete;
            const std::string result =
                performer->perform(*job, {[] { return false; }, [](std::size_t, std::size_t) {}});
            run.check(*job, result);
            run.add(number, result);
        }
        return RunEnd::Stopped;
    }
};

TEST(Grid, IsTheSameWhoeverPlaysIt) {
    const GridSettings settings = small_grid();
    LargeJobs elsewhere;
    const GridReport here = play_grid(settings, never);
    EXPECT_EQ(grid_csv(play_grid(settings, never, {}, &elsewhere)), grid_csv(here));
}

/// Mate in one, a move that throws the queen away, and one that nobody finds because it is not the best.
constexpr const char* small_suite =
    "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"back rank\";\n"
    "# a remark\n"
    "6k1/5ppp/8/8/8/8/q7/R5K1 w - - am Rb1;\n"
    "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Kf1 Kf2; id never;\n";

TEST(Suite, ReadsWhatIsToBePlayedAndWhatIsNot) {
    std::istringstream file(small_suite);
    const auto positions = read_suite(file, "chess");
    ASSERT_EQ(positions.size(), 3U);
    EXPECT_EQ(positions[0].id, "back rank");
    EXPECT_EQ(positions[0].best, std::vector<std::string>{"a1a8"});
    EXPECT_EQ(positions[1].id, "line 3");
    EXPECT_EQ(positions[1].avoid, std::vector<std::string>{"a1b1"});
    EXPECT_EQ(positions[2].best, (std::vector<std::string>{"g1f1", "g1f2"}));
}

TEST(Suite, CountsWhatIsSolved) {
    std::istringstream file(small_suite);
    SuiteSettings settings;
    settings.positions = read_suite(file, "chess");
    settings.limits.depth = 4;
    std::vector<std::string> heard;
    const SuiteReport report = run_suite(settings, never, [&](const SuitePosition& one, const SuiteAnswer& answer) {
        heard.push_back(one.id + " " + answer.notation);
    });
    EXPECT_EQ(report.solved, 2U);
    ASSERT_EQ(report.answers.size(), 3U);
    EXPECT_TRUE(report.answers[0].solved);
    EXPECT_TRUE(report.answers[1].solved);
    EXPECT_FALSE(report.answers[2].solved);
    EXPECT_FALSE(report.stopped);
    EXPECT_EQ(heard.front(), "back rank Ra8#");
    EXPECT_EQ(heard.size(), 3U);
}

TEST(Suite, NamesTheLineThatMakesNoSense) {
    const auto problem_of = [](const std::string& text) -> std::string {
        std::istringstream file(text);
        try {
            static_cast<void>(read_suite(file, "chess"));
        } catch (const text::ParseError& error) {
            return error.what();
        }
        return "";
    };
    EXPECT_EQ(problem_of(""), "the file has no positions");
    EXPECT_EQ(problem_of("6k1/5ppp/8/8/8/8/8/R5K1 w - - id \"one\";"),
              "line 1: the position has neither a best move (bm) nor one to avoid (am)");
    EXPECT_TRUE(problem_of("\n6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Qh5;").starts_with("line 2: "));
    EXPECT_TRUE(problem_of("no position at all bm e4;").starts_with("line 1: "));
}

TEST(Ladder, HasARungForEachImprovement) {
    std::vector<std::string> names;
    for (const LadderRung& rung : ladder_rungs("chess", "simplified")) names.push_back(rung.name);
    EXPECT_EQ(names, (std::vector<std::string>{"alphabeta", "captures", "deepening", "quiescence", "table", "null-move",
                                               "reductions", "pruning", "extensions", "evaluation"}));
    names.clear();
    for (const LadderRung& rung : ladder_rungs("wolf-sheep", "simple")) names.push_back(rung.name);
    EXPECT_EQ(std::count(names.begin(), names.end(), "captures"), 0) << "there are none";
}

TEST(Ladder, IsClimbedRungByRung) {
    LadderSettings settings;
    settings.game = "pawns-kings";
    settings.evaluation = "material";
    settings.pace.nodes = 60;
    settings.games = 2;
    settings.maximum_plies = 30;
    settings.depth = 4;
    const LadderReport report = climb(settings, never);
    ASSERT_EQ(report.results.size(), ladder_rungs("pawns-kings", "material").size());
    EXPECT_FALSE(report.results.front().tally) << "there is nothing below the lowest";
    for (const LadderResult& result : report.results) EXPECT_GT(result.work.moves, 0U) << result.rung.name;
    for (std::size_t i = 1; i < report.results.size(); ++i) EXPECT_EQ(report.results[i].tally->games(), 2U);
    const std::string csv = ladder_csv(settings, report);
    EXPECT_NE(csv.find("\nquiescence,2,"), std::string::npos) << csv;
    const std::string chart = ladder_chart(settings, report);
    EXPECT_NE(chart.find("<rect class=\"bar\""), std::string::npos);
    // Below it stands what it takes to a depth.
    EXPECT_NE(csv.find(",nodes to depth 4\n"), std::string::npos) << csv;
    for (const LadderResult& result : report.results) {
        ASSERT_TRUE(result.nodes_to_depth) << result.rung.name;
        EXPECT_NE(csv.find("," + std::to_string(*result.nodes_to_depth) + "\n"), std::string::npos) << csv;
    }
    std::size_t bars = 0;
    for (std::size_t at = 0; (at = chart.find(" nodes to depth 4<", at)) != std::string::npos; ++at) ++bars;
    EXPECT_EQ(bars, report.results.size()) << chart;
    // Nothing that is written runs out of the picture: a letter takes about seven pixels.
    const std::regex hint(R"re(<text class="hint" x="([\d.]+)"[^>]*>([^<]*)<)re");
    for (std::sregex_iterator found(chart.begin(), chart.end(), hint), end; found != end; ++found)
        EXPECT_LT(std::stod((*found)[1]) + 7.3 * static_cast<double>((*found)[2].length()), 960.0) << (*found)[2];
    // Beside the Elo of each rung stands what it took for that.
    std::size_t said = 0;
    for (std::size_t at = 0; (at = chart.find(" nodes a move, depth ", at)) != std::string::npos; ++at) ++said;
    EXPECT_EQ(said, report.results.size()) << chart;
    const EngineReport& last = report.results.back().work;
    const auto nodes = std::llround(static_cast<double>(last.nodes) / static_cast<double>(last.moves));
    ASSERT_LT(nodes, 10'000);
    EXPECT_NE(chart.find(">" + std::to_string(nodes) + " nodes a move, "), std::string::npos) << chart;
}

TEST(Ladder, NodesToADepthAreThoseOfTheSearchAlone) {
    LadderSettings settings;
    settings.game = "pawns-kings";
    settings.evaluation = "material";
    settings.games = 2;
    settings.maximum_plies = 4;
    settings.depth = 4;
    settings.pace.nodes = 20;
    const LadderReport quick = climb(settings, never);
    // The lowest rung is the alpha-beta of the textbook, to the node.
    const auto start =
        engine::position_from_text("pawns-kings", random_openings("pawns-kings", settings.random_plies, 1, 1).front());
    CountSettings counted;
    counted.first_depth = counted.last_depth = 4;
    counted.evaluation = "material";
    counted.budget = settings.max_nodes_to_depth;
    counted.searches = {{"alphabeta", "alpha-beta", engine::Algorithm::AlphaBeta}};
    std::vector<CountRow> rows;
    count_nodes(
        *start, counted, never, [](int, const CountedSearch&) {}, [&](const CountRow& row) { rows.push_back(row); });
    ASSERT_EQ(rows.size(), 1U);
    ASSERT_TRUE(rows.front().counts.front());
    EXPECT_EQ(quick.results.front().nodes_to_depth, rows.front().counts.front()->nodes);
    // How the games are played changes nothing about them.
    settings.pace.nodes = 50;
    const LadderReport slow = climb(settings, never);
    for (std::size_t i = 0; i < quick.results.size(); ++i)
        EXPECT_EQ(quick.results[i].nodes_to_depth, slow.results[i].nodes_to_depth) << quick.results[i].rung.name;
    // What takes too much is left out, and not told by half.
    settings.max_nodes_to_depth = *quick.results.front().nodes_to_depth;
    const LadderReport cut = climb(settings, never);
    EXPECT_FALSE(cut.results.front().nodes_to_depth);
    EXPECT_TRUE(ladder_csv(settings, cut).ends_with("\n"));
    EXPECT_NE(ladder_csv(settings, cut).find("\nalphabeta,"), std::string::npos);
}

TEST(Ladder, ACleanSweepIsNotWorthInfinitelyMuch) {
    Tally sweep;
    sweep.wins = 20;
    EXPECT_GT(shown_gain(sweep), 400);
    EXPECT_LT(shown_gain(sweep), 800);
    EXPECT_EQ(shown_gain({}), 0);
}

}  // namespace
}  // namespace rookery::lab
