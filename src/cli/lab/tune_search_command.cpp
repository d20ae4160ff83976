#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "cli/cluster_options.h"
#include "cli/commands.h"
#include "cli/later_file.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "engine/games.h"
#include "lab/match/match_openings.h"
#include "lab/tune/search_tuning.h"
#include "search/parameters.h"

namespace rookery::cli {
namespace {

struct TuneSearchOptions {
    lab::SearchTuningSettings settings;
    std::vector<std::string> patterns;
    std::string time_control;
    std::string openings;
    int random_plies = 8;
    std::string evaluation;
    std::uint64_t hash = 16;
    std::string log;
    std::string output;
    std::string svg;
    bool list = false;
    ClusterOptions cluster;
};

/// What there is to tune.
std::string table(const std::string& game) {
    const game::SearchParameters& parameters = engine::search_parameters(game);
    std::string text = fmt::format("{:<32}{:>8}{:>8}{:>8}\n", "parameter", "value", "minimum", "maximum");
    for (const search::ParameterEntry& entry : search::all_parameters())
        text +=
            fmt::format("{:<32}{:>8}{:>8}{:>8}\n", entry.name, parameters.*entry.member, entry.minimum, entry.maximum);
    return text;
}

lab::SearchTuningSettings settings_from(const TuneSearchOptions& options) {
    lab::SearchTuningSettings settings = options.settings;
    settings.names = lab::parameter_names(options.patterns);
    if (!options.time_control.empty()) {
        settings.pace = {};
        settings.pace.clock = lab::parse_time_control(options.time_control);
    }
    settings.openings = options.openings.empty() ? lab::random_openings(settings.game, options.random_plies,
                                                                        settings.spsa.iterations, settings.spsa.seed)
                                                 : lab::openings_from_file(settings.game, options.openings);
    if (!options.openings.empty()) lab::shuffle_openings(settings.openings, settings.spsa.seed);
    if (!options.evaluation.empty())
        settings.options.emplace_back("Evaluation", engine::find_evaluation(settings.game, options.evaluation));
    settings.options.emplace_back("Hash", std::to_string(options.hash));
    settings.draw = lab::DrawRule();
    settings.resign = lab::ResignRule();
    settings.log = options.log;
    return settings;
}

std::string summary(const lab::SearchTuningSettings& settings, const lab::SearchTuningProgress& result) {
    const game::SearchParameters& before = engine::search_parameters(settings.game);
    std::string text = fmt::format("{} of {} pairs of games\n\n{:<32}{:>8}{:>8}\n", result.values.size(),
                                   settings.spsa.iterations, "parameter", "before", "after");
    for (const std::string& name : settings.names) {
        const auto member = search::find_parameter(name).member;
        text += fmt::format("{:<32}{:>8}{:>8}\n", name, before.*member, result.parameters.*member);
    }
    const std::string changes = search::changes_between(before, result.parameters);
    if (!changes.empty()) text += fmt::format("\nfor a match: option.SearchParameters=\"{}\"\n", changes);
    return text;
}

int run(const TuneSearchOptions& options) {
    if (options.list) {
        std::cout << table(options.settings.game);
        return exit_success;
    }
    if (options.log.empty() || options.output.empty())
        throw text::ParseError("--csv and --output say where the log and the result go");
    const lab::SearchTuningSettings settings = settings_from(options);
    const LaterFile output(options.output);
    const LaterFile svg(options.svg);
    const std::atomic<bool>& stop = stop_on_signals();
    ProgressLine line;
    const auto executor = make_executor(options.cluster);
    const auto result = lab::tune_search(
        settings, stop,
        [&](const lab::SearchTuningProgress& now) {
            line.show(fmt::format("{} of {} pairs of games; {}", now.values.size(), settings.spsa.iterations,
                                  search::changes_between(engine::search_parameters(settings.game), now.parameters))
                          .substr(0, 160));
        },
        executor.get());
    line.clear();
    output.write(lab::parameters_source(settings.game, result.parameters));
    svg.write(lab::tuning_chart(settings.game, settings.names, result.values));
    std::cout << summary(settings, result);
    return exit_success;
}

}  // namespace

void add_tune_search_command(CLI::App& lab, int& exit_code) {
    auto options = std::make_shared<TuneSearchOptions>();
    lab::SearchTuningSettings& settings = options->settings;
    settings.pace.nodes = 25'000;
    CLI::App* command = lab.add_subcommand("tune-search", "Tune the margins of the search by games against itself");
    command->footer(
        "Two players that differ a little in all of the parameters play a pair of games, and the parameters follow "
        "the\n"
        "winner a little (SPSA): some 5000 pairs for six to ten parameters. Ctrl-C ends it; the same command goes on\n"
        "where the log ends. With a number of nodes the outcome is the same for any number of games at a time, and on\n"
        "any number of machines. Confirm the result by a match on the clock before it is kept.\n"
        "Example: rookery lab tune-search --parameters futility_base futility_slope --csv log.csv --output new.h");
    command->add_option("--game", settings.game, "Name of the game")->capture_default_str();
    command->add_option("--parameters", options->patterns, "Their names; 'futility_*' means several, '*' all");
    command->add_flag("--list", options->list, "Print the parameters, with their values and ranges, and do nothing");
    command->add_option("--csv", options->log, "The log: a line for each pair; the tuning goes on where it ends");
    command->add_option("--output", options->output, "File to write the parameters to, as C++ source");
    command->add_option("--svg", options->svg, "File for a chart of how they have changed");
    command->add_option("--pairs", settings.spsa.iterations, "Pairs of games")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{10'000'000}))
        ->capture_default_str();
    CLI::Option* nodes = command->add_option("--nodes", settings.pace.nodes, "Nodes per move")
                             ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000'000}))
                             ->capture_default_str();
    command->add_option("--tc", options->time_control, "Time control instead: [moves/]seconds[+increment]")
        ->excludes(nodes);
    command->add_option("--evaluation", options->evaluation, "Name of the evaluation (default: the strongest)");
    command->add_option("--hash", options->hash, "Megabytes of the table of each player")
        ->check(CLI::Range(1, 4096))
        ->capture_default_str();
    command->add_option("--openings", options->openings,
                        "A file with an EPD or a FEN on each line, or with games in PGN");
    command->add_option("--random-plies", options->random_plies, "Without a file: random moves to begin each pair with")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    command->add_option("--seed", settings.spsa.seed, "Seed of the directions and the openings")->capture_default_str();
    command->add_option("--rate", settings.spsa.rate, "How far a point leads at the end, as a share of --look")
        ->check(CLI::Range(1e-6, 10.0))
        ->capture_default_str();
    command->add_option("--look", settings.look, "How far players look at the end, as a share of a parameter's range")
        ->check(CLI::Range(1e-4, 0.5))
        ->capture_default_str();
    command
        ->add_option("--ahead", settings.spsa.ahead,
                     "Pairs under way at once: at least as many as games at a time, on all machines together")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{10'000}))
        ->capture_default_str();
    command->add_option("--concurrency", settings.concurrency, "Games played at the same time")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    add_cluster_options(*command, options->cluster);
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
