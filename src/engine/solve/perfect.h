#pragma once

#include <string>
#include <string_view>

#include "engine/games.h"

namespace rookery::engine {

/// The evaluation that knows everything about the game; empty if there is none.
[[nodiscard]] inline std::string perfect_evaluation(std::string_view game) {
    for (const std::string& evaluation : evaluations(game))
        if (needs_no_search(game, evaluation)) return evaluation;
    return "";
}

}  // namespace rookery::engine
