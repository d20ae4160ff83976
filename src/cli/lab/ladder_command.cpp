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
#include "lab/study/ladder.h"
#include "lab/study/study_chart.h"
#include "lab/study/study_csv.h"

namespace rookery::cli {
namespace {

struct LadderOptions {
    lab::LadderSettings settings;
    std::string evaluation;
    std::uint64_t nodes = 20'000;
    int move_time = 0;
    std::string csv;
    std::string svg;
    bool json = false;
    ClusterOptions cluster;
};

/// The plainest evaluation that the game has is the last of its list; `simplified` is what books begin with.
std::string default_evaluation(const std::string& game) {
    const auto& names = engine::evaluations(game);
    for (const char* wanted : {"simplified", "material", "simple"})
        for (const std::string& name : names)
            if (name == wanted) return name;
    return engine::find_evaluation(game, "");
}

std::string summary(const lab::LadderSettings& settings, const lab::LadderReport& report) {
    constexpr const char* row = "{:<42}{:>9}{:>16}{:>8}{:>8}{:>15}{:>20}{:>17}\n";
    std::string text = fmt::format(row, "", "games", "gain", "Elo", "depth", "nodes a move",
                                   fmt::format("nodes to depth {}", settings.depth), "nodes a second");
    for (std::size_t i = 0; i < report.results.size(); ++i) {
        const lab::LadderResult& result = report.results[i];
        const lab::EngineReport& work = result.work;
        const double per_move = work.moves == 0 ? 0 : static_cast<double>(work.nodes) / static_cast<double>(work.moves);
        text += fmt::format(
            row, (i == 0 ? "" : "+ ") + result.rung.title,
            result.tally ? fmt::format("{}-{}-{}", result.tally->wins, result.tally->draws, result.tally->losses) : "",
            result.gain ? fmt::format("{:+.0f} ± {:.0f}", result.gain->difference, result.gain->error()) : "",
            fmt::format("{:.0f}", result.elo), fmt::format("{:.1f}", work.average_depth()),
            fmt::format("{:.0f}", per_move), result.nodes_to_depth ? fmt::format("{}", *result.nodes_to_depth) : "-",
            fmt::format("{:.0f}", work.nodes_per_second()));
    }
    return text;
}

int run(LadderOptions& options) {
    lab::LadderSettings& settings = options.settings;
    settings.evaluation = engine::find_evaluation(
        settings.game, options.evaluation.empty() ? default_evaluation(settings.game) : options.evaluation);
    if (options.move_time > 0) settings.pace.move_time = std::chrono::milliseconds(options.move_time);
    else settings.pace.nodes = options.nodes;
    const LaterFile csv(options.csv);
    const LaterFile svg(options.svg);
    ProgressLine line;
    const auto executor = make_executor(options.cluster);
    const lab::LadderReport report = lab::climb(
        settings, stop_on_signals(),
        [&](const lab::LadderResult& below, const lab::LadderRung& rung, std::uint64_t games) {
            line.show(fmt::format("{} against {}: {} of {} games", rung.name, below.rung.name, games, settings.games));
        },
        executor.get());
    line.clear();
    csv.write(lab::ladder_csv(settings, report));
    svg.write(lab::ladder_chart(settings, report));
    std::cout << (options.json ? ladder_json(settings, report) + "\n" : summary(settings, report));
    return report.stopped ? exit_failure : exit_success;
}

}  // namespace

void add_ladder_command(CLI::App& lab, int& exit_code) {
    auto options = std::make_shared<LadderOptions>();
    lab::LadderSettings& settings = options->settings;
    CLI::App* command = lab.add_subcommand("ladder", "Measure what each improvement of the engine is worth");
    command->footer(
        "The lowest rung is the engine of the textbooks: alpha-beta, moves as they are generated, a static evaluation\n"
        "at the leaves, no quiescence, no table. Each rung has one improvement more and plays against the one below,\n"
        "every opening twice, with colors exchanged. Elo is the sum of the gains; a rung that wins every game might\n"
        "be better still. With --nodes the result is the same on every machine. Besides, each rung searches the first\n"
        "openings to --depth: a count of nodes that takes too much is left out.\n"
        "Example: rookery lab ladder --games 40 --nodes 20000 --svg ladder.svg");
    command->add_option("--game", settings.game, "Name of the game")->capture_default_str();
    command->add_option("--evaluation", options->evaluation,
                        "Evaluation of all rungs but the last, which has the strongest (default: a plain one)");
    command->add_option("--games", settings.games, "Games between each rung and the one below")
        ->check(CLI::Range(std::uint64_t{2}, std::uint64_t{100'000}))
        ->capture_default_str();
    command->add_option("--nodes", options->nodes, "Nodes for a move")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
        ->capture_default_str();
    command->add_option("--movetime", options->move_time, "Milliseconds for a move, instead of nodes")
        ->check(CLI::Range(1, 600'000));
    command
        ->add_option("--depth", settings.depth,
                     "Depth to which each rung searches the openings once more, to count its nodes")
        ->check(CLI::Range(1, 30))
        ->capture_default_str();
    command->add_option("--random-plies", settings.random_plies, "Random moves to begin each pair with")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    command->add_option("--seed", settings.seed, "Seed of the random moves")->capture_default_str();
    command->add_option("--concurrency", settings.concurrency, "Games played at the same time")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    add_output_options(*command, *options);
    add_cluster_options(*command, options->cluster);
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
