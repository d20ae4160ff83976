#include "cli/cluster_options.h"

#include <iostream>

#include <fmt/format.h>

#include "lab/cluster/cluster_executor.h"
#include "lab/cluster/run_store.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::cli {

void add_certificate_options(CLI::App& command, lab::cluster::ServerAddress& server) {
    command.add_option("--ca", server.authority, "File with the certificates of whom to trust, for tls://");
    CLI::Option* certificate = command.add_option("--cert", server.certificate, "File with our own certificate");
    command.add_option("--key", server.key, "File with the key of our certificate")->needs(certificate);
}

void add_cluster_options(CLI::App& command, ClusterOptions& options) {
    CLI::Option* on = command.add_option("--on", options.server.url,
                                         "Have the work done by the workers of this NATS server: nats://HOST or "
                                         "tls://HOST (see 'rookery work')");
    add_certificate_options(command, options.server);
    command.add_option("--store", options.store, "With --on: file that keeps the results until all is done")->needs(on);
    command
        .add_option("--patience", options.patience,
                    "With --on: seconds until the job of a worker that says nothing goes to another")
        ->needs(on)
        ->check(CLI::Range(1, 3600))
        ->capture_default_str();
}

std::unique_ptr<lab::Executor> make_executor(const ClusterOptions& options) {
    if (options.server.url.empty()) return nullptr;
    lab::cluster::ClusterSettings settings;
    settings.server = options.server;
    settings.store = options.store.empty() ? lab::cluster::RunStore::default_file().string() : options.store;
    settings.patience = std::chrono::seconds(options.patience);
    settings.log_line = [](const std::string& text) { std::cerr << "rookery: " << text << std::endl; };
    return std::make_unique<lab::cluster::ClusterExecutor>(std::move(settings));
}

}  // namespace rookery::cli
