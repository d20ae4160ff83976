#pragma once

#include <functional>
#include <string>
#include <vector>

#include "lab/analyse/analysis.h"

namespace rookery::lab {

/// A position of a game in which one move is clearly better than all others.
struct FoundPuzzle {
    std::string position;
    FoundLine best;
    double lead = 0;  ///< of the best move over the second, in percent of winning chance
};

/// Where a game may have such positions: next to its mistakes, as somebody could have punished them or should have
/// known better, and where a win was near. By the number of moves before them.
[[nodiscard]] std::vector<std::size_t> puzzle_candidates(const GameAnalysis& analysis);

/// Whether one move is clearly best: it does not lose and the second is much worse, or it wins by force within three
/// moves and no other does so soon. The position has been searched for two lines at least.
[[nodiscard]] bool is_puzzle(const PositionAnalysis& position, game::Side mover);

/// Searches the candidates for two lines each, with an analyst who does so, and gives back those that are puzzles.
[[nodiscard]] std::vector<FoundPuzzle> find_puzzles(const engine::Replay& game, const GameAnalysis& analysis,
                                                    Analyst& analyst, const std::atomic<bool>& stop,
                                                    const Analyst::Progress& progress = {});

}  // namespace rookery::lab
