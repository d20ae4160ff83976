#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace rookery::lab::cluster {

/// Jobs that workers could not do. Is it the job or the worker? A job that nobody can do is given up; a machine that
/// can do none, because its disk is full or it lacks an engine, is set aside and must not end the run of the others.
class JobFailures {
public:
    enum class Verdict : std::uint8_t { TryAgain, GiveUp, SetWorkerAside };

    /// A worker could not do a job. `crew`: all who take part now.
    [[nodiscard]] Verdict add(std::uint64_t job, const std::string& worker, const std::set<std::string>& crew);
    /// A worker has done a job.
    void succeed(const std::string& worker);

private:
    struct Attempts {
        std::uint64_t count = 0;
        std::set<std::string> workers;
    };

    std::map<std::uint64_t, Attempts> attempts_;
    std::map<std::string, std::set<std::uint64_t>> in_a_row_;  ///< jobs that failed at a worker since it did one
    std::set<std::string> able_;                               ///< workers that have done some job
};

}  // namespace rookery::lab::cluster
