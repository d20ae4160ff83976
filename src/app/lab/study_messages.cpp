#include "app/lab/study_messages.h"

#include <cmath>

#include "app/api/to_answers.h"
#include "app/lab/lab_messages.h"
#include "engine/algorithms.h"
#include "engine/games.h"

namespace rookery::app {
namespace {

using app::to_api;

api::OrNull<double> finite_or_null(double number) {
    return std::isfinite(number) ? api::OrNull<double>(number) : api::OrNull<double>();
}

api::GridCell cell_answer(const lab::GridCell& cell) {
    api::GridCell output;
    output.first_depth = cell.first_depth;
    output.second_depth = cell.second_depth;
    output.games = cell.games();
    output.first_wins = cell.results.first_wins;
    output.draws = cell.results.draws;
    output.second_wins = cell.results.second_wins;
    output.unfinished = cell.results.unfinished;
    output.score = cell.score();
    output.first = to_api(cell.first);
    output.second = to_api(cell.second);
    output.plies = cell.plies;
    output.nodes_per_move = cell.nodes_per_move();
    output.measure = cell.measure();
    return output;
}

api::LadderRung rung_answer(const lab::LadderResult& result) {
    const lab::EngineReport& work = result.work;
    api::LadderRung rung;
    rung.name = result.rung.name;
    rung.title = result.rung.title;
    rung.elo = result.elo;
    rung.moves = work.moves;
    rung.nodes = work.nodes;
    rung.average_depth = work.average_depth();
    rung.nodes_per_second = work.nodes_per_second();
    rung.nodes_to_depth = result.nodes_to_depth;
    if (result.tally) {
        rung.wins = result.tally->wins;
        rung.draws = result.tally->draws;
        rung.losses = result.tally->losses;
    }
    if (result.gain)
        rung.gain = {finite_or_null(result.gain->difference), finite_or_null(result.gain->low),
                     finite_or_null(result.gain->high)};
    return rung;
}

}  // namespace

api::ProveResult prove_result(const lab::ProveSettings& settings, const lab::ProveReport& report) {
    api::ProveResult result;
    result.game = settings.game;
    result.position = settings.start;
    result.side = to_api(settings.side);
    result.player = player_text(settings.player);
    result.holds = report.holds();
    result.positions = report.positions;
    result.moves = report.moves;
    result.nodes = report.nodes;
    result.seconds = report.time.count();
    result.wins = report.wins;
    result.draws = report.draws;
    result.losses = report.losses;
    result.open = report.open;
    result.refutation = report.refutation;
    for (const lab::ProvePly& ply : report.plies) result.plies.push_back({ply.positions, ply.losses});
    return result;
}

api::GridResult grid_result(const lab::GridSettings& settings, const lab::GridReport& report) {
    api::GridResult result;
    result.game = settings.game;
    result.algorithm = engine::algorithm_name(settings.player.algorithm);
    result.evaluation = settings.player.evaluation;
    result.measure = engine::find_game(settings.game).measure_name;
    result.first_depth = settings.first_depth;
    result.last_depth = settings.last_depth;
    result.games = settings.games;
    result.seed = settings.seed;
    for (const lab::GridCell& cell : report.cells) result.cells.push_back(cell_answer(cell));
    return result;
}

api::LadderResult ladder_result(const lab::LadderSettings& settings, const lab::LadderReport& report) {
    api::LadderResult result;
    result.game = settings.game;
    result.evaluation = settings.evaluation;
    result.games = settings.games;
    result.seed = settings.seed;
    result.depth = settings.depth;
    for (const lab::LadderResult& rung : report.results) result.rungs.push_back(rung_answer(rung));
    return result;
}

}  // namespace rookery::app
