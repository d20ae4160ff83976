#pragma once

#include <memory>

#include <CLI/CLI.hpp>

#include "cli/progress_line.h"
#include "lab/cluster/nats.h"
#include "lab/work/run.h"

namespace rookery::cli {

/// Which server to work with, and how.
struct ClusterOptions {
    lab::cluster::ServerAddress server;
    std::string store;
    int patience = 30;  ///< seconds
};

/// --on and what belongs to it, for commands whose work can be done by many machines.
void add_cluster_options(CLI::App& command, ClusterOptions& options);
/// The files of certificates alone.
void add_certificate_options(CLI::App& command, lab::cluster::ServerAddress& server);

/// Nothing if the work is to be done here.
[[nodiscard]] std::unique_ptr<lab::Executor> make_executor(const ClusterOptions& options);

}  // namespace rookery::cli
