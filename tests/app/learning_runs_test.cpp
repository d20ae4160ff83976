// Runs of learning without a network around them.

#include "app/lab/learning_runs.h"

#include <fstream>

#include <gtest/gtest.h>

#include "app/problem.h"
#include "app/refusal_code.h"
#include "app/test_loop.h"
#include "server/job_threads.h"
#include "support/temporary_folder.h"

namespace rookery::app {
namespace {

using api::LearningState;

/// So small that it is over soon, and learns next to nothing.
api::LearnGame tiny(int generations) {
    api::LearnGame wanted;
    wanted.game = "wolf-sheep";
    wanted.from_nothing = true;
    wanted.generations = {generations};
    wanted.games = {40};
    wanted.match_games = {2};
    wanted.nodes = {10};
    wanted.neurons = {16};
    wanted.passes = {2};
    return wanted;
}

class LearningRunsTest : public testing::Test {
protected:
    void wait_for(const LearningRuns& runs, const std::string& id, LearningState state) {
        loop_.run_until([&] { return runs.get(id).state == state; });
    }

    support::TemporaryFolder folder_;
    TestLoop loop_;
    server::JobThreads jobs_{1};
};

TEST_F(LearningRunsTest, ARunLearnsIsToldAndSurvivesTheProgram) {
    std::string id;
    {
        LearningRuns runs(loop_, jobs_, folder_.path(), 1);
        int told = 0;
        const std::size_t listener = runs.listen([&] { ++told; });
        id = runs.begin(tiny(1));
        EXPECT_EQ(runs.get(id).state, LearningState::waiting);
        wait_for(runs, id, LearningState::finished);
        EXPECT_GT(told, 2);
        runs.forget(listener);
        const LearningRun& run = runs.get(id);
        ASSERT_EQ(run.progress.generations.size(), 2U);
        EXPECT_EQ(run.progress.passes.size(), 2U);
        EXPECT_GT(run.progress.generations[1].truth.positions, 0U);
        EXPECT_TRUE(std::filesystem::exists(runs.network_file(id, 1, "wolf-sheep")));
        EXPECT_TRUE(std::filesystem::exists(runs.latest_games(id)));
    }
    LearningRuns again(loop_, jobs_, folder_.path(), 1);
    ASSERT_EQ(again.all().size(), 1U);
    EXPECT_EQ(again.all()[0]->id, id);
    EXPECT_EQ(again.get(id).state, LearningState::finished);
    EXPECT_EQ(again.get(id).settings.games, 40U);
    EXPECT_EQ(again.get(id).progress.generations.size(), 2U);
    // Who goes on with a finished run wants more of it.
    again.resume(id);
    loop_.run_until([&] { return again.get(id).progress.generations.size() > 2; });
    again.stop(id);
    EXPECT_EQ(again.get(id).state, LearningState::stopping);
    EXPECT_EQ(code_of([&] { again.resume(id); }), "still-stopping");
    wait_for(again, id, LearningState::paused);
}

TEST_F(LearningRunsTest, TheyLearnOneAfterTheOtherAndCanBeStoppedAndDeleted) {
    LearningRuns runs(loop_, jobs_, folder_.path(), 1);
    const std::string first = runs.begin(tiny(0));
    const std::string second = runs.begin(tiny(0));
    wait_for(runs, first, LearningState::learning);
    EXPECT_EQ(runs.get(second).state, LearningState::waiting);
    EXPECT_EQ(runs.all()[0]->id, second) << "the latest first";
    runs.stop(first);
    wait_for(runs, first, LearningState::paused);
    wait_for(runs, second, LearningState::learning);
    runs.resume(first);
    const std::filesystem::path folder = runs.get(second).settings.folder;
    runs.remove(second);
    EXPECT_EQ(runs.find(second), nullptr);
    wait_for(runs, first, LearningState::learning);
    EXPECT_FALSE(std::filesystem::exists(folder));
    EXPECT_EQ(LearningRuns(loop_, jobs_, folder_.path(), 1).all().size(), 1U) << "it never comes back";
    runs.stop(first);
    wait_for(runs, first, LearningState::paused);
}

TEST_F(LearningRunsTest, WhatMakesNoSenseIsRefused) {
    LearningRuns runs(loop_, jobs_, folder_.path(), 1);
    api::LearnGame wanted = tiny(1);
    wanted.game = "ludo";
    EXPECT_EQ(code_of([&] { runs.begin(wanted); }), "parse-error");
    wanted = tiny(1);
    wanted.neurons = {17};
    EXPECT_EQ(code_of([&] { runs.begin(wanted); }), "neurons-step");
    for (const std::string id : {"", "nothing", "../../../etc", "k3v9m2xq7a"}) {
        EXPECT_EQ(code_of([&] { runs.resume(id); }), "no-such-run") << id;
        EXPECT_EQ(code_of([&] { runs.stop(id); }), "no-such-run") << id;
        EXPECT_EQ(code_of([&] { runs.remove(id); }), "no-such-run") << id;
        EXPECT_EQ(code_of([&] { static_cast<void>(runs.network_file(id, 0, "chess")); }), "no-such-run") << id;
    }
    EXPECT_TRUE(runs.all().empty());
    const std::string id = runs.begin(tiny(1));
    EXPECT_EQ(code_of([&] { static_cast<void>(runs.network_file(id, 0, "wolf-sheep")); }), "no-such-generation");
    EXPECT_EQ(code_of([&] { static_cast<void>(runs.network_file(id, 0, "chess")); }), "other-game-learned");
    EXPECT_EQ(code_of([&] { static_cast<void>(runs.latest_games(id)); }), "no-such-generation");
    wait_for(runs, id, LearningState::finished);
    EXPECT_EQ(code_of([&] { static_cast<void>(runs.network_file(id, 2, "wolf-sheep")); }), "no-such-generation");
    EXPECT_EQ(code_of([&] { static_cast<void>(runs.network_file(id, -1, "wolf-sheep")); }), "no-such-generation");
}

TEST_F(LearningRunsTest, AFolderThatCannotBeReadIsLeftAlone) {
    const std::filesystem::path broken = folder_.path() / "k3v9m2xq7a";
    std::filesystem::create_directories(broken);
    std::ofstream(broken / "run.json") << R"({"game":"wolf-sheep","games":1})";
    const LearningRuns runs(loop_, jobs_, folder_.path(), 1);
    EXPECT_TRUE(runs.all().empty());
    EXPECT_TRUE(std::filesystem::exists(broken / "run.json"));
}

TEST_F(LearningRunsTest, WhatGoesWrongIsToldAndCanBeTriedAgain) {
    LearningRuns runs(loop_, jobs_, folder_.path(), 1);
    const std::string id = runs.begin(tiny(1));
    wait_for(runs, id, LearningState::finished);
    std::ofstream(runs.get(id).settings.folder / "generations.csv") << "rubbish\n";
    runs.resume(id);
    wait_for(runs, id, LearningState::failed);
    EXPECT_NE(runs.get(id).problem.words.find("is not a log of learning"), std::string::npos)
        << runs.get(id).problem.words;
}

}  // namespace
}  // namespace rookery::app
