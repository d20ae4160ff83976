// Who may take part, and what is believed.
#include <future>

#include "cluster/fixture.h"
#include "lab/cluster/files.h"
#include "lab/cluster/packing.h"
#include "lab/cluster/run_store.h"
#include "lab/cluster/server_setup.h"
#include "lab/cluster/signature.h"
#include "lab/match/match.h"
#include "lab/work/performers.h"
#include "lab/work/sha256.h"
#include "support/run_program.h"

namespace rookery::cluster_test {
namespace {

using namespace lab::cluster;

class ClusterTrust : public Cluster {
protected:
    /// What is in hand somewhere is not given to another, however slow the machine is.
    [[nodiscard]] ClusterSettings patient() const {
        ClusterSettings settings = cluster();
        settings.patience = std::chrono::hours(1);
        return settings;
    }

    /// The one run of the server.
    [[nodiscard]] Announcement announced() const {
        std::optional<Announcement> run;
        const Connection connection(server_->address(), "test");
        wait_until("the announcement of a run", [&] {
            try {
                const auto runs = look(connection).runs;
                if (!runs.empty()) run = runs.front().announcement;
            } catch (const ServerError&) {
                // There are no runs yet.
            }
            return run.has_value();
        });
        return *run;
    }

    /// Takes jobs and answers with whatever `lie` makes of the true result, until so many are answered.
    template <class Lie>
    void answer(const Announcement& run, const std::string& name, std::size_t jobs, const Lie& lie) const {
        const Connection connection(server_->address(), "test");
        const auto performer = lab::make_performer(run.text, {});
        PullSubscription source(connection, jobs_stream, consumer_of(run.run));
        const lab::JobContext context{[] { return false; }, [](std::size_t, std::size_t) {}};
        ResultMessage message;
        message.worker = name;
        message.version = run.version;
        message.signature = run.signature;
        for (std::size_t answered = 0; answered < jobs;)
            for (Message& job : source.fetch(1, std::chrono::milliseconds(200))) {
                message.result = lie(performer->perform(unpack(job.data()), context));
                static_cast<void>(
                    connection.publish(result_subject(run.run, *number_of(job.subject())), to_text(message)));
                job.done();
                ++answered;
            }
    }
};

TEST_F(ClusterTrust, AnotherVersionIsRefused) {
    SelfplayThere there(selfplay("there"), cluster());
    auto settings = worker("old");
    settings.version = "0.0.1";
    WorkerHere old(settings);
    const std::string run = announced().run;
    const Connection connection(server_->address(), "test");
    std::string why;
    wait_until("a refusal", [&] {
        for (const WorkerState& state : look(connection).workers)
            if (const auto refused = state.refused.find(run); refused != state.refused.end()) why = refused->second;
        return !why.empty();
    });
    EXPECT_EQ(why, "it needs Rookery " ROOKERY_VERSION ", and this is 0.0.1");
    EXPECT_EQ(there.games(), 0U);
    WorkerHere fresh(worker("fresh"));
    expect_done(there);
}

TEST_F(ClusterTrust, WhatTwoSayAtTheSameTimeIsNotLost) {
    const Connection connection(server_->address(), "test");
    Bucket::ensure(connection, runs_bucket);
    const Bucket runs(connection, runs_bucket);
    runs.put("run.a", "one");
    const auto known = runs.get("run.a");
    ASSERT_TRUE(known.has_value());
    EXPECT_TRUE(runs.replace(*known, "two"));
    EXPECT_FALSE(runs.replace(*known, "three")) << "somebody has changed it since";
    EXPECT_EQ(runs.get("run.a")->value, "two");
}

TEST_F(ClusterTrust, AnotherSignatureIsRefused) {
    SelfplayThere there(selfplay("there"), cluster());
    Announcement foreign = announced();
    Announcement other = foreign;
    // The same run by a program that searches otherwise.
    other.run = "elsewhere";
    ++other.signature;
    const Connection connection(server_->address(), "test");
    Bucket(connection, runs_bucket).put(run_key(other.run), to_text(other));
    // Somebody sends results of such a program.
    ++foreign.signature;
    answer(foreign, "foreign", 1, [](const std::string& games) { return games; });
    wait_until("a refusal", [&] {
        return there.logged().find("a result of foreign is refused: it comes from another version") !=
               std::string::npos;
    });
    WorkerHere one(worker("one"));
    std::string why;
    wait_until("another refusal", [&] {
        for (const WorkerState& state : look(connection).workers)
            if (const auto refused = state.refused.find(other.run); refused != state.refused.end())
                why = refused->second;
        return !why.empty();
    });
    EXPECT_TRUE(why.starts_with("it needs a search of wolf-sheep with the signature ")) << why;
    expect_done(there);
}

TEST_F(ClusterTrust, AProgramThatIsKnownIsMeasuredAgainOnlyForTheSakeOfItsSpeed) {
    lab::MatchSettings settings;
    settings.game = "wolf-sheep";
    settings.games = 2;
    for (std::size_t i = 0; i < 2; ++i) {
        settings.engines[i].command = "self";
        settings.engines[i].protocol = lab::EngineProtocol::Own;
        settings.engines[i].pace.nodes = 20;
    }
    /// The signature of a match for which somebody says that ours is 42.
    const auto announced_signature = [&] {
        RunStore(file("runs.sqlite")).keep_signature(this_program(), "wolf-sheep", {42, 1000});
        std::atomic<bool> stop = false;
        std::thread coordinator([&] {
            ClusterExecutor executor(cluster());
            static_cast<void>(lab::run_match(settings, {}, stop, &executor));
        });
        const Announcement run = announced();
        stop = true;
        coordinator.join();
        forget_run(Connection(server_->address(), "test"), run.run);
        return run.signature;
    };
    EXPECT_EQ(announced_signature(), 42U);
    settings.engines[1].pace.move_time = std::chrono::milliseconds(10);
    EXPECT_NE(announced_signature(), 42U);
}

TEST_F(ClusterTrust, WhoseResultsStandOutIsTold) {
    auto settings = selfplay("there");
    settings.games = 60 * 32;
    SelfplayThere there(settings, cluster());
    Announcement run = announced();
    // Legal games, but not those that were to be played: longer openings leave shorter games.
    const std::string plies = "\"random_plies\":";
    const std::size_t at = run.text.settings.find(plies);
    ASSERT_NE(at, std::string::npos);
    run.text.settings.replace(at, run.text.settings.find(',', at) - at, plies + "20");
    answer(run, "odd", 25, [](const std::string& games) { return games; });
    WorkerHere honest(worker("honest"));
    EXPECT_EQ(there.wait(), "");
    EXPECT_NE(there.logged().find("the results of odd differ from those of the others by "), std::string::npos)
        << there.logged();
}

TEST_F(ClusterTrust, AWorkerThatIsExcludedWhileNobodyCoordinatesIsExcluded) {
    Announcement run;
    {
        SelfplayThere there(selfplay("there"), patient());
        run = announced();
        Gate gate(WorkerStage::Taken, 0);
        WorkerHere honest(worker("honest", gate));
        gate.wait();
        answer(run, "suspect", 3, [](const std::string& games) { return games; });
        wait_until("its results", [&] { return there.shown().done == 3; });
        there.stop();
        EXPECT_EQ(there.wait(), "");
        gate.open();
    }
    exclude_worker(Connection(server_->address(), "test"), run.run, "suspect");
    {
        SelfplayThere again(selfplay("there"), cluster());
        wait_until("its end",
                   [&] { return again.logged().find("suspect is excluded; 3 results are void") != std::string::npos; });
        again.stop();
        EXPECT_EQ(again.wait(), "");
    }
    // The server forgets; the coordinator does not.
    server_->kill();
    server_->wipe();
    server_->start();
    SelfplayThere last(selfplay("there"), cluster());
    EXPECT_TRUE(announced().excludes("suspect"));
    WorkerHere honest(worker("honest"));
    expect_done(last);
}

TEST_F(ClusterTrust, VoidResultsThatWereWrittenWhileNobodyKnewAreTold) {
    std::string run;
    {
        SelfplayThere there(selfplay("there"), cluster());
        run = announced().run;
        answer(announced(), "suspect", 2, [](const std::string& games) { return games; });
        wait_until("games", [&] { return there.games() > 0; });
        there.stop();
        EXPECT_EQ(there.wait(), "");
    }
    exclude_worker(Connection(server_->address(), "test"), run, "suspect");
    for (int i = 0; i < 2; ++i) {
        SelfplayThere again(selfplay("there"), cluster());
        EXPECT_NE(again.wait().find("the results of suspect are void"), std::string::npos);
    }
    std::filesystem::remove(file("there"));
    SelfplayThere last(selfplay("there"), cluster());
    WorkerHere honest(worker("honest"));
    expect_done(last);
}

TEST_F(ClusterTrust, ResultsThatCannotBeTrueAreRefusedAndTheirWorkerIsExcluded) {
    SelfplayThere there(selfplay("there"), cluster());
    const Announcement run = announced();
    answer(run, "liar", 3, [](std::string games) {
        games[games.size() / 2] ^= 1;
        return games;
    });
    wait_until("the end of belief", [&] { return there.logged().find("liar is excluded") != std::string::npos; });
    const Connection connection(server_->address(), "test");
    wait_until("everybody knows", [&] { return announced().excludes("liar"); });
    WorkerHere honest(worker("honest"));
    expect_done(there);
}

TEST_F(ClusterTrust, TheWorkOfAnExcludedWorkerIsDoneAgain) {
    SelfplayThere there(selfplay("there"), patient());
    const Announcement run = announced();
    const Connection connection(server_->address(), "test");
    // The first job waits with somebody else, so that nothing is counted yet.
    Gate gate(WorkerStage::Taken, 0);
    WorkerHere honest(worker("honest", gate));
    gate.wait();
    answer(run, "suspect", 3, [](const std::string& games) { return games; });
    wait_until("its results", [&] {
        const auto runs = look(connection).runs;
        return !runs.empty() && runs.front().progress && runs.front().progress->done == 3;
    });
    exclude_worker(connection, run.run, "suspect");
    wait_until("its end",
               [&] { return there.logged().find("suspect is excluded; 3 results are void") != std::string::npos; });
    gate.open();
    expect_done(there);
}

TEST_F(ClusterTrust, ResultsThatWereCountedAreCountedAgain) {
    const std::string output = file("there").string();
    {
        SelfplayThere there(selfplay("there"), cluster());
        const Announcement run = announced();
        answer(run, "suspect", 2, [](const std::string& games) { return games; });
        wait_until("games", [&] { return there.games() > 0; });
        exclude_worker(Connection(server_->address(), "test"), run.run, "suspect");
        EXPECT_NE(there.wait().find("the results of suspect are void"), std::string::npos);
    }
    std::filesystem::remove(output);
    SelfplayThere again(selfplay("there"), cluster());
    WorkerHere honest(worker("honest"));
    expect_done(again);
}

/// A server with certificates, as docs/cluster.md has it.
class ClusterPapers : public ClusterTrust {
protected:
    void SetUp() override {
        const std::string script = "cd '" + folder_.path().string() +
                                   "' && " ROOKERY_SOURCE_DIR
                                   "/docs/cluster/certificates coordinator laptop && "
                                   "mkdir foreign && cd foreign && " ROOKERY_SOURCE_DIR
                                   "/docs/cluster/certificates laptop";
        const auto made = support::run_program("/bin/sh", {"-c", script});
        ASSERT_EQ(made.exit_code, 0) << made.standard_error;
        server_.reset();
        std::string configuration = contents(ROOKERY_SOURCE_DIR "/docs/cluster/server.conf");
        const std::string files = "/etc/nats/";
        for (auto at = configuration.find(files); at != std::string::npos; at = configuration.find(files))
            configuration.replace(at, files.size(), folder_.path().string() + "/");
        // The test has a folder of its own for that.
        const std::size_t store = configuration.find("  store_dir");
        configuration.erase(store, configuration.find('\n', store) + 1 - store);
        server_ =
            std::make_unique<NatsServer>(std::vector<std::string>{"-c", folder_.write("server.conf", configuration)});
    }

    [[nodiscard]] ServerAddress as(const std::string& name, const std::string& folder = ".") const {
        const auto own = folder_.path() / folder / name;
        return {"tls://localhost:" + std::to_string(server_->port()), (folder_.path() / "ca.pem").string(),
                own.string() + ".pem", own.string() + "-key.pem"};
    }
};

TEST_F(ClusterPapers, WhoHasCertificatesTakesPart) {
    auto coordinator = cluster();
    coordinator.server = as("coordinator");
    SelfplayThere there(selfplay("there"), coordinator);
    auto settings = worker("laptop");
    settings.server = as("laptop");
    wait_until("a run", [&] { return there.logged().find("run ") != std::string::npos || there.ended(); });
    WorkerHere one(settings);
    expect_done(there);
}

TEST_F(ClusterPapers, AForeignCertificateIsRefused) {
    auto coordinator = cluster();
    coordinator.server = as("coordinator");
    SelfplayThere there(selfplay("there"), coordinator);
    const auto refused = [](const ServerAddress& address) {
        try {
            const Connection connection(address, "test");
            return false;
        } catch (const ServerError&) {
            return true;
        }
    };
    EXPECT_FALSE(refused(as("laptop")));
    EXPECT_TRUE(refused(as("laptop", "foreign"))) << "signed by somebody else";
    ServerAddress without = as("laptop");
    without.certificate.clear();
    EXPECT_TRUE(refused(without)) << "nobody at all";
    ServerAddress gullible = as("laptop");
    gullible.authority = (folder_.path() / "foreign" / "ca.pem").string();
    EXPECT_TRUE(refused(gullible)) << "a server that we do not trust";
    EXPECT_EQ(there.games(), 0U);
    auto settings = worker("laptop");
    settings.server = as("laptop");
    WorkerHere one(settings);
    expect_done(there);
}

TEST_F(ClusterPapers, FilesTravelInPieces) {
    const Connection coordinator(as("coordinator"), "test");
    set_up_server(coordinator);
    std::string bytes(1'300'000, ' ');
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * i % 251);
    const std::string name = lab::sha256(bytes);
    share_file(coordinator, name, bytes);
    EXPECT_EQ(coordinator.count(files_stream, "rk.file." + name + ".*"), 4U) << "three pieces and their number";
    const Connection laptop(as("laptop"), "test");
    EXPECT_TRUE(contents(FileCache(file("first")).get(laptop, name, false)) == bytes);
    // Somebody damages what has arrived.
    std::ofstream(file("first") / name) << "something else";
    EXPECT_TRUE(contents(FileCache(file("first")).get(laptop, name, false)) == bytes);
    coordinator.purge(files_stream, "rk.file." + name + ".1");
    EXPECT_THROW(static_cast<void>(FileCache(file("second")).get(laptop, name, false)), ServerError);
    share_file(coordinator, name, bytes, std::chrono::seconds(0));
    EXPECT_TRUE(contents(FileCache(file("second")).get(laptop, name, false)) == bytes) << "shared again after long";
}

TEST_F(ClusterPapers, AWorkerMayNotDoWhatACoordinatorDoes) {
    const Connection coordinator(as("coordinator"), "test");
    coordinator.ensure_stream({jobs_stream, "rk.job.>", true, {}});
    coordinator.ensure_stream({results_stream, "rk.res.>", false, {}});
    const Connection laptop(as("laptop"), "test");
    EXPECT_TRUE(laptop.publish("rk.res.a.1", "a result"));
    Bucket::ensure(coordinator, runs_bucket);
    // Nobody answers them, and each waits for a while: all at once.
    const auto refused = [](const std::function<void()>& work) {
        return std::async(std::launch::async, [work] {
            try {
                work();
                return false;
            } catch (const ServerError&) {
                return true;
            }
        });
    };
    auto job = refused([&] { static_cast<void>(laptop.publish("rk.job.a.1", "a job")); });
    auto purge = refused([&] { laptop.purge(results_stream, "rk.res.>"); });
    auto order = refused([&] { Bucket(laptop, runs_bucket).put(run_key("a"), "stop"); });
    EXPECT_TRUE(job.get());
    EXPECT_TRUE(purge.get());
    EXPECT_TRUE(order.get());
    EXPECT_FALSE(Bucket(coordinator, runs_bucket).get(run_key("a")).has_value());
    EXPECT_EQ(coordinator.count(results_stream, "rk.res.>"), 1U);
    EXPECT_EQ(coordinator.count(jobs_stream, "rk.job.>"), 0U);
}

}  // namespace
}  // namespace rookery::cluster_test
