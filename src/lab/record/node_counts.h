#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"
#include "engine/game_search.h"

namespace rookery::lab {

/// A way to search whose work is counted.
struct CountedSearch {
    std::string_view name;  ///< in commands and files
    std::string_view title;
    engine::Algorithm algorithm;
    search::Ordering ordering = search::Ordering::Generator;
};

/// Every search of interest for the game of the position: ordering captures is one only where there are captures.
[[nodiscard]] std::vector<CountedSearch> counted_searches(const engine::AnyPosition& position);

/// What one search to one depth took.
struct Count {
    std::uint64_t evaluations = 0;
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{};
};

/// The counts of one depth. A search that would have taken more than the budget has none.
struct CountRow {
    int depth = 0;
    std::vector<std::optional<Count>> counts;  ///< one for each search
    /// The mean number of moves in the tree of minimax, b: the geometric mean, so that a tree with b moves everywhere
    /// has as many leaves, b^d.
    std::optional<double> branching;
    /// The evaluations that alpha-beta would need in a tree with b moves everywhere, if it always tried the best move
    /// first: b^ceil(d/2) + b^floor(d/2) - 1. A real tree is not so regular, and may do with fewer.
    std::optional<std::uint64_t> regular;
    /// The fewest evaluations that prove the value of this very tree, in whatever order; where it is small enough to
    /// be kept.
    std::optional<std::uint64_t> minimum;
};

/// The figures of a row, from the leaves of minimax.
[[nodiscard]] double branching_of(std::uint64_t leaves, int depth);
[[nodiscard]] std::uint64_t regular_evaluations(double branching, int depth);
/// Searches once more with minimax and keeps the tree; nothing if it has more nodes than a recorded tree may have.
[[nodiscard]] std::optional<std::uint64_t> fewest_evaluations(const engine::AnyPosition& position,
                                                              const std::string& evaluation, int depth,
                                                              const std::atomic<bool>& stop);

struct CountSettings {
    int first_depth = 1;
    int last_depth = 1;
    std::string evaluation;
    std::vector<CountedSearch> searches;
    std::uint64_t budget = 0;  ///< nodes for one search of one depth
    /// Of the engine that the evaluation `external` asks, with how long it thinks: "movetime 10 stockfish".
    std::string external_engine = engine::Settings().external_engine;
};

/// Counts depth by depth and hands over each row when it is complete. `working` is told which search begins.
void count_nodes(const engine::AnyPosition& position, const CountSettings& settings, const std::atomic<bool>& stop,
                 const std::function<void(int depth, const CountedSearch& search)>& working,
                 const std::function<void(const CountRow&)>& report);

}  // namespace rookery::lab
