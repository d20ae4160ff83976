#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "engine/bench.h"
#include "engine/games.h"

namespace rookery::cli {
namespace {

struct BenchOptions {
    std::vector<std::string> games;
    bool json = false;
};

int run(const BenchOptions& options) {
    std::vector<std::string> games = options.games;
    for (const std::string& game : games) static_cast<void>(engine::find_game(game));
    if (games.empty())
        for (const game::GameInfo& info : engine::games()) games.emplace_back(info.id);
    if (!options.json) std::cout << fmt::format("{:<14}{:>12}{:>12}\n", "game", "nodes", "nodes/s");
    for (const std::string& game : games) {
        const engine::BenchResult result = engine::run_bench(game);
        if (options.json) std::cout << bench_json(result) << std::endl;
        else
            std::cout << fmt::format("{:<14}{:>12}{:>12.0f}\n", game, result.nodes, result.nodes_per_second())
                      << std::flush;
    }
    return exit_success;
}

}  // namespace

void add_bench_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* command = app.add_subcommand("bench", "Search a fixed set of positions: node count and speed");
    command->footer("The node count is the signature of the search: it changes only when the search does.");
    command->add_option("--game", options->games, "Only this game; may be given several times");
    command->add_flag("--json", options->json, "Print one JSON object per game instead");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
