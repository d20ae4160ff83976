#pragma once

#include <string_view>
#include <vector>

#include "chess/evaluation/trace.h"

namespace rookery::chess {

/// A position as the tuner sees it.
struct TracedPosition {
    int ply = 0;           ///< of the game, to tell where one game ends and the next begins
    bool pressed = false;  ///< in check, or whatever its game has instead: no position to judge at a glance
    EvaluationTrace trace;
};

/// A rule set whose weights can be fitted, once its type is gone.
struct TunableRules {
    std::string_view game;
    std::string_view rule_set;  ///< the name of the type
    const EvaluationWeights* weights;
    TracedPosition (*trace)(std::string_view fen);
};

[[nodiscard]] const std::vector<TunableRules>& tunable_rules();
/// Throws a ParseError for a game that has no weights.
[[nodiscard]] const TunableRules& find_tunable_rules(std::string_view game);

}  // namespace rookery::chess
