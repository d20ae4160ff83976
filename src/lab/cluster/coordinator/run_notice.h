#pragma once

#include <optional>

#include "lab/cluster/coordinator/coordinated_run.h"
#include "lab/cluster/nats.h"

namespace rookery::lab::cluster {

/// What everybody can read of a run at the server: that it is there, how it stands, and what others want of it.
class RunNotice {
public:
    RunNotice(const Connection& connection, CoordinatedRun& run) : connection_(connection), run_(run) {}

    /// Somebody may have excluded a worker while nobody coordinated the run.
    void remember_exclusions();
    /// Puts the run there and follows what others say of it, or begins anew after the server was away.
    void join();
    /// Says how the run stands, without losing what others have said of it.
    void announce();
    /// Does what they have said since.
    void follow_orders();
    void publish_progress() const;
    void remove() const;

private:
    [[nodiscard]] Bucket runs() const { return {connection_, runs_bucket}; }

    const Connection& connection_;
    CoordinatedRun& run_;
    std::optional<BucketWatch> orders_;
    bool announced_ = false;
};

}  // namespace rookery::lab::cluster
