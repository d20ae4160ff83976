// Written by `rookery lab tune-search --game antichess --output src/engine/games/parameters/antichess.h`.
// Tune again rather than editing figures here; game/search_parameters.h has those that are not named.
#pragma once

#include "game/search_parameters.h"

namespace rookery::engine {

inline constexpr game::SearchParameters search_parameters_antichess = {
    .quiescence_duties = 2,
};

}  // namespace rookery::engine
