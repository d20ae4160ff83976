#include "lab/thinking.h"

namespace rookery::lab {

std::optional<Thought> think(engine::Engine& engine, const engine::AnyPosition& position,
                             const engine::Request& request, const std::atomic<bool>& stop) {
    using Clock = std::chrono::steady_clock;
    Thought thought;
    const auto begin = Clock::now();
    const auto on_report = [&](const engine::Report& report) {
        if (report.line != 1) return;
        thought.score_for_mover = report.score_for_mover;
        thought.depth = report.depth;
        thought.nodes = report.nodes;
        thought.evaluations = report.evaluations;
    };
    thought.move = engine.search(position, request, on_report, &stop).best_move;
    thought.time = Clock::now() - begin;
    if (stop || thought.move.empty()) return std::nullopt;
    return thought;
}

}  // namespace rookery::lab
