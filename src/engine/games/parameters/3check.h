// Written by `rookery lab tune-search --game 3check --output src/engine/games/parameters/3check.h`.
// Tune again rather than editing figures here; game/search_parameters.h has those that are not named.
#pragma once

#include "game/search_parameters.h"

namespace rookery::engine {

inline constexpr game::SearchParameters search_parameters_3check = {};

}  // namespace rookery::engine
