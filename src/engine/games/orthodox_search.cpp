#include "chess/evaluation/material.h"
#include "chess/evaluation/simplified.h"
#include "chess/evaluation/tuned.h"
#include "chess/position.h"
#include "engine/games/evaluations.h"
#include "engine/games/net_search.h"
#include "engine/games/parameters/chess.h"
#include "engine/games/typed_search.h"

namespace rookery::engine {

/// As every rule set of chess, but the two that are timed most have searches of their own.
template <>
const std::vector<EvaluationEntry>& evaluations_of<chess::Position<chess::Orthodox>>() {
    using P = chess::Position<chess::Orthodox>;
    using Tuned = chess::TunedEvaluation<chess::Orthodox>;
    static const auto evaluations =
        with_net<P, NetOf<P>>({evaluation_entry<P, Tuned, Tuned>("tuned"),
                               evaluation_entry<P, chess::SimplifiedEvaluation<chess::Orthodox>>("simplified"),
                               evaluation_entry<P, chess::MaterialEvaluation<chess::Orthodox>>("material")});
    return evaluations;
}

}  // namespace rookery::engine

ROOKERY_SEARCH_PARAMETERS(chess::Position<chess::Orthodox>, search_parameters_chess)
