#pragma once

#include <string>

#include "chess/evaluation/evaluation_weights.h"

namespace rookery::chess {

/// The weights as a list in the order of `weight_groups`, and back.
[[nodiscard]] std::array<Weight, weight_count> listed(const EvaluationWeights& weights);
[[nodiscard]] EvaluationWeights weights_from_list(const std::array<Weight, weight_count>& list);

/// The source text of weights.h with these values: equal weights give equal text.
[[nodiscard]] std::string weights_source(const EvaluationWeights& weights);

}  // namespace rookery::chess
