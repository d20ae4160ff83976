// How fast networks learn and play: positions per second of the trainer, and nodes per second of the search with a
// network against the same search with the hand-written evaluation, in rounds that alternate.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <random>
#include <thread>
#include <vector>

#include "board/random.h"
#include "chess/position.h"
#include "engine/bench.h"
#include "engine/learner.h"
#include "engine/networks.h"
#include "learn/files.h"
#include "learn/trainer.h"
#include "program.h"
#include "search/traits.h"

namespace rookery::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Chess = chess::Position<chess::Orthodox>;

constexpr std::size_t neurons = 128;
constexpr int rounds = 7;

/// Positions of random games, with a few captures to thin them out.
learn::SampleSet random_samples(std::size_t count) {
    learn::SampleSet samples;
    board::Random random(1);
    while (samples.size() < count) {
        Chess position = Chess::start();
        learn::TrainingGame game;
        game.start = position.text();
        game.result = random.below(2) == 0 ? game::Result::FirstWins : game::Result::SecondWins;
        for (int ply = 0; ply < 160 && !game::outcome(position).over(); ++ply) {
            Chess::MoveList moves;
            position.legal_moves(moves);
            const auto move = moves[random.below(moves.size())];
            game.plies.push_back({search::move_to_bits(move), static_cast<std::int16_t>(random.below(400) - 200)});
            position.make(move);
        }
        engine::learner_of("chess").add_samples(game, 0, samples);
    }
    return samples;
}

void measure_trainer() {
    const learn::SampleSet samples = random_samples(400'000);
    const learn::SampleSet none;
    learn::TrainerSettings settings;
    settings.threads = std::max(1U, std::thread::hardware_concurrency());
    const engine::Learner& learner = engine::learner_of("chess");
    learn::Trainer trainer(learner.shape(neurons), learner.inputs(), samples, none, 0.005, settings);
    double best = 0;
    for (int pass = 0; pass < 4; ++pass) {
        const auto begin = Clock::now();
        trainer.pass();
        const std::chrono::duration<double> seconds = Clock::now() - begin;
        best = std::max(best, static_cast<double>(samples.size()) / seconds.count());
    }
    std::printf("trainer, %zu neurons, %u threads: %.2f million positions a second\n", neurons, settings.threads,
                best / 1e6);
}

/// Any network is as fast as any other; without one of the program's own, one that was never taught will do.
std::string network_file(const std::filesystem::path& folder) {
    if (!engine::embedded_network("chess").empty()) return "";
    const engine::Learner& learner = engine::learner_of("chess");
    learn::SampleSet none;
    const learn::Trainer untaught(learner.shape(neurons), learner.inputs(), none, none, 0.005, {});
    const auto file = folder / "rookery-bench.net";
    learn::write_file(file, untaught.network().bytes());
    return file.string();
}

void measure_search() {
    engine::Settings net;
    net.evaluation = "net";
    net.network_file = network_file(std::filesystem::temp_directory_path());
    engine::Settings tuned;
    tuned.evaluation = "tuned";
    double best_net = 0;
    double best_tuned = 0;
    std::vector<double> ratios;
    for (int round = 0; round < rounds; ++round) {
        const double with_net = engine::run_bench("chess", net).nodes_per_second();
        const double with_tuned = engine::run_bench("chess", tuned).nodes_per_second();
        best_net = std::max(best_net, with_net);
        best_tuned = std::max(best_tuned, with_tuned);
        ratios.push_back(with_net / with_tuned);
    }
    std::nth_element(ratios.begin(), ratios.begin() + rounds / 2, ratios.end());
    std::printf("search: net %.2f, tuned %.2f million nodes a second, ratio %.2f (median of the rounds %.2f)\n",
                best_net / 1e6, best_tuned / 1e6, best_net / best_tuned, ratios[rounds / 2]);
    if (!net.network_file.empty()) std::filesystem::remove(net.network_file);
}

}  // namespace
}  // namespace rookery::bench

int main() {
    return rookery::bench::run_program("learn_bench", [] {
        rookery::bench::measure_trainer();
        rookery::bench::measure_search();
    });
}
