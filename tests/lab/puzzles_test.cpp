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

engine::Replay game_in(const std::string& text) {
    std::istringstream file(text);
    notation::PgnGame pgn;
    EXPECT_TRUE(notation::PgnReader(file).next(pgn));
    return engine::replay(pgn, engine::Variations::Ignored);
}

/// What a report on the game finds, with and without a second line.
std::vector<FoundPuzzle> puzzles_in(const engine::Replay& game, engine::Settings settings, int depth) {
    search::Limits limits;
    limits.depth = depth;
    const GameAnalysis analysis = Analyst(settings, limits, never).analyse(game);
    settings.lines = 2;
    Analyst two_lines(settings, limits, never);
    return find_puzzles(game, analysis, two_lines, never);
}

TEST(Puzzles, AreFoundWhereTheKingIsBlownUp) {
    const engine::Replay game = game_in("[Variant \"Atomic\"]\n\n1. Nf3 a6 2. Ng5 a5 3. Nxf7 1-0");
    const auto found = puzzles_in(game, {}, 6);
    ASSERT_FALSE(found.empty());
    const FoundPuzzle& last = found.back();
    const auto position = engine::position_from_text("atomic", last.position);
    EXPECT_EQ(position->to_move(), Side::First);
    EXPECT_EQ(last.best.moves.front(), "g5f7");
    EXPECT_EQ(last.best.notation.front(), "Nxf7#");
    EXPECT_GE(last.lead, 0);
    position->play(last.best.moves.front());
    EXPECT_EQ(position->outcome().result, game::Result::FirstWins);
}

TEST(Puzzles, OfWolfAndSheepHaveOneMoveThatWins) {
    // A sheep goes ahead alone, the wolf goes past it and comes back instead of walking through.
    const engine::Replay game = game_in(
        "[Variant \"wolf-sheep\"]\n\n1. d8e7 a1b2 2. e7f6 b2a3 3. f6e5 a3b4 4. e5d4 b4a5 5. d4e5 c1d2 6. e5d4 d2c3 *");
    engine::Settings settings;
    settings.evaluation = "solved";
    const auto found = puzzles_in(game, settings, 1);
    ASSERT_FALSE(found.empty());
    settings.lines = 64;  // every move
    search::Limits limits;
    limits.depth = 1;
    Analyst all(settings, limits, never);
    for (const FoundPuzzle& puzzle : found) {
        SCOPED_TRACE(puzzle.position);
        const auto position = engine::position_from_text("wolf-sheep", puzzle.position);
        const auto lines = all.analyse(*position).lines;
        ASSERT_EQ(lines.size(), position->legal_moves().size());
        const auto for_mover = [&](const FoundLine& line) {
            return position->to_move() == Side::First ? line.score_for_first : -line.score_for_first;
        };
        EXPECT_EQ(lines.front().moves.front(), puzzle.best.moves.front());
        EXPECT_GT(for_mover(lines.front()), 0);
        // All others lose, or win much later.
        for (std::size_t i = 1; i < lines.size(); ++i)
            EXPECT_LT(for_mover(lines[i]) + 2, for_mover(lines.front())) << lines[i].moves.front();
        EXPECT_GE(puzzle.lead, 0);
    }
}

}  // namespace
}  // namespace rookery::lab
