#include "lab/analyse/puzzles.h"

#include <sstream>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "notation/pgn_reader.h"
#include "support/never.h"

namespace rookery::lab {
namespace {

using game::Side;

using support::never;

PositionAnalysis with_scores(std::vector<search::Score> scores) {
    PositionAnalysis analysis;
    for (const search::Score score : scores) analysis.lines.push_back({score, 8, {"e2e4"}, {"e4"}});
    return analysis;
}

TEST(Puzzles, AreWhereOneMoveIsClearlyBest) {
    EXPECT_TRUE(is_puzzle(with_scores({400, 20}), Side::First));
    EXPECT_TRUE(is_puzzle(with_scores({search::win_in(3), 300}), Side::First));
    EXPECT_TRUE(is_puzzle(with_scores({0, -400}), Side::First)) << "the only move that holds";
    EXPECT_TRUE(is_puzzle(with_scores({-400, -20}), Side::Second)) << "scores are for the first side";
    EXPECT_TRUE(is_puzzle(with_scores({search::win_in(1), 900}), Side::First)) << "a mate is better than being ahead";
    EXPECT_TRUE(is_puzzle(with_scores({search::win_in(1), search::win_in(7)}), Side::First));
    EXPECT_FALSE(is_puzzle(with_scores({search::win_in(1), search::win_in(3)}), Side::First));
    EXPECT_FALSE(is_puzzle(with_scores({search::win_in(9), 900}), Side::First)) << "too far away to be seen";
    EXPECT_FALSE(is_puzzle(with_scores({400, 300}), Side::First));
    EXPECT_FALSE(is_puzzle(with_scores({-600, -900}), Side::First)) << "lost anyway";
    EXPECT_FALSE(is_puzzle(with_scores({400, 20}), Side::Second));
    EXPECT_FALSE(is_puzzle(with_scores({400}), Side::First)) << "there is nothing to choose";
    EXPECT_FALSE(is_puzzle(with_scores({}), Side::First));
}

TEST(Puzzles, OfAGameStandBesideItsMistakes) {
    std::istringstream file("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1");
    notation::PgnGame pgn;
    ASSERT_TRUE(notation::PgnReader(file).next(pgn));
    const engine::Replay game = engine::replay(pgn, engine::Variations::Ignored);
    search::Limits limits;
    limits.depth = 8;
    engine::Settings settings;
    const GameAnalysis analysis = Analyst(settings, limits, never).analyse(game);
    const auto candidates = puzzle_candidates(analysis);
    ASSERT_FALSE(candidates.empty());

    settings.lines = 2;
    Analyst two_lines(settings, limits, never);
    std::size_t last = 0;
    const auto found =
        find_puzzles(game, analysis, two_lines, never, [&](std::size_t, std::size_t all) { last = all; });
    EXPECT_EQ(last, candidates.size());
    ASSERT_FALSE(found.empty());
    bool has_mate = false;
    for (const FoundPuzzle& puzzle : found) {
        EXPECT_GE(puzzle.lead, 0);
        ASSERT_FALSE(puzzle.best.moves.empty());
        EXPECT_EQ(puzzle.best.moves.size(), puzzle.best.notation.size());
        const auto position = engine::position_from_text("chess", puzzle.position);
        EXPECT_NO_THROW(position->play(puzzle.best.moves.front()));
        has_mate = has_mate || puzzle.best.notation.front() == "Nf3#";
    }
    EXPECT_TRUE(has_mate) << "7. Be2 allowed it";
    const std::atomic<bool> stopped = true;
    EXPECT_TRUE(find_puzzles(game, analysis, two_lines, stopped).empty());
}

TEST(Puzzles, AreFoundInOtherGamesToo) {
    // A sheep that goes ahead alone lets the wolf through.
    engine::Settings settings;
    settings.evaluation = "solved";
    settings.lines = 2;
    search::Limits limits;
    limits.depth = 4;
    const auto start = engine::start_position("wolf-sheep");
    const PositionAnalysis searched = Analyst(settings, limits, never).analyse(*start);
    EXPECT_EQ(searched.lines.size(), 2U) << "what is solved has several lines, too";
}

}  // namespace
}  // namespace rookery::lab
