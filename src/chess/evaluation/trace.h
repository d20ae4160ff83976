#pragma once

#include <optional>

#include "chess/evaluation/tally.h"
#include "chess/evaluation/tapering.h"
#include "chess/position.h"

namespace rookery::chess {

/// What the tuned evaluation sees in a position, taken apart.
struct EvaluationTrace {
    FeatureTrace features;
    TaperedScore sum;  ///< of all features with the weights of this program, for White
    Tapering tapering;
    /// The final score for White in endings that are not judged by features.
    std::optional<game::Score> known_ending;

    [[nodiscard]] game::Score score_for_white() const;
};

template <class R>
[[nodiscard]] EvaluationTrace trace_evaluation(const Position<R>& position);

}  // namespace rookery::chess
