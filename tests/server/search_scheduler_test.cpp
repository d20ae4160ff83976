#include "server/search_scheduler.h"

#include <gtest/gtest.h>

#include "app/test_loop.h"
#include "engine/games.h"

namespace rookery::server {
namespace {

struct Heard {
    bool begun = false;
    bool answered = false;
    std::string move;
    std::string problem;
    int reports = 0;
};

class SearchSchedulerTest : public testing::Test {
protected:
    /// Small tables; whoever says no more has ten minutes.
    static app::SearchLimits limits(std::size_t searches, app::Milliseconds answer_for_all = app::Milliseconds(600'000),
                                    app::Milliseconds longest = app::Milliseconds(600'000)) {
        app::SearchLimits limits;
        limits.searches = searches;
        limits.hash_megabytes = limits.quick_hash_megabytes = 1;
        limits.answer_for_all = answer_for_all;
        limits.longest = longest;
        return limits;
    }
    const app::SearchLimits one_at_a_time = limits(1);

    app::SearchTask task_of(Heard& heard, const search::Limits& limits, const std::string& owner = "game") {
        app::SearchTask task;
        task.owner = owner;
        task.position = engine::start_position("chess");
        task.request.limits = limits;
        task.on_begin = [&heard] { heard.begun = true; };
        task.on_report = [&heard](const engine::Report&) { ++heard.reports; };
        task.on_answer = [&heard](const engine::Answer& answer) {
            heard.answered = true;
            heard.move = answer.best_move;
        };
        task.on_problem = [&heard](const std::string& problem) { heard.problem = problem; };
        return task;
    }
    static search::Limits depth(int plies) {
        search::Limits limits;
        limits.depth = plies;
        return limits;
    }
    static search::Limits for_ever() {
        search::Limits limits;
        limits.depth = 100;
        return limits;
    }

    app::TestLoop loop;
};

TEST_F(SearchSchedulerTest, AnswersWithAMove) {
    EngineScheduler scheduler(loop, {});
    Heard heard;
    EXPECT_NE(scheduler.start(task_of(heard, depth(3))), 0U);
    loop.run_until([&] { return heard.answered; });
    EXPECT_TRUE(heard.begun);
    EXPECT_FALSE(heard.move.empty());
    EXPECT_GE(heard.reports, 3);
}

TEST_F(SearchSchedulerTest, LongSearchesWaitForEachOther) {
    EngineScheduler scheduler(loop, one_at_a_time);
    Heard first;
    Heard second;
    const auto ticket = scheduler.start(task_of(first, for_ever(), "one"));
    static_cast<void>(scheduler.start(task_of(second, depth(9), "other")));
    loop.run_until([&] { return first.begun; });
    EXPECT_FALSE(second.begun);
    EXPECT_EQ(scheduler.waiting(), 1U);
    EXPECT_EQ(scheduler.running(), 1U);
    scheduler.stop(ticket);
    loop.run_until([&] { return second.answered; });
    EXPECT_TRUE(first.answered);
    EXPECT_FALSE(first.move.empty());
}

TEST_F(SearchSchedulerTest, TheSameOwnerWaitsForItsOwnEngine) {
    EngineScheduler scheduler(loop, limits(2));
    Heard before;
    Heard after;
    const auto ticket = scheduler.start(task_of(before, for_ever()));
    loop.run_until([&] { return before.begun; });
    scheduler.cancel(ticket);
    static_cast<void>(scheduler.start(task_of(after, depth(9))));
    loop.run_until([&] { return after.begun; });
    EXPECT_EQ(scheduler.running(), 1U) << "what the first search has found is in the same engine";
    loop.run_until([&] { return after.answered; });
    EXPECT_FALSE(before.answered);
}

TEST_F(SearchSchedulerTest, ThoseWhoLookOnGiveWayToThoseWhoPlay) {
    EngineScheduler scheduler(loop, one_at_a_time);
    Heard looking;
    Heard later;
    Heard playing;
    app::SearchTask endless = task_of(looking, for_ever(), "analysis");
    endless.preemptible = true;
    static_cast<void>(scheduler.start(std::move(endless)));
    loop.run_until([&] { return looking.begun; });
    app::SearchTask other = task_of(later, depth(9), "another analysis");
    other.preemptible = true;
    static_cast<void>(scheduler.start(std::move(other)));
    static_cast<void>(scheduler.start(task_of(playing, depth(9), "game")));
    loop.run_until([&] { return playing.begun; });
    EXPECT_TRUE(looking.answered) << "it was ended at once";
    EXPECT_FALSE(later.begun) << "although it came first";
    loop.run_until([&] { return later.answered; });
    EXPECT_TRUE(playing.answered);
}

TEST_F(SearchSchedulerTest, NobodysMoveIsCutShortForThoseWhoLookOn) {
    // Whoever plays would have to answer at once if somebody else waited to play.
    EngineScheduler scheduler(loop, limits(1, app::Milliseconds(1)));
    Heard playing;
    Heard looking;
    const auto ticket = scheduler.start(task_of(playing, for_ever(), "game"));
    loop.run_until([&] { return playing.begun; });
    app::SearchTask endless = task_of(looking, for_ever(), "analysis");
    endless.preemptible = true;
    static_cast<void>(scheduler.start(std::move(endless)));
    bool later = false;
    loop.after(app::Milliseconds(400), [&] { later = true; });
    loop.run_until([&] { return later; });
    EXPECT_FALSE(playing.answered);
    EXPECT_FALSE(looking.begun);
    scheduler.stop(ticket);
    loop.run_until([&] { return looking.begun; });
}

TEST_F(SearchSchedulerTest, QuickSearchesDoNotWaitForLongOnes) {
    EngineScheduler scheduler(loop, one_at_a_time);
    Heard slow;
    Heard waiting;
    Heard quick;
    static_cast<void>(scheduler.start(task_of(slow, for_ever(), "one")));
    static_cast<void>(scheduler.start(task_of(waiting, for_ever(), "two")));
    static_cast<void>(scheduler.start(task_of(quick, depth(1), "three")));
    loop.run_until([&] { return quick.answered; });
    EXPECT_FALSE(slow.answered);
    EXPECT_FALSE(waiting.begun);
}

TEST_F(SearchSchedulerTest, WhileOthersWaitEverybodyGetsAShare) {
    EngineScheduler scheduler(loop, limits(1, app::Milliseconds(200)));
    std::vector<Heard> heard(5);
    for (std::size_t i = 0; i < heard.size(); ++i)
        static_cast<void>(scheduler.start(task_of(heard[i], for_ever(), std::to_string(i))));
    loop.run_until([&] { return heard[3].answered && heard[4].begun; });
    for (std::size_t i = 0; i < 4; ++i) EXPECT_FALSE(heard[i].move.empty()) << i;
}

TEST_F(SearchSchedulerTest, NoSearchIsEndless) {
    EngineScheduler scheduler(loop, limits(1, app::Milliseconds(600'000), app::Milliseconds(100)));
    Heard heard;
    static_cast<void>(scheduler.start(task_of(heard, for_ever())));
    loop.run_until([&] { return heard.answered; });
    EXPECT_FALSE(heard.move.empty());
}

TEST_F(SearchSchedulerTest, NothingIsHeardOfACancelledSearch) {
    EngineScheduler scheduler(loop, one_at_a_time);
    Heard running;
    Heard waiting;
    Heard next;
    const auto first = scheduler.start(task_of(running, for_ever(), "one"));
    const auto second = scheduler.start(task_of(waiting, for_ever(), "two"));
    static_cast<void>(scheduler.start(task_of(next, depth(8), "three")));
    loop.run_until([&] { return running.begun; });
    scheduler.cancel(second);
    scheduler.cancel(first);
    const int reports = running.reports;
    loop.run_until([&] { return next.answered; });
    EXPECT_FALSE(running.answered);
    EXPECT_EQ(running.reports, reports);
    EXPECT_FALSE(waiting.begun);
    scheduler.cancel(first);  // it is gone already
}

TEST_F(SearchSchedulerTest, OneThatWaitsCanBeToldToAnswerNow) {
    EngineScheduler scheduler(loop, one_at_a_time);
    Heard running;
    Heard waiting;
    static_cast<void>(scheduler.start(task_of(running, for_ever(), "one")));
    const auto ticket = scheduler.start(task_of(waiting, for_ever(), "two"));
    loop.run_until([&] { return running.begun; });
    scheduler.stop(ticket);
    loop.run_until([&] { return waiting.answered; });
    EXPECT_FALSE(waiting.move.empty());
    EXPECT_FALSE(running.answered);
}

TEST_F(SearchSchedulerTest, WhatCannotBeHadIsAProblem) {
    EngineScheduler scheduler(loop, {});
    Heard heard;
    app::SearchTask wrong = task_of(heard, depth(3));
    wrong.settings.evaluation = "tea leaves";
    static_cast<void>(scheduler.start(std::move(wrong)));
    loop.run_until([&] { return !heard.problem.empty(); });
    EXPECT_NE(heard.problem.find("tea leaves"), std::string::npos);
    Heard good;
    static_cast<void>(scheduler.start(task_of(good, depth(3))));
    loop.run_until([&] { return good.answered; });
}

}  // namespace
}  // namespace rookery::server
