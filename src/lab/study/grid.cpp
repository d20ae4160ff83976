#include "lab/study/grid.h"

#include <algorithm>

#include "engine/algorithms.h"
#include "engine/games.h"
#include "lab/work/json.h"
#include "lab/work/local_executor.h"
#include "lab/work/programs.h"

namespace rookery::lab {
namespace {

namespace json = boost::json;

std::string settings_text(const GridSettings& settings) {
    return json::serialize(json::object{{"game", settings.game},
                                        {"algorithm", engine::algorithm_name(settings.player.algorithm)},
                                        {"captures_first", settings.player.ordering == search::Ordering::CapturesFirst},
                                        {"evaluation", settings.player.evaluation},
                                        {"random_plies", settings.random_plies},
                                        {"seed", settings.seed},
                                        {"max_plies", settings.maximum_plies},
                                        {"repetitions", settings.repetition_limit.value_or(0)},
                                        {"rules", settings.rules}});
}

RecordSettings record_settings_from(const std::string& text) {
    return reading_work("the grid", [&] {
        const json::value value = parse_work(text);
        const json::object& object = value.as_object();
        RecordSettings settings;
        settings.game = text_of(object.at("game"));
        RecordedPlayer player;
        player.algorithm = engine::find_algorithm(text_of(object.at("algorithm")));
        if (object.at("captures_first").as_bool()) player.ordering = search::Ordering::CapturesFirst;
        player.evaluation = engine::find_evaluation(settings.game, text_of(object.at("evaluation")));
        settings.players = {player, player};
        settings.random_plies = object.at("random_plies").to_number<int>();
        settings.seed = object.at("seed").to_number<std::uint64_t>();
        settings.maximum_plies = object.at("max_plies").to_number<std::size_t>();
        if (const int limit = object.at("repetitions").to_number<int>(); limit > 0) settings.repetition_limit = limit;
        settings.rules = text_of(object.at("rules"));
        return settings;
    });
}

/// Some games of one cell.
struct GridJob {
    int first_depth = 0;
    int second_depth = 0;
    std::uint64_t from = 0;
    std::uint64_t games = 0;
};

std::string job_text(const GridJob& job) {
    return json::serialize(json::array{job.first_depth, job.second_depth, job.from, job.games});
}

GridJob job_from(const std::string& text) {
    return reading_work("the job", [&] {
        const json::value value = parse_work(text);
        const json::array& array = value.as_array();
        return GridJob{array.at(0).to_number<int>(), array.at(1).to_number<int>(),
                       array.at(2).to_number<std::uint64_t>(), array.at(3).to_number<std::uint64_t>()};
    });
}

json::object work_json(const RecordedWork& work) {
    return {{"moves", work.moves}, {"nodes", work.nodes}, {"seconds", work.time.count()}};
}

RecordedWork work_from(const json::value& value) {
    const json::object& object = value.as_object();
    return {object.at("moves").to_number<std::uint64_t>(), object.at("nodes").to_number<std::uint64_t>(),
            std::chrono::duration<double>(object.at("seconds").to_number<double>())};
}

std::string cell_text(const GridCell& cell) {
    const RecordedResults& results = cell.results;
    return json::serialize(json::object{
        {"results", json::array{results.first_wins, results.draws, results.second_wins, results.unfinished}},
        {"first", work_json(cell.first)},
        {"second", work_json(cell.second)},
        {"plies", cell.plies},
        {"measures", cell.measures},
        {"measured", cell.measured}});
}

GridCell cell_from(const std::string& text) {
    return reading_work("the result", [&] {
        const json::value value = parse_work(text);
        const json::object& object = value.as_object();
        const auto counts = json::value_to<std::vector<std::uint64_t>>(object.at("results"));
        GridCell cell;
        cell.results = {counts.at(0), counts.at(1), counts.at(2), counts.at(3)};
        cell.first = work_from(object.at("first"));
        cell.second = work_from(object.at("second"));
        cell.plies = object.at("plies").to_number<std::uint64_t>();
        cell.measures = object.at("measures").to_number<double>();
        cell.measured = object.at("measured").to_number<std::uint64_t>();
        return cell;
    });
}

void add_work(RecordedWork& sum, const RecordedWork& part) {
    sum.moves += part.moves;
    sum.nodes += part.nodes;
    sum.time += part.time;
}

class GridPerformer final : public Performer {
public:
    explicit GridPerformer(RecordSettings settings) : settings_(std::move(settings)) {}

    std::string perform(const std::string& text, const JobContext& context) override {
        const GridJob job = job_from(text);
        settings_.players[0].limits.depth = job.first_depth;
        settings_.players[1].limits.depth = job.second_depth;
        std::vector<RecordedGame> games;
        std::atomic<bool> stop = false;
        for (std::uint64_t i = 0; i < job.games; ++i) {
            RecordedGame game = record_game(settings_, job.from + i, stop,
                                            [&](const RecordedPly&) { stop = stop || context.stopped(); });
            if (stop) return "";
            games.push_back(std::move(game));
            context.progress(i + 1, job.games);
        }
        return cell_text(cell_of(games));
    }

private:
    static GridCell cell_of(const std::vector<RecordedGame>& games) {
        GridCell cell;
        cell.results = results_of(games);
        cell.first = work_of(games, game::Side::First);
        cell.second = work_of(games, game::Side::Second);
        for (const RecordedGame& game : games) {
            cell.plies += game.plies.size();
            for (const RecordedPly& ply : game.plies) {
                if (!ply.measure) continue;
                cell.measures += *ply.measure;
                ++cell.measured;
            }
        }
        return cell;
    }

    RecordSettings settings_;
};

class GridRun final : public Run {
public:
    GridRun(const GridSettings& settings, const GridListener& listener, std::uint64_t games_per_job)
        : settings_(settings), listener_(listener), games_per_job_(std::min(games_per_job, settings.games)) {
        text_.kind = "grid";
        text_.game = settings.game;
        text_.title = "depths " + std::to_string(settings.first_depth) + " to " + std::to_string(settings.last_depth);
        text_.settings = settings_text(settings);
        text_.programs = asks_a_program(settings.player.evaluation);
        text_.identity = std::to_string(settings.first_depth) + " " + std::to_string(settings.last_depth) + " " +
                         std::to_string(settings.games) + " " + std::to_string(games_per_job_);
        for (int first = settings.first_depth; first <= settings.last_depth; ++first)
            for (int second = settings.first_depth; second <= settings.last_depth; ++second) {
                GridCell cell;
                cell.first_depth = first;
                cell.second_depth = second;
                report.cells.push_back(cell);
            }
    }

    [[nodiscard]] const RunText& text() const override { return text_; }
    [[nodiscard]] std::optional<std::uint64_t> jobs() const override { return report.cells.size() * parts(); }

    [[nodiscard]] std::optional<std::string> job(std::uint64_t number) override {
        if (number >= report.cells.size() * parts()) return std::nullopt;
        return job_text(job_of(number));
    }

    void check(const std::string& job, const std::string& result) const override {
        const GridCell cell = cell_from(result);
        if (cell.games() != job_from(job).games)
            throw text::ParseError("these are not the games that were to be played");
        if (cell.plies > cell.games() * settings_.maximum_plies || cell.first.moves + cell.second.moves != cell.plies ||
            cell.measured > cell.plies)
            throw text::ParseError("such games cannot have been played");
    }

    [[nodiscard]] double measure(const std::string& result) const override { return cell_from(result).score(); }

    void add(std::uint64_t number, const std::string& result) override {
        if (result.empty()) return;
        const GridCell part = cell_from(result);
        GridCell& cell = report.cells[number % report.cells.size()];
        cell.results.first_wins += part.results.first_wins;
        cell.results.draws += part.results.draws;
        cell.results.second_wins += part.results.second_wins;
        cell.results.unfinished += part.results.unfinished;
        add_work(cell.first, part.first);
        add_work(cell.second, part.second);
        cell.plies += part.plies;
        cell.measures += part.measures;
        cell.measured += part.measured;
        games_ += part.games();
        if (listener_) listener_(games_);
    }

    GridReport report;

private:
    [[nodiscard]] std::uint64_t parts() const { return (settings_.games + games_per_job_ - 1) / games_per_job_; }
    [[nodiscard]] GridJob job_of(std::uint64_t number) const {
        // All cells in turn: each has its share when somebody has seen enough, and so has each machine.
        const GridCell& cell = report.cells[number % report.cells.size()];
        const std::uint64_t from = number / report.cells.size() * games_per_job_;
        return {cell.first_depth, cell.second_depth, from, std::min(games_per_job_, settings_.games - from)};
    }

    const GridSettings& settings_;
    const GridListener& listener_;
    const std::uint64_t games_per_job_;
    RunText text_;
    std::uint64_t games_ = 0;
};

}  // namespace

std::uint64_t GridCell::games() const {
    return results.first_wins + results.draws + results.second_wins + results.unfinished;
}

double GridCell::score() const {
    if (games() == 0) return 0.5;
    const auto halves = 2 * results.first_wins + results.draws + results.unfinished;
    return static_cast<double>(halves) / static_cast<double>(2 * games());
}

double GridCell::nodes_per_move() const {
    const std::uint64_t moves = first.moves + second.moves;
    return moves == 0 ? 0 : static_cast<double>(first.nodes + second.nodes) / static_cast<double>(moves);
}

std::optional<double> GridCell::measure() const {
    if (measured == 0) return std::nullopt;
    return measures / static_cast<double>(measured);
}

GridReport play_grid(const GridSettings& settings, const std::atomic<bool>& stop, const GridListener& listener,
                     Executor* executor) {
    constexpr std::uint64_t games_of_a_large_job = 10;
    LocalExecutor here(settings.threads);
    if (executor == nullptr) executor = &here;
    GridRun run(settings, listener, executor->wants_large_jobs() ? games_of_a_large_job : 1);
    run.report.stopped = executor->execute(run, stop) == RunEnd::Stopped;
    return std::move(run.report);
}

std::unique_ptr<Performer> make_grid_performer(const RunText& run, const Surroundings& surroundings) {
    RecordSettings settings = record_settings_from(run.settings);
    require_allowed(asks_a_program(settings.players[0].evaluation), surroundings);
    return std::make_unique<GridPerformer>(std::move(settings));
}

}  // namespace rookery::lab
