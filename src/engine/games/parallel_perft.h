#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "engine/any_position.h"
#include "game/helper_threads.h"
#include "game/perft.h"

namespace rookery::engine {

/// Perft below each legal move, shared among threads. Work is handed out by pairs of moves: single root moves differ
/// too much in size, and near the end one thread would work while the others wait.
template <game::Position P>
[[nodiscard]] std::vector<std::uint64_t> parallel_perft(const P& position, const game::MoveList<P>& root_moves,
                                                        int depth, unsigned threads, const Progress& progress) {
    using Move = typename P::Move;
    struct Task {
        std::size_t root;
        Move first;
        Move second;
    };
    std::vector<std::uint64_t> nodes(root_moves.size(), depth == 1 ? 1 : 0);
    if (depth == 1) {
        if (progress) progress(1);
        return nodes;
    }

    std::vector<Task> tasks;
    P scratch = position;
    for (std::size_t root = 0; root < root_moves.size(); ++root) {
        scratch.make(root_moves[root]);
        game::MoveList<P> replies;
        scratch.legal_moves(replies);
        for (const Move reply : replies) tasks.push_back({root, root_moves[root], reply});
        scratch.unmake(root_moves[root]);
    }

    std::vector<std::uint64_t> results(tasks.size());
    std::atomic<std::size_t> next_task = 0;
    std::atomic<std::size_t> finished = 0;
    const auto work = [&] {
        P own = position;
        while (true) {
            const std::size_t number = next_task.fetch_add(1, std::memory_order_relaxed);
            if (number >= tasks.size()) return;
            const Task& task = tasks[number];
            own.make(task.first);
            own.make(task.second);
            results[number] = game::perft(own, depth - 2);
            own.unmake(task.second);
            own.unmake(task.first);
            const std::size_t done = finished.fetch_add(1, std::memory_order_relaxed) + 1;
            if (progress) progress(static_cast<double>(done) / static_cast<double>(tasks.size()));
        }
    };
    {
        game::HelperThreads workers;
        while (workers.count() + 1 < threads && workers.add(work)) continue;
        work();
    }

    for (std::size_t number = 0; number < tasks.size(); ++number) nodes[tasks[number].root] += results[number];
    return nodes;
}

}  // namespace rookery::engine
