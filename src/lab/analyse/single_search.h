#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/engine.h"

namespace rookery::lab {

/// What an engine has found about a position.
struct SearchResult {
    std::string move;  ///< in coordinates
    search::Score score_for_mover = 0;
    game::ScoreUnit unit = game::ScoreUnit::Centipawns;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::uint64_t evaluations = 0;
    std::chrono::duration<double> time{};
};

/// Lets the engine think and waits for its answer. Nothing if `stop` was set before it came, or there is no move.
[[nodiscard]] std::optional<SearchResult> search_once(engine::Engine& engine, const engine::AnyPosition& position,
                                                      const engine::Request& request, const std::atomic<bool>& stop);

}  // namespace rookery::lab
