#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <vector>

#include "search/deep_thread.h"
#include "search/deepening.h"

namespace rookery::search {

/// What a finished search says.
template <game::Position P>
struct SearchOutcome {
    std::vector<RootMove<P>> roots;  ///< best first; empty if there is no legal move
    std::uint64_t nodes = 0;
};

/// The threads of the strong search. They search the same position and help each other only through the table: each
/// finds there what the others have seen, and goes on from it.
template <game::Position P, game::Evaluation<P> E>
class SearchPool {
public:
    using Move = typename P::Move;

    SearchPool(TranspositionTable& table, const E& evaluation, const game::SearchParameters& parameters)
        : table_(table), evaluation_(evaluation), parameters_(parameters) {
        set_threads(1);
    }

    void set_threads(std::size_t count) {
        count = std::max<std::size_t>(1, count);
        while (workers_.size() > count) workers_.pop_back();
        while (workers_.size() < count)
            workers_.push_back(std::make_unique<Search<P, E>>(shared_, evaluation_, parameters_));
    }
    /// Forgets what was learned in earlier games.
    void forget() {
        for (auto& worker : workers_) worker->forget();
    }

    /// Ends a running search from another thread.
    void stop() { stop_.store(true, std::memory_order_relaxed); }
    /// Before `run`: a `stop` that comes between the two must not be lost.
    void prepare() {
        stop_.store(false, std::memory_order_relaxed);
        nodes_so_far_.store(0, std::memory_order_relaxed);
    }

    [[nodiscard]] std::uint64_t nodes() const {
        std::uint64_t sum = 0;
        for (const auto& worker : workers_) sum += worker->nodes();
        return sum;
    }

    [[nodiscard]] std::uint64_t evaluations() const {
        std::uint64_t sum = 0;
        for (const auto& worker : workers_) sum += worker->evaluations();
        return sum;
    }

    /// The nodes for other threads to read while it searches, as of about a thousand nodes ago.
    [[nodiscard]] std::uint64_t nodes_so_far() const { return nodes_so_far_.load(std::memory_order_relaxed); }

    using Reporter = typename Deepening<P, E>::Reporter;

    /// Searches until a limit is reached or someone stops it. `only` restricts the moves of the root, if not empty.
    SearchOutcome<P> run(const P& position, const Limits& limits, MoveClock& clock, int lines,
                         const std::vector<Move>& only, const Reporter& report) {
        game::MoveList<P> legal;
        position.legal_moves(legal);
        std::vector<Move> moves;
        for (const Move move : legal)
            if (only.empty() || std::find(only.begin(), only.end(), move) != only.end()) moves.push_back(move);
        SearchOutcome<P> outcome;
        if (moves.empty()) return outcome;

        table_.start_search();
        for (std::size_t i = 0; i < workers_.size(); ++i) {
            workers_[i]->set_position(position);
            workers_[i]->limit_nodes(share_of_nodes(limits, i));
        }
        typename Deepening<P, E>::Settings settings;
        settings.lines = lines;
        if (limits.depth) settings.last_depth = std::clamp(*limits.depth, 1, max_ply - 1);
        settings.mate_in = limits.mate_in;

        std::vector<DeepThread> threads;
        for (std::size_t i = 1; i < workers_.size(); ++i)
            // Its settings are its own: those of this thread get a clock while the others may already run.
            threads.emplace_back([&, i, own = settings]() mutable {
                own.first_depth = 1 + static_cast<int>(i % 2);
                own.last_depth = max_ply - 1;  // until the main thread is done
                Deepening<P, E>(*workers_[i], moves, legal.size(), own).run({});
            });
        settings.clock = &clock;
        workers_[0]->check_regularly([&] {
            nodes_so_far_.store(nodes(), std::memory_order_relaxed);
            return clock.must_stop();
        });
        Deepening<P, E> deepening(*workers_[0], moves, legal.size(), settings);
        outcome.roots = deepening.run(report);
        if (!threads.empty()) stop();
        for (DeepThread& thread : threads) thread.join();
        outcome.nodes = nodes();
        return outcome;
    }

private:
    /// Exact in the sum: the first thread takes what does not divide.
    [[nodiscard]] std::optional<std::uint64_t> share_of_nodes(const Limits& limits, std::size_t thread) const {
        if (!limits.nodes) return std::nullopt;
        const std::uint64_t share = *limits.nodes / workers_.size();
        return thread == 0 ? *limits.nodes - share * (workers_.size() - 1) : share;
    }

    TranspositionTable& table_;
    E evaluation_;
    game::SearchParameters parameters_;
    std::atomic<bool> stop_ = false;
    std::atomic<std::uint64_t> nodes_so_far_ = 0;
    SharedSearch shared_{table_, stop_};
    std::vector<std::unique_ptr<Search<P, E>>> workers_;
};

}  // namespace rookery::search
