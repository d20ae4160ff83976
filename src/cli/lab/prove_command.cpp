#include <iostream>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "cli/grouped.h"
#include "cli/json.h"
#include "cli/lab/shared_options.h"
#include "cli/later_file.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "engine/games.h"
#include "lab/study/prove.h"
#include "lab/study/study_chart.h"
#include "lab/study/study_csv.h"

namespace rookery::cli {
namespace {

struct ProveOptions {
    std::string game = "wolf-sheep";
    std::string fen;
    std::string player = "algorithm=alphabeta evaluation=simple depth=13";
    std::string side = "first";
    std::size_t maximum_plies = 300;
    unsigned threads = 1;
    std::string csv;
    std::string svg;
    bool json = false;
};

std::string summary(const lab::ProveSettings& settings, const lab::ProveReport& report) {
    const game::GameInfo& info = engine::find_game(settings.game);
    std::string text = fmt::format("{}: {} as {} against every reply\n", info.title, player_text(settings.player),
                                   info.name_of(settings.side));
    text += fmt::format("{} positions, {} moves found in {} nodes and {:.1f} s\n", grouped(report.positions),
                        grouped(report.moves), grouped(report.nodes), report.time.count());
    text += fmt::format("ends: {} won, {} drawn, {} lost\n", grouped(report.wins), grouped(report.draws),
                        grouped(report.losses));
    if (report.stopped) return text + "Stopped before it was done.\n";
    if (report.open > 0) text += fmt::format("{} positions lead further than was looked.\n", grouped(report.open));
    if (!report.refutation.empty())
        text += fmt::format("Beaten in {} plies by {}\n", report.refutation.size(), fmt::join(report.refutation, " "));
    return text + (report.holds() ? "It never loses.\n" : report.losses > 0 ? "It loses.\n" : "Nothing is certain.\n");
}

int run(const ProveOptions& options) {
    lab::ProveSettings settings;
    settings.game = options.game;
    settings.start = options.fen;
    settings.side = options.side == "first" ? game::Side::First : game::Side::Second;
    settings.player = lab::read_player(options.game, options.player);
    if (settings.player.limits.move_time)
        throw text::ParseError("a player with a clock does not always answer alike; give it a depth or nodes");
    settings.maximum_plies = options.maximum_plies;
    settings.threads = options.threads;
    const LaterFile csv(options.csv);
    const LaterFile svg(options.svg);
    ProgressLine line;
    const lab::ProveReport report = lab::prove(settings, stop_on_signals(), [&](const lab::ProveReport& now) {
        line.show(fmt::format("ply {}: {} positions, {} lost", now.plies.size(), now.positions, now.losses));
    });
    line.clear();
    csv.write(lab::prove_csv(report));
    svg.write(lab::prove_chart(settings, report));
    std::cout << (options.json ? prove_json(settings, report) + "\n" : summary(settings, report));
    return report.holds() ? exit_success : exit_failure;
}

}  // namespace

void add_prove_command(CLI::App& lab, int& exit_code) {
    auto options = std::make_shared<ProveOptions>();
    CLI::App* command = lab.add_subcommand("prove", "Try every reply to a player that always answers alike");
    command->footer(
        "The player is a list of words as in 'rookery lab run'. The other side plays every legal move, wherever it is\n"
        "its turn; a position that can be reached in several ways is looked at once. Wins, draws and losses are\n"
        "moves that end the game. The exit code is 0 if the player never loses, and 1 if it does or nobody can say.\n"
        "Example: rookery lab prove --player 'algorithm=alphabeta evaluation=simple depth=13'");
    command->add_option("--game", options->game, "Name of the game")->capture_default_str();
    command->add_option("--fen", options->fen, "Position to begin with (default: the start)");
    command->add_option("--player", options->player, "How the player plays")->capture_default_str();
    command->add_option("--side", options->side, "The side of the player: first (White, the sheep) or second")
        ->check(CLI::IsMember({"first", "second"}))
        ->capture_default_str();
    command->add_option("--max-plies", options->maximum_plies, "Where lines are left open")
        ->check(CLI::Range(std::size_t{1}, std::size_t{10'000}))
        ->capture_default_str();
    command->add_option("--threads", options->threads, "Positions at a time")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    add_output_options(*command, *options);
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
