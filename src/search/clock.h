#pragma once

#include <atomic>
#include <chrono>
#include <optional>

#include "game/search_parameters.h"
#include "game/side.h"
#include "search/limits.h"

namespace rookery::search {

/// Decides how long to think about one move.
class MoveClock {
public:
    using Clock = std::chrono::steady_clock;

    /// Begins to run at once.
    MoveClock(const Limits& limits, game::Side side, const game::SearchParameters& parameters = {});

    [[nodiscard]] Milliseconds elapsed() const {
        return std::chrono::duration_cast<Milliseconds>(Clock::now() - begin_);
    }

    /// Whether time alone ends the search, now and without regard to what it is doing.
    [[nodiscard]] bool must_stop() const { return runs() && elapsed() >= maximum_; }

    /// Whether another iteration is worth beginning. `instability` is 1 when the search goes as usual, more while the
    /// best move changes or its score falls, less when nothing is in doubt.
    [[nodiscard]] bool should_stop(double instability) const {
        return runs() && limited_by_clock_ &&
               static_cast<double>(elapsed().count()) >= static_cast<double>(optimum_.count()) * instability;
    }

    /// The time after which it must stop, and when it would rather have stopped, if time limits it at all.
    [[nodiscard]] std::optional<Milliseconds> maximum() const { return planned(maximum_); }
    [[nodiscard]] std::optional<Milliseconds> optimum() const { return planned(optimum_); }

    /// The expected move was played: from now on the time is ours.
    void ponder_hit() { pondering_.store(false, std::memory_order_relaxed); }

private:
    [[nodiscard]] std::optional<Milliseconds> planned(Milliseconds time) const {
        return limited_ ? std::optional(time) : std::nullopt;
    }
    [[nodiscard]] bool runs() const { return limited_ && !pondering_.load(std::memory_order_relaxed); }

    Clock::time_point begin_ = Clock::now();
    std::atomic<bool> pondering_;
    bool limited_ = false;           ///< there is some limit of time
    bool limited_by_clock_ = false;  ///< and it is ours to divide
    Milliseconds optimum_{};
    Milliseconds maximum_{};
};

}  // namespace rookery::search
