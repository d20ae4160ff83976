#pragma once

#include <optional>
#include <set>
#include <string>

#include "lab/cluster/coordinator/coordinated_run.h"
#include "lab/cluster/coordinator/crew.h"
#include "lab/cluster/coordinator/job_failures.h"
#include "lab/cluster/coordinator/posted_run.h"
#include "lab/cluster/coordinator/run_notice.h"

namespace rookery::lab::cluster {

/// Takes what workers send: checks and stores results, and decides what follows from those that are missing or cannot
/// be true.
class ResultIntake {
public:
    ResultIntake(CoordinatedRun& run, PostedRun& posted, RunNotice& notice, const Crew& crew)
        : run_(run), posted_(posted), notice_(notice), crew_(crew) {}

    /// Waits a moment for results. False if there were none.
    bool take();

private:
    [[nodiscard]] std::optional<StoredResult> accepted(const Message& message);
    void reject(const Message& message, const std::string& worker, const std::string& problem);
    void end_without_result(std::uint64_t number, const ResultMessage& result);
    /// What it has done counts; it gets no more.
    void set_aside(const std::string& worker, const std::string& why);

    CoordinatedRun& run_;
    PostedRun& posted_;
    RunNotice& notice_;
    const Crew& crew_;
    JobFailures failures_;
    std::set<std::string> failing_;  ///< workers of which a failure was told
};

}  // namespace rookery::lab::cluster
