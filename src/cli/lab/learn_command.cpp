#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "cli/cluster_options.h"
#include "cli/commands.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "lab/learn/circle.h"

namespace rookery::cli {
namespace {

std::string truth_text(const lab::Truth& truth) {
    if (truth.positions == 0) return "";
    return fmt::format("; keeps {} of {} wins ({:.0f}%)", truth.kept, truth.positions,
                       100 * static_cast<double>(truth.kept) / static_cast<double>(truth.positions));
}

std::string report_of(const lab::Generation& generation) {
    if (generation.number == 0) return "Generation 0: where it begins" + truth_text(generation.truth) + "\n";
    return fmt::format(
        "Generation {}: {} positions of {} games, loss {:.5f} ({:.5f} on games kept aside); +{} ={} -{} against the "
        "best before, {}; Elo {:+.0f} +- {:.0f} since generation 0{}\n",
        generation.number, generation.positions, generation.games, generation.losses.training,
        generation.losses.validation, generation.wins, generation.draws, generation.losses_in_match,
        generation.kept ? "kept" : "not kept", generation.elo, generation.elo_error, truth_text(generation.truth));
}

int run(lab::LearnSettings settings, const ClusterOptions& cluster) {
    const auto executor = make_executor(cluster);
    settings.executor = executor.get();
    const std::atomic<bool>& stop = stop_on_signals();
    ProgressLine line;
    const auto generations = lab::learn_game(settings, stop, [&](const lab::LearnProgress& now) {
        if (now.generation_ended) {
            line.clear();
            std::cout << report_of(now.generations.back()) << std::flush;
            return;
        }
        constexpr std::string_view phases[] = {"playing", "training", "judging"};
        line.show(fmt::format("Generation {}: {}, {:.0f}%", now.generation, phases[static_cast<int>(now.phase)],
                              100 * now.done));
    });
    line.clear();
    for (auto best = generations.rbegin(); best != generations.rend(); ++best)
        if (best->kept) {
            std::cout << (best->number == 0
                              ? "No generation was better than the first.\n"
                              : fmt::format("The best network is {}, of generation {}.\n",
                                            lab::network_of(settings.folder, best->number).string(), best->number));
            break;
        }
    return exit_success;
}

}  // namespace

void add_learn_command(CLI::App& lab, int& exit_code) {
    auto settings = std::make_shared<lab::LearnSettings>();
    auto cluster = std::make_shared<ClusterOptions>();
    settings->rules.nodes = 500;
    settings->trainer.passes = 15;
    CLI::App* command = lab.add_subcommand("learn", "Learn a game: play, train, judge, keep the better network, again");
    command->footer(
        "Games, networks and the log of generations go to the folder; the same command goes on where it stopped.\n"
        "Example: rookery lab learn --game wolf-sheep --from-nothing --games 500 --folder wolf");
    command->add_option("--folder", settings->folder, "Folder for everything that is made")->required();
    command->add_option("--game", settings->game, "Name of the game")->capture_default_str();
    command->add_flag("--from-nothing", settings->from_nothing,
                      "Begin with a network that knows nothing, instead of the strongest evaluation");
    command->add_option("--generations", settings->generations, "How often to go around (0: until Ctrl-C)")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command->add_option("--games", settings->games, "Games of self-play in each generation")->capture_default_str();
    command->add_option("--match-games", settings->match_games, "Games that judge a new network")
        ->check(CLI::Range(2, 1'000'000))
        ->capture_default_str();
    command->add_option("--nodes", settings->rules.nodes, "Nodes per move")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000'000}))
        ->capture_default_str();
    command->add_option("--neurons", settings->neurons, "Size of the hidden layer, a multiple of 16")
        ->check(CLI::Range(learn::Network::min_neurons, learn::Network::max_neurons))
        ->capture_default_str();
    command->add_option("--passes", settings->trainer.passes, "Passes over the positions of all remembered games")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command->add_option("--remember", settings->remembered, "Generations whose games are learned from")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command->add_option("--seed", settings->seed, "Seed of everything")->capture_default_str();
    command->add_option("--threads", settings->threads, "Threads")->check(CLI::Range(1, 512))->capture_default_str();
    add_cluster_options(*command, *cluster);
    command->callback([settings, cluster, &exit_code] { exit_code = run(*settings, *cluster); });
}

}  // namespace rookery::cli
