#pragma once

#include "chess/evaluation/material.h"
#include "chess/evaluation/simplified.h"
#include "chess/evaluation/tuned.h"
#include "chess/position.h"
#include "engine/games/evaluations.h"
#include "engine/games/net_search.h"
#include "engine/games/parameters.h"
#include "engine/games/typed_search.h"

namespace rookery::engine {

/// Every rule set of chess has these, in one search for all of them.
template <class Rules>
std::vector<EvaluationEntry> chess_evaluations() {
    using P = chess::Position<Rules>;
    return with_net<P>({evaluation_entry<P, chess::TunedEvaluation<Rules>>("tuned"),
                        evaluation_entry<P, chess::SimplifiedEvaluation<Rules>>("simplified"),
                        evaluation_entry<P, chess::MaterialEvaluation<Rules>>("material")});
}

}  // namespace rookery::engine

/// Compiles the searches of a rule set; each has a file for it.
#define ROOKERY_CHESS_SEARCHES(RULES, PARAMETERS)                                         \
    namespace rookery::engine {                                                           \
    template <>                                                                           \
    const std::vector<EvaluationEntry>& evaluations_of<chess::Position<chess::RULES>>() { \
        static const auto evaluations = chess_evaluations<chess::RULES>();                \
        return evaluations;                                                               \
    }                                                                                     \
    } /* namespace rookery::engine */                                                     \
    ROOKERY_SEARCH_PARAMETERS(chess::Position<chess::RULES>, PARAMETERS)
