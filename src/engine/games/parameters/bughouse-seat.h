// Written by `rookery lab tune-search --game bughouse-seat --output src/engine/games/parameters/bughouse-seat.h`.
// Tune again rather than editing figures here; game/search_parameters.h has those that are not named.
#pragma once

#include "game/search_parameters.h"

namespace rookery::engine {

inline constexpr game::SearchParameters search_parameters_bughouse_seat = {
    .quiescence_checks = 1,
};

}  // namespace rookery::engine
