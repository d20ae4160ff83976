// Written by `rookery lab tune-search --game wolf-sheep --output src/engine/games/parameters/wolf-sheep.h`.
// Tune again rather than editing figures here; game/search_parameters.h has those that are not named.
#pragma once

#include "game/search_parameters.h"

namespace rookery::engine {

inline constexpr game::SearchParameters search_parameters_wolf_sheep = {
    .forced_results_stay = true,
};

}  // namespace rookery::engine
