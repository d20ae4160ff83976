#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/cluster_options.h"
#include "cli/commands.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "cli/reports/match_report.h"
#include "cli/stop_signals.h"
#include "engine/games.h"
#include "lab/match/match.h"
#include "lab/match/match_openings.h"
#include "lab/match/match_pgn.h"
#include "lab/match/match_resume.h"
#include "protocol/numbers.h"

namespace rookery::cli {
namespace {

struct MatchOptions {
    std::array<std::string, 2> engines;
    std::string game = "chess";
    std::string time_control = "10+0.1";
    std::uint64_t games = 100;
    std::string openings;
    std::optional<std::size_t> opening_plies;
    bool in_order = false;
    int random_plies = 0;
    std::uint64_t seed = 1;
    unsigned concurrency = 1;
    std::vector<double> sprt;
    std::string pgn;
    bool resume = false;
    std::string draw;    ///< empty for no, "true" for the usual numbers, or numbers
    std::string resign;  ///< the same
    int time_margin = 0;
    std::uint64_t maximum_plies = 1000;
    int patience = 60;
    std::uint64_t report_every = 100;
    bool json = false;
    ClusterOptions cluster;
};

/// This same program as a command for the shell.
std::string self_command() {
    std::string quoted = "'";
    for (const char letter : std::filesystem::read_symlink("/proc/self/exe").string()) {
        if (letter == '\'') quoted += R"('\'')";
        else quoted += letter;
    }
    return quoted + "'";
}

std::vector<std::string> gather_openings(const MatchOptions& options) {
    if (!options.openings.empty()) {
        auto openings = options.opening_plies
                            ? lab::openings_from_file(options.game, options.openings, *options.opening_plies)
                            : lab::openings_from_file(options.game, options.openings);
        if (!options.in_order) lab::shuffle_openings(openings, options.seed);
        return openings;
    }
    const game::GameInfo& info = engine::find_game(options.game);
    const bool many_starts = info.start_positions > 1 && info.starts_are_alike;
    if (options.random_plies == 0 && !many_starts) return {};
    return lab::random_openings(options.game, options.random_plies, (options.games + 1) / 2, options.seed);
}

/// The numbers of a rule of adjudication, such as "80,16,10"; the usual ones if only the rule was asked for.
template <std::size_t Count>
std::array<int, Count> rule_numbers(const char* option, const std::string& text,
                                    const std::array<int, Count>& defaults) {
    if (text == "true") return defaults;
    std::array<int, Count> numbers{};
    std::istringstream parts(text + ",");
    std::string part;
    for (int& number : numbers) {
        std::getline(parts, part, ',');
        const auto parsed = protocol::parse_number<int>(part);
        if (!parsed || *parsed < 0) parts.setstate(std::ios::failbit);
        number = parsed.value_or(0);
    }
    if (!parts || parts.peek() != std::istringstream::traits_type::eof())
        throw text::ParseError(
            fmt::format("{} needs {} numbers, as in {}={}", option, Count, option, fmt::join(defaults, ",")));
    return numbers;
}

lab::MatchSettings settings_from(const MatchOptions& options) {
    lab::MatchSettings settings;
    settings.game = options.game;
    for (std::size_t i = 0; i < 2; ++i) {
        settings.engines[i] = lab::parse_engine(options.engines[i], self_command());
        lab::Pace& pace = settings.engines[i].pace;
        if (!pace.limited()) pace.clock = lab::parse_time_control(options.time_control);
    }
    settings.games = options.games;
    settings.openings = gather_openings(options);
    settings.concurrency = options.concurrency;
    if (const lab::DrawRule defaults; !options.draw.empty()) {
        const auto rule =
            rule_numbers("--draw", options.draw, std::array{defaults.from_ply, defaults.plies, defaults.score});
        settings.draw = lab::DrawRule{rule[0], rule[1], rule[2]};
    }
    if (const lab::ResignRule defaults; !options.resign.empty()) {
        const auto rule = rule_numbers("--resign", options.resign, std::array{defaults.plies, defaults.score});
        settings.resign = lab::ResignRule{rule[0], rule[1]};
    }
    settings.time_margin = std::chrono::milliseconds(options.time_margin);
    settings.maximum_plies = options.maximum_plies;
    settings.patience = std::chrono::seconds(options.patience);
    settings.thinking_patience = settings.patience;
    if (!options.sprt.empty()) {
        if (options.sprt[0] >= options.sprt[1]) throw text::ParseError("--sprt needs the lower Elo first, as in 0 5");
        settings.sprt = lab::Sprt{.elo0 = options.sprt[0], .elo1 = options.sprt[1]};
    }
    if (options.resume) {
        if (options.pgn.empty()) throw text::ParseError("--resume needs --pgn with the file of the games so far");
        if (std::ifstream games(options.pgn); games) settings.past = lab::past_games(games, settings);
    }
    // Who does not go on with a file would find games of before in it twice.
    settings.begins_anew = !options.resume && !options.pgn.empty();
    return settings;
}

int run(const MatchOptions& options) {
    const lab::MatchSettings settings = settings_from(options);
    std::ofstream pgn;
    if (!options.pgn.empty()) {
        pgn.open(options.pgn, std::ios::app);
        if (!pgn) throw text::ParseError("cannot write " + options.pgn);
    }
    const std::atomic<bool>& stop = stop_on_signals();

    ProgressLine line;
    const bool on_terminal = isatty(STDERR_FILENO) != 0;
    const auto listener = [&](const lab::GameRecord& record, const lab::MatchReport& report) {
        if (pgn.is_open()) {
            const std::string date = fmt::format("{:%Y.%m.%d}", fmt::localtime(std::time(nullptr)));
            write_pgn(pgn, to_pgn(record, settings, date));
            pgn.flush();
        }
        const std::string progress = match_progress(settings, report);
        const std::uint64_t games = report.tally.games();
        line.show(progress);
        if (!on_terminal && options.report_every > 0 && games % options.report_every == 0)
            std::cerr << progress << std::endl;
    };
    line.show("starting the engines");
    const auto executor = make_executor(options.cluster);
    const lab::MatchReport report = lab::run_match(settings, listener, stop, executor.get());
    line.clear();

    const bool failed = !report.problem.empty();
    if (!failed || report.tally.games() > 0)
        std::cout << (options.json ? match_json(settings, report) + "\n" : match_summary(settings, report));
    if (failed) throw std::runtime_error(report.problem);
    if (pgn.is_open() && !pgn) throw std::runtime_error("not every game could be written to " + options.pgn);
    return exit_success;
}

void add_adjudication(CLI::App& command, MatchOptions& options) {
    // Flags, so that they can stand before an engine without taking it for their value.
    const lab::DrawRule draw;
    const lab::ResignRule resign;
    command.add_flag("--draw", options.draw,
                     fmt::format("Call it a draw when both engines saw at most SCORE centipawns for COUNT plies, after "
                                 "PLY plies; --draw=PLY,COUNT,SCORE, by itself {},{},{}",
                                 draw.from_ply, draw.plies, draw.score));
    command.add_flag("--resign", options.resign,
                     fmt::format("Call it won when both engines saw SCORE centipawns or more for the same side for "
                                 "COUNT plies; --resign=COUNT,SCORE, by itself {},{}",
                                 resign.plies, resign.score));
}

}  // namespace

void add_match_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<MatchOptions>();
    CLI::App* command = app.add_subcommand("match", "Play games between two engines");
    command->footer(
        "An engine is 'self' or a command, with settings among its words: name=, option.NAME=, algorithm=,\n"
        "evaluation=, and tc=, depth=, nodes= or movetime= (milliseconds) instead of --tc. Words with blanks are "
        "quoted.\n"
        "A command speaks UCI unless proto=xboard says otherwise; 'self' plays inside this program, or with proto= as "
        "a\nprocess of its own. In bughouse, team=yes makes a team of a command that knows one board only.\n"
        "Each opening is played twice, with colors exchanged; our own rules are the referee. Elo is logistic, its "
        "error\n"
        "is 95%, from the results of pairs. Ctrl-C ends the match with what it has; the exit code is then 0 too.\n"
        "Example: rookery match self \"stockfish name=SF option.Threads=1 depth=4\" --tc 2+0.02 --games 50");
    command->add_option("A", options->engines[0], "The first engine")->required();
    command->add_option("B", options->engines[1], "The second engine")->required();
    command->add_option("--game", options->game, "Name of the game")->capture_default_str();
    command->add_option("--tc", options->time_control, "Time control: [moves/]seconds[+increment]")
        ->capture_default_str();
    command->add_option("--games", options->games, "Number of games; an even one makes pairs")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{10'000'000}))
        ->capture_default_str();
    command->add_option("--openings", options->openings,
                        "A file with an EPD or a FEN on each line, or with games in PGN");
    command->add_option("--opening-plies", options->opening_plies,
                        "How many plies of each game of a PGN file to play (default: all)");
    command->add_flag("--in-order", options->in_order, "Take the openings in the order of the file, not at random");
    command->add_option("--random-plies", options->random_plies, "Without a file: random moves to begin each pair with")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "Seed of the order of the openings and of random moves")
        ->capture_default_str();
    command->add_option("--concurrency", options->concurrency, "Games played at the same time")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    command->add_option("--sprt", options->sprt, "End when one of two Elo differences is rejected (5% errors)")
        ->expected(2)
        ->type_name("ELO0 ELO1");
    command->add_option("--pgn", options->pgn, "Append the games to this file");
    command->add_flag("--resume", options->resume,
                      "Go on with the match whose games are in the file of --pgn; all else must be as it was");
    add_adjudication(*command, *options);
    command->add_option("--max-plies", options->maximum_plies, "A draw after so many plies (0: never)")
        ->capture_default_str();
    command->add_option("--time-margin", options->time_margin, "Milliseconds by which a clock may be overstepped")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command->add_option("--timeout", options->patience, "Seconds to wait for an engine that has no clock")
        ->check(CLI::Range(1, 86'400))
        ->capture_default_str();
    command
        ->add_option("--report-every", options->report_every,
                     "In a pipe: a line on stderr after so many games (0: never)")
        ->capture_default_str();
    command->add_flag("--json", options->json, "Print one JSON object instead");
    add_cluster_options(*command, options->cluster);
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
