#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/analyse/game_tree.h"
#include "app/problem.h"

namespace rookery::app {

/// What somebody has pasted or dropped.
struct Pasted {
    std::string default_game = "chess";  ///< what it probably is, if it does not say
    std::optional<std::size_t> wanted;   ///< which of several, counted from 0
};

/// One of several games or positions, to choose from.
struct Title {
    int line = 0;
    std::string words;              ///< of a game that does not say who played, none
    std::string result = {};        ///< of a game
    std::optional<int> plies = {};  ///< of a game
};

/// Something that could not be understood.
struct ReadingProblem {
    int line = 0;  ///< of the text
    Problem problem;
};

/// What was found in it: a position, a game, or several to choose from.
struct Reading {
    std::optional<PositionQuery> position;
    std::optional<GameTree> tree;
    std::vector<Title> titles;  ///< the first ones
    std::size_t count = 0;      ///< all of them
    std::vector<ReadingProblem> problems;
    std::size_t problem_count = 0;
};

/// Hears how many bytes have been read.
using ReadingProgress = std::function<void(std::uint64_t bytes)>;

/// Finds out what the text is: a position of whichever game, one on each line, or games as PGN or BPGN. ParseError with
/// a sentence for people if there is nothing to understand in it; if there is something, what was wrong stands in the
/// problems. Once `stop` is set it ends, with what it has.
[[nodiscard]] Reading read_pasted(std::istream& text, const Pasted& pasted, const ReadingProgress& progress = {},
                                  const std::atomic<bool>* stop = nullptr);

}  // namespace rookery::app
