#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "cli/cluster_options.h"
#include "cli/commands.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "engine/person/manner.h"
#include "lab/levels/levels.h"

namespace rookery::cli {
namespace {

struct LevelsOptions {
    lab::LevelsSettings ladder;
    ClusterOptions cluster;
    int from = engine::lowest_elo;
    int to = 2400;
    int step = 200;
    bool beginner = false;
    bool json = false;
};

std::string table(const lab::LevelsReport& ladder, bool judged) {
    std::string text = "level    score against the one below     ";
    if (judged) text += "accuracy  lose a pawn  blunders  lose more  drop material  drop more";
    text += "\n";
    for (const lab::LevelRow& row : ladder.rows) {
        const std::string below =
            row.games() == 0 ? "-"
                             : fmt::format("{:.1f}%  +{} ={} -{}", 100 * row.score(), row.wins, row.draws, row.losses);
        text += row.rating == lab::beginner_rating ? "beginner " : fmt::format("{:>5}    ", row.rating);
        text += fmt::format("{:<28}", below);
        if (judged) {
            const double moves = static_cast<double>(std::max<std::uint64_t>(row.moves, 1));
            text +=
                fmt::format("{:>12.1f}%{:>12.1f}%{:>9.1f}%{:>10.1f}%{:>14.1f}%{:>10.1f}%", row.mean_accuracy(),
                            100 * static_cast<double>(row.pawn_losses) / moves,
                            100 * static_cast<double>(row.blunders) / moves, 100 * row.share_of_open(row.open_losses),
                            100 * row.share_of_open(row.drops), 100 * row.share_of_open(row.large_drops));
        }
        text += "\n";
    }
    return text;
}

int run(LevelsOptions options) {
    if (options.beginner) options.ladder.ratings.push_back(lab::beginner_rating);
    for (int rating = options.from; rating <= options.to; rating += options.step)
        options.ladder.ratings.push_back(rating);
    const std::atomic<bool>& stop = stop_on_signals();
    ProgressLine line;
    const auto executor = make_executor(options.cluster);
    const std::uint64_t all = (options.ladder.ratings.size() - 1) * ((options.ladder.games + 1) / 2 * 2);
    const auto ladder = lab::play_levels(
        options.ladder, stop,
        [&](const lab::LevelsReport& now) { line.show(fmt::format("{} of {} games", now.games, all)); },
        executor.get());
    line.clear();
    if (options.json) std::cout << levels_json(options.ladder, ladder) << '\n';
    else std::cout << table(ladder, options.ladder.nodes > 0);
    return ladder.complete ? exit_success : exit_failure;
}

}  // namespace

void add_levels_command(CLI::App& lab, int& exit_code) {
    auto options = std::make_shared<LevelsOptions>();
    CLI::App* command = lab.add_subcommand("levels", "Play the levels of the engine against each other");
    command->footer(
        "Each level plays the next one above it, as many games with either side, and every move is judged by the full\n"
        "search. The accuracy is that of lichess, averaged over the games: the mean of an average over the moves that\n"
        "weighs those in tense positions more, and of a harmonic one. The last three columns are of the moves in\n"
        "positions in which neither side won nine games in ten: those that lost more than a pawn, and those that\n"
        "dropped material, or more than a pawn of it: it was taken at once, though there was a better move.\n"
        "Neighbors that differ by 200 points should score about 76%. With --beginner the lowest level also plays\n"
        "somebody who moves at random, but three times in four sees what wins at once, and otherwise what can be\n"
        "taken for nothing. The same seed gives the same games. Ctrl-C ends it with what is done.\n"
        "Example: rookery lab levels --game chess --games 200 --threads 2");
    lab::LevelsSettings& ladder = options->ladder;
    command->add_option("--game", ladder.game, "Name of the game")->capture_default_str();
    command->add_option("--games", ladder.games, "Games between two neighbors")
        ->check(CLI::Range(std::uint64_t{2}, std::uint64_t{1'000'000}))
        ->capture_default_str();
    command->add_option("--from", options->from, "Lowest level")
        ->check(CLI::Range(engine::lowest_elo, engine::highest_elo))
        ->capture_default_str();
    command->add_option("--to", options->to, "Highest level")
        ->check(CLI::Range(engine::lowest_elo, engine::highest_elo))
        ->capture_default_str();
    command->add_option("--step", options->step, "Points between neighbors")
        ->check(CLI::Range(10, engine::highest_elo - engine::lowest_elo))
        ->capture_default_str();
    command->add_option("--nodes", ladder.nodes, "Nodes for the judgment of each position; 0 judges none")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{100'000'000}))
        ->capture_default_str();
    command->add_option("--seed", ladder.seed, "Seed of the games")->capture_default_str();
    command->add_option("--threads", ladder.threads, "Games at a time")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    command->add_flag("--beginner", options->beginner, "Let the lowest level play a beginner, too");
    command->add_flag("--json", options->json, "Print one JSON object instead");
    add_cluster_options(*command, options->cluster);
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
