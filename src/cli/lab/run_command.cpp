#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/lab/shared_options.h"
#include "cli/later_file.h"
#include "cli/progress_line.h"
#include "cli/reports/record_report.h"
#include "cli/stop_signals.h"
#include "engine/algorithms.h"
#include "lab/record/record_chart.h"
#include "lab/record/record_csv.h"

namespace rookery::cli {
namespace {

struct RunOptions {
    std::string game = "chess";
    std::string fen;
    std::string white;
    std::optional<std::string> black;
    std::string compared;
    std::uint64_t games = 1;
    std::uint64_t seed = 1;
    std::optional<int> random_plies;
    std::size_t maximum_plies = 300;
    std::optional<int> repetitions;
    std::string rules;
    std::string csv;
    std::string svg;
    bool json = false;
};

lab::RecordSettings settings_of(const RunOptions& options) {
    constexpr int default_random_plies = 4;  // enough for many different games
    lab::RecordSettings settings;
    settings.game = options.game;
    settings.start = options.fen;
    settings.repetition_limit = options.repetitions;
    settings.rules = options.rules;
    settings.players = {lab::read_player(options.game, options.white),
                        lab::read_player(options.game, options.black.value_or(options.white))};
    if (!options.compared.empty()) settings.compared = engine::find_algorithm(options.compared);
    settings.maximum_plies = options.maximum_plies;
    settings.random_plies = options.random_plies.value_or(options.games > 1 ? default_random_plies : 0);
    settings.seed = options.seed;
    return settings;
}

int run(const RunOptions& options) {
    const lab::RecordSettings settings = settings_of(options);
    const LaterFile csv(options.csv);
    const LaterFile svg(options.svg);
    const std::atomic<bool>& stop = stop_on_signals();
    const bool table = !options.json;
    const bool single = options.games == 1;

    std::vector<lab::RecordedGame> games;
    ProgressLine line;
    for (std::uint64_t number = 0; number < options.games && !stop; ++number) {
        std::size_t plies = 0;
        games.push_back(lab::record_game(settings, number, stop, [&](const lab::RecordedPly& ply) {
            line.clear();
            if (table && single) {
                if (plies == 0) std::cout << players_text(settings) << plies_head(settings);
                std::cout << ply_row(settings, plies + 1, ply) << std::flush;
            }
            ++plies;
            line.show(fmt::format("game {} of {}: ply {}", number + 1, options.games, plies));
        }));
        line.clear();
        if (!table || single) continue;
        if (number == 0) std::cout << players_text(settings) << games_head(settings);
        std::cout << game_row(settings, number + 1, games.back()) << std::flush;
    }
    csv.write(lab::record_csv(settings, games));
    svg.write(lab::record_chart(settings, games));
    if (table) std::cout << record_summary(settings, games);
    else std::cout << record_json(settings, games) << '\n';
    return stop ? exit_failure : exit_success;
}

}  // namespace

void add_run_command(CLI::App& lab, int& exit_code) {
    auto options = std::make_shared<RunOptions>();
    CLI::App* command = lab.add_subcommand("run", "Play a game out and record what the players thought");
    command->footer(
        "A player is a list of words: algorithm= (search, alphabeta, minimax), evaluation=, depth=, nodes=, movetime=\n"
        "(milliseconds), ordering= (generator, captures). Each row has the move, the evaluation (for the first side; "
        "#5\n"
        "is a forced win in five plies, #-5 one of the second), the balance, the nodes searched, the game's own\n"
        "measure, such as the distance between the kings, and the time. With --compare every position is searched "
        "once\n"
        "more, by another algorithm, and the nodes are compared; '!' marks a different move. Several games begin with\n"
        "random moves, so that they differ; the same seed gives the same games. Ctrl-C ends it with what is done.\n"
        "Example: rookery lab run --game pawns-kings --white 'algorithm=alphabeta depth=4 evaluation=material' "
        "--compare\n"
        "minimax --svg game.svg");
    command->add_option("--game", options->game, "Name of the game")->capture_default_str();
    command->add_option("--fen", options->fen, "Position to begin with (default: the start)");
    command->add_option("--white", options->white, "How the first side plays");
    command->add_option("--black", options->black, "How the second side plays (default: as the first)");
    command->add_option("--compare", options->compared, "Algorithm to search every position with as well");
    command->add_option("--games", options->games, "Number of games")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000}))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "Seed of the random moves")->capture_default_str();
    command
        ->add_option("--random-plies", options->random_plies,
                     "Random moves at the start (default: none for one game, 4 for several)")
        ->check(CLI::Range(0, 100));
    command->add_option("--max-plies", options->maximum_plies, "Longest game")
        ->check(CLI::Range(std::size_t{1}, std::size_t{10'000}))
        ->capture_default_str();
    add_rule_options(*command, *options);
    add_output_options(*command, *options);
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
