#pragma once

#include <atomic>
#include <functional>

#include "lab/match/match_game.h"
#include "lab/match/match_settings.h"
#include "lab/match/statistics.h"
#include "lab/work/run.h"

namespace rookery::lab {

/// How one engine behaved in the games that have a result.
struct EngineReport {
    std::string name;
    std::uint64_t time_losses = 0;
    std::uint64_t illegal_moves = 0;
    std::uint64_t crashes = 0;
    std::uint64_t silences = 0;  ///< no answer, without a clock
    std::uint64_t moves = 0;
    std::uint64_t depths = 0;  ///< the sum over its moves
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{0};

    [[nodiscard]] double average_depth() const {
        return moves == 0 ? 0 : static_cast<double>(depths) / static_cast<double>(moves);
    }
    [[nodiscard]] double nodes_per_second() const {
        return time.count() <= 0 ? 0 : static_cast<double>(nodes) / time.count();
    }
};

/// A match so far, or as a whole.
struct MatchReport {
    Tally tally;  ///< as the first engine sees it
    std::array<EngineReport, 2> engines;
    std::vector<std::string> failures;  ///< the first few games lost on time, by an illegal move or by a crash
    bool stopped = false;               ///< it was asked to end early
    std::string problem;                ///< why the match could not go on; empty if it could
};

/// Called for every game that has a result, in the order of the games, by one thread at a time.
using MatchListener = std::function<void(const GameRecord&, const MatchReport&)>;

/// Plays the games, several at a time if wanted, and judges them by our own rules. An engine that moves illegally, runs
/// out of time or crashes loses that game, and plays the next. Ends early when `stop` is set or the test is decided;
/// games under way then have no result. A test looks at the games in their order, not at those that happen to end
/// first: that would favor short games. An engine that cannot be started ends the match with a problem. The games are
/// played here, unless an executor has them played elsewhere.
[[nodiscard]] MatchReport run_match(const MatchSettings& settings, const MatchListener& listener,
                                    const std::atomic<bool>& stop, Executor* executor = nullptr);

}  // namespace rookery::lab
