#include <chrono>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "lab/learn/train.h"

namespace rookery::cli {
namespace {

int run(const lab::TrainSettings& settings) {
    const std::atomic<bool>& stop = stop_on_signals();
    using Clock = std::chrono::steady_clock;
    Clock::time_point pass_begin = Clock::now();
    ProgressLine line;
    const auto outcome = lab::train(settings, stop, [&](const lab::TrainProgress& now) {
        if (now.slope == 0) {
            line.show(fmt::format("Reading: {} games, {} positions", now.games, now.positions));
            pass_begin = Clock::now();
            return;
        }
        const double seconds = std::max(1e-3, std::chrono::duration<double>(Clock::now() - pass_begin).count());
        const double rate = (now.pass_ended ? 1 : now.done) * static_cast<double>(now.positions) / seconds;
        if (!now.pass_ended) {
            line.show(fmt::format("Pass {} of {}, {:.0f}%, loss {:.5f}, {:.2f} million positions a second",
                                  now.passes + 1, settings.trainer.passes, 100 * now.done, now.losses.training,
                                  rate / 1e6));
            return;
        }
        line.clear();
        std::cerr << fmt::format(
            "Pass {:2} of {}: loss {:.5f}, {:.5f} on games kept aside, {:.2f} million positions a second\n", now.passes,
            settings.trainer.passes, now.losses.training, now.losses.validation, rate / 1e6);
        pass_begin = Clock::now();
    });
    line.clear();
    const lab::TrainProgress& end = outcome.progress;
    std::cout << fmt::format(
        "{} after {} of {} passes over {} positions of {} games: loss {:.5f}, {:.5f} on {} positions kept aside\n",
        outcome.complete ? "Done" : "Stopped", end.passes, settings.trainer.passes, end.positions, end.games,
        end.losses.training, end.losses.validation, end.kept_aside);
    return outcome.complete ? exit_success : exit_failure;
}

}  // namespace

void add_train_command(CLI::App& lab, int& exit_code) {
    auto settings = std::make_shared<lab::TrainSettings>();
    learn::TrainerSettings& trainer = settings->trainer;
    CLI::App* command = lab.add_subcommand("train", "Teach a network from games of 'rookery lab selfplay'");
    command->footer(
        "The network goes to the file after each pass, so that it can be tried at once: EvalFile names it to an "
        "engine.\n"
        "Ctrl-C ends it; the same command goes on with the last whole pass.\n"
        "Example: rookery lab train --data chess-1.games --data chess-2.games --output chess.net --threads 2");
    command->add_option("--data", settings->data, "File of games; may be given several times")->required();
    command->add_option("--output", settings->output, "File for the network")->required();
    command->add_option("--game", settings->game, "Name of the game")->capture_default_str();
    command->add_option("--neurons", settings->neurons, "Size of the hidden layer, a multiple of 16")
        ->check(CLI::Range(learn::Network::min_neurons, learn::Network::max_neurons))
        ->capture_default_str();
    command->add_option("--from", settings->first_network,
                        "Network to begin with, which then learns on (default: one that knows nothing)");
    command->add_option("--passes", trainer.passes, "Passes over all positions")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command->add_option("--rate", trainer.first_rate, "Learning rate at the start")
        ->check(CLI::Range(1e-7, 1.0))
        ->capture_default_str();
    command->add_option("--score-share", trainer.score_share, "How much the score counts beside the result")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command
        ->add_option("--slope", settings->slope, "What a centipawn means for the result (default: fitted to the games)")
        ->check(CLI::Range(1e-5, 1e-1));
    command
        ->add_option("--neighbors", settings->neighbors,
                     "Random neighbors of each position that the hand-written evaluation judges, to learn from too")
        ->check(CLI::Range(0, 1000))
        ->capture_default_str();
    command->add_option("--neighbor-weight", trainer.neighbor_weight, "How much a neighbor counts beside a position")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command->add_option("--batch", trainer.batch, "Positions in each step of learning")
        ->check(CLI::Range(16, 1'000'000))
        ->capture_default_str();
    command->add_option("--seed", trainer.seed, "Seed of first weights and order")->capture_default_str();
    command->add_option("--threads", trainer.threads, "Threads; the network is the same for any number")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    command->callback([settings, &exit_code] { exit_code = run(*settings); });
}

}  // namespace rookery::cli
