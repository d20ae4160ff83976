#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "lab/learn/truth.h"
#include "learn/trainer.h"

namespace rookery::lab {

/// What became of one generation. The first is number 0 and has only its evaluation.
struct Generation {
    int number = 0;
    std::uint64_t games = 0;
    std::uint64_t positions = 0;
    learn::Losses losses;
    std::uint64_t wins = 0;  ///< against the best before it
    std::uint64_t draws = 0;
    std::uint64_t losses_in_match = 0;
    double elo = 0;  ///< against generation 0, as far as the matches tell
    double elo_error = 0;
    bool kept = false;
    Truth truth;  ///< of games that are solved
};

/// One pass of a training.
struct TrainingPass {
    int generation = 0;
    int number = 0;  ///< from 1 on
    learn::Losses losses;
};

/// Where the network of a generation lies; generation 0 has one only if it began from nothing.
[[nodiscard]] std::filesystem::path network_of(const std::filesystem::path& folder, int generation);
/// Where the games lie from which it learned.
[[nodiscard]] std::filesystem::path games_of(const std::filesystem::path& folder, int generation);

/// The generations of a folder, from its log. Throws ParseError if that makes no sense.
[[nodiscard]] std::vector<Generation> read_generations(const std::filesystem::path& folder);
void write_generations(const std::filesystem::path& folder, const std::vector<Generation>& generations);

/// The same for the passes of all trainings.
[[nodiscard]] std::vector<TrainingPass> read_passes(const std::filesystem::path& folder);
void write_passes(const std::filesystem::path& folder, const std::vector<TrainingPass>& passes);

}  // namespace rookery::lab
