// Who may take part, and what is believed.
#include "cluster/fixture.h"
#include "lab/work/performers.h"
#include "support/run_program.h"

namespace rookery::cluster_test {
namespace {

using namespace lab::cluster;

class ClusterTrust : public Cluster {
protected:
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
                message.result = lie(performer->perform(job.data(), context));
                static_cast<void>(connection.publish(result_subject(run.run, *number_of(job.subject())), to_text(message)));
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
    EXPECT_EQ(there.wait(), "");
    expect_same("there");
}

TEST_F(ClusterTrust, ResultsThatCannotBeTrueAreRefusedAndTheirWorkerIsExcluded) {
    SelfplayThere there(selfplay("there"), cluster());
    const Announcement run = announced();
    answer(run, "liar", 3, [](std::string games) {
        games[games.size() / 2] ^= 1;
        return games;
    });
    wait_until("the end of belief", [&] { return there.told().find("liar is excluded") != std::string::npos; });
    const Connection connection(server_->address(), "test");
    wait_until("everybody knows", [&] { return announced().excludes("liar"); });
    WorkerHere honest(worker("honest"));
    EXPECT_EQ(there.wait(), "");
    expect_same("there");
}

TEST_F(ClusterTrust, TheWorkOfAnExcludedWorkerIsDoneAgain) {
    SelfplayThere there(selfplay("there"), cluster());
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
    wait_until("its end", [&] { return there.told().find("suspect is excluded; 3 results are void") != std::string::npos; });
    gate.open();
    EXPECT_EQ(there.wait(), "");
    expect_same("there");
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
    EXPECT_EQ(again.wait(), "");
    expect_same("there");
}

/// A server with certificates, as docs/cluster.md has it.
class ClusterPapers : public ClusterTrust {
protected:
    void SetUp() override {
        const std::string script =
            "cd '" + folder_.path().string() + "' && " ROOKERY_SOURCE_DIR "/docs/cluster/certificates coordinator laptop && "
            "mkdir foreign && cd foreign && " ROOKERY_SOURCE_DIR "/docs/cluster/certificates laptop";
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
        server_ = std::make_unique<NatsServer>(
            std::vector<std::string>{"-c", folder_.write("server.conf", configuration)});
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
    wait_until("a run", [&] { return there.told().find("run ") != std::string::npos || there.ended(); });
    WorkerHere one(settings);
    EXPECT_EQ(there.wait(), "") << there.told();
    expect_same("there");
}

TEST_F(ClusterPapers, AForeignCertificateIsRefused) {
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
}

TEST_F(ClusterPapers, AWorkerMayNotDoWhatACoordinatorDoes) {
    const Connection coordinator(as("coordinator"), "test");
    coordinator.ensure_stream({jobs_stream, "rk.job.>", true, {}});
    coordinator.ensure_stream({results_stream, "rk.res.>", false, {}});
    const Connection laptop(as("laptop"), "test");
    EXPECT_TRUE(laptop.publish("rk.res.a.1", "a result"));
    EXPECT_THROW(static_cast<void>(laptop.publish("rk.job.a.1", "a job")), ServerError);
    EXPECT_THROW(laptop.purge(results_stream, "rk.res.>"), ServerError);
    EXPECT_EQ(coordinator.count(results_stream, "rk.res.>"), 1U);
    EXPECT_EQ(coordinator.count(jobs_stream, "rk.job.>"), 0U);
}

}  // namespace
}  // namespace rookery::cluster_test
