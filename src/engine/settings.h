#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/person/manner.h"
#include "search/improvements.h"
#include "search/limits.h"
#include "search/ordering.h"
#include "search/score.h"

namespace rookery::engine {

enum class Algorithm : std::uint8_t { Search, AlphaBeta, Minimax };

/// How the engine is to play.
struct Settings {
    std::size_t hash_megabytes = 16;
    unsigned threads = 1;
    int lines = 1;  ///< how many best moves to find (MultiPV)
    search::Milliseconds move_overhead{10};
    Algorithm algorithm = Algorithm::Search;
    std::string evaluation;             ///< empty for the game's strongest
    std::string network_file;           ///< for the evaluation `net`; empty for the one that comes with the program
    std::uint64_t network_version = 0;  ///< tells what the file held when it was named from what it held before
    /// Play like a person of this rating, if set; see engine/person/.
    std::optional<int> elo;
    Manner manner = Manner::Plain;  ///< ... with these likings
    /// Decides what that person overlooks in this game and what they pick among equals, or for a player of full
    /// strength which of its best openings it plays. 0 draws a new one for every game.
    std::uint64_t seed = 0;
    bool varied = false;  ///< whether a player of full strength picks among its best moves
    search::Ordering ordering = search::Ordering::Generator;        ///< of the textbook algorithms
    search::Improvements improvements = search::Improvements::All;  ///< of the full search
    int drop_plies = search::max_ply;  ///< in how many plies from the root drops are tried, where there are any
    /// Margins of the full search that are not those of the game, as `search/parameters.h` reads them: for tuning.
    std::string parameter_changes;
    std::string external_engine = "stockfish";  ///< the command of the one that an evaluation may ask

    std::string syzygy_path;     ///< folders with Syzygy's tables of endings, as PATH names folders; empty for none
    int syzygy_probe_depth = 1;  ///< of the largest tables: they are asked at this depth and above

    bool own_book = false;  ///< play from a book while it knows the position
    std::string book_file;  ///< a Polyglot book; empty for the small one of the program

    bool operator==(const Settings&) const = default;
};

/// Whether to play as a person would, or at least not always the same.
[[nodiscard]] inline bool plays_like_a_person(const Settings& settings) {
    return settings.algorithm == Algorithm::Search && (settings.elo || settings.varied);
}

}  // namespace rookery::engine
