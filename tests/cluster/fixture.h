#pragma once

#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

#include <gtest/gtest.h>

#include "cluster/nats_server.h"
#include "lab/cluster/cluster_executor.h"
#include "lab/cluster/overview.h"
#include "lab/cluster/worker.h"
#include "lab/learn/selfplay.h"
#include "support/contents.h"

namespace rookery::cluster_test {

using support::contents;

/// A worker in a thread of the test.
class WorkerHere {
public:
    explicit WorkerHere(lab::cluster::WorkerSettings settings)
        : worker_(std::move(settings)), thread_([this] { worker_.work(leaving_); }) {}
    ~WorkerHere() { leave(lab::cluster::Leaving::AtOnce); }
    void leave(lab::cluster::Leaving how) {
        leaving_ = how;
        if (thread_.joinable()) thread_.join();
    }

private:
    std::atomic<lab::cluster::Leaving> leaving_ = lab::cluster::Leaving::Not;
    lab::cluster::Worker worker_;
    std::thread thread_;
};

/// Two of them, which do what one machine would do as well.
struct TwoWorkersHere {
    WorkerHere first;
    WorkerHere second;
};

/// Where a worker waits with a job until the test lets it go on.
class Gate {
public:
    Gate(lab::cluster::WorkerStage stage, std::uint64_t job) : stage_(stage), job_(job) {}
    [[nodiscard]] std::function<void(lab::cluster::WorkerStage, std::uint64_t)> observer() {
        return [this](lab::cluster::WorkerStage stage, std::uint64_t job) {
            if (stage != stage_ || job != job_) return;
            reached_ = true;
            wait_until("the gate opens", [this] { return open_.load(); });
        };
    }
    void wait() {
        wait_until("a worker at the gate", [this] { return reached_.load(); });
    }
    void open() { open_ = true; }

private:
    lab::cluster::WorkerStage stage_;
    std::uint64_t job_;
    std::atomic<bool> reached_ = false;
    std::atomic<bool> open_ = false;
};

/// Self-play that a coordinator in a thread of the test has done by others.
class SelfplayThere {
public:
    SelfplayThere(lab::SelfplaySettings settings, lab::cluster::ClusterSettings cluster)
        : settings_(std::move(settings)), thread_([this, cluster]() mutable {
              cluster.log_line = [this](const std::string& text) {
                  const std::lock_guard lock(mutex_);
                  logged_ += text + "\n";
              };
              cluster.show = [this](const lab::cluster::RunProgress& now) {
                  const std::lock_guard lock(mutex_);
                  shown_ = now;
              };
              lab::cluster::ClusterExecutor executor(cluster);
              try {
                  progress_ = lab::play_selfplay(
                      settings_, stop_,
                      [this](const lab::SelfplayProgress& now) { games_ = now.games_before + now.games; }, &executor);
              } catch (const std::exception& error) {
                  problem_ = error.what();
              }
              ended_ = true;
          }) {}
    ~SelfplayThere() { end(); }

    /// How many games the file has.
    [[nodiscard]] std::uint64_t games() const { return games_; }
    [[nodiscard]] bool ended() const { return ended_; }
    [[nodiscard]] std::string logged() const {
        const std::lock_guard lock(mutex_);
        return logged_;
    }
    [[nodiscard]] lab::cluster::RunProgress shown() const {
        const std::lock_guard lock(mutex_);
        return shown_;
    }
    /// Waits for the end; gives back what went wrong.
    std::string wait() {
        wait_until("the end of the run\n" + logged(), [this] { return ended_.load(); });
        end();
        return problem_;
    }
    void stop() { stop_ = true; }

private:
    void end() {
        stop_ = true;
        if (thread_.joinable()) thread_.join();
    }

    lab::SelfplaySettings settings_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> ended_ = false;
    std::atomic<std::uint64_t> games_ = 0;
    mutable std::mutex mutex_;
    std::string logged_;
    lab::cluster::RunProgress shown_;
    std::string problem_;
    lab::SelfplayProgress progress_;
    std::thread thread_;
};

class Cluster : public testing::Test {
protected:
    std::uint64_t games = 320;  ///< ten jobs

    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return folder_.path() / name; }

    [[nodiscard]] lab::SelfplaySettings selfplay(const std::string& name) const {
        lab::SelfplaySettings settings;
        settings.game = "wolf-sheep";
        settings.games = games;
        settings.output = file(name);
        settings.rules.nodes = 40;
        return settings;
    }

    [[nodiscard]] lab::cluster::ClusterSettings cluster() const {
        lab::cluster::ClusterSettings settings;
        settings.server = server_->address();
        settings.store = file("runs.sqlite");
        settings.patience = std::chrono::milliseconds(1500);
        settings.look_again = std::chrono::milliseconds(1000);
        return settings;
    }

    [[nodiscard]] lab::cluster::WorkerSettings worker(const std::string& name) const {
        lab::cluster::WorkerSettings settings;
        settings.server = server_->address();
        settings.name = name;
        settings.folder = file("files");
        settings.game = "wolf-sheep";
        return settings;
    }

    [[nodiscard]] lab::cluster::WorkerSettings worker(const std::string& name, Gate& gate) const {
        lab::cluster::WorkerSettings settings = worker(name);
        settings.observer = gate.observer();
        return settings;
    }

    [[nodiscard]] TwoWorkersHere two_workers() const {
        return {WorkerHere(worker("first")), WorkerHere(worker("second"))};
    }

    /// The same words with the options that have a command done at the server of the test.
    [[nodiscard]] std::vector<std::string> on_server(std::vector<std::string> words) const {
        words.insert(words.end(), {"--on", server_->address().url, "--store", file("runs.sqlite").string()});
        return words;
    }

    /// Has a command done at the server and kills it once `has_begun`, after the worker that dies with the job. The
    /// same command, with further words, then comes to its end with another worker.
    template <class Condition>
    void kill_and_run_again(const std::vector<std::string>& words, const std::string& job, const Condition& has_begun,
                            const std::vector<std::string>& further = {}) {
        auto command = on_server(words);
        command.insert(command.begin(), ROOKERY_PROGRAM);
        command.insert(command.end(), {"--patience", "2"});
        const std::string log = file("coordinator.log").string();
        Child coordinator(command, log);
        EXPECT_EQ(worker_program("mortal", {"kill", "performed", job}).wait(), -SIGKILL);
        wait_until("the first results", has_begun);
        coordinator.send(SIGKILL);
        coordinator.wait();
        WorkerHere other(worker("other"));
        command.insert(command.end(), further.begin(), further.end());
        EXPECT_EQ(Child(command, log).wait(), 0) << contents(log);
    }

    /// A worker as a program of its own, which can be killed; see doubles/cluster_worker.cpp.
    [[nodiscard]] Child worker_program(const std::string& name, const std::vector<std::string>& fate = {}) const {
        std::vector<std::string> command{CLUSTER_WORKER_PROGRAM, server_->address().url, name, file("files").string()};
        command.insert(command.end(), fate.begin(), fate.end());
        return {command, file(name + ".log").string()};
    }

    /// What one machine makes of it.
    [[nodiscard]] const std::string& expected() {
        if (expected_.empty()) {
            const std::atomic<bool> never = false;
            lab::play_selfplay(selfplay("here"), never, {});
            expected_ = contents(file("here"));
        }
        return expected_;
    }
    void expect_same(const std::string& name) {
        EXPECT_TRUE(contents(file(name)) == expected())
            << contents(file(name)).size() << " bytes, not " << expected().size();
    }

    /// Every job was done, and counted once, and the file is what one machine makes of it.
    void expect_done(SelfplayThere& run, const std::string& name = "there") {
        EXPECT_EQ(run.wait(), "") << run.logged();
        const lab::cluster::RunProgress shown = run.shown();
        EXPECT_EQ(shown.total, std::optional(games / 32));
        EXPECT_EQ(shown.done, games / 32) << run.logged();
        EXPECT_EQ(shown.counted, games / 32);
        expect_same(name);
    }

    support::TemporaryFolder folder_;
    std::unique_ptr<NatsServer> server_ = std::make_unique<NatsServer>();
    std::string expected_;
};

}  // namespace rookery::cluster_test
