#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/analyse.h"
#include "app/api/answers/parts.h"

namespace rookery::app::api {

/// What the server says when a person looks for the best move.

/// What a move is worth beside the best one.
struct Judgment {
    bool good = false;
    bool is_best = false;
    std::string move;
    std::string notation;
    Score score;
    ScoredLine best;
    OrNull<ScoredLine> refutation;
};
BOOST_DESCRIBE_STRUCT(Judgment, (), (good, is_best, move, notation, score, best, refutation))

/// A position of one of the person's games in which one move is clearly best: that move and what follows, what the game
/// is called and its id if it is stored, and how often it was solved in a row (`step`).
struct Puzzle {
    std::string id;
    std::string game;
    Options options;
    std::string position;
    std::vector<LineMove> line;
    std::string title;
    std::string source;
    std::int64_t step = 0;
    std::int64_t tries = 0;
    std::int64_t solved = 0;
};
BOOST_DESCRIBE_STRUCT(Puzzle, (), (id, game, options, position, line, title, source, step, tries, solved))

struct PuzzleGame {
    std::string game;
    std::int64_t count = 0;
};
BOOST_DESCRIBE_STRUCT(PuzzleGame, (), (game, count))

struct PuzzleCounts {
    std::int64_t total = 0;
    std::int64_t due = 0;
    std::int64_t tries = 0;
    std::int64_t solved = 0;
    std::vector<PuzzleGame> games;
};
BOOST_DESCRIBE_STRUCT(PuzzleCounts, (), (total, due, tries, solved, games))

struct PuzzleAnswer {
    OrNull<Puzzle> puzzle;
};
BOOST_DESCRIBE_STRUCT(PuzzleAnswer, (), (puzzle))

struct PuzzleDays {
    std::int64_t days = 0;
};
BOOST_DESCRIBE_STRUCT(PuzzleDays, (), (days))

}  // namespace rookery::app::api
