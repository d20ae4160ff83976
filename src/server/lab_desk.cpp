#include "server/lab_desk.h"

#include <algorithm>
#include <chrono>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "engine/algorithms.h"
#include "engine/games.h"
#include "game/parse_error.h"
#include "game/quoted.h"
#include "lab/node_counts_csv.h"
#include "lab/record_chart.h"
#include "lab/record_csv.h"
#include "lab/record_pgn.h"
#include "notation/pgn_writer.h"
#include "server/game_pgn.h"
#include "server/identity.h"
#include "server/json_parts.h"
#include "server/json_records.h"
#include "server/lab_json.h"
#include "server/library_json.h"
#include "server/parcels.h"
#include "server/tab_jobs.h"

namespace rookery::server {
namespace {

namespace json = boost::json;
using game::ParseError;

constexpr std::int64_t deepest = 30;
constexpr std::int64_t usual_budget = 100'000'000;
constexpr std::int64_t most_budget = 10'000'000'000;
constexpr std::int64_t most_games = 1'000;
constexpr std::int64_t most_random_plies = 100;
constexpr std::int64_t most_plies = 1'000;

/// The position a message names, by `game` and `text`; the start without a text.
std::unique_ptr<engine::AnyPosition> position_in(const json::object& members) {
    const std::string game = text_in(members, "game").value_or("chess");
    const std::string text = text_in(members, "text").value_or("");
    auto position = text.empty() ? engine::start_position(game) : engine::position_from_text(game, text);
    if (position->outcome().over()) throw ParseError("The game is over in this position.");
    return position;
}

lab::CountSettings count_settings_in(const json::object& members, const engine::AnyPosition& position) {
    lab::CountSettings settings;
    settings.first_depth = static_cast<int>(number_in(members, "from", 1, deepest).value_or(1));
    settings.last_depth = static_cast<int>(number_in(members, "to", 1, deepest).value_or(5));
    if (settings.last_depth < settings.first_depth) throw ParseError("The depths go from the smaller to the larger.");
    settings.budget = static_cast<std::uint64_t>(number_in(members, "budget", 1, most_budget).value_or(usual_budget));
    const std::string_view game = position.info().id;
    settings.evaluation = engine::find_evaluation(game, text_in(members, "evaluation").value_or(""));
    if (engine::needs_no_search(game, settings.evaluation))
        throw ParseError("The evaluation " + game::quoted(settings.evaluation) + " needs no search to count.");
    const auto names = texts_in(members, "algorithms");
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

json::object count(const TabJobs::Job& job, Parcels& parcels, const engine::AnyPosition& position,
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
            {"csv", parcels.leave(csv, "text/csv; charset=utf-8", name + ".csv")},
            {"json", parcels.leave(text, "application/json", name + ".json")}};
}

lab::RecordedPlayer player_in(const json::object& members, std::string_view name, const std::string& game) {
    lab::RecordedPlayer player;
    const json::value* value = member(members, name);
    static const json::object nothing;
    const json::object& object = value != nullptr ? object_of(*value, name) : nothing;
    player.algorithm = engine::find_algorithm(text_in(object, "algorithm").value_or("search"));
    player.evaluation = engine::find_evaluation(game, text_in(object, "evaluation").value_or(""));
    if (text_in(object, "ordering").value_or("generator") == "captures")
        player.ordering = search::Ordering::CapturesFirst;
    if (const auto time = number_in(object, "time", 1, 60'000)) player.limits.move_time = Milliseconds(*time);
    const auto depth = number_in(object, "depth", 1, deepest);
    if (depth || !player.limits.move_time) player.limits.depth = static_cast<int>(depth.value_or(3));
    return player;
}

struct RunSettings {
    lab::RecordSettings record;
    std::uint64_t games = 1;
};

RunSettings run_settings_in(const json::object& members) {
    const auto position = position_in(members);
    RunSettings settings;
    lab::RecordSettings& record = settings.record;
    record.game = position->info().id;
    record.start = text_in(members, "text").value_or("");
    record.players = {player_in(members, "first", record.game), player_in(members, "second", record.game)};
    if (const auto beside = text_in(members, "beside"); beside && !beside->empty())
        record.beside = engine::find_algorithm(*beside);
    settings.games = static_cast<std::uint64_t>(number_in(members, "games", 1, most_games).value_or(1));
    record.random_plies =
        static_cast<int>(number_in(members, "random_plies", 0, most_random_plies).value_or(settings.games > 1 ? 4 : 0));
    record.seed = static_cast<std::uint64_t>(number_in(members, "seed", 0, 1'000'000'000).value_or(1));
    record.maximum_plies = static_cast<std::size_t>(number_in(members, "max_plies", 1, most_plies).value_or(300));
    if (const auto repetitions = number_in(members, "repetitions", 1, 100)) {
        position->set_repetition_limit(static_cast<int>(*repetitions));
        record.repetition_limit = static_cast<int>(*repetitions);
    }
    return settings;
}

/// Tells plies in parcels of a tenth of a second.
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
    if (settings.beside) {
        const lab::BesideWork work = lab::beside_work(games);
        object["beside"] = json::object{{"algorithm", engine::algorithm_name(*settings.beside)},
                                        {"same_moves", work.same_moves},
                                        {"own", work_json(work.own)},
                                        {"beside", work_json(work.beside)}};
    }
    return object;
}

std::string pgn_of(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games) {
    std::ostringstream text;
    for (const lab::RecordedGame& game : games) write_pgn(text, record_pgn(settings, game, pgn_date(now())));
    return text.str();
}

json::object record(const TabJobs::Job& job, Parcels& parcels, const RunSettings& run) {
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
                                            {"words", lab::record_outcome(info, game)},
                                            {"plies", game.plies.size()}}}});
        games.push_back(std::move(game));
    }
    json::object result = summary_json(settings, games);
    if (games.empty()) return result;
    const std::string name = settings.game + "-run";
    result["csv"] = parcels.leave(lab::record_csv(settings, games), "text/csv; charset=utf-8", name + ".csv");
    result["svg"] = parcels.leave(lab::record_chart(settings, games), "image/svg+xml", name + ".svg");
    result["json"] = parcels.leave(json::serialize(record_json(settings, games)), "application/json", name + ".json");
    result["pgn"] = parcels.leave(pgn_of(settings, games), "application/x-chess-pgn",
                                  name + (settings.game == "bughouse" ? ".bpgn" : ".pgn"));
    return result;
}

class LabDesk final : public Desk {
public:
    explicit LabDesk(const DeskServices& services) : services_(services) {}

    bool carry_out(const Message& message) override {
        if (message.type == "lab-nodes") {
            const std::shared_ptr<const engine::AnyPosition> position = position_in(message.members);
            services_.jobs.start(
                message.request,
                [&parcels = services_.parcels, position, settings = count_settings_in(message.members, *position)](
                    const TabJobs::Job& job) { return count(job, parcels, *position, settings); });
            return true;
        }
        if (message.type == "lab-run") {
            services_.jobs.start(message.request,
                                 [&parcels = services_.parcels, settings = run_settings_in(message.members)](
                                     const TabJobs::Job& job) { return record(job, parcels, settings); });
            return true;
        }
        return false;
    }

private:
    DeskServices services_;
};

}  // namespace

std::unique_ptr<Desk> make_lab_desk(const DeskServices& services, Send) { return std::make_unique<LabDesk>(services); }

}  // namespace rookery::server
