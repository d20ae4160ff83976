#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "lab/learn/generations.h"
#include "lab/work/run.h"
#include "learn/trainer.h"
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

enum class LearnPhase : std::uint8_t { Playing, Training, Judging };

struct LearnProgress {
    int generation = 1;
    LearnPhase phase = LearnPhase::Playing;
    double done = 0;  ///< of this phase
    learn::Losses losses;
    std::vector<Generation> generations;  ///< that are finished
    std::vector<TrainingPass> passes;     ///< of the last generations
    bool generation_ended = false;
};

using LearnListener = std::function<void(const LearnProgress&)>;

/// Goes around until `stop` is set or there are enough generations. What was under way is gone on with by the next
/// call. Throws ParseError if something is wrong with the folder or the settings.
std::vector<Generation> learn_game(const LearnSettings& settings, const std::atomic<bool>& stop,
                                   const LearnListener& listener);

}  // namespace rookery::lab
