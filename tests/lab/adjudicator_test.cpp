#include "lab/match/adjudicator.h"

#include <gtest/gtest.h>

#include "engine/games.h"
#include "lab/match/match_pgn.h"

namespace rookery::lab {
namespace {

using game::Side;
using protocol::EngineScore;
using ScoreUnit = EngineScore::Unit;

/// The rules' verdict after some moves with the same score for the first side.
std::pair<bool, std::optional<Side>> decision_after(int plies, ScoreUnit unit, int score_for_first) {
    const std::optional<DrawRule> draw = DrawRule{.from_ply = 2, .plies = 4, .score = 10};
    const std::optional<ResignRule> resign = ResignRule{.plies = 4, .score = 600};
    Adjudicator adjudicator(draw, resign);
    for (int ply = 0; ply < plies; ++ply) {
        const Side mover = ply % 2 == 0 ? Side::First : Side::Second;
        adjudicator.add(EngineScore{unit, mover == Side::First ? score_for_first : -score_for_first}, mover);
    }
    return {adjudicator.drawn(), adjudicator.winner()};
}

using Decision = std::pair<bool, std::optional<Side>>;

TEST(Adjudicator, CentipawnsAndMatesDecide) {
    EXPECT_EQ(decision_after(6, ScoreUnit::Centipawns, 3), Decision(true, std::nullopt));
    EXPECT_EQ(decision_after(6, ScoreUnit::Centipawns, 5'000), Decision(false, Side::First));
    EXPECT_EQ(decision_after(6, ScoreUnit::MovesToMate, -3), Decision(false, Side::Second))
        << "a mate is no small score";
}

TEST(Adjudicator, PointsAreNoPawns) {
    EXPECT_EQ(decision_after(6, ScoreUnit::Points, 3), Decision(false, std::nullopt));
    EXPECT_EQ(decision_after(6, ScoreUnit::Points, 5'000), Decision(false, std::nullopt));
}

TEST(MatchPgn, ScoresAreWrittenInTheirUnit) {
    MatchSettings settings;
    settings.game = "wolf-sheep";
    GameRecord record;
    record.names = {"A", "B"};
    record.start = engine::start_position("wolf-sheep")->text();
    const auto play = [&](const std::string& move, EngineScore score) {
        PlayedMove& played = record.moves.emplace_back();
        played.coordinates = played.notation = move;
        played.info.depth = 2;
        played.info.score = score;
    };
    play("d8e7", {ScoreUnit::Points, 3});
    play("a1b2", {ScoreUnit::Centipawns, 3});
    play("e7d6", {ScoreUnit::MovesToMate, -4});
    const notation::PgnGame game = to_pgn(record, settings, "2024.02.29");
    ASSERT_EQ(game.main.moves.size(), 3U);
    EXPECT_EQ(game.main.moves[0].comments.at(0), "+3/2");
    EXPECT_EQ(game.main.moves[1].comments.at(0), "+0.03/2");
    EXPECT_EQ(game.main.moves[2].comments.at(0), "-M4/2");
}

}  // namespace
}  // namespace rookery::lab
