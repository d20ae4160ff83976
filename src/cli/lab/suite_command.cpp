#include <fstream>
#include <iostream>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "cli/search_options.h"
#include "cli/stop_signals.h"
#include "engine/games.h"
#include "lab/study/suite.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::cli {
namespace {

struct SuiteOptions {
    std::string file;
    std::string game = "chess";
    SearchOptions search;
    double required_percent = 0;
    bool json = false;
};

lab::SuiteSettings settings_of(const SuiteOptions& options) {
    std::ifstream file(options.file);
    if (!file) throw text::ParseError("cannot read the file " + text::quoted(options.file));
    lab::SuiteSettings settings;
    settings.game = engine::find_game(options.game).id;
    settings.positions = lab::read_suite(file, settings.game);
    settings.limits = options.search.limits();
    settings.engine = options.search.settings();
    return settings;
}

/// The moves that were wanted, as people write them.
std::string wanted(const std::string& game, const lab::SuitePosition& one) {
    const auto position = engine::position_from_text(game, one.start);
    std::vector<std::string> moves;
    for (const std::string& move : one.best.empty() ? one.avoid : one.best)
        moves.push_back(position->move_notation(move));
    return fmt::format("{}{}", one.best.empty() ? "not " : "", fmt::join(moves, " or "));
}

int run(const SuiteOptions& options) {
    const lab::SuiteSettings settings = settings_of(options);
    ProgressLine line;
    std::size_t done = 0;
    std::size_t solved = 0;
    const lab::SuiteReport report =
        lab::run_suite(settings, stop_on_signals(), [&](const lab::SuitePosition& one, const lab::SuiteAnswer& answer) {
            ++done;
            if (answer.solved) ++solved;
            line.clear();
            if (!answer.solved && !options.json)
                std::cout << fmt::format("{}: {} instead of {} (depth {})\n", one.id, answer.notation,
                                         wanted(settings.game, one), answer.found.depth);
            line.show(fmt::format("{} of {} positions, {} solved", done, settings.positions.size(), solved));
        });
    line.clear();
    const double percent = report.answers.empty()
                               ? 0
                               : 100 * static_cast<double>(report.solved) / static_cast<double>(report.answers.size());
    if (options.json) std::cout << suite_json(settings, report) << '\n';
    else
        std::cout << fmt::format("{} of {} positions solved, {:.1f}%{}\n", report.solved, report.answers.size(),
                                 percent, report.stopped ? "; stopped before the end" : "");
    return !report.stopped && percent >= options.required_percent ? exit_success : exit_failure;
}

}  // namespace

void add_suite_command(CLI::App& lab, int& exit_code) {
    auto options = std::make_shared<SuiteOptions>();
    CLI::App* command = lab.add_subcommand("suite", "Try positions whose best moves are known");
    command->footer(
        "The file is in EPD: a position on each line, with the moves to play (bm) or to avoid (am), and a name (id).\n"
        "Every position is searched anew; it is solved if the move at the end is one of those. What is not solved is\n"
        "listed. The exit code is 1 if fewer than --at-least percent are solved.\n"
        "Example: rookery lab suite bench/tactics.epd --movetime 1000 --at-least 90");
    command->add_option("FILE", options->file, "File with positions")->required();
    command->add_option("--game", options->game, "Name of the game")->capture_default_str();
    add_search_options(*command, options->search);
    command->add_option("--at-least", options->required_percent, "Percent of the positions that are to be solved")
        ->check(CLI::Range(0.0, 100.0))
        ->capture_default_str();
    command->add_flag("--json", options->json, "Print one JSON object instead");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
