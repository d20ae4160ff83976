#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <new>
#include <optional>
#include <system_error>
#include <vector>

#include "search/deepening.h"
#include "search/standby_thread.h"

namespace rookery::search {

/// What a finished search says.
template <game::Position P>
struct SearchOutcome {
    std::vector<RootMove<P>> roots;  ///< best first; empty if there is no legal move
    std::uint64_t nodes = 0;
};

/// The threads of the strong search: the one that calls `run`, and helpers that stay between searches. They search the
/// same position and help each other only through the table: each finds there what the others have seen, and goes on
/// from it.
template <game::Position P, game::Evaluation<P> E>
class SearchPool {
public:
    using Move = typename P::Move;

    SearchPool(TranspositionTable& table, const E& evaluation, const game::SearchParameters& parameters,
               std::optional<int> niceness = {})
        : table_(table), evaluation_(evaluation), parameters_(parameters), niceness_(niceness) {
        workers_.push_back(std::make_unique<Search<P, E>>(shared_, evaluation_, parameters_));
    }

    /// The memory that each thread takes.
    [[nodiscard]] static constexpr std::size_t bytes_per_thread() {
        return sizeof(Search<P, E>) + Histories<P>::bytes();
    }

    /// Searches with these from now on; what was learned with others is forgotten.
    void set_parameters(const game::SearchParameters& parameters) {
        if (parameters == parameters_) return;
        parameters_ = parameters;
        for (auto& worker : workers_) worker = std::make_unique<Search<P, E>>(shared_, evaluation_, parameters_);
    }

    /// Searches with so many threads from now on, or with as many of them as can be had.
    void set_threads(std::size_t count) {
        count = std::max<std::size_t>(1, count);
        while (workers_.size() > count) {
            workers_.pop_back();
            helpers_.pop_back();
        }
        try {
            workers_.reserve(count);
            helpers_.reserve(count - 1);
            while (workers_.size() < count) {
                auto worker = std::make_unique<Search<P, E>>(shared_, evaluation_, parameters_);
                helpers_.push_back(std::make_unique<StandbyThread>(niceness_));
                workers_.push_back(std::move(worker));
            }
        } catch (const std::bad_alloc&) {     // NOLINT(bugprone-empty-catch): those that there are will do
        } catch (const std::system_error&) {  // NOLINT(bugprone-empty-catch)
        }
    }
    [[nodiscard]] std::size_t threads() const { return workers_.size(); }
    /// Asks these tables of endings from now on, if not null: see Search::use_tables.
    void use_tables(const EndingTables<P>* tables, int min_depth) {
        tables_ = tables;
        table_depth_ = min_depth;
    }
    /// Tries drops only so near to the root: see Search::limit_drops.
    void limit_drops(int plies) requires(HasDrops<P>) { drop_plies_ = plies; }
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

    [[nodiscard]] std::uint64_t table_hits() const {
        std::uint64_t sum = root_hits_;
        for (const auto& worker : workers_) sum += worker->table_hits();
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

        RootRanks ranks;
        if constexpr (HasEndingTables<P>) {
            if (tables_ != nullptr && position.men() <= tables_->max_men()) ranks = tables_->rank(position, moves);
        }
        root_hits_ = ranks.moves.size();
        table_.start_search(parameters_);
        for (std::size_t i = 0; i < workers_.size(); ++i) {
            workers_[i]->set_position(position);
            workers_[i]->limit_nodes(share_of_nodes(limits, i));
            // Where every move keeps the win, the search is to find the mate: tables that only promise it are in the
            // way.
            workers_[i]->use_tables(ranks.lead_to_the_end ? nullptr : tables_, table_depth_);
            if constexpr (HasDrops<P>) workers_[i]->limit_drops(drop_plies_);
        }
        typename Deepening<P, E>::Settings settings;
        settings.lines = lines;
        if (limits.depth) settings.last_depth = std::clamp(*limits.depth, 1, max_ply - 1);
        settings.mate_in = limits.mate_in;
        settings.soft_nodes = limits.soft_nodes;
        if (!ranks.moves.empty()) settings.ranks = &ranks.moves;

        {
            const HelpersEnd helpers_end(*this);
            for (std::size_t i = 1; i < workers_.size(); ++i)
                // Its settings are its own: those of this thread get a clock while the others may already run.
                helpers_[i - 1]->start([&, i, own = settings]() mutable {
                    own.first_depth = 1 + static_cast<int>(i % 2);
                    own.last_depth = max_ply - 1;  // until the main thread is done
                    help(*workers_[i], moves, legal.size(), own);
                });
            settings.clock = &clock;
            workers_[0]->check_regularly([&] {
                nodes_so_far_.store(nodes(), std::memory_order_relaxed);
                return clock.must_stop();
            });
            Deepening<P, E> deepening(*workers_[0], moves, legal.size(), settings);
            outcome.roots = deepening.run(report);
        }
        outcome.nodes = nodes();
        return outcome;
    }

private:
    /// However the main thread's search ends, the helpers do not go on without it.
    class HelpersEnd {
    public:
        explicit HelpersEnd(SearchPool& pool) : pool_(pool) {}
        HelpersEnd(const HelpersEnd&) = delete;
        HelpersEnd& operator=(const HelpersEnd&) = delete;
        ~HelpersEnd() {
            if (!pool_.helpers_.empty()) pool_.stop();
            for (const auto& helper : pool_.helpers_) helper->wait();
        }

    private:
        SearchPool& pool_;
    };

    static void help(Search<P, E>& worker, const std::vector<Move>& moves, std::size_t legal_moves,
                     const typename Deepening<P, E>::Settings& settings) {
        try {
            Deepening<P, E>(worker, moves, legal_moves, settings).run({});
        } catch (const std::bad_alloc&) {  // NOLINT(bugprone-empty-catch): it is missed, but not needed
        }
    }

    /// Exact in the sum: the first thread takes what does not divide.
    [[nodiscard]] std::optional<std::uint64_t> share_of_nodes(const Limits& limits, std::size_t thread) const {
        if (!limits.nodes) return std::nullopt;
        const std::uint64_t share = *limits.nodes / workers_.size();
        return thread == 0 ? *limits.nodes - share * (workers_.size() - 1) : share;
    }

    TranspositionTable& table_;
    E evaluation_;
    game::SearchParameters parameters_;
    std::optional<int> niceness_;
    const EndingTables<P>* tables_ = nullptr;
    int table_depth_ = 0;
    int drop_plies_ = max_ply;
    std::uint64_t root_hits_ = 0;
    // Every thread looks at the one at every node, and one thread writes the other all the time: not side by side.
    alignas(64) std::atomic<bool> stop_ = false;
    alignas(64) std::atomic<std::uint64_t> nodes_so_far_ = 0;
    alignas(64) SharedSearch shared_{table_, stop_};
    std::vector<std::unique_ptr<Search<P, E>>> workers_;
    std::vector<std::unique_ptr<StandbyThread>> helpers_;  ///< of all workers but the first; they go first
};

}  // namespace rookery::search
