#include <fstream>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "engine/games.h"
#include "game/quoted.h"
#include "lab/selfplay.h"

namespace rookery::cli {
namespace {

struct SelfplayOptions {
    lab::SelfplaySettings settings;
    std::string output;
};

int run(const SelfplayOptions& options) {
    static_cast<void>(engine::find_evaluation(options.settings.game, options.settings.evaluation));
    std::ofstream file(options.output, std::ios::app);
    if (!file) throw game::ParseError("cannot write the file " + game::quoted(options.output));
    const std::atomic<bool>& stop = stop_on_signals();

    ProgressLine line;
    lab::SelfplayProgress last;
    lab::play_selfplay(options.settings, stop, [&](const std::string& lines, const lab::SelfplayProgress& now) {
        file << lines << std::flush;
        last = now;
        line.show(fmt::format("{} of {} games, {} positions", now.games, options.settings.games, now.positions));
    });
    line.clear();
    std::cout << fmt::format("{} games (first side {} won, {} drawn, {} lost), {} positions in {}\n", last.games,
                             last.first_wins, last.draws, last.second_wins, last.positions, options.output);
    return file ? exit_success : exit_failure;
}

}  // namespace

void add_selfplay_command(CLI::App& lab, int& exit_code) {
    auto options = std::make_shared<SelfplayOptions>();
    lab::SelfplaySettings& settings = options->settings;
    CLI::App* command = lab.add_subcommand("selfplay", "Play the engine against itself and record quiet positions");
    command->footer(
        "Each line of the file is a position, the search's score and the game's result for the first side:\n"
        "what 'rookery lab tune' reads. Ctrl-C ends it; the file keeps the games that are finished.\n"
        "Example: rookery lab selfplay --games 10000 --nodes 5000 --threads 2 --output games.txt");
    command->add_option("--output", options->output, "File to add the positions to")->required();
    command->add_option("--game", settings.game, "Name of the game")->capture_default_str();
    command->add_option("--evaluation", settings.evaluation, "Name of the evaluation (default: the strongest)");
    command->add_option("--games", settings.games, "Number of games")->capture_default_str();
    command->add_option("--nodes", settings.nodes, "Nodes per move")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
        ->capture_default_str();
    command->add_option("--random-plies", settings.random_plies, "Random moves at the start of each game")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    command->add_option("--seed", settings.seed, "Seed of the random moves")->capture_default_str();
    command->add_option("--threads", settings.threads, "Games at a time")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
