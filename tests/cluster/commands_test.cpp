// Commands with --on: what they print and write is what they print and write without.
#include "cluster/fixture.h"
#include "support/run_program.h"

namespace rookery::cluster_test {
namespace {

class ClusterCommands : public Cluster {
protected:
    /// The words of a command, here and on the cluster; its output must be the same.
    std::string run_both(const std::vector<std::string>& words, const std::vector<std::string>& outputs = {}) {
        const auto run = [&](const std::string& place, std::vector<std::string> further) {
            std::vector<std::string> command = words;
            for (const std::string& option : outputs)
                command.insert(command.end(), {option, file(place + option).string()});
            command.insert(command.end(), further.begin(), further.end());
            const auto result = support::run_program(ROOKERY_PROGRAM, command);
            EXPECT_EQ(result.exit_code, 0) << result.standard_error;
            return result.standard_output;
        };
        const std::string alone = run("alone", {});
        const std::string together =
            run("together", {"--on", server_->address().url, "--store", file("runs.sqlite").string()});
        EXPECT_EQ(together, alone);
        for (const std::string& option : outputs) {
            EXPECT_FALSE(contents(file("alone" + option)).empty());
            EXPECT_TRUE(contents(file("together" + option)) == contents(file("alone" + option))) << option;
        }
        EXPECT_GT(done_, 0U) << "nobody did anything";
        return alone;
    }

    /// A worker that is seen to work.
    [[nodiscard]] lab::cluster::WorkerSettings counting(const std::string& name) {
        auto settings = worker(name);
        settings.observer = [this](lab::cluster::WorkerStage stage, std::uint64_t) {
            if (stage == lab::cluster::WorkerStage::Published) ++done_;
        };
        return settings;
    }

    std::atomic<std::uint64_t> done_ = 0;
};

TEST_F(ClusterCommands, GridIsTheSameAsOnOneMachine) {
    WorkerHere first(counting("first"));
    WorkerHere second(counting("second"));
    const std::string output =
        run_both({"lab", "grid", "--game", "pawns-kings", "--from", "1", "--to", "2", "--games", "4", "--threads", "2"},
                 {"--csv", "--svg"});
    EXPECT_NE(output.find("won - drawn - lost"), std::string::npos) << output;
}

TEST_F(ClusterCommands, LevelsAreTheSameAsOnOneMachine) {
    WorkerHere first(counting("first"));
    WorkerHere second(counting("second"));
    const std::string output = run_both({"lab", "levels", "--game", "pawns-kings", "--from", "400", "--to", "800",
                                         "--step", "200", "--games", "4", "--nodes", "50"});
    EXPECT_NE(output.find("accuracy"), std::string::npos) << output;
}

TEST_F(ClusterCommands, TuningIsTheSameAsOnOneMachine) {
    WorkerHere first(counting("first"));
    WorkerHere second(counting("second"));
    const std::string output = run_both(
        {"lab", "tune-search", "--game", "pawns-kings", "--parameters", "razoring_*", "reduction_base", "--pairs", "14",
         "--nodes", "60", "--ahead", "5", "--rate", "0.3", "--concurrency", "2", "--hash", "1"},
        {"--csv", "--output", "--svg"});
    EXPECT_NE(output.find("14 of 14 pairs of games"), std::string::npos) << output;
}

TEST_F(ClusterCommands, ATuningThatIsKilledGoesOn) {
    const auto command = [&](const std::string& place, std::vector<std::string> further) {
        std::vector<std::string> words{"lab",          "tune-search",
                                       "--game",       "wolf-sheep",
                                       "--parameters", "order_*",
                                       "--pairs",      "60",
                                       "--nodes",      "60",
                                       "--ahead",      "4",
                                       "--rate",       "0.3",
                                       "--hash",       "1",
                                       "--csv",        file(place + ".csv").string(),
                                       "--output",     file(place + ".h").string()};
        words.insert(words.end(), further.begin(), further.end());
        return words;
    };
    ASSERT_EQ(support::run_program(ROOKERY_PROGRAM, command("alone", {})).exit_code, 0);
    auto together = command(
        "together", {"--on", server_->address().url, "--store", file("runs.sqlite").string(), "--patience", "2"});
    together.insert(together.begin(), ROOKERY_PROGRAM);
    Child coordinator(together, file("coordinator.log").string());
    // It dies with a job, and the coordinator soon after it.
    EXPECT_EQ(worker_program("mortal", {"kill", "performed", "20"}).wait(), -SIGKILL);
    wait_until("some pairs", [&] { return contents(file("together.csv")).find("\n10,") != std::string::npos; });
    coordinator.send(SIGKILL);
    coordinator.wait();
    WorkerHere other(worker("other"));
    Child again(together, file("coordinator.log").string());
    EXPECT_EQ(again.wait(), 0) << contents(file("coordinator.log"));
    EXPECT_EQ(contents(file("together.csv")), contents(file("alone.csv")));
    EXPECT_EQ(contents(file("together.h")), contents(file("alone.h")));
}

}  // namespace
}  // namespace rookery::cluster_test
