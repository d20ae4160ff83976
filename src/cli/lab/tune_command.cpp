#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>

#include <fmt/format.h>

#include "chess/evaluation/weights_text.h"
#include "cli/commands.h"
#include "cli/progress_line.h"
#include "lab/tune/tuner.h"
#include "learn/game_file.h"

namespace rookery::cli {
namespace {

struct TuneOptions {
    std::string game = "chess";
    std::vector<std::string> files;
    std::string output;
    lab::TuningSettings settings;
};

int run(const TuneOptions& options) {
    ProgressLine line;
    lab::TuningData data(lab::find_tunable_rules(options.game));
    for (const std::string& file : options.files) {
        line.show(fmt::format("tune: reading {}", file));
        if (learn::is_game_file(file)) {
            data.read_games(file);
            continue;
        }
        std::ifstream text(file);
        if (!text) throw std::runtime_error(fmt::format("cannot read {}", file));
        data.read(text, file);
    }
    if (data.size() == 0) throw std::runtime_error("there are no positions to learn from");

    // Before the work of hours, not after it. Nothing is lost if it fails: the file is only opened, not emptied.
    std::ofstream output(options.output, std::ios::in | std::ios::out | std::ios::app);
    if (!output) throw std::runtime_error(fmt::format("cannot write to {}", options.output));

    const auto outcome = lab::tune(data, *data.rules().weights, options.settings, [&](int epoch, const auto& errors) {
        line.show(fmt::format("tune: epoch {} of {}, error {:.6f}, on positions kept out {:.6f}", epoch,
                              options.settings.epochs, errors.training, errors.validation));
    });
    line.clear();

    output.close();
    output.open(options.output, std::ios::trunc);
    output << chess::weights_source(data.rules().game, data.rules().rule_set, outcome.weights);
    output.close();
    if (!output) throw std::runtime_error(fmt::format("cannot write to {}", options.output));

    fmt::print("positions  {} of {} games ({} more skipped: in check, or a known ending)\n", data.size(), data.games(),
               data.skipped());
    fmt::print("slope      {:.5f} per centipawn\n", outcome.slope);
    fmt::print("error      {:.6f} -> {:.6f}\n", outcome.before.training, outcome.after.training);
    fmt::print("kept out   {:.6f} -> {:.6f}\n", outcome.before.validation, outcome.after.validation);
    fmt::print("best epoch {}\n", outcome.best_epoch);
    fmt::print("written to {}\n", options.output);
    return exit_success;
}

}  // namespace

void add_tune_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<TuneOptions>();
    lab::TuningSettings& settings = options->settings;
    CLI::App* command = app.add_subcommand("tune", "Fit the weights of the tuned evaluation to the results of games");
    command->footer(
        "Each line of the data is a quiet position and the result of its game for White: 'FEN | 1', 0.5 or 0. The "
        "score\n"
        "that a search found for White may stand between them, as 'rookery lab selfplay' writes it: 'FEN | 87 | 1'.\n"
        "Example: rookery lab tune --data selfplay.txt --output src/chess/evaluation/weights/chess.h");
    command->add_option("--game", options->game, "The game whose weights to fit")->capture_default_str();
    command->add_option("--data", options->files, "Files with positions and results")->required();
    command->add_option("--output", options->output, "File to write, as C++ source")->required();
    command->add_option("--epochs", settings.epochs, "How often to go through the data")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    command->add_option("--seed", settings.seed, "Seed of the order and of the positions kept out")
        ->capture_default_str();
    command->add_option("--learning-rate", settings.learning_rate, "Centipawns a weight moves in one step, at first")
        ->check(CLI::Range(1e-3, 1e3))
        ->capture_default_str();
    command->add_option("--batch", settings.batch, "Positions per step")
        ->check(CLI::Range(1, 1 << 24))
        ->capture_default_str();
    command->add_option("--keep-out", settings.validation_share, "Share of positions to check against")
        ->check(CLI::Range(0.0, 0.9))
        ->capture_default_str();
    command
        ->add_option("--expected-change", settings.expected_change,
                     "Centipawns; the less, the more weights stay where they are; 0 leaves them free")
        ->check(CLI::Range(0.0, 1e4))
        ->capture_default_str();
    command->add_option("--score-share", settings.score_share, "How much searched scores count beside results")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command->add_option("--threads", settings.threads, "Number of threads")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
