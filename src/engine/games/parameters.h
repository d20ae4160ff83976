#pragma once

#include "game/search_parameters.h"

namespace rookery::engine {

/// The margins of a game's search. Each game has a file for them in parameters/, which `rookery lab tune-search`
/// writes; they are compiled with its searches.
template <class P>
const game::SearchParameters& parameters_of();

}  // namespace rookery::engine

#define ROOKERY_SEARCH_PARAMETERS(POSITION, PARAMETERS)       \
    namespace rookery::engine {                               \
    template <>                                               \
    const game::SearchParameters& parameters_of<POSITION>() { \
        return PARAMETERS;                                    \
    }                                                         \
    }  // namespace rookery::engine
