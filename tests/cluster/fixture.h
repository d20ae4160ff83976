#pragma once

#include <atomic>
#include <exception>
#include <fstream>
#include <memory>
#include <mutex>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>

#include "cluster/nats_server.h"
#include "lab/cluster/cluster_executor.h"
#include "lab/cluster/overview.h"
#include "lab/cluster/worker.h"
#include "lab/learn/selfplay.h"

namespace rookery::cluster_test {

inline std::string contents(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    return bytes.str();
}

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
              cluster.tell = [this](const std::string& text) {
                  const std::lock_guard lock(mutex_);
                  told_ += text + "\n";
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
    [[nodiscard]] std::string told() const {
        const std::lock_guard lock(mutex_);
        return told_;
    }
    /// Waits for the end; gives back what went wrong.
    std::string wait() {
        wait_until("the end of the run\n" + told(), [this] { return ended_.load(); });
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
    std::string told_;
    std::string problem_;
    lab::SelfplayProgress progress_;
    std::thread thread_;
};

class Cluster : public testing::Test {
protected:
    static constexpr std::uint64_t games = 320;  ///< ten jobs

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
        EXPECT_TRUE(contents(file(name)) == expected()) << contents(file(name)).size() << " bytes, not " << expected().size();
    }

    support::TemporaryFolder folder_;
    std::unique_ptr<NatsServer> server_ = std::make_unique<NatsServer>();
    std::string expected_;
};

}  // namespace rookery::cluster_test
