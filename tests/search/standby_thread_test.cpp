#include "search/standby_thread.h"

#include <atomic>
#include <future>

#include <gtest/gtest.h>
#include <sys/resource.h>

namespace rookery::search {
namespace {

using std::chrono::milliseconds;

TEST(StandbyThread, DoesOneJobAfterTheOther) {
    StandbyThread thread;
    int jobs = 0;  // never touched by two threads at once
    for (int i = 0; i < 1000; ++i) {
        thread.start([&] { ++jobs; });
        if (i % 3 == 0) thread.wait();
    }
    thread.wait();
    EXPECT_EQ(jobs, 1000);
}

TEST(StandbyThread, StaysTheSame) {
    StandbyThread thread;
    pthread_t first{};
    pthread_t second{};
    thread.start([&] { first = pthread_self(); });
    thread.start([&] { second = pthread_self(); });
    thread.wait();
    EXPECT_TRUE(pthread_equal(first, second) != 0);
    EXPECT_TRUE(pthread_equal(first, pthread_self()) == 0);
}

TEST(StandbyThread, WaitsNoLongerThanItIsTold) {
    StandbyThread thread;
    EXPECT_TRUE(thread.wait_for(milliseconds(0))) << "there is nothing to wait for";
    std::promise<void> go_on;
    thread.start([&] { go_on.get_future().wait(); });
    EXPECT_FALSE(thread.wait_for(milliseconds(1)));
    go_on.set_value();
    thread.wait();
    EXPECT_TRUE(thread.wait_for(milliseconds(0)));
}

TEST(StandbyThread, EndsWhenItsWorkIsDone) {
    std::atomic<bool> done = false;
    {
        StandbyThread thread;
        thread.start([&] { done = true; });
    }
    EXPECT_TRUE(done);
}

#ifdef __linux__
TEST(StandbyThread, IsAsNiceAsItIsTold) {
    const int own = getpriority(PRIO_PROCESS, 0);
    int plain = -100;
    int nice = -100;
    StandbyThread like_us;
    StandbyThread polite(19);
    like_us.start([&] { plain = getpriority(PRIO_PROCESS, 0); });
    polite.start([&] { nice = getpriority(PRIO_PROCESS, 0); });
    like_us.wait();
    polite.wait();
    EXPECT_EQ(plain, own);
    EXPECT_EQ(nice, 19);
}
#endif

}  // namespace
}  // namespace rookery::search
