#include "lab/study/study_csv.h"

#include <fmt/format.h>

namespace rookery::lab {

std::string prove_csv(const ProveReport& report) {
    std::string text = "ply,positions,losses\n";
    for (std::size_t ply = 0; ply < report.plies.size(); ++ply)
        text += fmt::format("{},{},{}\n", ply + 1, report.plies[ply].positions, report.plies[ply].losses);
    return text;
}

std::string grid_csv(const GridReport& report) {
    std::string text =
        "first depth,second depth,games,first wins,draws,second wins,unfinished,score,first nodes per move,second "
        "nodes "
        "per move,plies,measure\n";
    const auto per_move = [](const RecordedWork& work) {
        return work.moves == 0 ? 0.0 : static_cast<double>(work.nodes) / static_cast<double>(work.moves);
    };
    for (const GridCell& cell : report.cells) {
        const RecordedResults& results = cell.results;
        text += fmt::format("{},{},{},{},{},{},{},{:.4f},{:.1f},{:.1f},{},", cell.first_depth, cell.second_depth,
                            cell.games(), results.first_wins, results.draws, results.second_wins, results.unfinished,
                            cell.score(), per_move(cell.first), per_move(cell.second), cell.plies);
        text += (cell.measure() ? fmt::format("{:.3f}", *cell.measure()) : "") + "\n";
    }
    return text;
}

std::string ladder_csv(const LadderSettings& settings, const LadderReport& report) {
    std::string text = fmt::format(
        "rung,games,wins,draws,losses,gain,low,high,elo,nodes per move,depth,nodes per second,nodes to depth {}\n",
        settings.depth);
    for (const LadderResult& result : report.results) {
        const EngineReport& work = result.work;
        text += result.rung.name;
        text += result.tally ? fmt::format(",{},{},{},{}", result.tally->games(), result.tally->wins,
                                           result.tally->draws, result.tally->losses)
                             : ",,,,";
        text += result.gain
                    ? fmt::format(",{:.1f},{:.1f},{:.1f}", result.gain->difference, result.gain->low, result.gain->high)
                    : ",,,";
        text += fmt::format(",{:.1f},{:.1f},{:.2f},{:.0f},{}\n", result.elo,
                            work.moves == 0 ? 0 : static_cast<double>(work.nodes) / static_cast<double>(work.moves),
                            work.average_depth(), work.nodes_per_second(),
                            result.nodes_to_depth ? fmt::format("{}", *result.nodes_to_depth) : "");
    }
    return text;
}

}  // namespace rookery::lab
