#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "app/problem.h"
#include "app/store.h"

namespace rookery::app {

/// What is wrong with a game of a file.
struct ImportProblem {
    int line = 0;
    std::string words;  ///< a sentence, for a text
    Problem problem;    ///< for the page
};

/// How far an import has come.
struct ImportCount {
    std::uint64_t bytes = 0;      ///< of the file that have been read
    std::uint64_t games = 0;      ///< that were stored
    std::uint64_t known = 0;      ///< that are there already, word for word
    std::uint64_t shortened = 0;  ///< of those that were stored: with something that cannot be played
    std::uint64_t refused = 0;    ///< that nothing could be made of
    std::string first_id;         ///< of the first game that is in the store now
};

struct ImportListener {
    std::function<void(const ImportCount&)> on_progress;  ///< after every few games
    std::function<void(const ImportProblem&)> on_problem;
};

/// Where the games go, many at a time.
using StoreGames = std::function<std::vector<Store::AddedText>(const std::vector<TextGame>& games)>;

/// Stores the games of a PGN or BPGN file, or `only` one of them, counted from 0. A game with a move that cannot be
/// played is kept up to there, with the rest as a comment; one that cannot be read at all is left out; the others are
/// kept as they are. `stop` ends it early, with what was stored until then. Needs little memory, however large the
/// file, and the store for a few milliseconds at a time. Throws ParseError if the file is no PGN, and what `store`
/// throws.
ImportCount import_games(std::istream& file, const StoreGames& store, std::optional<std::uint64_t> only,
                         const std::atomic<bool>& stop, const ImportListener& listener);

}  // namespace rookery::app
