// Whatever dies on the way, what comes out is what one machine makes, to the last byte.
#include <set>

#include "cluster/fixture.h"
#include "cluster/small_disk.h"
#include "lab/cluster/packing.h"
#include "lab/work/drill.h"
#include "lab/work/performers.h"
#include "support/run_program.h"

namespace rookery::cluster_test {
namespace {

using lab::cluster::Leaving;
using lab::cluster::WorkerStage;

TEST_F(Cluster, SelfplayIsTheSameAsOnOneMachine) {
    SelfplayThere there(selfplay("there"), cluster());
    const TwoWorkersHere workers = two_workers();
    expect_done(there);
    const auto overview = lab::cluster::look(lab::cluster::Connection(server_->address(), "test"));
    EXPECT_TRUE(overview.runs.empty()) << "a finished run leaves nothing behind";
}

class WorkerDeath : public Cluster, public testing::WithParamInterface<const char*> {};
INSTANTIATE_TEST_SUITE_P(Cluster, WorkerDeath, testing::Values("taken", "performing", "performed", "published"));

TEST_P(WorkerDeath, LosesNothing) {
    SelfplayThere there(selfplay("there"), cluster());
    EXPECT_EQ(worker_program("mortal", {"kill", GetParam(), "2"}).wait(), -SIGKILL);
    EXPECT_FALSE(there.ended());
    WorkerHere heir(worker("heir"));
    expect_done(there);
}

TEST_F(Cluster, AServerThatIsKilledComesBack) {
    SelfplayThere there(selfplay("there"), cluster());
    Gate gate(WorkerStage::Performed, 5);
    WorkerHere one(worker("one", gate));
    gate.wait();
    server_->kill();
    // It has a result, and nobody to give it to.
    gate.open();
    server_->start();
    expect_done(there);
}

TEST_F(Cluster, AServerThatHasLostEverythingIsFilledAgain) {
    SelfplayThere there(selfplay("there"), cluster());
    Gate gate(WorkerStage::Performed, 5);
    WorkerHere one(worker("one", gate));
    gate.wait();
    server_->kill();
    server_->wipe();
    server_->start();
    gate.open();
    expect_done(there);
}

TEST_F(Cluster, ACoordinatorThatIsKilledGoesOn) {
    const std::vector<std::string> command{
        "lab",     "selfplay", "--game",   "wolf-sheep",          "--games", std::to_string(games),
        "--nodes", "40",       "--output", file("there").string()};
    kill_and_run_again(command, "4", [&] { return contents(file("there")).size() > 100; });
    expect_same("there");
}

TEST_F(Cluster, AWorkerThatIsAwayForTooLongIsNotCountedTwice) {
    SelfplayThere there(selfplay("there"), cluster());
    Child slow = worker_program("slow", {"pause", "performed", "3"});
    slow.wait_for_pause();
    {
        // It does what the other had begun, and all else.
        WorkerHere fast(worker("fast"));
        Gate gate(WorkerStage::Taken, 9);
        WorkerHere last(worker("last", gate));
        wait_until("job 3", [&] { return there.games() > 4 * 32; });
        // Now both have finished it.
        slow.send(SIGCONT);
        gate.open();
        expect_done(there);
    }
}

TEST_F(Cluster, AJobThatNobodySurvivesIsGivenUpAndTold) {
    auto settings = cluster();
    settings.max_deliveries = 2;
    SelfplayThere there(selfplay("there"), settings);
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(worker_program("victim" + std::to_string(i), {"kill", "performing", "3"}).wait(), -SIGKILL);
    {
        WorkerHere survivor(worker("survivor"));
        EXPECT_EQ(there.wait(),
                  "job 3 was given up: it was given to 2 workers, and none of them came to an end with it; the same "
                  "command tries again");
    }
    EXPECT_NE(there.logged().find("job 3 was given up"), std::string::npos);
    SelfplayThere again(selfplay("there"), settings);
    WorkerHere healthy(worker("healthy"));
    expect_done(again);
}

TEST_F(Cluster, WhatIsPublishedTwiceCountsOnce) {
    using namespace lab::cluster;
    auto settings = cluster();
    settings.patience = std::chrono::hours(1);  // what is in hand here is not given out again
    SelfplayThere there(selfplay("there"), settings);
    const Connection connection(server_->address(), "test");
    std::optional<Announcement> run;
    wait_until("the announcement", [&] {
        try {
            const auto runs = look(connection).runs;
            if (!runs.empty()) run = runs.front().announcement;
        } catch (const ServerError&) {
        }
        return run.has_value();
    });
    const auto performer = lab::make_performer(run->text, {});
    PullSubscription jobs(connection, jobs_stream, consumer_of(run->run));
    const lab::JobContext context{[] { return false; }, [](std::size_t, std::size_t) {}};
    ResultMessage message;
    message.worker = "test";
    message.version = run->version;
    message.signature = run->signature;
    std::set<std::uint64_t> seen;
    while (!there.ended()) {
        std::vector<Message> taken;
        try {
            taken = jobs.fetch(4, std::chrono::milliseconds(100));
        } catch (const ServerError&) {
            continue;  // the run has just ended
        }
        for (Message& job : taken) {
            EXPECT_LT(job.data().size(), 2048U);
            const std::uint64_t number = *number_of(job.subject());
            const std::string subject = result_subject(run->run, number);
            message.result = performer->perform(unpack(job.data()), context);
            EXPECT_LT(to_text(message).size(), 20U * 1024);
            // The coordinator may put a job there once more just when it is done, and then it comes back to us. Nothing
            // is expected after the last result: the run may have ended.
            if (seen.insert(number).second) {
                EXPECT_FALSE(connection.publish(job.subject(), "something else")) << "the job is still there";
                EXPECT_TRUE(connection.publish(subject, to_text(message)));
            }
            // Nearly at the same time, and when the first one may be forgotten already.
            static_cast<void>(connection.publish(subject, "something else"));
            job.done();
            static_cast<void>(connection.publish(subject, to_text(message)));
        }
    }
    expect_done(there);
}

TEST_F(Cluster, AWorkerGivesBackWhatItCannotFinish) {
    auto settings = cluster();
    settings.patience = std::chrono::hours(1);  // nobody takes it away
    SelfplayThere there(selfplay("there"), settings);
    {
        Gate gate(WorkerStage::Performing, 4);
        WorkerHere leaver(worker("leaver", gate));
        gate.wait();
        std::thread opener([&] { gate.open(); });
        leaver.leave(Leaving::AtOnce);
        opener.join();
    }
    WorkerHere other(worker("other"));
    expect_done(there);
}

TEST_F(Cluster, WhatIsGivenBackHasNotFailed) {
    auto settings = cluster();
    settings.max_deliveries = 2;
    SelfplayThere there(selfplay("there"), settings);
    for (int i = 0; i < 3; ++i) {
        Gate gate(WorkerStage::Performing, 4);
        WorkerHere leaver(worker("leaver" + std::to_string(i), gate));
        gate.wait();
        std::thread opener([&] { gate.open(); });
        leaver.leave(Leaving::AtOnce);
        opener.join();
    }
    WorkerHere other(worker("other"));
    expect_done(there);
}

TEST_F(Cluster, AJobThatTakesLongerThanAnyonesPatienceIsDoneOnce) {
    using namespace lab::cluster;
    auto settings = cluster();
    settings.patience = std::chrono::seconds(10);  // the slow one speaks every second, late on a busy machine
    SelfplayThere there(selfplay("there"), settings);
    Gate gate(WorkerStage::Performing, 0);
    WorkerHere slow(worker("slow", gate));
    gate.wait();
    // Somebody takes another job and says nothing: when that is given out again, so would the first one be.
    const Connection connection(server_->address(), "test");
    PullSubscription jobs(connection, jobs_stream, consumer_of(look(connection).runs.at(0).announcement.run));
    std::vector<Message> taken;
    wait_until("a job", [&] {
        taken = jobs.fetch(1, std::chrono::milliseconds(100));
        return !taken.empty();
    });
    const std::uint64_t silent = *number_of(taken.front().subject());
    std::atomic<bool> again = false;
    std::atomic<bool> twice = false;
    auto other = worker("other");
    other.observer = [&](WorkerStage stage, std::uint64_t job) {
        if (stage == WorkerStage::Taken && job == silent) again = true;
        if (stage == WorkerStage::Taken && job == 0) twice = true;
    };
    WorkerHere fast(other);
    wait_until("the silent one's job", [&] { return again.load(); });
    gate.open();
    expect_done(there);
    EXPECT_FALSE(twice);
}

TEST_F(Cluster, AResultThatTheServerDoesNotTakeIsTold) {
    const support::TemporaryFolder folder;
    server_ = std::make_unique<NatsServer>(
        std::vector<std::string>{"-c", folder.write("small.conf", "max_payload: 2048\njetstream {}\n")});
    SelfplayThere there(selfplay("there"), cluster());
    WorkerHere one(worker("one"));
    const std::string problem = there.wait();
    EXPECT_NE(problem.find("was given up: its result has "), std::string::npos) << problem;
    EXPECT_NE(problem.find("and the server takes 2048 at most"), std::string::npos) << problem;
}

/// A run that notices whatever is counted twice, in the wrong order or not at all.
class Drill {
public:
    Drill(std::uint64_t jobs, lab::cluster::ClusterSettings settings) {
        settings.show = [this](const lab::cluster::RunProgress& now) {
            const std::lock_guard lock(mutex_);
            shown_ = now;
        };
        thread_ = std::thread([this, jobs, settings] {
            try {
                const auto drill = lab::make_drill({jobs, 0, 1});
                complete_ = lab::cluster::ClusterExecutor(settings).execute(*drill, stop_) == lab::RunEnd::Complete;
            } catch (const std::exception& error) {
                problem_ = error.what();
            }
            ended_ = true;
        });
    }
    ~Drill() { stop(); }
    void stop() {
        stop_ = true;
        if (thread_.joinable()) thread_.join();
    }
    [[nodiscard]] lab::cluster::RunProgress shown() const {
        const std::lock_guard lock(mutex_);
        return shown_;
    }
    void expect_complete(std::uint64_t jobs) {
        wait_until("the end of the drill", [this] { return ended_.load(); });
        stop();
        EXPECT_EQ(problem_, "");
        EXPECT_TRUE(complete_);
        EXPECT_EQ(shown().done, jobs);
        EXPECT_EQ(shown().counted, jobs);
    }

private:
    std::atomic<bool> stop_ = false;
    std::atomic<bool> ended_ = false;
    mutable std::mutex mutex_;
    lab::cluster::RunProgress shown_;
    bool complete_ = false;
    std::string problem_;
    std::thread thread_;
};

TEST_F(Cluster, WhateverDiesEveryJobIsCountedOnceAndInOrder) {
    constexpr std::uint64_t jobs = 300;
    Drill drill(jobs, cluster());
    EXPECT_EQ(worker_program("first", {"kill", "performed", "20"}).wait(), -SIGKILL);
    EXPECT_EQ(worker_program("second", {"kill", "published", "60"}).wait(), -SIGKILL);
    const auto work_until = [&](std::uint64_t job, const auto& happens) {
        Gate gate(WorkerStage::Performed, job);
        WorkerHere one(worker("until" + std::to_string(job), gate));
        gate.wait();
        happens();
        gate.open();
    };
    work_until(100, [&] {
        server_->kill();
        server_->start();
    });
    work_until(150, [&] {
        server_->kill();
        server_->wipe();
        server_->start();
    });
    auto several = worker("several");
    several.cores = 4;
    WorkerHere last(several);
    drill.expect_complete(jobs);
}

TEST_F(Cluster, AJobThatIsLostComesBackBesideAStreamOfResults) {
    using namespace lab::cluster;
    auto settings = cluster();
    settings.look_again = std::chrono::milliseconds(300);
    settings.patience = std::chrono::hours(1);
    Drill drill(100'000, settings);
    const Connection connection(server_->address(), "test");
    wait_until("the run", [&] { return drill.shown().total.has_value(); });
    PullSubscription jobs(connection, jobs_stream, consumer_of(look(connection).runs.at(0).announcement.run));
    std::vector<Message> taken;
    wait_until("a job", [&] {
        taken = jobs.fetch(1, std::chrono::milliseconds(100));
        return !taken.empty();
    });
    const std::uint64_t lost = *number_of(taken.front().subject());
    taken.front().give_up();
    auto several = worker("several");
    several.cores = 4;
    WorkerHere one(several);
    wait_until("the lost one", [&] { return drill.shown().counted > lost; });
    // Nothing is asked for that is 10,000 jobs ahead of the first one that is missing.
    EXPECT_LT(drill.shown().done, lost + 9'500) << "nobody had to wait until there was nothing else to do";
}

TEST_F(Cluster, AWorkerMayFinishBeforeItLeaves) {
    auto settings = cluster();
    settings.patience = std::chrono::hours(1);
    SelfplayThere there(selfplay("there"), settings);
    {
        Gate gate(WorkerStage::Performing, 4);
        WorkerHere leaver(worker("leaver", gate));
        gate.wait();
        std::thread opener([&] { gate.open(); });
        leaver.leave(Leaving::AfterJobs);
        opener.join();
    }
    wait_until("its last result", [&] { return there.games() >= 5 * 32; });
    WorkerHere other(worker("other"));
    expect_done(there);
}

TEST_F(Cluster, ARunThatIsStoppedFromElsewhereGoesOnLater) {
    using namespace lab::cluster;
    {
        SelfplayThere there(selfplay("there"), cluster());
        Gate gate(WorkerStage::Performing, 5);
        WorkerHere one(worker("one", gate));
        gate.wait();
        const Connection connection(server_->address(), "test");
        const auto runs = look(connection).runs;
        ASSERT_EQ(runs.size(), 1U);
        stop_run(connection, runs.front().announcement.run);
        EXPECT_EQ(there.wait(), "");
        gate.open();
        EXPECT_NE(contents(file("there")), expected());
    }
    WorkerHere other(worker("other"));
    SelfplayThere again(selfplay("there"), cluster());
    expect_done(again);
}

TEST_F(Cluster, AFullDiskOfTheServerIsWaitedFor) {
    // No room for a single message.
    const support::TemporaryFolder folder;
    const std::string small = folder.write("small.conf", "jetstream { max_file_store: 2000 }\n");
    server_ = std::make_unique<NatsServer>(std::vector<std::string>{"-c", small});
    SelfplayThere there(selfplay("there"), cluster());
    WorkerHere one(worker("one"));
    wait_until("a complaint",
               [&] { return there.logged().find("insufficient") != std::string::npos || there.ended(); });
    EXPECT_FALSE(there.ended());
    server_->kill();
    folder.write("small.conf", "jetstream { max_file_store: 1000000000 }\n");
    server_->start();
    expect_done(there);
}

TEST_F(Cluster, ADiskOfTheServerThatFillsUpOnTheWayLosesNothing) {
    const SmallDisk disk(4096);
    if (!disk.exists()) GTEST_SKIP() << "this needs a disk of its own, which only root may have";
    // Far more results than there is room for in what the server has of its disk already.
    games = 60 * 32;
    server_.reset();
    server_ = std::make_unique<NatsServer>(std::vector<std::string>{}, disk.path() / "store");
    std::mutex mutex;
    std::string said;
    Gate gate(WorkerStage::Performed, 5);
    auto logging = worker("one", gate);
    logging.log_line = [&](const std::string& text) {
        const std::lock_guard lock(mutex);
        said += text + "\n";
    };
    SelfplayThere there(selfplay("there"), cluster());
    WorkerHere one(logging);
    gate.wait();
    disk.fill();
    gate.open();
    wait_until("a complaint", [&] {
        const std::lock_guard lock(mutex);
        return said.find("keeps a result") != std::string::npos || there.ended();
    });
    EXPECT_FALSE(there.ended());
    disk.make_room();
    // A server that could not write turns its streams off until it is started again.
    server_->kill();
    server_->start();
    expect_done(there);
}

TEST_F(Cluster, AFullDiskOfTheCoordinatorEndsItAndLosesNothing) {
    const std::string command = std::string(ROOKERY_PROGRAM) + " lab selfplay --game wolf-sheep --games " +
                                std::to_string(games) + " --nodes 40 --output '" + file("there").string() + "' --on " +
                                server_->address().url + " --store '" + file("runs.sqlite").string() + "'";
    WorkerHere one(worker("one"));
    // Files may have so many blocks of 512 bytes.
    const auto full = support::run_program("/bin/sh", {"-c", "trap '' XFSZ; ulimit -f 64; exec " + command});
    EXPECT_EQ(full.exit_code, 1) << full.standard_error;
    EXPECT_NE(full.standard_error.find("cannot be kept"), std::string::npos) << full.standard_error;
    const auto roomy = support::run_program("/bin/sh", {"-c", "exec " + command});
    EXPECT_EQ(roomy.exit_code, 0) << roomy.standard_error;
    expect_same("there");
}

}  // namespace
}  // namespace rookery::cluster_test
