#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "cli/cluster_options.h"
#include "cli/commands.h"
#include "cli/json.h"
#include "cli/lab/shared_options.h"
#include "cli/later_file.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "engine/games.h"
#include "lab/study/grid.h"
#include "lab/study/study_chart.h"
#include "lab/study/study_csv.h"

namespace rookery::cli {
namespace {

struct GridOptions {
    lab::GridSettings settings;
    std::string game = "pawns-kings";
    std::string player = "algorithm=alphabeta evaluation=material";
    std::optional<int> repetitions;
    std::string rules;
    std::string csv;
    std::string svg;
    bool json = false;
    ClusterOptions cluster;
};

/// One number for each pair of depths.
template <class Reading>
std::string table(const lab::GridSettings& settings, const lab::GridReport& report, const std::string& title,
                  const Reading& reading) {
    std::string text = "\n" + title + "\n      ";
    for (int depth = settings.first_depth; depth <= settings.last_depth; ++depth) text += fmt::format("{:>12}", depth);
    for (std::size_t number = 0; number < report.cells.size(); ++number) {
        const lab::GridCell& cell = report.cells[number];
        if (number % settings.depths() == 0) text += fmt::format("\n{:>6}", cell.first_depth);
        text += fmt::format("{:>12}", cell.games() == 0 ? "-" : reading(cell));
    }
    return text + "\n";
}

std::string summary(const lab::GridSettings& settings, const lab::GridReport& report) {
    const game::GameInfo& info = engine::find_game(settings.game);
    std::string text = fmt::format("{}: rows are depths of {}, columns of {}; {} games each\n", info.title,
                                   info.first_name, info.second_name, settings.games);
    text += table(settings, report, "won - drawn - lost", [](const lab::GridCell& cell) {
        return fmt::format("{}-{}-{}", cell.results.first_wins, cell.results.draws + cell.results.unfinished,
                           cell.results.second_wins);
    });
    text += table(settings, report, "nodes for a move",
                  [](const lab::GridCell& cell) { return fmt::format("{:.0f}", cell.nodes_per_move()); });
    if (!info.measure_name.empty())
        text += table(settings, report, std::string(info.measure_name), [](const lab::GridCell& cell) {
            return cell.measure() ? fmt::format("{:.2f}", *cell.measure()) : "-";
        });
    return text;
}

int run(GridOptions& options) {
    lab::GridSettings& settings = options.settings;
    settings.game = options.game;
    settings.player = lab::read_player(options.game, options.player);
    settings.player.limits = {};
    settings.repetition_limit = options.repetitions;
    settings.rules = options.rules;
    if (settings.last_depth < settings.first_depth) throw text::ParseError("--to is not below --from");
    if (settings.games == 1) settings.random_plies = 0;
    const LaterFile csv(options.csv);
    const LaterFile svg(options.svg);
    const std::uint64_t all = settings.games * settings.depths() * settings.depths();
    ProgressLine line;
    const auto executor = make_executor(options.cluster);
    const std::atomic<bool>& stop = stop_on_signals();
    const lab::GridReport report = lab::play_grid(
        settings, stop, [&](std::uint64_t games) { line.show(fmt::format("{} of {} games", games, all)); },
        executor.get());
    line.clear();
    csv.write(lab::grid_csv(report));
    svg.write(lab::grid_chart(settings, report));
    std::cout << (options.json ? grid_json(settings, report) + "\n" : summary(settings, report));
    return report.stopped ? exit_failure : exit_success;
}

}  // namespace

void add_grid_command(CLI::App& lab, int& exit_code) {
    auto options = std::make_shared<GridOptions>();
    lab::GridSettings& settings = options->settings;
    CLI::App* command = lab.add_subcommand("grid", "Play every depth against every other");
    command->footer(
        "Both sides play alike but for the depth. For each pair of depths there are the results, the nodes that a "
        "move\n"
        "took and the game's own measure, such as the distance between the kings, on average. Games begin with random\n"
        "moves, so that they differ; the same seed gives the same games. Ctrl-C ends it with what is done.\n"
        "Example: rookery lab grid --game pawns-kings --from 1 --to 6 --games 10 --svg grid.svg");
    command->add_option("--game", options->game, "Name of the game")->capture_default_str();
    command->add_option("--player", options->player, "How both sides play: algorithm=, evaluation=, ordering=")
        ->capture_default_str();
    command->add_option("--from", settings.first_depth, "Smallest depth")
        ->check(CLI::Range(1, 60))
        ->capture_default_str();
    command->add_option("--to", settings.last_depth, "Largest depth")->check(CLI::Range(1, 60))->capture_default_str();
    command->add_option("--games", settings.games, "Games for each pair of depths; one begins from the start itself")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000}))
        ->capture_default_str();
    command->add_option("--random-plies", settings.random_plies, "Random moves at the start of several games")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    command->add_option("--seed", settings.seed, "Seed of the random moves")->capture_default_str();
    command->add_option("--max-plies", settings.maximum_plies, "Longest game")
        ->check(CLI::Range(std::size_t{1}, std::size_t{10'000}))
        ->capture_default_str();
    add_rule_options(*command, *options);
    command->add_option("--threads", settings.threads, "Games at a time")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    add_output_options(*command, *options);
    add_cluster_options(*command, options->cluster);
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
