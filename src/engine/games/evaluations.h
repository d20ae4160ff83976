#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "engine/game_search.h"
#include "engine/resources.h"
#include "engine/settings.h"
#include "game/score.h"
#include "search/tt.h"

namespace rookery::engine {

/// An evaluation that users can pick, and the search with it.
struct EvaluationEntry {
    std::string_view name;
    std::unique_ptr<GameSearch> (*make_search)(search::TranspositionTable& table, const Resources& resources,
                                               const Settings& settings);
    game::ScoreUnit unit = game::ScoreUnit::Centipawns;
    bool needs_no_search = false;  ///< knows everything already
    bool needs_network = false;    ///< of the user's, for the program has none
};

/// The evaluations of a game, the strongest first. Each game defines this in a file of its own, which is where its
/// searches are compiled.
template <class P>
const std::vector<EvaluationEntry>& evaluations_of();

}  // namespace rookery::engine
