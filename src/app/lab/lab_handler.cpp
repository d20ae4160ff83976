#include "app/lab/lab_handler.h"

#include <algorithm>
#include <chrono>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "app/api/from_requests.h"
#include "app/api/json_parts.h"
#include "app/api/lab_requests.h"
#include "app/identity.h"
#include "app/lab/lab_json.h"
#include "app/lab/study_json.h"
#include "app/library/game_pgn.h"
#include "app/transfers.h"
#include "app/tab_jobs.h"
#include "engine/algorithms.h"
#include "engine/games.h"
#include "text/parse_error.h"
#include "text/quoted.h"
#include "lab/record/node_counts_csv.h"
#include "lab/record/record_chart.h"
#include "lab/record/record_csv.h"
#include "lab/record/record_pgn.h"
#include "lab/study/study_chart.h"
#include "lab/study/study_csv.h"
#include "notation/pgn_writer.h"

namespace rookery::app {
namespace {

namespace json = boost::json;
using text::ParseError;

constexpr std::uint64_t default_budget = 100'000'000;

/// The position a message names, by `game` and `text`; the start without a text.
template <class Request>
std::unique_ptr<engine::AnyPosition> position_in(const Request& said) {
    const std::string game = said.game.value_or("chess");
    const std::string text = said.text.value_or("");
    auto position = text.empty() ? engine::start_position(game) : engine::position_from_text(game, text);
    if (position->outcome().over()) throw ParseError("The game is over in this position.");
    return position;
}

lab::CountSettings count_settings_in(const api::CountNodes& said, const engine::AnyPosition& position) {
    lab::CountSettings settings;
    settings.first_depth = api::number_or(said.from, 1);
    settings.last_depth = api::number_or(said.to, 5);
    if (settings.last_depth < settings.first_depth) throw ParseError("The depths go from the smaller to the larger.");
    settings.budget = api::number_or(said.budget, default_budget);
    const std::string_view game = position.info().id;
    settings.evaluation = engine::find_evaluation(game, said.evaluation.value_or(""));
    if (engine::needs_no_search(game, settings.evaluation))
        throw ParseError("The evaluation " + text::quoted(settings.evaluation) + " needs no search to count.");
    const auto names = said.algorithms.value_or(std::vector<std::string>());
    for (const lab::CountedSearch& search : lab::counted_searches(position))
        if (names.empty() || std::find(names.begin(), names.end(), search.name) != names.end())
            settings.searches.push_back(search);
    if (settings.searches.empty()) throw ParseError("Choose something to count.");
    return settings;
}

json::array searches_json(const lab::CountSettings& settings) {
    json::array array;
    for (const lab::CountedSearch& search : settings.searches)
        array.push_back(json::object{{"name", search.name}, {"title", search.title}});
    return array;
}

json::object count(const TabJobs::Job& job, Transfers& transfers, const engine::AnyPosition& position,
                   const lab::CountSettings& settings) {
    std::vector<lab::CountRow> rows;
    std::string csv = lab::counts_csv_head(settings);
    job.tell({{"searches", searches_json(settings)}, {"position", position.text()}});
    lab::count_nodes(
        position, settings, job.stop(),
        [&](int depth, const lab::CountedSearch& search) {
            job.tell({{"working", json::object{{"depth", depth}, {"search", search.title}}}});
        },
        [&](const lab::CountRow& row) {
            rows.push_back(row);
            csv += lab::counts_csv_row(row);
            job.tell({{"row", count_row_json(settings, row)}});
        });
    const std::string name = std::string(position.info().id) + "-nodes";
    const std::string text = json::serialize(node_counts_json(position, settings, rows));
    return {{"rows", rows.size()},
            {"csv", transfers.add(csv, "text/csv; charset=utf-8", name + ".csv")},
            {"json", transfers.add(text, "application/json", name + ".json")}};
}

lab::RecordedPlayer player_in(const std::optional<api::LabPlayer>& named, const std::string& game) {
    const api::LabPlayer said = named.value_or(api::LabPlayer());
    lab::RecordedPlayer player;
    player.algorithm = engine::find_algorithm(said.algorithm.value_or("search"));
    player.evaluation = engine::find_evaluation(game, said.evaluation.value_or(""));
    if (said.ordering == api::MoveOrdering::captures) player.ordering = search::Ordering::CapturesFirst;
    if (said.time) player.limits.move_time = Milliseconds(said.time->value);
    if (said.depth || !said.time) player.limits.depth = api::number_or(said.depth, 3);
    return player;
}

struct RunSettings {
    lab::RecordSettings record;
    std::uint64_t games = 1;
};

RunSettings run_settings_in(const api::RunGames& said) {
    const auto position = position_in(said);
    RunSettings settings;
    lab::RecordSettings& record = settings.record;
    record.game = position->info().id;
    record.start = said.text.value_or("");
    record.players = {player_in(said.first, record.game), player_in(said.second, record.game)};
    if (said.compared && !said.compared->empty()) record.compared = engine::find_algorithm(*said.compared);
    settings.games = api::number_or<std::uint64_t>(said.games, 1);
    record.random_plies = api::number_or(said.random_plies, settings.games > 1 ? 4 : 0);
    record.seed = api::number_or<std::uint64_t>(said.seed, 1);
    record.maximum_plies = api::number_or<std::size_t>(said.max_plies, 300);
    if (said.repetitions) {
        record.repetition_limit = said.repetitions->as<int>();
        position->set_repetition_limit(said.repetitions->as<int>());
    }
    return settings;
}

/// Tells plies in transfers of a tenth of a second.
class PlyTeller {
public:
    explicit PlyTeller(const TabJobs::Job& job) : job_(job) {}

    void begin(std::uint64_t game, const std::string& start) {
        flush();
        game_ = game;
        job_.tell({{"game", game}, {"start", start}});
    }
    void add(const lab::RecordedPly& ply) {
        plies_.push_back(recorded_ply_json(ply));
        if (std::chrono::steady_clock::now() - last_ >= std::chrono::milliseconds(100)) flush();
    }
    void flush() {
        if (plies_.empty()) return;
        last_ = std::chrono::steady_clock::now();
        job_.tell({{"game", game_}, {"plies", std::exchange(plies_, {})}});
    }

private:
    const TabJobs::Job& job_;
    std::uint64_t game_ = 0;
    json::array plies_;
    std::chrono::steady_clock::time_point last_{};
};

json::object work_json(const lab::RecordedWork& work) {
    return {{"moves", work.moves}, {"nodes", work.nodes}, {"seconds", work.time.count()}};
}

json::object summary_json(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games) {
    const lab::RecordedResults results = lab::results_of(games);
    json::object object{{"results", json::object{{"first", results.first_wins},
                                                 {"draws", results.draws},
                                                 {"second", results.second_wins},
                                                 {"unfinished", results.unfinished}}},
                        {"work", json::object{{"first", work_json(lab::work_of(games, game::Side::First))},
                                              {"second", work_json(lab::work_of(games, game::Side::Second))}}}};
    if (settings.compared) {
        const lab::ComparedWork work = lab::compared_work(games);
        object["compared"] = json::object{{"algorithm", engine::algorithm_name(*settings.compared)},
                                        {"same_moves", work.same_moves},
                                        {"own", work_json(work.own)},
                                        {"compared", work_json(work.compared)}};
    }
    return object;
}

std::string pgn_of(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games) {
    std::ostringstream text;
    for (const lab::RecordedGame& game : games) write_pgn(text, record_pgn(settings, game, pgn_date(now())));
    return text.str();
}

json::object record(const TabJobs::Job& job, Transfers& transfers, const RunSettings& run) {
    const lab::RecordSettings& settings = run.record;
    const game::GameInfo& info = engine::find_game(settings.game);
    std::vector<lab::RecordedGame> games;
    PlyTeller teller(job);
    for (std::uint64_t number = 0; number < run.games && !job.stopped(); ++number) {
        bool begun = false;
        lab::RecordedGame game = lab::record_game(settings, number, job.stop(), [&](const lab::RecordedPly& ply) {
            if (!std::exchange(begun, true)) teller.begin(number, "");
            teller.add(ply);
        });
        teller.flush();
        if (job.stopped() && game.plies.empty()) break;
        job.tell({{"game", number},
                  {"start", game.start},
                  {"finished", json::object{{"result", result_text(game.outcome.result)},
                                            {"reason", game::reason_text(game.outcome.reason)},
                                            {"words", lab::record_outcome(info, game)},
                                            {"plies", game.plies.size()}}}});
        games.push_back(std::move(game));
    }
    json::object result = summary_json(settings, games);
    if (games.empty()) return result;
    const std::string name = settings.game + "-run";
    result["csv"] = transfers.add(lab::record_csv(settings, games), "text/csv; charset=utf-8", name + ".csv");
    result["svg"] = transfers.add(lab::record_chart(settings, games), "image/svg+xml", name + ".svg");
    result["json"] = transfers.add(json::serialize(record_json(settings, games)), "application/json", name + ".json");
    result["pgn"] = transfers.add(pgn_of(settings, games), "application/x-chess-pgn",
                                  name + (settings.game == "bughouse" ? ".bpgn" : ".pgn"));
    return result;
}

lab::ProveSettings prove_settings_in(const api::ProvePlayer& said) {
    lab::ProveSettings settings;
    settings.game = said.game.value_or("wolf-sheep");
    settings.start = said.text.value_or("");
    settings.side = said.side ? side_of(*said.side) : game::Side::First;
    settings.player = player_in(said.player, settings.game);
    if (settings.player.limits.move_time)
        throw ParseError("A player with a clock does not always answer alike: give it a depth.");
    return settings;
}

json::object prove(const TabJobs::Job& job, Transfers& transfers, const lab::ProveSettings& settings) {
    const lab::ProveReport report = lab::prove(settings, job.stop(), [&](const lab::ProveReport& now) {
        job.tell({{"plies", now.plies.size()}, {"positions", now.positions}, {"losses", now.losses}});
    });
    json::object result = prove_json(settings, report);
    const std::string name = settings.game + "-prove";
    result["csv"] = transfers.add(lab::prove_csv(report), "text/csv; charset=utf-8", name + ".csv");
    result["svg"] = transfers.add(lab::prove_chart(settings, report), "image/svg+xml", name + ".svg");
    return result;
}

lab::GridSettings grid_settings_in(const api::PlayGrid& said) {
    lab::GridSettings settings;
    settings.game = said.game.value_or("pawns-kings");
    settings.player = player_in(said.player, settings.game);
    settings.player.limits = {};
    settings.first_depth = api::number_or(said.from, 1);
    settings.last_depth = api::number_or(said.to, 6);
    if (settings.last_depth < settings.first_depth) throw ParseError("The depths go from the smaller to the larger.");
    settings.games = api::number_or<std::uint64_t>(said.games, 10);
    settings.seed = api::number_or<std::uint64_t>(said.seed, 1);
    if (settings.games == 1) settings.random_plies = 0;
    return settings;
}

json::object grid(const TabJobs::Job& job, Transfers& transfers, const lab::GridSettings& settings) {
    const std::uint64_t all = settings.games * settings.depths() * settings.depths();
    const lab::GridReport report = lab::play_grid(settings, job.stop(), [&](std::uint64_t games) {
        job.tell({{"done", games}, {"of", all}});
    });
    json::object result = grid_json(settings, report);
    const std::string name = settings.game + "-grid";
    result["csv"] = transfers.add(lab::grid_csv(report), "text/csv; charset=utf-8", name + ".csv");
    result["svg"] = transfers.add(lab::grid_chart(settings, report), "image/svg+xml", name + ".svg");
    return result;
}

lab::LadderSettings ladder_settings_in(const api::ClimbLadder& said) {
    lab::LadderSettings settings;
    settings.game = said.game.value_or("chess");
    settings.evaluation = engine::find_evaluation(settings.game, said.evaluation.value_or("simplified"));
    settings.games = api::number_or<std::uint64_t>(said.games, 10);
    settings.pace.nodes = api::number_or<std::uint64_t>(said.nodes, 5'000);
    return settings;
}

json::object ladder(const TabJobs::Job& job, Transfers& transfers, const lab::LadderSettings& settings) {
    const lab::LadderReport report = lab::climb(
        settings, job.stop(), [&](const lab::LadderResult&, const lab::LadderRung& rung, std::uint64_t games) {
            job.tell({{"rung", rung.name}, {"done", games}, {"of", settings.games}});
        });
    json::object result = ladder_json(settings, report);
    const std::string name = settings.game + "-ladder";
    result["csv"] = transfers.add(lab::ladder_csv(report), "text/csv; charset=utf-8", name + ".csv");
    result["svg"] = transfers.add(lab::ladder_chart(settings, report), "image/svg+xml", name + ".svg");
    return result;
}

class LabHandler final : public MessageHandler {
public:
    explicit LabHandler(const HandlerServices& services) : services_(services) {}

    void add_to(Router& router) override {
        router.on<api::CountNodes>([this](const api::CountNodes& said, const Message& message) {
            const std::shared_ptr<const engine::AnyPosition> position = position_in(said);
            services_.jobs.start(
                message.request,
                [&transfers = services_.transfers, position, settings = count_settings_in(said, *position)](
                    const TabJobs::Job& job) { return count(job, transfers, *position, settings); });
        });
        router.on<api::ProvePlayer>([this](const api::ProvePlayer& said, const Message& message) {
            services_.jobs.start(message.request,
                                 [&transfers = services_.transfers, settings = prove_settings_in(said)](
                                     const TabJobs::Job& job) { return prove(job, transfers, settings); });
        });
        router.on<api::PlayGrid>([this](const api::PlayGrid& said, const Message& message) {
            services_.jobs.start(message.request,
                                 [&transfers = services_.transfers, settings = grid_settings_in(said)](
                                     const TabJobs::Job& job) { return grid(job, transfers, settings); });
        });
        router.on<api::ClimbLadder>([this](const api::ClimbLadder& said, const Message& message) {
            services_.jobs.start(message.request,
                                 [&transfers = services_.transfers, settings = ladder_settings_in(said)](
                                     const TabJobs::Job& job) { return ladder(job, transfers, settings); });
        });
        router.on<api::RunGames>([this](const api::RunGames& said, const Message& message) {
            services_.jobs.start(message.request,
                                 [&transfers = services_.transfers, settings = run_settings_in(said)](
                                     const TabJobs::Job& job) { return record(job, transfers, settings); });
        });
    }

private:
    HandlerServices services_;
};

}  // namespace

std::unique_ptr<MessageHandler> make_lab_handler(const HandlerServices& services, Send) { return std::make_unique<LabHandler>(services); }

}  // namespace rookery::app
