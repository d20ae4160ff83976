#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lab/match/match.h"
#include "lab/match/match_settings.h"

namespace rookery::lab {

/// The engine as it was first described, and the same with one improvement more at a time.
struct LadderSettings {
    std::string game = "chess";
    std::string evaluation;  ///< of all rungs but the last
    Pace pace;
    std::uint64_t games = 40;  ///< between each rung and the one below
    int random_plies = 6;
    std::uint64_t seed = 1;
    unsigned concurrency = 1;
    std::uint64_t maximum_plies = 300;
    int depth = 5;  ///< to which each rung also searches the starts of the games, to count its nodes
    std::uint64_t max_nodes_to_depth = 20'000'000;  ///< for one start: what takes more is not counted
};

struct LadderRung {
    std::string name;   ///< in files: alphabeta, captures, deepening ...
    std::string title;  ///< for people, in a few words
    protocol::EngineOptions options;
};

/// From the bottom to the top. Where a game knows no captures, or has one evaluation only, a rung is missing.
[[nodiscard]] std::vector<LadderRung> ladder_rungs(const std::string& game, const std::string& evaluation);

/// What a rung showed against the one below; of the lowest, only what it took.
struct LadderResult {
    LadderRung rung;
    std::optional<Tally> tally;
    std::optional<EloEstimate> gain;
    double elo = 0;  ///< above the lowest: the sum of all gains, each of them within what so many games can show
    EngineReport work;
    /// What a start of the games takes to the depth of the settings, on average; nothing if one of them takes too much.
    std::optional<std::uint64_t> nodes_to_depth;
};

struct LadderReport {
    std::vector<LadderResult> results;
    bool stopped = false;
};

/// The gain in Elo that can be told from so many games, at most: who wins all of them might be better still.
[[nodiscard]] double shown_gain(const Tally& tally);

using LadderListener = std::function<void(const LadderResult& below, const LadderRung& rung, std::uint64_t games)>;

/// Plays each rung against the one below, and counts its nodes to a depth in this process. Throws std::runtime_error if
/// a match cannot be played.
[[nodiscard]] LadderReport climb(const LadderSettings& settings, const std::atomic<bool>& stop,
                                 const LadderListener& listener = {}, Executor* executor = nullptr);

}  // namespace rookery::lab
