#include "cli/search_options.h"

#include "search/score.h"

namespace rookery::cli {

search::Limits SearchOptions::limits() const {
    search::Limits limits;
    limits.depth = depth;
    limits.nodes = nodes;
    if (move_time) limits.move_time = search::Milliseconds(*move_time);
    else if (!depth && !nodes) limits.move_time = search::Milliseconds(1000);
    return limits;
}

engine::Settings SearchOptions::settings() const {
    engine::Settings settings;
    settings.hash_megabytes = hash;
    settings.threads = threads;
    settings.evaluation = evaluation;
    settings.move_overhead = search::Milliseconds(0);  // nobody's clock runs
    return settings;
}

void add_search_options(CLI::App& command, SearchOptions& options) {
    command.add_option("--depth", options.depth, "Depth for each position")->check(CLI::Range(1, search::max_ply - 1));
    command.add_option("--nodes", options.nodes, "Nodes for each position")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
    command
        .add_option("--movetime", options.move_time,
                    "Milliseconds for each position (default: 1000, if there is no other limit)")
        ->check(CLI::Range(1, 86'400'000));
    command.add_option("--threads", options.threads, "Number of threads")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command.add_option("--hash", options.hash, "Megabytes for the hash table")
        ->check(CLI::Range(1, 131'072))
        ->capture_default_str();
    command.add_option("--evaluation", options.evaluation, "Name of the evaluation (default: the strongest)");
}

}  // namespace rookery::cli
