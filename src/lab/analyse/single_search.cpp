#include "lab/analyse/single_search.h"

namespace rookery::lab {

std::optional<SearchResult> search_once(engine::Engine& engine, const engine::AnyPosition& position,
                                        const engine::Request& request, const std::atomic<bool>& stop) {
    using Clock = std::chrono::steady_clock;
    SearchResult found;
    const auto begin = Clock::now();
    const auto on_report = [&](const engine::Report& report) {
        if (report.line != 1) return;
        found.score_for_mover = report.score_for_mover;
        found.unit = report.unit;
        found.depth = report.depth;
        found.nodes = report.nodes;
        found.evaluations = report.evaluations;
    };
    found.move = engine.search(position, request, on_report, &stop).best_move;
    found.time = Clock::now() - begin;
    if (stop || found.move.empty()) return std::nullopt;
    return found;
}

}  // namespace rookery::lab
