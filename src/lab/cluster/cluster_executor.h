#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>

#include "lab/cluster/messages.h"
#include "lab/cluster/nats.h"
#include "lab/cluster/signature.h"
#include "lab/work/run.h"

namespace rookery::lab::cluster {

struct ClusterSettings {
    ServerAddress server;
    std::filesystem::path store;                 ///< of results, until the run is finished
    std::chrono::milliseconds patience{30'000};  ///< for a worker to say that it is still at a job
    std::uint64_t max_deliveries = 5;            ///< a job that nobody could do so often is given up
    std::chrono::milliseconds look_again{
        10'000};  ///< how often to make sure that jobs and server are as they should be
    std::function<void(const std::string&)> log_line;  ///< what a person should know, one line each
    std::function<void(const RunProgress&)> show;      ///< about once a second
};

/// Has jobs done by the workers that have joined a server. Whatever happens to workers, server and network, each result
/// counts once: the first one for each number that is stored here. When this program ends on the way, the same run goes
/// on where it was. While the server cannot be reached it waits.
class ClusterExecutor final : public Executor {
public:
    explicit ClusterExecutor(ClusterSettings settings) : settings_(std::move(settings)) {}

    [[nodiscard]] bool wants_large_jobs() const override { return true; }
    RunEnd execute(Run& run, const std::atomic<bool>& stop) override;

private:
    ClusterSettings settings_;
    Signatures signatures_;
};

}  // namespace rookery::lab::cluster
