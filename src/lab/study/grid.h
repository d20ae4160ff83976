#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lab/record/recorded_game.h"
#include "lab/work/run.h"

namespace rookery::lab {

/// Every depth against every other, with the same algorithm and evaluation.
struct GridSettings {
    std::string game;
    RecordedPlayer player;  ///< of both sides, but for the depth
    int first_depth = 1;
    int last_depth = 6;
    std::uint64_t games = 10;  ///< for each pair of depths
    int random_plies = 4;
    std::uint64_t seed = 1;
    std::size_t maximum_plies = 300;
    std::optional<int> repetition_limit{};
    std::string rules{};  ///< where players agree on them: `chess::AgreedRules`
    unsigned threads = 1;

    [[nodiscard]] std::uint64_t depths() const { return static_cast<std::uint64_t>(last_depth - first_depth + 1); }
};

/// The games of one depth of the first side against one of the second.
struct GridCell {
    int first_depth = 0;
    int second_depth = 0;
    RecordedResults results;
    RecordedWork first;
    RecordedWork second;
    std::uint64_t plies = 0;
    double measures = 0;  ///< the sum of the game's own measure over the plies that have one
    std::uint64_t measured = 0;

    /// The share of the points of the first side; unfinished games count as draws.
    [[nodiscard]] double score() const;
    [[nodiscard]] std::uint64_t games() const;
    /// By move of either side.
    [[nodiscard]] double nodes_per_move() const;
    /// Such as the distance between the kings, on average.
    [[nodiscard]] std::optional<double> measure() const;
};

struct GridReport {
    std::vector<GridCell> cells;  ///< row by row: all depths of the second side for each of the first
    bool stopped = false;
};

/// Called with the number of games that are done.
using GridListener = std::function<void(std::uint64_t games)>;

/// Plays them here, unless an executor has them played elsewhere. The same seed gives the same games.
[[nodiscard]] GridReport play_grid(const GridSettings& settings, const std::atomic<bool>& stop,
                                   const GridListener& listener = {}, Executor* executor = nullptr);

[[nodiscard]] std::unique_ptr<Performer> make_grid_performer(const RunText& run, const Surroundings& surroundings);

}  // namespace rookery::lab
