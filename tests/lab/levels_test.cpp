#include "lab/levels/levels.h"

#include <atomic>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "engine/person/manner.h"
#include "lab/levels/levels_jobs.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

const std::atomic<bool> go_on = false;

LevelsSettings small() {
    LevelsSettings settings;
    settings.ratings = {400, 800, 1200};
    settings.games = 4;
    settings.nodes = 100;
    settings.longest_game = 30;
    return settings;
}

TEST(LevelsReport, PlaysEachLevelAgainstItsNeighbors) {
    std::uint64_t heard = 0;
    const LevelsReport ladder = play_levels(small(), go_on, [&](const LevelsReport& now) { heard = now.games; });
    EXPECT_TRUE(ladder.complete);
    EXPECT_EQ(heard, 8U);
    ASSERT_EQ(ladder.rows.size(), 3U);
    EXPECT_EQ(ladder.rows[0].games(), 0U);  // there is nobody below
    EXPECT_EQ(ladder.rows[1].games(), 4U);
    EXPECT_EQ(ladder.rows[2].games(), 4U);
    for (const LevelRow& row : ladder.rows) {
        EXPECT_GT(row.moves, 20U);
        EXPECT_GT(row.mean_accuracy(), 10);
        EXPECT_LE(row.mean_accuracy(), 100);
        EXPECT_LE(row.blunders, row.moves);
        EXPECT_GT(row.open_moves, 0U);
        EXPECT_LE(row.open_moves, row.moves);
        EXPECT_LE(row.drops, row.pawn_losses);
        EXPECT_LE(row.large_drops, row.drops);
    }
}

TEST(LevelsReport, IsTheSameOnManyThreads) {
    LevelsSettings settings = small();
    const LevelsReport one = play_levels(settings, go_on);
    settings.threads = 3;
    const LevelsReport many = play_levels(settings, go_on);
    for (std::size_t i = 0; i < one.rows.size(); ++i) {
        EXPECT_EQ(one.rows[i].wins, many.rows[i].wins);
        EXPECT_EQ(one.rows[i].moves, many.rows[i].moves);
        EXPECT_EQ(one.rows[i].drops, many.rows[i].drops);
        EXPECT_DOUBLE_EQ(one.rows[i].accuracy, many.rows[i].accuracy);
    }
    settings.seed = 2;
    const LevelsReport other = play_levels(settings, go_on);
    EXPECT_NE(one.rows[1].accuracy, other.rows[1].accuracy);
}

TEST(LevelsReport, GoesOnInEveryKindOfGame) {
    for (const char* game : {"chess960", "crazyhouse", "antichess", "bughouse", "pawns-kings", "wolf-sheep"}) {
        LevelsSettings settings = small();
        settings.game = game;
        settings.games = 2;
        EXPECT_EQ(play_levels(settings, go_on).games, 4U) << game;
    }
}

TEST(LevelsReport, ABeginnerBeatsTheWeakestOfEveryGameNowAndThen) {
    for (const game::GameInfo& info : engine::games()) {
        if (!info.stands_alone) continue;
        LevelsSettings settings;
        settings.game = info.id;
        settings.ratings = {beginner_rating, engine::lowest_elo};
        settings.games = 30;
        settings.nodes = 0;
        const LevelRow weakest = play_levels(settings, go_on).rows[1];
        EXPECT_EQ(weakest.games(), 30U) << info.id;
        EXPECT_LT(weakest.score(), 0.99) << info.id;
        EXPECT_GT(weakest.score(), 0.3) << info.id;
    }
}

TEST(LevelsReport, JudgesNothingIfNotAskedTo) {
    LevelsSettings settings = small();
    settings.nodes = 0;
    EXPECT_EQ(play_levels(settings, go_on).rows[1].moves, 0U);
}

TEST(LevelsReport, StopsWithWhatItHas) {
    const std::atomic<bool> stop = true;
    const LevelsReport ladder = play_levels(small(), stop);
    EXPECT_FALSE(ladder.complete);
    EXPECT_LT(ladder.games, 8U);
}

TEST(LevelsReport, RefusesWhatMakesNoSense) {
    const auto with = [](std::vector<int> ratings) {
        LevelsSettings settings = small();
        settings.ratings = std::move(ratings);
        return settings;
    };
    EXPECT_THROW(static_cast<void>(play_levels(with({400}), go_on)), text::ParseError);
    EXPECT_THROW(static_cast<void>(play_levels(with({}), go_on)), text::ParseError);
    EXPECT_THROW(static_cast<void>(play_levels(with({0, 0, 400}), go_on)), text::ParseError);
    EXPECT_THROW(static_cast<void>(play_levels(with({100, 400}), go_on)), text::ParseError);
    EXPECT_THROW(static_cast<void>(play_levels(with({800, 400}), go_on)), text::ParseError);
    EXPECT_THROW(static_cast<void>(ladder_job_from("{}")), text::ParseError);
    EXPECT_THROW(static_cast<void>(ladder_result_from("nonsense")), text::ParseError);
    RunText run;
    run.settings = levels_settings_text(small());
    const auto performer = make_levels_performer(run);
    EXPECT_THROW(static_cast<void>(performer->perform(ladder_job_text({7, 0}), {[] { return false; }, {}})),
                 text::ParseError);
}

}  // namespace
}  // namespace rookery::lab
