#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

namespace rookery::lab {

/// Games of the engine against itself, for their positions: what the tuner learns from.
struct SelfplaySettings {
    std::string game = "chess";
    std::string evaluation;  ///< empty for the game's strongest
    std::uint64_t games = 1000;
    std::uint64_t nodes = 5000;  ///< per move
    int random_plies = 8;        ///< at the start of each game, so that no two are alike
    std::uint64_t seed = 1;
    unsigned threads = 1;
};

struct SelfplayProgress {
    std::uint64_t games = 0;
    std::uint64_t positions = 0;
    std::uint64_t first_wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t second_wins = 0;
};

/// Called after each game, from one thread at a time, with the lines of its positions: `FEN | score | result`, where
/// the score is the search's and the result is 1, 0.5 or 0, both for the first side. Positions in the middle of an
/// exchange, or in check, are left out, since no evaluation is ever asked about them.
using SelfplayListener = std::function<void(const std::string& lines, const SelfplayProgress&)>;

void play_selfplay(const SelfplaySettings& settings, const std::atomic<bool>& stop, const SelfplayListener& listener);

}  // namespace rookery::lab
