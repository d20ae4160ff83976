#include "app/lab/lab_messages.h"

#include "app/api/answers/written.h"
#include "app/api/to_answers.h"
#include "engine/algorithms.h"
#include "game/outcome.h"

namespace rookery::app {
namespace json = boost::json;

api::CountRow count_row(const lab::CountSettings& settings, const lab::CountRow& row) {
    api::CountRow output;
    output.depth = row.depth;
    for (std::size_t i = 0; i < settings.searches.size(); ++i) {
        api::OrNull<api::Count>& count = output.counts[std::string(settings.searches[i].name)];
        if (const auto& counted = row.counts[i])
            count = api::Count{counted->evaluations, counted->nodes, counted->time.count()};
    }
    output.b = row.branching;
    output.regular = row.regular;
    output.minimum = row.minimum;
    return output;
}

json::object node_counts_json(const engine::AnyPosition& position, const lab::CountSettings& settings,
                              const std::vector<lab::CountRow>& rows) {
    json::array depths;
    for (const lab::CountRow& row : rows) depths.push_back(api::write(count_row(settings, row)));
    return {{"game", position.info().id},
            {"position", position.text()},
            {"evaluation", settings.evaluation},
            {"budget", settings.budget},
            {"depths", std::move(depths)}};
}

api::RecordedPly to_api(const lab::RecordedPly& ply) {
    api::RecordedPly output;
    output.side = to_api(ply.mover);
    output.move = ply.move;
    output.notation = ply.notation;
    output.unit = to_api(ply.unit);
    output.balance = ply.balance;
    if (ply.measure) output.measure = std::int64_t{*ply.measure};
    output.depth = ply.depth;
    output.nodes = ply.nodes;
    output.seconds = ply.time.count();
    if (search::is_forced(ply.score_for_first)) {
        const int plies = search::plies_to_end(ply.score_for_first);
        output.win_in_plies = ply.score_for_first > 0 ? plies : -plies;
    } else {
        output.evaluation = std::int64_t{ply.score_for_first};
    }
    if (ply.compared) output.compared = {ply.compared->move, ply.compared->nodes, ply.compared->time.count()};
    return output;
}

api::Work to_api(const lab::RecordedWork& work) { return {work.moves, work.nodes, work.time.count()}; }

json::object record_json(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games) {
    json::array list;
    for (const lab::RecordedGame& game : games) {
        json::array plies;
        for (const lab::RecordedPly& ply : game.plies) plies.push_back(api::write(to_api(ply)));
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
