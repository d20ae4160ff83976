#include "app/lab/lab_handler.h"

#include <algorithm>
#include <chrono>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "app/api/from_requests.h"
#include "app/api/lab_requests.h"
#include "app/api/to_answers.h"
#include "app/identity.h"
#include "app/lab/lab_messages.h"
#include "app/lab/solved_squares.h"
#include "app/lab/study_messages.h"
#include "app/library/game_pgn.h"
#include "app/problem.h"
#include "app/read_position.h"
#include "app/tab_jobs.h"
#include "app/throttle.h"
#include "app/transfers.h"
#include "engine/algorithms.h"
#include "engine/games.h"
#include "lab/record/node_counts_csv.h"
#include "lab/record/record_chart.h"
#include "lab/record/record_csv.h"
#include "lab/record/record_pgn.h"
#include "lab/study/study_chart.h"
#include "lab/study/study_csv.h"
#include "notation/pgn_writer.h"
#include "text/quoted.h"

namespace rookery::app {
namespace {

namespace json = boost::json;

constexpr std::uint64_t default_budget = 100'000'000;
constexpr const char* csv_type = "text/csv; charset=utf-8";

/// What was found as a table and as a picture, to be taken along.
template <class Result>
void add_files(Result& result, Transfers& transfers, const std::string& name, const std::string& csv,
               const std::string& svg) {
    result.csv = transfers.add(csv, csv_type, name + ".csv");
    result.svg = transfers.add(svg, "image/svg+xml", name + ".svg");
}

/// The position a message names, by `game` and `text`; the start without a text.
template <class Request>
std::unique_ptr<engine::AnyPosition> position_in(const Request& request) {
    const std::string game = request.game.value_or("chess");
    const std::string text = request.text.value_or("");
    auto position = text.empty() ? engine::start_position(game) : read_position(game, text);
    if (position->outcome().over()) throw Refusal("over-in-position", "The game is over in this position.");
    return position;
}

lab::CountSettings count_settings_in(const api::CountNodes& request, const engine::AnyPosition& position) {
    lab::CountSettings settings;
    settings.first_depth = api::number_or(request.from, 1);
    settings.last_depth = api::number_or(request.to, 5);
    if (settings.last_depth < settings.first_depth)
        throw Refusal("depths-order", "The depths go from the smaller to the larger.");
    settings.budget = api::number_or(request.budget, default_budget);
    // How long it thinks: which engine that is, no page can say.
    if (request.external_time)
        settings.external_engine =
            fmt::format("movetime {} {}", request.external_time->value, settings.external_engine);
    const std::string_view game = position.info().id;
    settings.evaluation = engine::find_evaluation(game, request.evaluation.value_or(""));
    if (engine::needs_no_search(game, settings.evaluation))
        throw Refusal("needs-no-search",
                      "The evaluation " + text::quoted(settings.evaluation) + " needs no search to count.",
                      {{"evaluation", settings.evaluation}});
    const auto names = request.algorithms.value_or(std::vector<std::string>());
    for (const lab::CountedSearch& search : lab::counted_searches(position))
        if (names.empty() || std::find(names.begin(), names.end(), search.name) != names.end())
            settings.searches.push_back(search);
    if (settings.searches.empty()) throw Refusal("nothing-chosen", "Choose something to count.");
    return settings;
}

std::vector<api::CountedSearch> searches_of(const lab::CountSettings& settings) {
    std::vector<api::CountedSearch> output;
    for (const lab::CountedSearch& search : settings.searches)
        output.push_back({std::string(search.name), std::string(search.title)});
    return output;
}

api::NodesResult count(const TabJobs::Job<api::CountNodes>& job, Transfers& transfers,
                       const engine::AnyPosition& position, const lab::CountSettings& settings) {
    std::vector<lab::CountRow> rows;
    std::string csv = lab::counts_csv_head(settings);
    api::NodesNews begun;
    begun.searches = searches_of(settings);
    begun.position = position.text();
    job.report(begun);
    lab::count_nodes(
        position, settings, job.stop(),
        [&](int depth, const lab::CountedSearch& search) {
            api::NodesNews news;
            news.working = {depth, std::string(search.title)};
            job.report(news);
        },
        [&](const lab::CountRow& row) {
            rows.push_back(row);
            csv += lab::counts_csv_row(row);
            api::NodesNews news;
            news.row = count_row(settings, row);
            job.report(news);
        });
    const std::string name = std::string(position.info().id) + "-nodes";
    const std::string text = json::serialize(node_counts_json(position, settings, rows));
    return {rows.size(), transfers.add(csv, csv_type, name + ".csv"),
            transfers.add(text, "application/json", name + ".json")};
}

lab::RecordedPlayer player_in(const std::optional<api::LabPlayer>& named, const std::string& game) {
    const api::LabPlayer request = named.value_or(api::LabPlayer());
    lab::RecordedPlayer player;
    player.algorithm = engine::find_algorithm(request.algorithm.value_or("search"));
    player.evaluation = engine::find_evaluation(game, request.evaluation.value_or(""));
    if (request.ordering == api::MoveOrdering::captures) player.ordering = search::Ordering::CapturesFirst;
    if (request.time) player.limits.move_time = Milliseconds(request.time->value);
    if (request.depth || !request.time) player.limits.depth = api::number_or(request.depth, 3);
    return player;
}

struct RunSettings {
    lab::RecordSettings record;
    std::uint64_t games = 1;
};

RunSettings run_settings_in(const api::RunGames& request) {
    const auto position = position_in(request);
    RunSettings settings;
    lab::RecordSettings& record = settings.record;
    record.game = position->info().id;
    record.start = request.text.value_or("");
    record.players = {player_in(request.first, record.game), player_in(request.second, record.game)};
    if (request.compared && !request.compared->empty()) record.compared = engine::find_algorithm(*request.compared);
    settings.games = api::number_or<std::uint64_t>(request.games, 1);
    record.random_plies = api::number_or(request.random_plies, settings.games > 1 ? 4 : 0);
    record.seed = api::number_or<std::uint64_t>(request.seed, 1);
    record.maximum_plies = api::number_or<std::size_t>(request.max_plies, 300);
    record.rules = request.rules.value_or("");
    if (!record.rules.empty()) position->set_agreed_rules(record.rules);
    if (request.repetitions) {
        record.repetition_limit = request.repetitions->as<int>();
        position->set_repetition_limit(request.repetitions->as<int>());
    }
    return settings;
}

/// Tells plies in batches of a tenth of a second.
class PlyReporter {
public:
    explicit PlyReporter(const TabJobs::Job<api::RunGames>& job) : job_(job) {}

    void begin(std::uint64_t game, const std::string& start) {
        flush();
        game_ = game;
        job_.report({game, start, {}, {}});
    }
    void add(const lab::RecordedPly& ply) {
        plies_.push_back(to_api(ply));
        if (throttle_.is_due()) flush();
    }
    void flush() {
        if (plies_.empty()) return;
        job_.report({game_, {}, std::exchange(plies_, {}), {}});
    }

private:
    const TabJobs::Job<api::RunGames>& job_;
    std::uint64_t game_ = 0;
    std::vector<api::RecordedPly> plies_;
    Throttle throttle_;
};

api::RunResult summary_of(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games) {
    const lab::RecordedResults results = lab::results_of(games);
    api::RunResult output;
    output.results = {results.first_wins, results.draws, results.second_wins, results.unfinished};
    output.work = {to_api(lab::work_of(games, game::Side::First)), to_api(lab::work_of(games, game::Side::Second))};
    if (settings.compared) {
        const lab::ComparedWork work = lab::compared_work(games);
        output.compared = {std::string(engine::algorithm_name(*settings.compared)), work.same_moves, to_api(work.own),
                           to_api(work.compared)};
    }
    return output;
}

std::string pgn_of(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games) {
    std::ostringstream text;
    for (const lab::RecordedGame& game : games) write_pgn(text, record_pgn(settings, game, pgn_date(now())));
    return text.str();
}

api::RunResult record(const TabJobs::Job<api::RunGames>& job, Transfers& transfers, const RunSettings& run) {
    const lab::RecordSettings& settings = run.record;
    const game::GameInfo& info = engine::find_game(settings.game);
    std::vector<lab::RecordedGame> games;
    PlyReporter reporter(job);
    for (std::uint64_t number = 0; number < run.games && !job.stopped(); ++number) {
        bool begun = false;
        lab::RecordedGame game = lab::record_game(settings, number, job.stop(), [&](const lab::RecordedPly& ply) {
            if (!std::exchange(begun, true)) reporter.begin(number, "");
            reporter.add(ply);
        });
        reporter.flush();
        if (job.stopped() && game.plies.empty()) break;
        job.report({number,
                    game.start,
                    {},
                    api::Finished{std::string(result_text(game.outcome.result)),
                                  std::string(game::reason_text(game.outcome.reason)), lab::record_outcome(info, game),
                                  game.plies.size()}});
        games.push_back(std::move(game));
    }
    api::RunResult result = summary_of(settings, games);
    if (games.empty()) return result;
    const std::string name = settings.game + "-run";
    add_files(result, transfers, name, lab::record_csv(settings, games), lab::record_chart(settings, games));
    result.json = transfers.add(json::serialize(record_json(settings, games)), "application/json", name + ".json");
    result.pgn = transfers.add(pgn_of(settings, games), "application/x-chess-pgn",
                               name + (settings.game == "bughouse" ? ".bpgn" : ".pgn"));
    return result;
}

lab::ProveSettings prove_settings_in(const api::ProvePlayer& request) {
    lab::ProveSettings settings;
    settings.game = request.game.value_or("wolf-sheep");
    settings.start = request.text.value_or("");
    settings.side = request.side ? side_of(*request.side) : game::Side::First;
    settings.player = player_in(request.player, settings.game);
    if (settings.player.limits.move_time)
        throw Refusal("clock-not-alike", "A player with a clock does not always answer alike: give it a depth.");
    return settings;
}

api::ProveResult prove(const TabJobs::Job<api::ProvePlayer>& job, Transfers& transfers,
                       const lab::ProveSettings& settings) {
    const lab::ProveReport report = lab::prove(settings, job.stop(), [&](const lab::ProveReport& now) {
        job.report({now.plies.size(), now.positions, now.losses});
    });
    api::ProveResult result = prove_result(settings, report);
    add_files(result, transfers, settings.game + "-prove", lab::prove_csv(report), lab::prove_chart(settings, report));
    return result;
}

lab::GridSettings grid_settings_in(const api::PlayGrid& request) {
    lab::GridSettings settings;
    settings.game = request.game.value_or("pawns-kings");
    settings.player = player_in(request.player, settings.game);
    settings.player.limits = {};
    settings.first_depth = api::number_or(request.from, 1);
    settings.last_depth = api::number_or(request.to, 6);
    if (settings.last_depth < settings.first_depth)
        throw Refusal("depths-order", "The depths go from the smaller to the larger.");
    settings.games = api::number_or<std::uint64_t>(request.games, 10);
    settings.seed = api::number_or<std::uint64_t>(request.seed, 1);
    settings.rules = request.rules.value_or("");
    if (!settings.rules.empty()) engine::start_position(settings.game)->set_agreed_rules(settings.rules);
    if (settings.games == 1) settings.random_plies = 0;
    return settings;
}

api::GridResult grid(const TabJobs::Job<api::PlayGrid>& job, Transfers& transfers, const lab::GridSettings& settings) {
    const std::uint64_t all = settings.games * settings.depths() * settings.depths();
    const lab::GridReport report = lab::play_grid(settings, job.stop(), [&](std::uint64_t games) {
        job.report({games, all});
    });
    api::GridResult result = grid_result(settings, report);
    add_files(result, transfers, settings.game + "-grid", lab::grid_csv(report), lab::grid_chart(settings, report));
    return result;
}

lab::LadderSettings ladder_settings_in(const api::ClimbLadder& request) {
    lab::LadderSettings settings;
    settings.game = request.game.value_or("chess");
    settings.evaluation = engine::find_evaluation(settings.game, request.evaluation.value_or("simplified"));
    settings.games = api::number_or<std::uint64_t>(request.games, 10);
    settings.pace.nodes = api::number_or<std::uint64_t>(request.nodes, 5'000);
    settings.depth = api::number_or<int>(request.depth, settings.depth);
    return settings;
}

api::LadderResult ladder(const TabJobs::Job<api::ClimbLadder>& job, Transfers& transfers,
                         const lab::LadderSettings& settings) {
    const lab::LadderReport report = lab::climb(
        settings, job.stop(), [&](const lab::LadderResult&, const lab::LadderRung& rung, std::uint64_t games) {
            job.report({{games, settings.games}, std::string(rung.name)});
        });
    api::LadderResult result = ladder_result(settings, report);
    add_files(result, transfers, settings.game + "-ladder", lab::ladder_csv(settings, report),
              lab::ladder_chart(settings, report));
    return result;
}

class LabHandler final : public MessageHandler {
public:
    explicit LabHandler(const HandlerServices& services) : services_(services) {}

    void add_to(Router& router) override {
        router.on<api::CountNodes>([this](const api::CountNodes& request, const Message& message) {
            const std::shared_ptr<const engine::AnyPosition> position = position_in(request);
            start<api::CountNodes>(message, [position, settings = count_settings_in(request, *position)](
                                                const auto& job, Transfers& transfers) {
                return count(job, transfers, *position, settings);
            });
        });
        router.on<api::ProvePlayer>([this](const api::ProvePlayer& request, const Message& message) {
            start<api::ProvePlayer>(message,
                                    [settings = prove_settings_in(request)](const auto& job, Transfers& transfers) {
                                        return prove(job, transfers, settings);
                                    });
        });
        router.on<api::PlayGrid>([this](const api::PlayGrid& request, const Message& message) {
            start<api::PlayGrid>(message,
                                 [settings = grid_settings_in(request)](const auto& job, Transfers& transfers) {
                                     return grid(job, transfers, settings);
                                 });
        });
        router.on<api::ClimbLadder>([this](const api::ClimbLadder& request, const Message& message) {
            start<api::ClimbLadder>(message,
                                    [settings = ladder_settings_in(request)](const auto& job, Transfers& transfers) {
                                        return ladder(job, transfers, settings);
                                    });
        });
        router.on<api::SolveSquares>([this](const api::SolveSquares& request, const Message& message) {
            const std::shared_ptr<const engine::AnyPosition> position = wolf_and_sheep(request.text.value_or(""));
            start<api::SolveSquares>(message,
                                     [position](const auto& job, Transfers&) -> std::optional<api::SquaresResult> {
                                         auto squares = solved_squares(*position, job.stop());
                                         if (job.stopped()) return std::nullopt;
                                         return api::SquaresResult{position->text(), std::move(squares)};
                                     });
        });
        router.on<api::RunGames>([this](const api::RunGames& request, const Message& message) {
            start<api::RunGames>(message, [settings = run_settings_in(request)](const auto& job, Transfers& transfers) {
                return record(job, transfers, settings);
            });
        });
    }

private:
    template <class Request, class Work>
    void start(const Message& message, Work work) {
        services_.jobs.start<Request>(message.request,
                                      [work = std::move(work), &transfers = services_.transfers](
                                          const TabJobs::Job<Request>& job) { return work(job, transfers); });
    }

    HandlerServices services_;
};

}  // namespace

std::unique_ptr<MessageHandler> make_lab_handler(const HandlerServices& services, Send) {
    return std::make_unique<LabHandler>(services);
}

}  // namespace rookery::app
