#pragma once

#include <cstddef>

#include "chess/setup.h"
#include "game/game.h"

namespace rookery::chess {

/// A rule set is a struct of compile-time constants: `Position<Rules>` asks them with `if constexpr`, so that no game
/// pays for the rules of another. A variant inherits from the rule set it resembles and restates what differs.
struct Orthodox {
    static constexpr game::GameInfo info{
        .id = "chess",
        .title = "Chess",
        .summary = "The game itself, with all of its rules.",
    };
    static constexpr SetupRules setup{};
    /// Fifteen queens with 27 moves each, a king and two castlings: more than any position with 16 pieces a side has.
    static constexpr std::size_t maximum_moves = 15 * 27 + 8 + 2;
};

struct Chess960 : Orthodox {
    static constexpr game::GameInfo info{
        .id = "chess960",
        .title = "Chess960",
        .summary = "Chess from one of 960 shuffled back ranks (Fischer random chess).",
        .start_positions = 960,
        .usual_start = 518,
    };
    static constexpr SetupRules setup{.free_castling = true};
};

/// Applies MACRO to every rule set: the code that need not be fast is compiled once for each, in its own file.
#define ROOKERY_FOR_EACH_RULE_SET(MACRO) \
    MACRO(Orthodox)                      \
    MACRO(Chess960)

}  // namespace rookery::chess
