#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/grouped.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "engine/games.h"

namespace rookery::cli {
namespace {

/// Where programs keep what they can make again.
std::string default_folder() {
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache != '\0')
        return (std::filesystem::path(cache) / "rookery").string();
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return (std::filesystem::path(home) / ".cache/rookery").string();
    return "";
}

struct SolveOptions {
    std::string game;
    std::optional<int> size;
    std::optional<std::string> fen;
    unsigned threads = engine::all_cores();
    std::string folder = default_folder();
    bool json = false;
};

std::string report_text(const engine::AnyPosition& position, const engine::SolveReport& report) {
    const game::GameInfo& info = position.info();
    std::string text = fmt::format("{}\n{}: {}\n", position.diagram(), position.text(),
                                   report.value.plies() == 0 && position.outcome().over()
                                       ? fmt::format("over, {}", reason_text(position.outcome().reason))
                                       : engine::value_text(info, report.value));
    if (!report.moves.empty()) text += '\n';
    for (const engine::SolvedMove& move : report.moves)
        text += fmt::format("  {:<8}{}\n", move.move, engine::value_text(info, move.value));
    const auto line = [&](std::string_view name, std::uint64_t count) {
        return fmt::format("{:<16}{:>18}  {:5.1f}%\n", name, grouped(count),
                           100.0 * static_cast<double>(count) / static_cast<double>(report.counts.positions()));
    };
    text += fmt::format("\n{:<16}{:>18}\n", "positions", grouped(report.counts.positions()));
    text += line(fmt::format("  for {}", info.first_name), report.counts.first_wins);
    text += line(fmt::format("  for {}", info.second_name), report.counts.second_wins);
    if (report.counts.draws > 0) text += line("  drawn", report.counts.draws);
    return text;
}

int run(const SolveOptions& options) {
    const auto position = options.fen    ? engine::position_from_text(options.game, *options.fen)
                          : options.size ? engine::start_position_of_size(options.game, *options.size)
                                         : engine::start_position(options.game);
    ProgressLine line;
    solve::Work work;
    work.threads = options.threads;
    work.folder = options.folder;
    work.progress = [&](double share) { line.show(fmt::format("solving {}: {:.1f}%", options.game, 100 * share)); };
    const engine::SolveReport report = engine::solve(*position, work);
    line.clear();
    std::cout << (options.json ? solve_json(*position, report) + "\n" : report_text(*position, report));
    return exit_success;
}

}  // namespace

void add_solve_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<SolveOptions>();
    CLI::App* command = app.add_subcommand("solve", "Find the exact value of a position by solving its whole game");
    command->footer(
        "Prints who wins in how many plies if both sides play perfectly, the same for each move, best first, and how\n"
        "many positions of the game or ending each side wins. Wolf-sheep is solved as a whole: on a board of 8 at "
        "once,\n"
        "of 10 in seconds, of 12 in minutes and with 1.2 GB of memory. Of chess and its variants, endings of up to "
        "four\n"
        "men are solved (in crazyhouse those in hand count, and one may be a pawn), mostly in seconds, and kept in a\n"
        "folder for the next time. The fifty-move rule is left out of account: a win may take longer than it allows.\n"
        "Example: rookery solve chess --fen '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'\n"
        "Example: rookery solve wolf-sheep --fen '8/4w3/8/8/8/8/8/S1S1S1S1 w'");
    command->add_option("GAME", options->game, "Name of the game")->required();
    CLI::Option* size = command->add_option("--size", options->size, "Size of the board, for games that have several");
    command->add_option("--fen", options->fen, "Position to solve (default: the start)")->excludes(size);
    command->add_option("--threads", options->threads, "Number of threads (default: all cores)")
        ->check(CLI::Range(1, 512));
    command->add_option("--folder", options->folder,
                        "Where solved endings are kept (default: the usual cache folder; empty: nowhere)");
    command->add_flag("--json", options->json, "Print one JSON object instead");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
