#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "lab/book/book_maker.h"
#include "text/parse_error.h"

namespace rookery::cli {
namespace {

struct BookOptions {
    std::vector<std::string> files;
    std::string output;
    std::string only;
    lab::BookSettings settings;
};

int run(BookOptions options) {
    if (!options.only.empty()) options.settings.only = options.only == "white" ? game::Side::First : game::Side::Second;
    const std::atomic<bool>& stop = stop_on_signals();
    lab::BookMaker maker(options.settings);
    ProgressLine line;
    for (const std::string& name : options.files) {
        std::ifstream file(name, std::ios::binary);
        if (!file) throw text::ParseError("cannot read " + name);
        maker.read(file, stop, [&](std::uint64_t games) {
            if (games % 1000 == 0) line.show(fmt::format("{} games", games));
        });
    }
    line.clear();
    if (stop) return exit_success;
    // Under its own name only once it is whole.
    const std::string unfinished = options.output + ".part";
    std::ofstream out(unfinished, std::ios::binary);
    lab::BookCounts counts;
    try {
        counts = maker.write(out);
        out.close();
        if (!out) throw text::ParseError("cannot write " + options.output);
    } catch (...) {
        std::error_code ignored;
        std::filesystem::remove(unfinished, ignored);
        throw;
    }
    std::filesystem::rename(unfinished, options.output);
    std::cout << fmt::format("{} games ({} skipped), {} positions, {} moves in {}\n", counts.games, counts.skipped,
                             counts.positions, counts.moves, options.output);
    return exit_success;
}

}  // namespace

void add_book_command(CLI::App& lab, int& exit_code) {
    auto options = std::make_shared<BookOptions>();
    lab::BookSettings& settings = options->settings;
    CLI::App* command = lab.add_subcommand("book", "Make a Polyglot book of games of chess");
    command->footer(
        "A move weighs twice its wins plus its draws. Games without a result are skipped.\n"
        "Example: rookery lab book games.pgn --output mine.bin --plies 20 --min-games 5");
    command->add_option("FILE", options->files, "Files of games, in PGN")->required();
    command->add_option("--output", options->output, "File for the book")->required();
    command->add_option("--plies", settings.plies, "How far into a game")
        ->check(CLI::Range(1, 500))
        ->capture_default_str();
    command->add_option("--min-games", settings.min_games, "Games that a move must have been played in")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--min-score", settings.min_score, "What a move must have scored, in percent")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    command->add_option("--min-rating", settings.min_rating, "The rating that both players must have")
        ->check(CLI::Range(0, 10'000))
        ->capture_default_str();
    command->add_option("--only", options->only, "Moves of one side alone: white or black")
        ->check(CLI::IsMember({"white", "black"}));
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
