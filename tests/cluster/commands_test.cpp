// Commands with --on: what they print and write is what they print and write without. And those of workers and servers.
#include <algorithm>
#include <csignal>
#include <sstream>

#include "cluster/fixture.h"
#include "support/run_program.h"

namespace rookery::cluster_test {
namespace {

class ClusterCommands : public Cluster {
protected:
    /// The words of a command, here and on the cluster; its output must be the same.
    std::string run_both(const std::vector<std::string>& words, const std::vector<std::string>& outputs = {}) {
        const auto named = [&](const std::string& place) {
            std::vector<std::string> command = words;
            for (const std::string& option : outputs)
                command.insert(command.end(), {option, file(place + option).string()});
            return command;
        };
        const auto run = [](const std::vector<std::string>& command) {
            const auto result = support::run_program(ROOKERY_PROGRAM, command);
            EXPECT_EQ(result.exit_code, 0) << result.standard_error;
            return result.standard_output;
        };
        const std::string alone = run(named("alone"));
        const std::string together = run(on_server(named("together")));
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

    [[nodiscard]] TwoWorkersHere two_counting() {
        return {WorkerHere(counting("first")), WorkerHere(counting("second"))};
    }

    /// `rookery cluster` at the server of the test.
    [[nodiscard]] support::ProgramResult cluster_command(std::vector<std::string> words) const {
        words.insert(words.begin(), {"cluster", server_->address().url});
        return support::run_program(ROOKERY_PROGRAM, words);
    }

    std::atomic<std::uint64_t> done_ = 0;
};

TEST_F(ClusterCommands, GridIsTheSameAsOnOneMachine) {
    const TwoWorkersHere workers = two_counting();
    const std::string output =
        run_both({"lab", "grid", "--game", "pawns-kings", "--from", "1", "--to", "2", "--games", "4", "--threads", "2"},
                 {"--csv", "--svg"});
    EXPECT_NE(output.find("won - drawn - lost"), std::string::npos) << output;
}

TEST_F(ClusterCommands, LevelsAreTheSameAsOnOneMachine) {
    const TwoWorkersHere workers = two_counting();
    const std::string output = run_both({"lab", "levels", "--game", "pawns-kings", "--from", "400", "--to", "800",
                                         "--step", "200", "--games", "4", "--nodes", "50"});
    EXPECT_NE(output.find("accuracy"), std::string::npos) << output;
}

TEST_F(ClusterCommands, TuningIsTheSameAsOnOneMachine) {
    const TwoWorkersHere workers = two_counting();
    const std::string output = run_both(
        {"lab", "tune-search", "--game", "pawns-kings", "--parameters", "razoring_*", "reduction_base", "--pairs", "14",
         "--nodes", "60", "--ahead", "5", "--rate", "0.3", "--concurrency", "2", "--hash", "1"},
        {"--csv", "--output", "--svg"});
    EXPECT_NE(output.find("14 of 14 pairs of games"), std::string::npos) << output;
}

TEST_F(ClusterCommands, TheLadderOfImprovementsIsTheSameAsOnOneMachine) {
    WorkerHere one(counting("one"));
    // All but the speed, which stands last.
    const auto ladder = [](const std::vector<std::string>& words) {
        const auto result = support::run_program(ROOKERY_PROGRAM, words);
        EXPECT_EQ(result.exit_code, 0) << result.standard_error;
        std::string text;
        std::istringstream lines(result.standard_output);
        for (std::string line; std::getline(lines, line);) text += line.substr(0, line.find_last_of(' ')) + "\n";
        // The blanks before it are as many as it leaves.
        text.erase(
            std::unique(text.begin(), text.end(), [](char left, char right) { return left == ' ' && right == ' '; }),
            text.end());
        return text;
    };
    const std::vector<std::string> words{"lab", "ladder", "--game", "wolf-sheep", "--games", "2", "--nodes", "40"};
    const std::string alone = ladder(words);
    EXPECT_NE(alone.find("null moves"), std::string::npos) << alone;
    EXPECT_EQ(ladder(on_server(words)), alone);
    EXPECT_GT(done_, 0U) << "nobody did anything";
}

/// Ctrl-C finishes what is under way; the end of a service gives it back. Either way nobody waits for it.
class WorkCommand : public ClusterCommands, public testing::WithParamInterface<int> {};
INSTANTIATE_TEST_SUITE_P(Cluster, WorkCommand, testing::Values(SIGINT, SIGTERM));

TEST_P(WorkCommand, LeavesWhenItIsTold) {
    auto settings = cluster();
    settings.patience = std::chrono::hours(1);  // nobody takes away what it keeps
    games = 32'000;                             // more than anybody plays before the test has seen enough
    SelfplayThere there(selfplay("there"), settings);
    Child worker_command({ROOKERY_PROGRAM, "work", server_->address().url, "--cores", "1", "--name", "laptop",
                          "--folder", file("files").string()},
                         file("work.log").string());
    const lab::cluster::Connection connection(server_->address(), "test");
    wait_until("some work", [&] {
        return contents(file("work.log")).find("takes part in selfplay") != std::string::npos && there.games() > 0;
    });
    worker_command.send(GetParam());
    EXPECT_EQ(worker_command.wait(), 0) << contents(file("work.log"));
    EXPECT_NE(contents(file("work.log")).find("bench "), std::string::npos) << "it says what it is";
    EXPECT_NE(contents(file("work.log")).find("leaves\n"), std::string::npos);
    EXPECT_FALSE(there.ended());
    for (const auto& left : lab::cluster::look(connection).workers) EXPECT_NE(left.name, "laptop") << "it said goodbye";
    // The file has the games in their order: it ends before a job that the laptop kept.
    const std::uint64_t before = there.games();
    WorkerHere other(worker("other"));
    wait_until("another's work", [&] { return there.games() >= before + 640; });
    there.stop();
    EXPECT_EQ(there.wait(), "");
}

TEST_F(ClusterCommands, WorkersAreShownBeforeTheFirstRun) {
    EXPECT_EQ(cluster_command({}).standard_output, "No runs.\nNo workers.\n");
    WorkerHere one(worker("one"));
    std::string shown;
    wait_until("the worker", [&] {
        shown = cluster_command({}).standard_output;
        return shown.find("one  Rookery ") != std::string::npos;
    });
    EXPECT_TRUE(shown.starts_with("No runs.\nWorkers:\n")) << shown;
    EXPECT_NE(cluster_command({"--stop", "any"}).standard_error.find("there is no run called any"), std::string::npos);
}

TEST_F(ClusterCommands, RunsAreShownStoppedAndForgotten) {
    SelfplayThere there(selfplay("there"), cluster());
    std::string run;
    wait_until("the run", [&] {
        const std::string logged = there.logged();
        const std::size_t at = logged.find("run ");
        if (at != std::string::npos) run = logged.substr(at + 4, logged.find(':', at) - at - 4);
        return !run.empty() && there.shown().total.has_value();
    });
    const auto shown = cluster_command({});
    EXPECT_EQ(shown.exit_code, 0) << shown.standard_error;
    EXPECT_NE(shown.standard_output.find(run + "  selfplay of wolf-sheep: there"), std::string::npos)
        << shown.standard_output;
    EXPECT_NE(shown.standard_output.find("No workers."), std::string::npos) << shown.standard_output;
    EXPECT_TRUE(
        cluster_command({"--json"}).standard_output.starts_with("{\"runs\":[{\"announcement\":{\"run\":\"" + run));
    const auto early = cluster_command({"--forget", run});
    EXPECT_NE(early.exit_code, 0);
    EXPECT_NE(early.standard_error.find("stop it first"), std::string::npos) << early.standard_error;
    EXPECT_NE(cluster_command({"--stop", run}).standard_output.find(", stopped"), std::string::npos);
    EXPECT_EQ(there.wait(), "");
    WorkerHere one(worker("one"));
    wait_until("a worker",
               [&] { return cluster_command({}).standard_output.find("one  Rookery ") != std::string::npos; });
    EXPECT_TRUE(cluster_command({"--forget", run}).standard_output.starts_with("No runs.\n"));
    EXPECT_NE(cluster_command({"--forget", run}).standard_error.find("there is no run called"), std::string::npos);
}

TEST_F(ClusterCommands, ATuningThatIsKilledGoesOn) {
    const auto command = [&](const std::string& place) {
        return std::vector<std::string>{"lab",          "tune-search",
                                        "--game",       "wolf-sheep",
                                        "--parameters", "order_*",
                                        "--pairs",      "60",
                                        "--nodes",      "60",
                                        "--ahead",      "4",
                                        "--rate",       "0.3",
                                        "--hash",       "1",
                                        "--csv",        file(place + ".csv").string(),
                                        "--output",     file(place + ".h").string()};
    };
    ASSERT_EQ(support::run_program(ROOKERY_PROGRAM, command("alone")).exit_code, 0);
    const auto has_begun = [&] { return contents(file("together.csv")).find("\n10,") != std::string::npos; };
    kill_and_run_again(command("together"), "20", has_begun);
    EXPECT_EQ(contents(file("together.csv")), contents(file("alone.csv")));
    EXPECT_EQ(contents(file("together.h")), contents(file("alone.h")));
}

}  // namespace
}  // namespace rookery::cluster_test
