#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "lab/learn/train.h"
#include "lab/match/statistics.h"
#include "lab/work/run.h"
#include "learn/training_game.h"

namespace rookery::lab {

/// The whole circle of learning: play, train, judge, keep the better one, and again.
struct LearnSettings {
    std::string game = "chess";
    std::filesystem::path folder;     ///< for games, networks and the log; what is there already is gone on with
    bool from_nothing = false;        ///< begin with a network that knows nothing, not with what the program knows
    int generations = 0;              ///< 0 for as long as it is let
    std::uint64_t games = 2000;       ///< of self-play in each generation
    std::uint64_t match_games = 200;  ///< that decide whether the new network is kept
    int remembered = 8;               ///< generations whose games a network learns from
    std::size_t neurons = 64;
    learn::TrainingRules rules;
    learn::TrainerSettings trainer;
    unsigned threads = 1;
    std::uint64_t seed = 1;
    Executor* executor = nullptr;  ///< plays the games; nobody for threads of this program. The training stays here
};

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
};

enum class LearnPhase : std::uint8_t { Playing, Training, Judging };

struct LearnProgress {
    int generation = 1;
    LearnPhase phase = LearnPhase::Playing;
    double done = 0;  ///< of this phase
    learn::Losses losses;
    std::vector<Generation> generations;  ///< that are finished
    bool generation_ended = false;
};

using LearnListener = std::function<void(const LearnProgress&)>;

/// Where the network of a generation lies; generation 0 has one only if it began from nothing.
[[nodiscard]] std::filesystem::path network_of(const std::filesystem::path& folder, int generation);
/// The generations of a folder, from its log.
[[nodiscard]] std::vector<Generation> read_generations(const std::filesystem::path& folder);

/// Goes around until `stop` is set or there are enough generations. What was under way is gone on with by the next
/// call. Throws ParseError if something is wrong with the folder or the settings.
std::vector<Generation> learn_game(const LearnSettings& settings, const std::atomic<bool>& stop,
                                   const LearnListener& listener);

}  // namespace rookery::lab
