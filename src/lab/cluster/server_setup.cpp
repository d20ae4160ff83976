#include "lab/cluster/server_setup.h"

#include "lab/cluster/messages.h"

namespace rookery::lab::cluster {

void set_up_server(const Connection& connection) {
    constexpr std::chrono::hours day(24);
    connection.ensure_stream({jobs_stream, "rk.job.>", true, {}});
    // What nobody comes back for is gone after a while.
    connection.ensure_stream({results_stream, "rk.res.>", false, 14 * day});
    connection.ensure_stream({files_stream, "rk.file.>", false, file_lifetime});
    Bucket::ensure(connection, runs_bucket);
    set_up_workers(connection);
}

void set_up_workers(const Connection& connection) { Bucket::ensure(connection, workers_bucket, worker_lifetime); }

}  // namespace rookery::lab::cluster
