#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include "lab/work/run.h"
#include "learn/training_game.h"

namespace rookery::lab {

/// Games of the engine against itself, in bulk, for networks and weights to learn from.
struct SelfplaySettings {
    std::string game = "chess";
    std::string evaluation;    ///< empty for the game's strongest
    std::string network_file;  ///< a network to play with; empty for the one that comes with the program
    std::filesystem::path output;
    std::uint64_t games = 1000;  ///< in the file, with those that it has already
    std::uint64_t seed = 1;
    unsigned threads = 1;
    learn::TrainingRules rules;
};

struct SelfplayProgress {
    std::uint64_t games_before = 0;  ///< that the file had already
    std::uint64_t games = 0;         ///< played now
    std::uint64_t positions = 0;     ///< in them
    std::uint64_t first_wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t second_wins = 0;
};

/// Called after each game, from one thread at a time.
using SelfplayListener = std::function<void(const SelfplayProgress&)>;

/// Plays until the file holds that many games, or `stop` is set: then the games under way are given up, and the same
/// call goes on where it stopped. Neither the games nor their order depend on the number of threads. They are played
/// here, unless an executor has them played elsewhere.
SelfplayProgress play_selfplay(const SelfplaySettings& settings, const std::atomic<bool>& stop,
                               const SelfplayListener& listener, Executor* executor = nullptr);

}  // namespace rookery::lab
