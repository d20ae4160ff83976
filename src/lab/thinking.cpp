#include "lab/thinking.h"

#include <condition_variable>
#include <mutex>

namespace rookery::lab {

std::optional<Thought> think(engine::Engine& engine, const engine::AnyPosition& position,
                             const engine::Request& request, const std::atomic<bool>& stop) {
    using Clock = std::chrono::steady_clock;
    // How often to look whether somebody wants to stop.
    constexpr std::chrono::milliseconds interval(20);
    std::mutex mutex;
    std::condition_variable answered;
    bool done = false;
    Thought thought;
    const auto begin = Clock::now();
    engine.start(position, request,
                 {[&](const engine::Report& report) {
                      if (report.line != 1) return;
                      thought.score_for_mover = report.score_for_mover;
                      thought.depth = report.depth;
                      thought.nodes = report.nodes;
                      thought.evaluations = report.evaluations;
                  },
                  [&](const engine::Answer& answer) {
                      thought.time = Clock::now() - begin;
                      thought.move = answer.best_move;
                      const std::lock_guard lock(mutex);
                      done = true;
                      answered.notify_all();
                  }});
    {
        std::unique_lock lock(mutex);
        while (!done && !stop) answered.wait_for(lock, interval);
    }
    engine.stop();
    engine.wait();
    if (stop || thought.move.empty()) return std::nullopt;
    return thought;
}

}  // namespace rookery::lab
