#include "engine/chess_evaluations.h"

namespace rookery::engine {

template <>
const std::vector<EvaluationEntry>& evaluations_of<chess::Position<chess::Chess960>>() {
    static const auto evaluations = chess_evaluations<chess::Chess960>();
    return evaluations;
}

}  // namespace rookery::engine
