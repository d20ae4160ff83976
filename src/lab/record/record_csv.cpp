#include "lab/record/record_csv.h"

#include <fmt/format.h>

#include "engine/algorithms.h"
#include "engine/games.h"
#include "notation/pgn_comment.h"

namespace rookery::lab {
namespace {

std::string head(const RecordSettings& settings, const game::GameInfo& info) {
    std::string text = fmt::format("game,ply,side,move,notation,evaluation,win in plies,{},{},depth,nodes,seconds",
                                   info.balance_name, info.measure_name);
    if (settings.compared)
        text += fmt::format(",{0} move,{0} nodes,{0} seconds", engine::algorithm_name(*settings.compared));
    return text + "\n";
}

/// The evaluation, in pawns or in points of its own as people read it elsewhere; or the plies to a forced win.
std::string score_cells(const RecordedPly& ply) {
    if (!search::is_forced(ply.score_for_first)) return notation::eval_value(ply.score_for_first, ply.unit) + ",";
    const int plies = search::plies_to_end(ply.score_for_first);
    return fmt::format(",{}", ply.score_for_first > 0 ? plies : -plies);
}

std::string row(const RecordedPly& ply, std::size_t game, std::size_t number, const game::GameInfo& info) {
    std::string text =
        fmt::format("{},{},{},{},{},{},{},{},{},{},{:.6f}", game, number, info.name_of(ply.mover), ply.move,
                    ply.notation, score_cells(ply), ply.balance, ply.measure ? std::to_string(*ply.measure) : "",
                    ply.depth, ply.nodes, ply.time.count());
    if (ply.compared)
        text += fmt::format(",{},{},{:.6f}", ply.compared->move, ply.compared->nodes, ply.compared->time.count());
    return text + "\n";
}

}  // namespace

std::string record_csv(const RecordSettings& settings, const std::vector<RecordedGame>& games) {
    const game::GameInfo& info = engine::find_game(settings.game);
    std::string text = head(settings, info);
    for (std::size_t game = 0; game < games.size(); ++game)
        for (std::size_t ply = 0; ply < games[game].plies.size(); ++ply)
            text += row(games[game].plies[ply], game + 1, ply + 1, info);
    return text;
}

}  // namespace rookery::lab
