#include <chrono>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "cli/cluster_options.h"
#include "cli/commands.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "engine/games.h"
#include "lab/learn/selfplay.h"

namespace rookery::cli {
namespace {

int run(const lab::SelfplaySettings& settings, const ClusterOptions& cluster) {
    static_cast<void>(engine::find_evaluation(settings.game, settings.evaluation));
    const std::atomic<bool>& stop = stop_on_signals();
    const auto begin = std::chrono::steady_clock::now();
    const auto rate = [&](const lab::SelfplayProgress& now) {
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        return static_cast<double>(now.positions) / std::max(seconds.count(), 1e-3);
    };
    ProgressLine line;
    const auto executor = make_executor(cluster);
    const auto listener = [&](const lab::SelfplayProgress& now) {
        line.show(fmt::format("{} of {} games, {} positions, {:.0f} a second", now.games_before + now.games,
                              settings.games, now.positions, rate(now)));
    };
    const auto result = lab::play_selfplay(settings, stop, listener, executor.get());
    line.clear();
    std::cout << fmt::format(
        "{} games (first side {} won, {} drawn, {} lost), {} positions, {:.0f} a second; {} in {}\n", result.games,
        result.first_wins, result.draws, result.second_wins, result.positions, rate(result),
        result.games_before + result.games, settings.output.string());
    return exit_success;
}

}  // namespace

void add_selfplay_command(CLI::App& lab, int& exit_code) {
    auto settings = std::make_shared<lab::SelfplaySettings>();
    auto cluster = std::make_shared<ClusterOptions>();
    learn::TrainingRules& rules = settings->rules;
    CLI::App* command = lab.add_subcommand("selfplay", "Play the engine against itself in bulk, to learn from");
    command->footer(
        "The file holds whole games in a few bytes a move: what 'rookery lab train' and 'rookery lab tune' read.\n"
        "Ctrl-C ends it; the same command goes on where it stopped. For more data, use another seed and file.\n"
        "Example: rookery lab selfplay --games 100000 --threads 2 --output chess-1.games");
    command->add_option("--output", settings->output, "File to add the games to")->required();
    command->add_option("--game", settings->game, "Name of the game")->capture_default_str();
    command->add_option("--evaluation", settings->evaluation, "Name of the evaluation (default: the strongest)");
    command->add_option("--games", settings->games, "Number of games in the file")->capture_default_str();
    command->add_option("--nodes", rules.nodes, "Nodes per move; a search finishes the depth in which it reaches them")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000'000}))
        ->capture_default_str();
    command->add_option("--random-plies", rules.random_plies, "Random moves at the start of each game, or one more")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    command->add_option("--random-percent", rules.random_percent, "How many of a hundred later moves are random")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    command->add_option("--seed", settings->seed, "Seed of the random moves")->capture_default_str();
    command->add_option("--threads", settings->threads, "Games at a time")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    add_cluster_options(*command, *cluster);
    command->callback([settings, cluster, &exit_code] { exit_code = run(*settings, *cluster); });
}

}  // namespace rookery::cli
