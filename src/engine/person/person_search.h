#pragma once

#include <memory>

#include "engine/game_search.h"
#include "search/tt.h"

namespace rookery::engine {

using PersonMaker = std::unique_ptr<GameSearch> (*)(std::unique_ptr<GameSearch> strong,
                                                    search::TranspositionTable& table);

/// A player of one game who plays as `Settings::elo`, `manner` and `seed` say, with the help of a strong search. Each
/// game has this in one of the files beside.
template <class P>
std::unique_ptr<GameSearch> make_person(std::unique_ptr<GameSearch> strong, search::TranspositionTable& table);

}  // namespace rookery::engine
