#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

#include "app/records.h"
#include "game/side.h"

namespace rookery::app {

/// The two clocks of a game, of which at most one runs.
class GameClock {
public:
    explicit GameClock(const ClockSettings& settings)
        : settings_(settings), left_{settings.first(), settings.first()} {}

    [[nodiscard]] const ClockSettings& settings() const { return settings_; }
    [[nodiscard]] std::optional<game::Side> running() const { return running_; }

    [[nodiscard]] Milliseconds left(game::Side side) const {
        Milliseconds left = left_[index(side)];
        if (running_ == side) left -= std::chrono::duration_cast<Milliseconds>(Clock::now() - since_);
        return std::max(left, Milliseconds(0));
    }
    void set(game::Side side, Milliseconds left) { left_[index(side)] = left; }

    void start(game::Side side) {
        if (running_ == side) return;
        stop();
        running_ = side;
        since_ = Clock::now();
    }
    void stop() {
        if (!running_) return;
        left_[index(*running_)] = left(*running_);
        running_.reset();
    }
    /// What the side has left after its move. A side whose clock has not begun to run gains nothing.
    [[nodiscard]] Milliseconds left_after_move(game::Side side) const {
        if (settings_.per_move()) return settings_.increment;
        return left(side) + (running_ == side ? settings_.increment : Milliseconds(0));
    }

private:
    using Clock = std::chrono::steady_clock;

    ClockSettings settings_;
    std::array<Milliseconds, 2> left_;
    std::optional<game::Side> running_;
    Clock::time_point since_;
};

}  // namespace rookery::app
