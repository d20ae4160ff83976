// Whatever dies on the way, what comes out is what one machine makes, to the last byte.
#include <set>

#include "cluster/fixture.h"
#include "lab/work/performers.h"
#include "support/run_program.h"

namespace rookery::cluster_test {
namespace {

using lab::cluster::Leaving;
using lab::cluster::WorkerStage;

TEST_F(Cluster, SelfplayIsTheSameAsOnOneMachine) {
    SelfplayThere there(selfplay("there"), cluster());
    WorkerHere first(worker("first"));
    WorkerHere second(worker("second"));
    EXPECT_EQ(there.wait(), "");
    expect_same("there");
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
    EXPECT_EQ(there.wait(), "");
    expect_same("there");
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
    EXPECT_EQ(there.wait(), "");
    expect_same("there");
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
    EXPECT_EQ(there.wait(), "");
    expect_same("there");
}

TEST_F(Cluster, ACoordinatorThatIsKilledGoesOn) {
    const std::vector<std::string> command{
        ROOKERY_PROGRAM, "lab",     "selfplay", "--game",  "wolf-sheep",           "--games", std::to_string(games),
        "--nodes",       "40",      "--output", file("there").string(), "--on", server_->address().url,
        "--store",       file("runs.sqlite").string(), "--patience", "2"};
    Child coordinator(command, file("coordinator.log").string());
    // It does some jobs, and dies with one.
    EXPECT_EQ(worker_program("mortal", {"kill", "performed", "4"}).wait(), -SIGKILL);
    wait_until("some games", [&] { return contents(file("there")).size() > 100; });
    coordinator.send(SIGKILL);
    coordinator.wait();
    ASSERT_NE(contents(file("there")), expected());
    WorkerHere other(worker("other"));
    Child again(command, file("coordinator.log").string());
    EXPECT_EQ(again.wait(), 0) << contents(file("coordinator.log"));
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
        EXPECT_EQ(there.wait(), "");
    }
    expect_same("there");
}

TEST_F(Cluster, AJobThatNobodySurvivesIsGivenUpAndTold) {
    auto settings = cluster();
    settings.max_deliveries = 2;
    settings.patience = std::chrono::milliseconds(500);
    SelfplayThere there(selfplay("there"), settings);
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(worker_program("victim" + std::to_string(i), {"kill", "performing", "3"}).wait(), -SIGKILL);
    {
        WorkerHere survivor(worker("survivor"));
        EXPECT_EQ(there.wait(),
                  "job 3 was given up: it was given to 2 workers, and none of them came to an end with it; the same "
                  "command tries again");
    }
    EXPECT_NE(there.told().find("job 3 was given up"), std::string::npos);
    SelfplayThere again(selfplay("there"), settings);
    WorkerHere healthy(worker("healthy"));
    EXPECT_EQ(again.wait(), "");
    expect_same("there");
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
            message.result = performer->perform(job.data(), context);
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
    EXPECT_EQ(there.wait(), "");
    expect_same("there");
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
    EXPECT_EQ(there.wait(), "");
    expect_same("there");
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
    EXPECT_EQ(there.wait(), "");
    expect_same("there");
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
    EXPECT_EQ(again.wait(), "");
    expect_same("there");
}

TEST_F(Cluster, AFullDiskOfTheServerIsWaitedFor) {
    // No room for a single message.
    const support::TemporaryFolder folder;
    const std::string small = folder.write("small.conf", "jetstream { max_file_store: 2000 }\n");
    server_ = std::make_unique<NatsServer>(std::vector<std::string>{"-c", small});
    SelfplayThere there(selfplay("there"), cluster());
    WorkerHere one(worker("one"));
    wait_until("a complaint", [&] { return there.told().find("insufficient") != std::string::npos || there.ended(); });
    EXPECT_FALSE(there.ended());
    server_->kill();
    folder.write("small.conf", "jetstream { max_file_store: 1000000000 }\n");
    server_->start();
    EXPECT_EQ(there.wait(), "") << there.told();
    expect_same("there");
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
