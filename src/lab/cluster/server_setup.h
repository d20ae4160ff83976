#pragma once

#include "lab/cluster/files.h"
#include "lab/cluster/nats.h"

namespace rookery::lab::cluster {

/// Makes the streams and buckets that runs need, as far as the server does not have them.
void set_up_server(const Connection& connection);
/// Of that only what workers need to tell of themselves.
void set_up_workers(const Connection& connection);

}  // namespace rookery::lab::cluster
