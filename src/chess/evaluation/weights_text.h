#pragma once

#include <string>
#include <string_view>

#include "chess/evaluation/evaluation_weights.h"

namespace rookery::chess {

/// The weights as a list in the order of `weight_groups`, and back.
[[nodiscard]] std::array<Weight, weight_count> listed(const EvaluationWeights& weights);
[[nodiscard]] EvaluationWeights weights_from_list(const std::array<Weight, weight_count>& list);

/// The source text of a file in `weights/` with the weights of a rule set: equal weights give equal text.
[[nodiscard]] std::string weights_source(std::string_view game, std::string_view rule_set,
                                         const EvaluationWeights& weights);

}  // namespace rookery::chess
