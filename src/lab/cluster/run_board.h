#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "lab/cluster/messages.h"
#include "lab/cluster/nats.h"

namespace rookery::lab::cluster {

/// A run that goes on, as a worker sees it.
struct KnownRun {
    Announcement announcement;
    std::atomic<bool> over = false;  ///< stopped, finished, or not for us any more

    [[nodiscard]] const std::string& id() const { return announcement.run; }

    /// After a job that failed here, take no more for a while, and for longer each time.
    void rest();
    void go_on() { pause_ = 0; }
    [[nodiscard]] bool rests() const { return std::chrono::steady_clock::now().time_since_epoch() < until_.load(); }

private:
    std::atomic<std::int64_t> pause_ = 0;  ///< milliseconds
    std::atomic<std::chrono::steady_clock::duration> until_{};
};

/// The runs that a server announces, kept up to date by a thread of its own. Safe to use from several threads.
class RunBoard {
public:
    /// `refusal` says why we cannot take part in a run; empty if we can.
    RunBoard(const Connection& connection, std::string worker, std::function<std::string(const Announcement&)> refusal);
    ~RunBoard();
    RunBoard(const RunBoard&) = delete;
    RunBoard& operator=(const RunBoard&) = delete;

    [[nodiscard]] std::vector<std::shared_ptr<KnownRun>> runs() const;
    /// Runs that we do not take part in, and why.
    [[nodiscard]] std::map<std::string, std::string> refused() const;

private:
    void follow();
    void learn(const std::string& run, const Entry& entry);
    void forget(const std::string& run);
    void forget_all_but(const std::set<std::string>& runs);

    const Connection& connection_;
    const std::string worker_;
    const std::function<std::string(const Announcement&)> refusal_;
    std::atomic<bool> closing_ = false;
    mutable std::mutex mutex_;
    std::map<std::string, std::shared_ptr<KnownRun>> runs_;
    std::map<std::string, std::string> refused_;
    std::thread thread_;
};

}  // namespace rookery::lab::cluster
