#pragma once

#include <memory>

#include "app/lab/cluster_view.h"
#include "lab/cluster/nats.h"

namespace rookery::cli {

/// What goes on at a NATS server. Waits for the server in a thread of its own, and comes back to it when it was away.
[[nodiscard]] std::unique_ptr<app::ClusterView> make_nats_view(const lab::cluster::ServerAddress& server);

}  // namespace rookery::cli
