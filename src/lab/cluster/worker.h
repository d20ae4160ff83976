#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "lab/cluster/nats.h"

namespace rookery::lab::cluster {

/// Where a worker is with a job.
enum class WorkerStage : std::uint8_t { Taken, Performing, Performed, Published, Done };

struct WorkerSettings {
    ServerAddress server;
    std::string name;  ///< by which results are known
    unsigned cores = 1;
    bool run_programs = false;                         ///< also those that a run brings or names
    std::filesystem::path folder;                      ///< for files of runs
    std::function<void(const std::string&)> log_line;  ///< what a person should know, one line each
    // For tests.
    std::string game = "chess";  ///< whose signature to tell everybody
    std::string version = ROOKERY_VERSION;
    /// Told when a job has come to a stage.
    std::function<void(WorkerStage stage, std::uint64_t job)> observer;
};

enum class Leaving : std::uint8_t {
    Not,
    AfterJobs,  ///< take no more, and finish what is under way
    AtOnce,     ///< give back what is under way
};

/// Takes jobs of every run that it may take part in, and does them, until it is told to leave. While the server cannot
/// be reached it goes on with what it has, and waits.
class Worker {
public:
    /// Throws ServerError if the server cannot be joined at all.
    explicit Worker(WorkerSettings settings);
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void work(const std::atomic<Leaving>& leaving);

private:
    class Shift;
    std::unique_ptr<Shift> shift_;
};

/// The name of this machine and a few letters that no other worker has.
[[nodiscard]] std::string default_worker_name();

}  // namespace rookery::lab::cluster
