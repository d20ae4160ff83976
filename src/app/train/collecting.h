#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/records.h"
#include "app/store_service.h"
#include "lab/analyse/puzzles.h"

namespace rookery::app {

/// The game that puzzles come from.
struct PuzzleSource {
    std::string game;
    OptionValues options;
    std::string title;  ///< for people
    std::string id;     ///< if it is stored
};

/// Stores what was found as puzzles that are due at once. Gives back how many are new. For a job: it waits.
[[nodiscard]] std::int64_t keep_puzzles(const std::vector<lab::FoundPuzzle>& found, const PuzzleSource& source,
                                        StoreService& store);

}  // namespace rookery::app
