// Written by `rookery lab tune-search --game chess --output src/engine/games/parameters/chess.h`.
// Tune again rather than editing figures here; game/search_parameters.h has those that are not named.
#pragma once

#include "game/search_parameters.h"

namespace rookery::engine {

inline constexpr game::SearchParameters search_parameters_chess = {
    .order_threats = 1,
};

}  // namespace rookery::engine
