#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/records.h"

namespace rookery::app {

/// A position in which one move is clearly best, to be found by a person, again and again.
struct Puzzle {
    std::string id;
    std::string game;
    OptionValues options;
    std::string position;
    std::vector<std::string> line;  ///< the best move and what follows it, in coordinates
    std::string title;              ///< of the game that it comes from, for people
    std::string source;             ///< the id of that game, if it is stored
    std::int64_t created = 0;       ///< milliseconds since 1970
    std::int64_t due = 0;           ///< when it is to be tried next
    int step = 0;                   ///< how often it was solved in a row
    int tries = 0;
    int solved = 0;

    bool operator==(const Puzzle&) const = default;
};

struct PuzzleCounts {
    std::int64_t total = 0;
    std::int64_t due = 0;                                     ///< until the time that was asked for
    std::int64_t tries = 0;                                   ///< of all puzzles
    std::int64_t solved = 0;                                  ///< of these tries
    std::vector<std::pair<std::string, std::int64_t>> games;  ///< how many of each game
};

}  // namespace rookery::app
