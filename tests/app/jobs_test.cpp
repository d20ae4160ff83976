#include <gtest/gtest.h>

#include "app/problem.h"
#include "app/tab_jobs.h"
#include "app/test_loop.h"
#include "server/job_threads.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

namespace json = boost::json;

/// A job that counts steps.
struct Count {
    struct News {
        std::int64_t share = 0;
    };
    struct Result {
        std::int64_t steps = 0;
    };
};
BOOST_DESCRIBE_STRUCT(Count::News, (), (share))
BOOST_DESCRIBE_STRUCT(Count::Result, (), (steps))

class JobsTest : public testing::Test {
protected:
    Send into_list() {
        return [this](const std::string& text, Importance) { said_.push_back(json::parse(text).as_object()); };
    }
    const json::object& wait_for(std::size_t count) {
        loop_.run_until([&] { return said_.size() >= count; });
        return said_.at(count - 1);
    }
    static Count::Result wait_until_stopped(const TabJobs::Job<Count>& job) {
        while (!job.stopped()) std::this_thread::yield();
        return {3};
    }

    TestLoop loop_;
    server::JobThreads jobs_{1};
    std::vector<json::object> said_;
    std::unique_ptr<TabJobs> tab_ = std::make_unique<TabJobs>(jobs_, loop_, into_list());
};

TEST_F(JobsTest, ThePageHearsOfAJobFromItsBeginningToItsEnd) {
    tab_->start<Count>(7, [](const TabJobs::Job<Count>& job) {
        job.report({50});
        return Count::Result{42};
    });
    EXPECT_EQ(json::serialize(wait_for(1)), R"({"type":"job","request":7,"job":1})");
    EXPECT_TRUE(tab_->any());
    EXPECT_EQ(json::serialize(wait_for(2)), R"({"type":"news","job":1,"share":50})");
    EXPECT_EQ(json::serialize(wait_for(3)), R"({"type":"done","job":1,"steps":42})");
    EXPECT_FALSE(tab_->any());
}

TEST_F(JobsTest, ACanceledJobEndsWithWhatItHas) {
    tab_->start<Count>(1, wait_until_stopped);
    Router router;
    tab_->add_to(router);
    EXPECT_THROW(router.handle({"analyse", {}, {}}), text::ParseError);
    router.handle({"cancel", {}, {{"job", 1}}});
    EXPECT_EQ(json::serialize(wait_for(2)), R"({"type":"done","job":1,"canceled":true,"steps":3})");
    EXPECT_NO_THROW(router.handle({"cancel", {}, {{"job", 1}}})) << "too late, and no harm";
    EXPECT_THROW(router.handle({"cancel", {}, {}}), text::ParseError);
}

TEST_F(JobsTest, AProblemIsToldInASentence) {
    tab_->start<Count>(1,
                       [](const auto&) -> Count::Result { throw Refusal("no-such-game", "There is no such game."); });
    EXPECT_EQ(json::serialize(wait_for(2)),
              R"({"type":"failed","reason":"There is no such game.","code":"no-such-game","job":1})");
    tab_->start<Count>(2, [](const auto&) -> Count::Result { throw std::runtime_error("secret"); });
    EXPECT_EQ(wait_for(4).at("reason").as_string(), "Something went wrong here; please try again.");
}

TEST_F(JobsTest, ATabHasFewJobsAndTheyWaitTheirTurn) {
    for (int number = 1; number <= 4; ++number) tab_->start<Count>(number, wait_until_stopped);
    EXPECT_THROW(tab_->start<Count>(5, wait_until_stopped), text::ParseError);
    tab_->cancel(2);  // one thread: it has not begun
    tab_->cancel(1);
    EXPECT_EQ(wait_for(5).at("job").as_int64(), 1);
    EXPECT_EQ(wait_for(6).at("job").as_int64(), 2);
    tab_->start<Count>(5, wait_until_stopped);
}

TEST_F(JobsTest, JobsGoWithTheirTab) {
    tab_->start<Count>(1, wait_until_stopped);
    tab_.reset();
    bool other_is_served = false;
    static_cast<void>(jobs_.start([&](const JobRunner::Stop&) { loop_.post([&] { other_is_served = true; }); }));
    loop_.run_until([&] { return other_is_served; });
    EXPECT_EQ(said_.size(), 1U) << "nobody is there to hear the end";
}

TEST_F(JobsTest, WhatWaitsForATabThatIsGoneNeverBegins) {
    std::atomic<bool> has_begun = false;
    tab_->start<Count>(1, wait_until_stopped);
    tab_->start<Count>(2, [&](const auto&) {
        has_begun = true;
        return std::optional<Count::Result>();
    });
    tab_.reset();
    bool other_is_served = false;
    static_cast<void>(jobs_.start([&](const JobRunner::Stop&) { loop_.post([&] { other_is_served = true; }); }));
    loop_.run_until([&] { return other_is_served; });
    EXPECT_FALSE(has_begun);
}

}  // namespace
}  // namespace rookery::app
