#include "lab/learn/train.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/learner.h"
#include "engine/networks.h"
#include "learn/files.h"
#include "learn/game_file.h"
#include "learn/parallel.h"
#include "learn/samples.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::lab {
namespace {

/// Of fewer positions a step learns little but noise.
constexpr std::size_t smallest_batch = 128;
/// Every so many games, one is kept aside.
constexpr std::uint64_t games_per_validation = 32;

struct Positions {
    learn::SampleSet training;
    learn::SampleSet validation;
    std::uint64_t games = 0;
};

/// Reads all games. Replaying them is the slow part and is done on several threads, a piece of a file at a time.
class PositionReader {
public:
    PositionReader(const engine::Learner& learner, std::size_t neighbors, unsigned threads)
        : learner_(learner), neighbors_(neighbors), threads_(threads) {}

    void read(const std::filesystem::path& path, const std::string& game, const std::atomic<bool>& stop,
              Positions& positions) {
        learn::GameFileReader file(path);
        if (file.info().game != game)
            throw text::ParseError(text::quoted(path.string()) + " holds games of " + text::quoted(file.info().game) +
                                   ", not of " + game);
        std::vector<learn::TrainingGame> games;
        while (!stop.load(std::memory_order_relaxed)) {
            auto next = file.next();
            if (next) games.push_back(std::move(*next));
            if (games.size() == games_at_a_time || !next) {
                add(games, positions);
                games.clear();
            }
            if (!next) break;
        }
    }

private:
    static constexpr std::size_t games_at_a_time = 2048;
    static constexpr std::size_t pieces = 16;

    void add(const std::vector<learn::TrainingGame>& games, Positions& positions) {
        std::array<Positions, pieces> parts;
        std::array<std::string, pieces> problems;
        learn::in_parallel(threads_, pieces, [&](std::size_t piece) {
            try {
                for (std::size_t i = games.size() * piece / pieces; i < games.size() * (piece + 1) / pieces; ++i) {
                    const bool aside = games[i].number % games_per_validation == 0;
                    if (aside) learner_.add_samples(games[i], 0, parts[piece].validation);
                    else learner_.add_samples(games[i], neighbors_, parts[piece].training);
                }
            } catch (const text::ParseError& error) {
                problems[piece] = error.what();
            }
        });
        for (const std::string& problem : problems)
            if (!problem.empty()) throw text::ParseError(problem);
        for (const Positions& part : parts) {
            positions.training.append(part.training);
            positions.validation.append(part.validation);
        }
        positions.games += games.size();
    }

    const engine::Learner& learner_;
    std::size_t neighbors_;
    unsigned threads_;
};

}  // namespace

TrainOutcome train(const TrainSettings& settings, const std::atomic<bool>& stop, const TrainListener& listener) {
    const engine::Learner& learner = engine::learner_of(settings.game);
    TrainOutcome outcome;
    TrainProgress& progress = outcome.progress;
    Positions positions;
    PositionReader reader(learner, settings.neighbors, settings.trainer.threads);
    for (const auto& path : settings.data) {
        reader.read(path, settings.game, stop, positions);
        progress.games = positions.games;
        progress.positions = positions.training.size();
        progress.kept_aside = positions.validation.size();
        if (listener) listener(progress);
    }
    if (stop.load(std::memory_order_relaxed)) return outcome;
    if (positions.training.size() == 0 || positions.validation.size() == 0)
        throw text::ParseError("there are too few games to learn from: at least " +
                               std::to_string(games_per_validation) + " are needed");

    progress.slope = settings.slope ? *settings.slope : learn::fitted_slope(positions.training);
    learn::TrainerSettings trainer_settings = settings.trainer;
    trainer_settings.batch =
        std::min(settings.trainer.batch,
                 std::max(smallest_batch, positions.training.size() / std::max<std::size_t>(settings.min_steps, 1)));
    learn::Trainer trainer(learner.shape(settings.neurons), learner.inputs(), positions.training, positions.validation,
                           progress.slope, trainer_settings);
    if (!settings.first_network.empty()) {
        const learn::NetworkShape shape = learner.shape(settings.neurons);
        trainer.begin_with(*engine::load_network(settings.first_network, shape.game, shape.inputs));
    }
    std::filesystem::path state_file = settings.output;
    state_file += ".state";
    if (std::filesystem::exists(state_file)) {
        trainer.restore(learn::read_file(state_file));
        progress.passes = trainer.passes();
    }
    while (trainer.passes() < settings.trainer.passes) {
        const bool ended = trainer.pass([&](double done, double loss) {
            progress.done = done;
            progress.losses.training = loss;
            progress.pass_ended = false;
            if (listener) listener(progress);
            return !stop.load(std::memory_order_relaxed);
        });
        if (!ended) return outcome;
        progress.passes = trainer.passes();
        progress.losses = {trainer.training_loss(), trainer.validation_loss()};
        progress.pass_ended = true;
        if (listener) listener(progress);
        learn::write_file(state_file, trainer.state());
        learn::Network network = trainer.network();
        network.origin =
            fmt::format("{} positions of {} games, {} of {} passes, loss {:.5f}, {:.5f} on games kept aside",
                        progress.positions, progress.games, progress.passes, settings.trainer.passes,
                        progress.losses.training, progress.losses.validation);
        learn::write_file(settings.output, network.bytes());
    }
    std::filesystem::remove(state_file);
    outcome.complete = true;
    return outcome;
}

}  // namespace rookery::lab
