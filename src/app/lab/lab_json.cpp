#include "app/lab/lab_json.h"

#include "engine/algorithms.h"
#include "game/outcome.h"

namespace rookery::app {
namespace json = boost::json;

json::object count_row_json(const lab::CountSettings& settings, const lab::CountRow& row) {
    json::object object{{"depth", row.depth}};
    for (std::size_t i = 0; i < settings.searches.size(); ++i) {
        json::value& value = object[settings.searches[i].name];
        if (const auto& count = row.counts[i])
            value = json::object{
                {"evaluations", count->evaluations}, {"nodes", count->nodes}, {"seconds", count->time.count()}};
    }
    object["b"] = row.branching ? json::value(*row.branching) : json::value(nullptr);
    object["regular"] = row.regular ? json::value(*row.regular) : json::value(nullptr);
    object["minimum"] = row.minimum ? json::value(*row.minimum) : json::value(nullptr);
    return object;
}

json::object node_counts_json(const engine::AnyPosition& position, const lab::CountSettings& settings,
                              const std::vector<lab::CountRow>& rows) {
    json::array depths;
    for (const lab::CountRow& row : rows) depths.push_back(count_row_json(settings, row));
    return {{"game", position.info().id},
            {"position", position.text()},
            {"evaluation", settings.evaluation},
            {"budget", settings.budget},
            {"depths", std::move(depths)}};
}

json::object recorded_ply_json(const lab::RecordedPly& ply) {
    const bool forced = search::is_forced(ply.score_for_first);
    json::object object{{"side", ply.mover == game::Side::First ? "first" : "second"},
                        {"move", ply.move},
                        {"notation", ply.notation},
                        {"evaluation", forced ? json::value(nullptr) : json::value(ply.score_for_first)},
                        {"unit", ply.unit == game::ScoreUnit::Points ? "points" : "centipawns"},
                        {"balance", ply.balance},
                        {"measure", ply.measure ? json::value(*ply.measure) : json::value(nullptr)},
                        {"depth", ply.depth},
                        {"nodes", ply.nodes},
                        {"seconds", ply.time.count()}};
    if (forced) {
        const int plies = search::plies_to_end(ply.score_for_first);
        object["win_in_plies"] = ply.score_for_first > 0 ? plies : -plies;
    }
    if (ply.compared)
        object["compared"] = json::object{
            {"move", ply.compared->move}, {"nodes", ply.compared->nodes}, {"seconds", ply.compared->time.count()}};
    return object;
}

json::object record_json(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games) {
    json::array list;
    for (const lab::RecordedGame& game : games) {
        json::array plies;
        for (const lab::RecordedPly& ply : game.plies) plies.push_back(recorded_ply_json(ply));
        list.push_back(json::object{{"start", game.start},
                                    {"result", result_text(game.outcome.result)},
                                    {"reason", reason_text(game.outcome.reason)},
                                    {"plies", std::move(plies)}});
    }
    json::object object{{"game", settings.game},
                        {"players", json::array{player_text(settings.players[0]), player_text(settings.players[1])}},
                        {"seed", settings.seed},
                        {"games", std::move(list)}};
    if (settings.compared) {
        const lab::ComparedWork work = lab::compared_work(games);
        object["compared"] = json::object{{"algorithm", engine::algorithm_name(*settings.compared)},
                                        {"positions", work.own.moves},
                                        {"same_moves", work.same_moves},
                                        {"own_nodes", work.own.nodes},
                                        {"nodes", work.compared.nodes}};
    }
    return object;
}

}  // namespace rookery::app
