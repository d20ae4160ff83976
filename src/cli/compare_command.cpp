#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <unordered_set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "engine/games.h"
#include "engine/random_play.h"
#include "lab/compare.h"
#include "notation/epd.h"
#include "protocol/clients/uci_client.h"
#include "text/quoted.h"

namespace rookery::cli {
namespace {

struct CompareOptions {
    int depth = 0;
    std::string peer;
    std::string game = "chess";
    std::vector<std::string> fens;
    std::optional<std::string> epd_file;
    std::uint64_t random = 0;
    std::uint64_t seed = 1;
    unsigned threads = 1;
    int patience = 600;
    bool json = false;
};

using Positions = std::vector<std::unique_ptr<engine::AnyPosition>>;

class EnginePeer final : public lab::PerftPeer {
public:
    explicit EnginePeer(protocol::UciClient& client) : client_(client) {}
    [[nodiscard]] std::vector<engine::DivideEntry> divide(const std::string& position,
                                                          const std::vector<std::string>& moves, int depth) override {
        return client_.divide(position, moves, depth);
    }

private:
    protocol::UciClient& client_;
};

void add_epd_positions(const std::string& game, const std::string& name, Positions& positions) {
    std::ifstream file(name);
    if (!file || std::filesystem::is_directory(name))
        throw text::ParseError("cannot read the file " + text::quoted(name));
    const std::size_t before = positions.size();
    for (const notation::PositionLine& line : notation::read_position_lines(file)) {
        try {
            positions.push_back(engine::position_from_text(game, line.text));
        } catch (const text::ParseError& error) {
            throw text::ParseError(fmt::format("{}, line {}: {}", name, line.number, error.what()));
        }
    }
    if (positions.size() == before) throw text::ParseError("there is no position in the file " + text::quoted(name));
}

void add_random_positions(const CompareOptions& options, Positions& positions) {
    board::Random random(options.seed);
    std::unordered_set<game::Key> seen;
    // A small game may not have as many different positions as were asked for.
    for (std::uint64_t tries = 0; seen.size() < options.random && tries < 10 * options.random; ++tries) {
        auto position = engine::random_position(options.game, random);
        if (seen.insert(position->key()).second) positions.push_back(std::move(position));
    }
}

Positions gather_positions(const CompareOptions& options) {
    Positions positions;
    for (const std::string& fen : options.fens) positions.push_back(engine::position_from_text(options.game, fen));
    if (options.epd_file) add_epd_positions(options.game, *options.epd_file, positions);
    add_random_positions(options, positions);
    if (positions.empty()) positions.push_back(engine::start_position(options.game));
    return positions;
}

void describe(const lab::Difference& difference, const std::string& peer) {
    std::cout << "Difference found.\n"
              << "Compared:  " << difference.root << '\n'
              << "After:     "
              << (difference.path.empty() ? "(no move)" : fmt::format("{}", fmt::join(difference.path, " "))) << '\n'
              << "Position:  " << difference.position << '\n';
    if (!difference.extra.empty())
        std::cout << fmt::format("Only Rookery has:  {}\n", fmt::join(difference.extra, " "));
    if (!difference.missing.empty())
        std::cout << fmt::format("Only {} has:  {}\n", peer, fmt::join(difference.missing, " "));
    if (difference.unstable_move)
        std::cout << fmt::format(
            "Both have the same moves here, and the same counts after {} when it is played first;\n"
            "but counted from here, the counts below {} differ.\n",
            *difference.unstable_move, *difference.unstable_move);
}

int run(const CompareOptions& options) {
    const Positions positions = gather_positions(options);
    protocol::UciClient client(options.peer, std::chrono::seconds(options.patience));
    client.choose_game(engine::find_game(options.game));
    client.require_perft(positions.front()->text());
    EnginePeer peer(client);

    ProgressLine line;
    std::uint64_t nodes = 0;
    std::uint64_t compared = 0;
    for (const auto& position : positions) {
        line.show(fmt::format("compared {} of {} positions, {} nodes", compared, positions.size(), nodes));
        const lab::Comparison comparison = lab::compare(*position, options.depth, peer, options.threads);
        nodes += comparison.nodes;
        ++compared;
        if (!comparison.difference) continue;
        line.clear();
        if (options.json) std::cout << comparison_json(client.name(), compared, nodes, comparison.difference) << '\n';
        else describe(*comparison.difference, client.name());
        return exit_failure;
    }
    line.clear();
    if (options.json) std::cout << comparison_json(client.name(), compared, nodes, std::nullopt) << '\n';
    else
        std::cout << fmt::format("No difference from {} at depth {} in {} position{}, {} nodes.\n", client.name(),
                                 options.depth, compared, compared == 1 ? "" : "s", nodes);
    return exit_success;
}

}  // namespace

void add_compare_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<CompareOptions>();
    CLI::App* command = app.add_subcommand("compare", "Compare perft with another UCI engine, move by move");
    command->footer(
        "On a difference it descends to the smallest position that differs and names the moves that only one of the\n"
        "two has; the exit code is then 1. Without positions it compares the start of the game.\n"
        "Example: rookery compare 3 --random 1000 --with stockfish");
    command->add_option("DEPTH", options->depth, "Depth of the counts")->required()->check(CLI::Range(1, 30));
    command->add_option("--with", options->peer, "Command that starts the other engine; it must know 'go perft'")
        ->required();
    command->add_option("--game", options->game, "Name of the game")->capture_default_str();
    command->add_option("--fen", options->fens, "A position to compare; may be given several times");
    command->add_option("--epd", options->epd_file, "A file with a position on each line");
    command->add_option("--random", options->random, "Number of positions from random play")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{10'000'000}));
    command->add_option("--seed", options->seed, "Seed of the random play")->capture_default_str();
    command->add_option("--threads", options->threads, "Threads for our own counts")
        ->check(CLI::Range(1, 512))
        ->capture_default_str();
    command->add_option("--timeout", options->patience, "Seconds to wait for an answer of the other engine")
        ->check(CLI::Range(1, 86'400))
        ->capture_default_str();
    command->add_flag("--json", options->json, "Print one JSON object instead");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
