#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "lab/work/run.h"

namespace rookery::lab {

/// Stands for the beginner of beginner.h among the ratings: below all levels.
inline constexpr int beginner_rating = 0;

/// The levels of the engine against each other, each against its neighbors.
struct LevelsSettings {
    std::string game = "chess";
    std::vector<int> ratings;     ///< ascending, at least two; the first may be the beginner's
    std::uint64_t games = 20;     ///< between two neighbors, an even number
    std::uint64_t seed = 1;       ///< other seeds give other games
    std::uint64_t nodes = 2'000;  ///< for the judgment of each position; 0 for none
    int longest_game = 400;       ///< plies; then it is drawn
    unsigned threads = 1;
};

/// How one level played.
struct LevelRow {
    int rating = 0;
    std::uint64_t judged_games = 0;
    double accuracy = 0;            ///< the sum over them; see game_accuracy.h
    std::uint64_t moves = 0;        ///< in them
    std::uint64_t pawn_losses = 0;  ///< moves that lost at least a pawn, as the judge sees it
    std::uint64_t blunders = 0;     ///< ... and those that lost 15 percent of winning chance
    std::uint64_t open_moves = 0;   ///< moves in positions that were not decided yet; see material.h
    std::uint64_t open_losses = 0;  ///< those of them that lost more than a pawn, as the judge sees it
    std::uint64_t drops = 0;        ///< ... that dropped material: it was taken at once, and a better move was there
    std::uint64_t large_drops = 0;  ///< ... more than a pawn
    // Against the next lower level.
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    [[nodiscard]] double score() const {
        return games() == 0
                   ? 0
                   : (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(games());
    }
    /// Of so many moves in open positions, which part that is.
    [[nodiscard]] double share_of_open(std::uint64_t moves_of_them) const {
        return open_moves == 0 ? 0 : static_cast<double>(moves_of_them) / static_cast<double>(open_moves);
    }
    [[nodiscard]] double mean_accuracy() const {
        return judged_games == 0 ? 0 : accuracy / static_cast<double>(judged_games);
    }
};

struct LevelsReport {
    std::vector<LevelRow> rows;  ///< by rating
    std::uint64_t games = 0;
    bool complete = false;
};

/// Called after each pair of games, from one thread at a time.
using LevelsListener = std::function<void(const LevelsReport&)>;

/// Plays the ladder here, or has an executor do it elsewhere; the games are the same. When `stop` is set, what has been
/// played is what there is. Throws ParseError if the settings make no sense.
[[nodiscard]] LevelsReport play_levels(const LevelsSettings& settings, const std::atomic<bool>& stop,
                                       const LevelsListener& listener = {}, Executor* executor = nullptr);

}  // namespace rookery::lab
