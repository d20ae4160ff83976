#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "app/library/game_batches.h"
#include "app/problem.h"

namespace rookery::app {

struct ExportCount {
    std::uint64_t games = 0;
    std::uint64_t left_out = 0;     ///< that cannot be read, or that this program cannot play
    std::vector<Problem> problems;  ///< of the first of these
};

/// Writes the games one after the other, in the order of the list, as PGN, and those of several boards as BPGN. What
/// came from a file is written as it came.
ExportCount export_games(const Store& store, const Selection& selection, std::ostream& file,
                         const std::atomic<bool>& stop, const std::function<void(const ExportCount&)>& on_progress);

}  // namespace rookery::app
