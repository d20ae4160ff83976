#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "app/api/answers/lab.h"
#include "engine/any_position.h"

namespace rookery::app {

/// A position of wolf and sheep; the start without a text. Refuses boards that take long to solve.
[[nodiscard]] std::unique_ptr<engine::AnyPosition> wolf_and_sheep(const std::string& text);

/// Every square on which the wolf could stand among these sheep, and what the position is worth then, with the same
/// side to move: from the eighth row down, each from left to right. As far as it came if it was stopped.
[[nodiscard]] std::vector<api::SolvedSquare> solved_squares(const engine::AnyPosition& position,
                                                            const std::atomic<bool>& stop);

}  // namespace rookery::app
