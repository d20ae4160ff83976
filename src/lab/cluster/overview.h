#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/cluster/messages.h"
#include "lab/cluster/nats.h"

namespace rookery::lab::cluster {

/// As one JSON object: the texts that they send each other.
[[nodiscard]] std::string overview_json(const Overview& overview);

[[nodiscard]] Overview look(const Connection& connection);

/// Ends a run, as if its coordinator had been stopped: the same command goes on with it. Throws ServerError if there is
/// no such run.
void stop_run(const Connection& connection, const std::string& run);
/// Takes a run off the server that was stopped and that nobody goes on with. Throws ServerError if it was not stopped.
void forget_run(const Connection& connection, const std::string& run);
/// Takes a worker off a run and has its work done again by others.
void exclude_worker(const Connection& connection, const std::string& run, const std::string& worker);

}  // namespace rookery::lab::cluster
