#pragma once

#include "chess/evaluation/material.h"
#include "chess/evaluation/simplified.h"
#include "chess/evaluation/tuned.h"
#include "chess/position.h"
#include "engine/evaluations.h"
#include "engine/typed_search.h"

namespace rookery::engine {

/// Every rule set of chess has these.
template <class Rules>
std::vector<EvaluationEntry> chess_evaluations() {
    using P = chess::Position<Rules>;
    return {evaluation_entry<P, chess::TunedEvaluation<Rules>>("tuned"),
            evaluation_entry<P, chess::SimplifiedEvaluation<Rules>>("simplified"),
            evaluation_entry<P, chess::MaterialEvaluation<Rules>>("material")};
}

}  // namespace rookery::engine
