#include "lab/record/node_counts.h"

#include <cmath>

#include "engine/engine.h"
#include "engine/games.h"
#include "engine/xray/minimal_tree.h"
#include "lab/analyse/single_search.h"
#include "protocol/board_valuer.h"
#include "text/quoted.h"

namespace rookery::lab {

double branching_of(std::uint64_t leaves, int depth) { return std::pow(static_cast<double>(leaves), 1.0 / depth); }

std::uint64_t regular_evaluations(double branching, int depth) {
    const double needed = std::pow(branching, (depth + 1) / 2) + std::pow(branching, depth / 2) - 1;
    return static_cast<std::uint64_t>(std::llround(needed));
}

std::optional<std::uint64_t> fewest_evaluations(const engine::AnyPosition& position, const std::string& evaluation,
                                                int depth, const std::atomic<bool>& stop) {
    if (evaluation == "external") return std::nullopt;  // every leaf would be another engine's work once more
    engine::TreeRequest request;
    request.algorithm = engine::Algorithm::Minimax;
    request.depth = depth;
    request.max_unvisited = 0;
    request.stop = &stop;
    return engine::fewest_leaves(engine::record_search(position, evaluation, request, protocol::engine_resources()));
}

namespace {

/// Counts one search at a time, each with an empty memory.
class Counter {
public:
    Counter(const engine::AnyPosition& position, const CountSettings& settings, const std::atomic<bool>& stop)
        : position_(position), settings_(settings), stop_(stop), engine_(resources_.resources()) {}

    std::optional<Count> count(const CountedSearch& search, int depth) {
        engine::Settings how;
        how.algorithm = search.algorithm;
        how.ordering = search.ordering;
        how.evaluation = settings_.evaluation;
        how.external_engine = settings_.external_engine;
        engine_.configure(how);
        engine_.new_game();
        engine::Request request;
        request.limits.depth = depth;
        request.limits.nodes = settings_.budget;

        const auto found = search_once(engine_, position_, request, stop_);
        resources_.check();
        // One that is cut short by the budget may still have told what it had.
        if (!found || found->depth != depth || found->nodes >= settings_.budget) return std::nullopt;
        return Count{found->evaluations, found->nodes, found->time};
    }

private:
    const engine::AnyPosition& position_;
    const CountSettings& settings_;
    const std::atomic<bool>& stop_;
    protocol::StrictResources resources_;
    engine::Engine engine_;
};

}  // namespace

std::vector<CountedSearch> counted_searches(const engine::AnyPosition& position) {
    using engine::Algorithm;
    std::vector<CountedSearch> searches = {{"minimax", "minimax", Algorithm::Minimax},
                                           {"alphabeta", "alpha-beta", Algorithm::AlphaBeta}};
    if (position.has_captures())
        searches.push_back({"captures-first", "captures first", Algorithm::AlphaBeta, search::Ordering::CapturesFirst});
    searches.push_back({"search", "search", Algorithm::Search});
    return searches;
}

void count_nodes(const engine::AnyPosition& position, const CountSettings& settings, const std::atomic<bool>& stop,
                 const std::function<void(int depth, const CountedSearch& search)>& working,
                 const std::function<void(const CountRow&)>& report) {
    if (engine::needs_no_search(position.info().id, settings.evaluation))
        throw text::ParseError("the evaluation " + text::quoted(settings.evaluation) + " needs no search to count");
    Counter counter(position, settings, stop);
    // What was too much for one depth is too much for the next.
    std::vector<bool> given_up(settings.searches.size(), false);
    for (int depth = settings.first_depth; depth <= settings.last_depth; ++depth) {
        CountRow row;
        row.depth = depth;
        for (std::size_t i = 0; i < settings.searches.size(); ++i) {
            const CountedSearch& search = settings.searches[i];
            working(depth, search);
            row.counts.push_back(given_up[i] ? std::nullopt : counter.count(search, depth));
            if (stop) return;
            given_up[i] = !row.counts.back();
            if (search.algorithm == engine::Algorithm::Minimax && row.counts.back()) {
                row.branching = branching_of(row.counts.back()->evaluations, depth);
                row.regular = regular_evaluations(*row.branching, depth);
                if (row.counts.back()->nodes <= engine::TreeRequest().max_nodes)
                    row.minimum = fewest_evaluations(position, settings.evaluation, depth, stop);
                if (stop) return;
            }
        }
        report(row);
    }
}

}  // namespace rookery::lab
