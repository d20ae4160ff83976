#pragma once

#include "lab/cluster/coordinator/coordinated_run.h"
#include "lab/cluster/coordinator/posted_run.h"

namespace rookery::lab::cluster {

/// Keeps jobs of a run at the server, for workers to take.
class JobPoster {
public:
    JobPoster(const Connection& connection, CoordinatedRun& run, const PostedRun& posted)
        : connection_(connection), run_(run), posted_(posted) {}

    /// Enough for so many cores to find something, and not so much that a decided run has wasted many.
    void publish_jobs(std::size_t cores);
    /// Those that have had no result for a while, the first ones once more: the server refuses those that it has. What
    /// was published just now may be done, its result on the way, and would be done twice.
    void publish_again(std::size_t max_jobs);
    /// All that have no result, to a server that has lost them.
    void publish_all();

private:
    /// Whether the server takes a job of that size.
    [[nodiscard]] bool is_carried(std::uint64_t number, const std::string& packed);

    const Connection& connection_;
    CoordinatedRun& run_;
    const PostedRun& posted_;
};

}  // namespace rookery::lab::cluster
