#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "learn/network.h"
#include "learn/trainer.h"

namespace rookery::lab {

/// Teaches a network from files of games.
struct TrainSettings {
    std::string game = "chess";
    std::vector<std::filesystem::path> data;
    std::filesystem::path output;  ///< where the network goes; beside it, until it is done, what it takes to go on
    std::string first_network;     ///< a file to begin with, in place of random numbers
    std::size_t neurons = 128;
    std::size_t neighbors = 0;    ///< of each position, to learn the hand-written evaluation from
    std::optional<double> slope;  ///< what a score means; fitted to the games if nobody says it
    std::size_t min_steps = 1;    ///< of a pass: where there are few positions, each step takes fewer
    learn::TrainerSettings trainer;
};

struct TrainProgress {
    std::uint64_t games = 0;
    std::size_t positions = 0;   ///< to learn from
    std::size_t kept_aside = 0;  ///< to see whether what was learned holds in general
    double slope = 0;            ///< what a score means: see learn::fitted_slope
    int passes = 0;              ///< that are done
    double done = 0;             ///< of the present pass
    learn::Losses losses;        ///< after the last whole pass
    bool pass_ended = false;
};

struct TrainOutcome {
    TrainProgress progress;
    bool complete = false;  ///< or stopped: the same call goes on with the passes that are left
};

using TrainListener = std::function<void(const TrainProgress&)>;

/// Throws ParseError if a file is not one of this game's, or there is too little in them.
[[nodiscard]] TrainOutcome train(const TrainSettings& settings, const std::atomic<bool>& stop,
                                 const TrainListener& listener);

}  // namespace rookery::lab
