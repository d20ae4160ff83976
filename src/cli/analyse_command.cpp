#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/cluster_options.h"
#include "cli/commands.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "cli/reports/analyse_report.h"
#include "cli/search_options.h"
#include "cli/stop_signals.h"
#include "engine/algorithms.h"
#include "engine/games.h"
#include "engine/replay.h"
#include "lab/analyse/analysis.h"
#include "lab/analyse/analysis_jobs.h"
#include "lab/analyse/annotation.h"
#include "lab/work/local_executor.h"
#include "lab/work/programs.h"
#include "log/log.h"
#include "notation/epd.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"
#include "text/quoted.h"

namespace rookery::cli {
namespace {

enum class Format { Text, Json, Pgn };

struct AnalyseOptions {
    std::vector<std::string> files;
    std::vector<std::string> fens;
    std::string game = "chess";
    SearchOptions search;
    int lines = 1;
    std::string algorithm = "search";
    std::string format = "text";
    bool json = false;
    std::string output;
    ClusterOptions cluster;
};

/// Something to analyze: positions or games.
struct Source {
    std::string name;  ///< for complaints
    std::unique_ptr<std::istream> stream;
    bool pgn = false;
};

Format format_of(const AnalyseOptions& options) {
    if (options.json || options.format == "json") return Format::Json;
    return options.format == "pgn" ? Format::Pgn : Format::Text;
}

engine::Settings settings_of(const AnalyseOptions& options) {
    engine::Settings settings = options.search.settings();
    settings.lines = options.lines;
    settings.algorithm = engine::find_algorithm(options.algorithm);
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
            throw text::ParseError("cannot read the file " + text::quoted(file));
    }
    source.pgn = file.ends_with(".pgn") || notation::looks_like_pgn(*source.stream);
    return source;
}

/// The game whose evaluation is meant: that of the first game of a file, unless there are positions, too.
std::string game_of(const AnalyseOptions& options, const std::vector<Source>& sources) {
    const std::string default_id(engine::find_game(options.game).id);
    if (!options.fens.empty() || sources.empty() || !sources.front().pgn) return default_id;
    std::istream& stream = *sources.front().stream;
    notation::PgnReader reader(stream);
    notation::PgnGame game;
    std::string found = default_id;
    try {
        if (reader.next(game)) found = engine::start_of(game, default_id)->info().id;
    } catch (const text::ParseError&) {
        log::swallowed(
            "the first game of a file does not say which game it is");  // its turn comes, and then it is told
    }
    stream.clear();
    stream.seekg(0);
    return found;
}

/// Positions and games as they come, each one job; what is found is written in the same order.
class AnalysisRun final : public lab::Run {
public:
    AnalysisRun(const AnalyseOptions& options, std::vector<std::unique_ptr<engine::AnyPosition>> positions,
                std::vector<Source> sources, std::ostream& out, const std::atomic<bool>& stop)
        : game_(options.game),
          evaluation_(options.search.evaluation),
          settings_(settings_of(options)),
          limits_(options.search.limits()),
          format_(format_of(options)),
          positions_(std::move(positions)),
          sources_(std::move(sources)),
          out_(out),
          stop_(stop) {
        text_.kind = "analyse";
        text_.game = options.game;
        text_.title = options.files.empty() ? "positions" : options.files.front();
        text_.programs = lab::asks_a_program(options.search.evaluation);
        text_.timed = limits_.move_time.has_value();
        text_.settings = lab::analysis_settings_text(settings_, limits_);
        text_.identity = fmt::format("{}\n", fmt::join(options.fens, "\n"));
        for (const std::string& file : options.files) {
            // Nobody knows what an input was that has been read already.
            if (file == "-") text_.begins_anew = true;
            else
                text_.identity += fmt::format("{} {} {}\n", std::filesystem::absolute(file).string(),
                                              std::filesystem::file_size(file),
                                              std::filesystem::last_write_time(file).time_since_epoch().count());
        }
    }

    [[nodiscard]] const lab::RunText& text() const override { return text_; }

    [[nodiscard]] std::optional<std::string> job(std::uint64_t number) override {
        auto item = next_item();
        if (!item) return std::nullopt;
        std::string job = lab::analysis_job_text(item->job);
        items_.emplace(number, std::move(*item));
        return job;
    }

    void check(const std::string& job, const std::string& result) const override {
        check_found_positions(lab::found_positions_from(lab::analysis_job_from(job), result), settings_, limits_);
    }
    [[nodiscard]] double measure(const std::string& result) const override { return lab::average_nodes(result); }

    void add(std::uint64_t number, const std::string& result) override {
        auto item = items_.extract(number);
        const auto found = lab::found_positions_from(item.mapped().job, result);
        line_.clear();
        if (item.mapped().game) write(*item.mapped().game, judge_game(item.mapped().replay, found));
        else write(*found.front());
        out_.flush();
    }

    void show(std::uint64_t number, std::size_t done, std::size_t total) override {
        line_.show(fmt::format("game {}: {} of {} positions", number + 1, done, total));
    }

    /// Whether something could not be analyzed.
    [[nodiscard]] bool failed() const { return failed_; }

private:
    /// What is to be analyzed, and what it takes to write about it.
    struct Item {
        lab::AnalysisJob job;
        std::optional<notation::PgnGame> game;
        engine::Replay replay;
    };

    [[nodiscard]] static Item item_of(const engine::AnyPosition& position) {
        Item item;
        item.job = {std::string(position.info().id), position.text(), {}, false};
        return item;
    }

    void complain(const std::string& where, const std::string& problem) {
        line_.clear();
        std::cerr << "rookery: " << where << problem << '\n';
        failed_ = true;
    }

    [[nodiscard]] std::optional<Item> next_item() {
        if (next_position_ < positions_.size()) return item_of(*positions_[next_position_++]);
        while (next_source_ < sources_.size() && !stop_) {
            if (auto item = sources_[next_source_].pgn ? next_game() : next_line()) return item;
            ++next_source_;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Item> next_line() {
        const Source& source = sources_[next_source_];
        if (!lines_) {
            lines_ = notation::read_position_lines(*source.stream);
            next_line_ = 0;
            if (lines_->empty()) complain(source.name, " has no position in it");
        }
        while (next_line_ < lines_->size()) {
            const notation::PositionLine& line = (*lines_)[next_line_++];
            try {
                return item_of(*engine::position_from_text(game_, line.text));
            } catch (const text::ParseError& error) {
                complain(fmt::format("{}, line {}: ", source.name, line.number), error.what());
            }
        }
        lines_.reset();
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Item> next_game() {
        const Source& source = sources_[next_source_];
        if (!reader_) {
            reader_ = std::make_unique<notation::PgnReader>(
                *source.stream,
                [this, &source](const notation::PgnDamage& damage) {
                    complain(fmt::format("{}, line {}: ", source.name, damage.line),
                             damage.problem + "; the game is skipped");
                },
                notation::PgnLimits{}, &stop_);
            any_game_ = false;
        }
        Item item;
        notation::PgnGame game;
        while (!stop_ && reader_->next(game)) {
            any_game_ = true;
            try {
                item.replay = engine::replay(game, engine::Variations::Ignored, game_);
                static_cast<void>(engine::find_evaluation(item.replay.start->info().id, evaluation_));
            } catch (const text::ParseError& error) {
                complain(source.name + ", ", std::string(error.what()) + "; the game is skipped");
                continue;
            }
            item.job = {std::string(item.replay.start->info().id), item.replay.start->text(), {}, true};
            for (const engine::ReplayedMove& move : item.replay.main.moves) item.job.moves.push_back(move.coordinates);
            item.game = std::move(game);
            return item;
        }
        if (!any_game_ && !failed_ && !stop_) complain(source.name, " has no game in it");
        reader_.reset();
        return std::nullopt;
    }

    void write(const lab::PositionAnalysis& analysis) {
        switch (format_) {
            case Format::Text: out_ << position_report(analysis); break;
            case Format::Json: out_ << position_analysis_json(analysis) << '\n'; break;
            case Format::Pgn: write_pgn(out_, to_pgn(analysis)); break;
        }
    }

    void write(notation::PgnGame& game, const lab::GameAnalysis& analysis) {
        switch (format_) {
            case Format::Text: out_ << game_report(game, analysis); break;
            case Format::Json: out_ << game_analysis_json(game, analysis) << '\n'; break;
            case Format::Pgn:
                annotate(game, analysis);
                write_pgn(out_, game);
                break;
        }
    }

    std::string game_;
    std::string evaluation_;
    engine::Settings settings_;
    search::Limits limits_;
    Format format_;
    std::vector<std::unique_ptr<engine::AnyPosition>> positions_;
    std::vector<Source> sources_;
    std::ostream& out_;
    const std::atomic<bool>& stop_;
    lab::RunText text_;
    ProgressLine line_;

    // Where we are in what is to be analyzed.
    std::size_t next_position_ = 0;
    std::size_t next_source_ = 0;
    std::optional<std::vector<notation::PositionLine>> lines_;
    std::size_t next_line_ = 0;
    std::unique_ptr<notation::PgnReader> reader_;
    bool any_game_ = false;

    std::map<std::uint64_t, Item> items_;  ///< that nothing was written about yet
    bool failed_ = false;
};

void open_output(const AnalyseOptions& options, std::ofstream& file) {
    for (const std::string& input : options.files) {
        std::error_code ignored;
        if (std::filesystem::equivalent(input, options.output, ignored))
            throw text::ParseError("the output would overwrite the input " + text::quoted(input));
    }
    file.open(options.output, std::ios::binary);
    if (!file) throw text::ParseError("cannot write the file " + text::quoted(options.output));
}

int run(const AnalyseOptions& options) {
    if (options.files.empty() && options.fens.empty())
        throw text::ParseError("say what to analyze: files, '-' for the standard input, or --fen");
    static_cast<void>(engine::find_game(options.game));
    // What makes no sense is found before the long work, not after it.
    std::vector<std::unique_ptr<engine::AnyPosition>> positions;
    for (const std::string& fen : options.fens) positions.push_back(engine::position_from_text(options.game, fen));
    std::vector<Source> sources;
    for (const std::string& file : options.files) sources.push_back(open_source(file));
    static_cast<void>(engine::find_evaluation(game_of(options, sources), options.search.evaluation));
    const std::atomic<bool>& stop = stop_on_signals();
    std::ofstream file;
    if (!options.output.empty()) open_output(options, file);
    std::ostream& out = options.output.empty() ? std::cout : file;

    AnalysisRun analysis(options, std::move(positions), std::move(sources), out, stop);
    lab::LocalExecutor here(1);
    const auto there = make_executor(options.cluster);
    (there ? *there : here).execute(analysis, stop);
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
        "inaccuracies, mistakes, blunders). A score is {\"centipawns\": 31}, {\"points\": 3} where an evaluation\n"
        "counts points of its own, or {\"mate\": -3}, for the first side; what is not known is null.\n"
        "A game that cannot be read is reported with its line and skipped; the exit code is then 1. Ctrl-C ends it "
        "with\n"
        "what is done, and with 1 too.\n"
        "Example: rookery analyse games.pgn --movetime 200 --format pgn --output annotated.pgn");
    command->add_option("FILE", options->files, "Files with games or positions; '-' is the standard input");
    command->add_option("--fen", options->fens, "A position to analyze; may be given several times")
        ->allow_extra_args(false);  // what follows is a file
    command->add_option("--game", options->game, "Name of the game, where the file does not say it")
        ->capture_default_str();
    add_search_options(*command, options->search);
    command->add_option("--lines", options->lines, "How many best lines of a position to find")
        ->check(CLI::Range(1, 218))
        ->capture_default_str();
    command->add_option("--algorithm", options->algorithm, "search, alphabeta or minimax")->capture_default_str();
    CLI::Option* format = command->add_option("--format", options->format, "text, json or pgn")
                              ->check(CLI::IsMember({"text", "json", "pgn"}))
                              ->capture_default_str();
    command->add_flag("--json", options->json, "The same as --format json")->excludes(format);
    command->add_option("--output", options->output, "File to write instead of the standard output");
    add_cluster_options(*command, options->cluster);
    command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace rookery::cli
