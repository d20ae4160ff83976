#include "engine/chess_evaluations.h"

namespace rookery::engine {

template <>
const std::vector<EvaluationEntry>& evaluations_of<chess::Position<chess::Orthodox>>() {
    static const auto evaluations = chess_evaluations<chess::Orthodox>();
    return evaluations;
}

}  // namespace rookery::engine
