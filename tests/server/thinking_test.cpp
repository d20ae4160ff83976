#include "server/thinking.h"

#include <gtest/gtest.h>

#include "engine/games.h"
#include "server/test_loop.h"

namespace rookery::server {
namespace {

struct Heard {
    bool begun = false;
    bool answered = false;
    std::string move;
    std::string problem;
    int reports = 0;
};

class ThinkingTest : public testing::Test {
protected:
    static constexpr ThinkingLimits one_at_a_time{1, 1, 1, Milliseconds(600'000), Milliseconds(600'000)};

    Thought thought(Heard& heard, const search::Limits& limits, const std::string& owner = "game") {
        Thought thought;
        thought.owner = owner;
        thought.position = engine::start_position("chess");
        thought.request.limits = limits;
        thought.on_begin = [&heard] { heard.begun = true; };
        thought.on_report = [&heard](const engine::Report&) { ++heard.reports; };
        thought.on_answer = [&heard](const engine::Answer& answer) {
            heard.answered = true;
            heard.move = answer.best_move;
        };
        thought.on_problem = [&heard](const std::string& problem) { heard.problem = problem; };
        return thought;
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

    TestLoop loop;
};

TEST_F(ThinkingTest, AnswersWithAMove) {
    Thinking thinking(loop, {});
    Heard heard;
    EXPECT_NE(thinking.start(thought(heard, depth(3))), 0U);
    loop.run_until([&] { return heard.answered; });
    EXPECT_TRUE(heard.begun);
    EXPECT_FALSE(heard.move.empty());
    EXPECT_GE(heard.reports, 3);
}

TEST_F(ThinkingTest, LongSearchesWaitForEachOther) {
    Thinking thinking(loop, one_at_a_time);
    Heard first;
    Heard second;
    const auto ticket = thinking.start(thought(first, for_ever(), "one"));
    static_cast<void>(thinking.start(thought(second, depth(9), "other")));
    loop.run_until([&] { return first.begun; });
    EXPECT_FALSE(second.begun);
    EXPECT_EQ(thinking.waiting(), 1U);
    EXPECT_EQ(thinking.running(), 1U);
    thinking.stop(ticket);
    loop.run_until([&] { return second.answered; });
    EXPECT_TRUE(first.answered);
    EXPECT_FALSE(first.move.empty());
}

TEST_F(ThinkingTest, QuickSearchesDoNotWaitForLongOnes) {
    Thinking thinking(loop, one_at_a_time);
    Heard slow;
    Heard waiting;
    Heard quick;
    static_cast<void>(thinking.start(thought(slow, for_ever(), "one")));
    static_cast<void>(thinking.start(thought(waiting, for_ever(), "two")));
    static_cast<void>(thinking.start(thought(quick, depth(1), "three")));
    loop.run_until([&] { return quick.answered; });
    EXPECT_FALSE(slow.answered);
    EXPECT_FALSE(waiting.begun);
}

TEST_F(ThinkingTest, WhileOthersWaitEverybodyGetsAShare) {
    Thinking thinking(loop, {1, 1, 1, Milliseconds(200), Milliseconds(600'000)});
    std::vector<Heard> heard(5);
    for (std::size_t i = 0; i < heard.size(); ++i)
        static_cast<void>(thinking.start(thought(heard[i], for_ever(), std::to_string(i))));
    loop.run_until([&] { return heard[3].answered && heard[4].begun; });
    for (std::size_t i = 0; i < 4; ++i) EXPECT_FALSE(heard[i].move.empty()) << i;
}

TEST_F(ThinkingTest, NoSearchIsEndless) {
    Thinking thinking(loop, {1, 1, 1, Milliseconds(600'000), Milliseconds(100)});
    Heard heard;
    static_cast<void>(thinking.start(thought(heard, for_ever())));
    loop.run_until([&] { return heard.answered; });
    EXPECT_FALSE(heard.move.empty());
}

TEST_F(ThinkingTest, NothingIsHeardOfACancelledSearch) {
    Thinking thinking(loop, one_at_a_time);
    Heard running;
    Heard waiting;
    Heard next;
    const auto first = thinking.start(thought(running, for_ever(), "one"));
    const auto second = thinking.start(thought(waiting, for_ever(), "two"));
    static_cast<void>(thinking.start(thought(next, depth(8), "three")));
    loop.run_until([&] { return running.begun; });
    thinking.cancel(second);
    thinking.cancel(first);
    const int reports = running.reports;
    loop.run_until([&] { return next.answered; });
    EXPECT_FALSE(running.answered);
    EXPECT_EQ(running.reports, reports);
    EXPECT_FALSE(waiting.begun);
    thinking.cancel(first);  // it is gone already
}

TEST_F(ThinkingTest, OneThatWaitsCanBeToldToAnswerNow) {
    Thinking thinking(loop, one_at_a_time);
    Heard running;
    Heard waiting;
    static_cast<void>(thinking.start(thought(running, for_ever(), "one")));
    const auto ticket = thinking.start(thought(waiting, for_ever(), "two"));
    loop.run_until([&] { return running.begun; });
    thinking.stop(ticket);
    loop.run_until([&] { return waiting.answered; });
    EXPECT_FALSE(waiting.move.empty());
    EXPECT_FALSE(running.answered);
}

TEST_F(ThinkingTest, WhatCannotBeHadIsAProblem) {
    Thinking thinking(loop, {});
    Heard heard;
    Thought wrong = thought(heard, depth(3));
    wrong.settings.evaluation = "tea leaves";
    static_cast<void>(thinking.start(std::move(wrong)));
    loop.run_until([&] { return !heard.problem.empty(); });
    EXPECT_NE(heard.problem.find("tea leaves"), std::string::npos);
    Heard good;
    static_cast<void>(thinking.start(thought(good, depth(3))));
    loop.run_until([&] { return good.answered; });
}

}  // namespace
}  // namespace rookery::server
