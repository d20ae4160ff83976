#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>

#include <fmt/format.h>

#include "cli/analyse_report.h"
#include "cli/commands.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "cli/stop_signals.h"
#include "engine/algorithms.h"
#include "engine/games.h"
#include "engine/replay.h"
#include "game/quoted.h"
#include "lab/analysis.h"
#include "lab/annotation.h"
#include "notation/epd.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"

namespace rookery::cli {
namespace {

enum class Format { Text, Json, Pgn };

struct AnalyseOptions {
    std::vector<std::string> files;
    std::vector<std::string> fens;
    std::string game = "chess";
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<int> move_time;
    int lines = 1;
    unsigned threads = 1;
    std::size_t hash = 64;
    std::string evaluation;
    std::string algorithm = "search";
    std::string format = "text";
    bool json = false;
    std::string output;
};

/// Something to analyse: positions or games.
struct Source {
    std::string name;  ///< for complaints
    std::unique_ptr<std::istream> stream;
    bool pgn = false;
};

Format format_of(const AnalyseOptions& options) {
    if (options.json || options.format == "json") return Format::Json;
    return options.format == "pgn" ? Format::Pgn : Format::Text;
}

search::Limits limits_of(const AnalyseOptions& options) {
    search::Limits limits;
    limits.depth = options.depth;
    limits.nodes = options.nodes;
    if (options.move_time) limits.move_time = search::Milliseconds(*options.move_time);
    else if (!options.depth && !options.nodes) limits.move_time = search::Milliseconds(1000);
    return limits;
}

engine::Settings settings_of(const AnalyseOptions& options) {
    engine::Settings settings;
    settings.hash_megabytes = options.hash;
    settings.threads = options.threads;
    settings.lines = options.lines;
    settings.algorithm = engine::find_algorithm(options.algorithm);
    settings.evaluation = options.evaluation;
    settings.move_overhead = search::Milliseconds(0);  // nobody's clock runs
    return settings;
}

Source open_source(const std::string& file) {
    Source source;
    if (file == "-") {
        // A pipe cannot be read from its beginning again, so that all of it is kept.
        const std::string text(std::istreambuf_iterator<char>(std::cin), {});
        source = {"the standard input", std::make_unique<std::istringstream>(text)};
    } else {
        source = {file, std::make_unique<std::ifstream>(file, std::ios::binary)};
        if (!*source.stream || std::filesystem::is_directory(file))
            throw game::ParseError("cannot read the file " + game::quoted(file));
    }
    source.pgn = file.ends_with(".pgn") || notation::looks_like_pgn(*source.stream);
    return source;
}

class Analysis {
public:
    Analysis(const AnalyseOptions& options, std::ostream& out, const std::atomic<bool>& stop)
        : game_(options.game),
          format_(format_of(options)),
          out_(out),
          stop_(stop),
          analyst_(settings_of(options), limits_of(options), stop) {}

    void add(const engine::AnyPosition& position) {
        ++positions_;
        line_.show(fmt::format("position {}", positions_));
        const lab::PositionAnalysis analysis = analyst_.analyse(position);
        if (stop_ && analysis.lines.empty()) return;
        line_.clear();
        switch (format_) {
            case Format::Text: out_ << position_report(analysis); break;
            case Format::Json: out_ << position_analysis_json(analysis) << '\n'; break;
            case Format::Pgn: write_pgn(out_, to_pgn(analysis)); break;
        }
        out_.flush();
    }

    void add(const Source& source) {
        if (source.pgn) add_games(source);
        else add_positions(source);
    }

    /// Whether something could not be analysed.
    [[nodiscard]] bool failed() const { return failed_; }

private:
    void complain(const std::string& where, const std::string& problem) {
        line_.clear();
        std::cerr << "rookery: " << where << problem << '\n';
        failed_ = true;
    }

    void add_positions(const Source& source) {
        const auto lines = notation::read_position_lines(*source.stream);
        if (lines.empty()) complain(source.name, " has no position in it");
        for (const notation::PositionLine& line : lines) {
            if (stop_) return;
            try {
                add(*engine::position_from_text(game_, line.text));
            } catch (const game::ParseError& error) {
                complain(fmt::format("{}, line {}: ", source.name, line.number), error.what());
            }
        }
    }

    void add_games(const Source& source) {
        const auto on_damage = [&](const notation::PgnDamage& damage) {
            complain(fmt::format("{}, line {}: ", source.name, damage.line), damage.problem + "; the game is skipped");
        };
        notation::PgnReader reader(*source.stream, on_damage, {}, &stop_);
        notation::PgnGame game;
        bool any = false;
        while (!stop_ && reader.next(game)) {
            any = true;
            try {
                add(game, engine::replay(game, engine::Variations::Ignored, game_));
            } catch (const game::ParseError& error) {
                complain(source.name + ", ", std::string(error.what()) + "; the game is skipped");
            }
        }
        if (!any && !failed_ && !stop_) complain(source.name, " has no game in it");
    }

    void add(notation::PgnGame& game, const engine::Replay& replay) {
        ++games_;
        const lab::GameAnalysis analysis = analyst_.analyse(replay, [&](std::size_t done, std::size_t positions) {
            line_.show(fmt::format("game {}: {} of {} positions", games_, done, positions));
        });
        line_.clear();
        switch (format_) {
            case Format::Text: out_ << game_report(game, analysis); break;
            case Format::Json: out_ << game_analysis_json(game, analysis) << '\n'; break;
            case Format::Pgn:
                annotate(game, analysis);
                write_pgn(out_, game);
                break;
        }
        out_.flush();
    }

    std::string game_;
    Format format_;
    std::ostream& out_;
    const std::atomic<bool>& stop_;
    ProgressLine line_;
    lab::Analyst analyst_;
    int positions_ = 0;
    int games_ = 0;
    bool failed_ = false;
};

void open_output(const AnalyseOptions& options, std::ofstream& file) {
    for (const std::string& input : options.files) {
        std::error_code ignored;
        if (std::filesystem::equivalent(input, options.output, ignored))
            throw game::ParseError("the output would overwrite the input " + game::quoted(input));
    }
    file.open(options.output, std::ios::binary);
    if (!file) throw game::ParseError("cannot write the file " + game::quoted(options.output));
}

int run(const AnalyseOptions& options) {
    if (options.files.empty() && options.fens.empty())
        throw game::ParseError("say what to analyse: files, '-' for the standard input, or --fen");
    static_cast<void>(engine::find_evaluation(engine::find_game(options.game).id, options.evaluation));
    // What makes no sense is found before the long work, not after it.
    std::vector<std::unique_ptr<engine::AnyPosition>> positions;
    for (const std::string& fen : options.fens) positions.push_back(engine::position_from_text(options.game, fen));
    std::vector<Source> sources;
    for (const std::string& file : options.files) sources.push_back(open_source(file));
    const std::atomic<bool>& stop = stop_on_signals();
    std::ofstream file;
    if (!options.output.empty()) open_output(options, file);
    std::ostream& out = options.output.empty() ? std::cout : file;

    Analysis analysis(options, out, stop);
    for (const auto& position : positions)
        if (!stop) analysis.add(*position);
    for (const Source& source : sources)
        if (!stop) analysis.add(source);
    if (!out.flush()) throw std::runtime_error("not everything could be written");
    return analysis.failed() || stop ? exit_failure : exit_success;
}

}  // namespace

void add_analyse_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<AnalyseOptions>();
    CLI::App* command = app.add_subcommand("analyse", "Find the best lines of positions, and what was wrong in games");
    command->footer(
        "A file has games in PGN, or a position (FEN or EPD) on each line. Scores are in pawns for the first side, "
        "which\n"
        "is White in chess; +M3 is a mate in three. Every position of a game is searched once. A move that loses 5, "
        "10\n"
        "or 15 percent of winning chance, 100 / (1 + exp(-0.00368208 * centipawns)), is an inaccuracy, a mistake or a\n"
        "blunder. The average loss counts scores up to ten pawns. The accuracy is the average over the moves of\n"
        "103.1668 * exp(-0.04354 * loss) - 3.1669, with the loss of winning chance in percent.\n"
        "pgn: the games as they are, with [%eval] comments, signs for bad moves, and what was better as a variation.\n"
        "json: one object on each line. A position: type, game, position, over, nodes, seconds, lines (each with "
        "score,\n"
        "depth, moves, notation). A game: type, game, tags, result, start, complete, plies (each with number, side, "
        "move,\n"
        "notation, position, over, score, loss, mark, best) and players (name, moves, average_loss, accuracy,\n"
        "inaccuracies, mistakes, blunders). A score is {\"centipawns\": 31} or {\"mate\": -3}, for the first side; "
        "what\n"
        "is not known is null.\n"
        "A game that cannot be read is reported with its line and skipped; the exit code is then 1. Ctrl-C ends it "
        "with\n"
        "what is done, and with 1 too.\n"
        "Example: rookery analyse games.pgn --movetime 200 --format pgn --output annotated.pgn");
    command->add_option("FILE", options->files, "Files with games or positions; '-' is the standard input");
    command->add_option("--fen", options->fens, "A position to analyse; may be given several times")
        ->allow_extra_args(false);  // what follows is a file
    command->add_option("--game", options->game, "Name of the game, where the file does not say it")
        ->capture_default_str();
    command->add_option("--depth", options->depth, "Depth for each position")
        ->check(CLI::Range(1, search::max_ply - 1));
    command->add_option("--nodes", options->nodes, "Nodes for each position")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
    command
        ->add_option("--movetime", options->move_time,
                     "Milliseconds for each position (default: 1000, if there is no other limit)")
        ->check(CLI::Range(1, 86'400'000));
    command->add_option("--lines", options->lines, "How many best lines of a position to find")
        ->check(CLI::Range(1, 218))
        ->capture_default_str();
    command->add_option("--threads", options->threads, "Number of threads")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command->add_option("--hash", options->hash, "Megabytes for the hash table")
        ->check(CLI::Range(1, 131'072))
        ->capture_default_str();
    command->add_option("--evaluation", options->evaluation, "Name of the evaluation (default: the strongest)");
    command->add_option("--algorithm", options->algorithm, "search, alphabeta or minimax")->capture_default_str();
    CLI::Option* format = command->add_option("--format", options->format, "text, json or pgn")
                              ->check(CLI::IsMember({"text", "json", "pgn"}))
                              ->capture_default_str();
    command->add_flag("--json", options->json, "The same as --format json")->excludes(format);
    command->add_option("--output", options->output, "File to write instead of the standard output");
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
