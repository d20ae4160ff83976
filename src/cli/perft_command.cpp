#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "engine/games.h"
#include "protocol/perft_report.h"

namespace rookery::cli {
namespace {

struct PerftOptions {
    int depth = 0;
    std::string game = "chess";
    std::optional<std::string> fen;
    unsigned threads = 1;
    bool divide = false;
    bool json = false;
};

int run(const PerftOptions& options) {
    const auto position =
        options.fen ? engine::position_from_text(options.game, *options.fen) : engine::start_position(options.game);
    ProgressLine line;
    const auto report = protocol::run_perft(*position, options.depth, options.threads, [&](double share) {
        line.show(fmt::format("perft {}: {:.0f}%", options.depth, 100 * share));
    });
    line.clear();
    if (options.json) std::cout << perft_json(options.game, position->text(), options.depth, report) << '\n';
    else protocol::write_perft(std::cout, report, options.divide);
    return exit_success;
}

}  // namespace

void add_perft_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<PerftOptions>();
    CLI::App* command = app.add_subcommand("perft", "Count the move sequences of a given length");
    command->footer(
        "The last ply is counted without being played; nothing is remembered between positions.\n"
        "Example: rookery perft 5 --fen 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' --divide");
    command->add_option("DEPTH", options->depth, "Length of the sequences")->required()->check(CLI::Range(0, 30));
    command->add_option("--game", options->game, "Name of the game")->capture_default_str();
    command->add_option("--fen", options->fen, "Position to count from (default: the start)");
    command->add_option("--threads", options->threads, "Number of threads")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    command->add_flag("--divide", options->divide, "Also show the count below each move");
    command->add_flag("--json", options->json, "Print one JSON object instead");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
