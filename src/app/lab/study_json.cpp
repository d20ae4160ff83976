#include "app/lab/study_json.h"

#include <cmath>

#include "engine/algorithms.h"
#include "engine/games.h"

namespace rookery::app {
namespace json = boost::json;
namespace {

json::value finite_or_null(double number) { return std::isfinite(number) ? json::value(number) : json::value(nullptr); }

json::object work_json(const lab::RecordedWork& work) {
    return {{"moves", work.moves}, {"nodes", work.nodes}, {"seconds", work.time.count()}};
}

}  // namespace

json::object prove_json(const lab::ProveSettings& settings, const lab::ProveReport& report) {
    json::array plies;
    for (const lab::ProvePly& ply : report.plies)
        plies.push_back(json::object{{"positions", ply.positions}, {"losses", ply.losses}});
    return {{"game", settings.game},
            {"position", settings.start},
            {"side", settings.side == game::Side::First ? "first" : "second"},
            {"player", player_text(settings.player)},
            {"holds", report.holds()},
            {"positions", report.positions},
            {"moves", report.moves},
            {"nodes", report.nodes},
            {"seconds", report.time.count()},
            {"wins", report.wins},
            {"draws", report.draws},
            {"losses", report.losses},
            {"open", report.open},
            {"refutation", json::value_from(report.refutation)},
            {"plies", std::move(plies)}};
}

json::object grid_json(const lab::GridSettings& settings, const lab::GridReport& report) {
    json::array cells;
    for (const lab::GridCell& cell : report.cells)
        cells.push_back(
            json::object{{"first_depth", cell.first_depth},
                         {"second_depth", cell.second_depth},
                         {"games", cell.games()},
                         {"first_wins", cell.results.first_wins},
                         {"draws", cell.results.draws},
                         {"second_wins", cell.results.second_wins},
                         {"unfinished", cell.results.unfinished},
                         {"score", cell.score()},
                         {"first", work_json(cell.first)},
                         {"second", work_json(cell.second)},
                         {"plies", cell.plies},
                         {"nodes_per_move", cell.nodes_per_move()},
                         {"measure", cell.measure() ? json::value(*cell.measure()) : json::value(nullptr)}});
    return {{"game", settings.game},
            {"algorithm", engine::algorithm_name(settings.player.algorithm)},
            {"evaluation", settings.player.evaluation},
            {"measure", engine::find_game(settings.game).measure_name},
            {"first_depth", settings.first_depth},
            {"last_depth", settings.last_depth},
            {"games", settings.games},
            {"seed", settings.seed},
            {"cells", std::move(cells)}};
}

json::object ladder_json(const lab::LadderSettings& settings, const lab::LadderReport& report) {
    json::array rungs;
    for (const lab::LadderResult& result : report.results) {
        const lab::EngineReport& work = result.work;
        json::object rung{{"name", result.rung.name},
                          {"title", result.rung.title},
                          {"elo", result.elo},
                          {"moves", work.moves},
                          {"nodes", work.nodes},
                          {"average_depth", work.average_depth()},
                          {"nodes_per_second", work.nodes_per_second()}};
        if (result.tally) {
            rung["wins"] = result.tally->wins;
            rung["draws"] = result.tally->draws;
            rung["losses"] = result.tally->losses;
        }
        if (result.gain)
            rung["gain"] = json::object{{"difference", finite_or_null(result.gain->difference)},
                                        {"low", finite_or_null(result.gain->low)},
                                        {"high", finite_or_null(result.gain->high)}};
        rungs.push_back(std::move(rung));
    }
    return {{"game", settings.game},
            {"evaluation", settings.evaluation},
            {"games", settings.games},
            {"seed", settings.seed},
            {"rungs", std::move(rungs)}};
}

}  // namespace rookery::app
