#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "search/limits.h"
#include "search/ordering.h"

namespace rookery::engine {

enum class Algorithm : std::uint8_t { Search, AlphaBeta, Minimax };

/// How the engine is to play.
struct Settings {
    std::size_t hash_megabytes = 16;
    unsigned threads = 1;
    int lines = 1;  ///< how many best moves to find (MultiPV)
    search::Milliseconds move_overhead{10};
    Algorithm algorithm = Algorithm::Search;
    std::string evaluation;    ///< empty for the game's strongest
    std::string network_file;  ///< for the evaluation `net`; empty for the one that comes with the program
    /// Play like a person of this rating, if set.
    std::optional<int> elo;
    search::Ordering ordering = search::Ordering::Generator;  ///< of the textbook algorithms
    std::string external_engine = "stockfish";                ///< the command of the one that an evaluation may ask

    bool operator==(const Settings&) const = default;
};

}  // namespace rookery::engine
