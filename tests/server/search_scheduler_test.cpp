#include "server/search_scheduler.h"

#include <gtest/gtest.h>

#include "app/test_loop.h"
#include "engine/games.h"

namespace rookery::server {
namespace {

struct Outcome {
    bool begun = false;
    bool answered = false;
    std::string move;
    app::Problem problem;
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

    app::SearchTask task_of(Outcome& outcome, const search::Limits& limits, const std::string& owner = "game") {
        app::SearchTask task;
        task.owner = owner;
        task.position = engine::start_position("chess");
        task.request.limits = limits;
        task.on_begin = [&outcome] { outcome.begun = true; };
        task.on_report = [&outcome](const engine::Report&) { ++outcome.reports; };
        task.on_answer = [&outcome](const engine::Answer& answer) {
            outcome.answered = true;
            outcome.move = answer.best_move;
        };
        task.on_problem = [&outcome](const app::Problem& problem) { outcome.problem = problem; };
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
    Outcome outcome;
    EXPECT_NE(scheduler.start(task_of(outcome, depth(3))), 0U);
    loop.run_until([&] { return outcome.answered; });
    EXPECT_TRUE(outcome.begun);
    EXPECT_FALSE(outcome.move.empty());
    EXPECT_GE(outcome.reports, 3);
}

TEST_F(SearchSchedulerTest, LongSearchesWaitForEachOther) {
    EngineScheduler scheduler(loop, one_at_a_time);
    Outcome first;
    Outcome second;
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
    Outcome before;
    Outcome after;
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
    Outcome looking;
    Outcome later;
    Outcome playing;
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
    Outcome playing;
    Outcome looking;
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
    Outcome slow;
    Outcome waiting;
    Outcome quick;
    static_cast<void>(scheduler.start(task_of(slow, for_ever(), "one")));
    static_cast<void>(scheduler.start(task_of(waiting, for_ever(), "two")));
    static_cast<void>(scheduler.start(task_of(quick, depth(1), "three")));
    loop.run_until([&] { return quick.answered; });
    EXPECT_FALSE(slow.answered);
    EXPECT_FALSE(waiting.begun);
}

TEST_F(SearchSchedulerTest, WhileOthersWaitEverybodyGetsAShare) {
    EngineScheduler scheduler(loop, limits(1, app::Milliseconds(200)));
    std::vector<Outcome> outcome(5);
    for (std::size_t i = 0; i < outcome.size(); ++i)
        static_cast<void>(scheduler.start(task_of(outcome[i], for_ever(), std::to_string(i))));
    loop.run_until([&] { return outcome[3].answered && outcome[4].begun; });
    for (std::size_t i = 0; i < 4; ++i) EXPECT_FALSE(outcome[i].move.empty()) << i;
}

TEST_F(SearchSchedulerTest, NoSearchIsEndless) {
    EngineScheduler scheduler(loop, limits(1, app::Milliseconds(600'000), app::Milliseconds(100)));
    Outcome outcome;
    static_cast<void>(scheduler.start(task_of(outcome, for_ever())));
    loop.run_until([&] { return outcome.answered; });
    EXPECT_FALSE(outcome.move.empty());
}

TEST_F(SearchSchedulerTest, NothingIsHeardOfACanceledSearch) {
    EngineScheduler scheduler(loop, one_at_a_time);
    Outcome running;
    Outcome waiting;
    Outcome next;
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
    Outcome running;
    Outcome waiting;
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
    Outcome outcome;
    app::SearchTask wrong = task_of(outcome, depth(3));
    wrong.settings.evaluation = "tea leaves";
    static_cast<void>(scheduler.start(std::move(wrong)));
    loop.run_until([&] { return !outcome.problem.empty(); });
    EXPECT_NE(outcome.problem.words.find("tea leaves"), std::string::npos);
    EXPECT_EQ(outcome.problem.code, "search-not-begun");
    Outcome good;
    static_cast<void>(scheduler.start(task_of(good, depth(3))));
    loop.run_until([&] { return good.answered; });
}

}  // namespace
}  // namespace rookery::server
