#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

#include "game/side.h"
#include "lab/match/match_settings.h"

namespace rookery::lab {

/// The clock of one player. It may also be none at all.
class PlayerClock {
public:
    using Duration = protocol::EngineClient::Clock::duration;

    explicit PlayerClock(const std::optional<TimeControl>& control) : control_(control) {
        if (!control_) return;
        left_ = control_->time;
        moves_to_go_ = control_->moves;
    }

    [[nodiscard]] bool runs() const { return control_.has_value(); }
    [[nodiscard]] Duration left() const { return left_; }
    [[nodiscard]] Duration increment() const { return control_ ? Duration(control_->increment) : Duration(0); }
    [[nodiscard]] int moves_to_go() const { return moves_to_go_; }

    /// Takes the time of a move, and gives what the control adds. False, and nothing changes, when it was too much.
    [[nodiscard]] bool spend(Duration time, Duration margin) {
        if (time > left_ + margin) return false;
        left_ = std::max(left_ - time, Duration(0)) + control_->increment;
        if (control_->moves > 0 && --moves_to_go_ == 0) {
            left_ += control_->time;
            moves_to_go_ = control_->moves;
        }
        return true;
    }

private:
    std::optional<TimeControl> control_;
    Duration left_{0};
    int moves_to_go_ = 0;
};

/// What both clocks show, as the mover is told. The mover must have one.
[[nodiscard]] inline protocol::ClockTimes clock_times(const std::array<PlayerClock, 2>& clocks, game::Side mover) {
    const auto clock_of = [&](game::Side side) -> const PlayerClock& {
        return clocks[index(side)].runs() ? clocks[index(side)] : clocks[index(mover)];
    };
    const auto shown = [](PlayerClock::Duration time) {
        // Zero would be read as "no clock".
        return std::max(std::chrono::floor<std::chrono::milliseconds>(time), std::chrono::milliseconds(1));
    };
    const auto whole = [](PlayerClock::Duration time) { return std::chrono::floor<std::chrono::milliseconds>(time); };
    const PlayerClock& first = clock_of(game::Side::First);
    const PlayerClock& second = clock_of(game::Side::Second);
    return {shown(first.left()), shown(second.left()), whole(first.increment()), whole(second.increment()),
            clocks[index(mover)].moves_to_go()};
}

}  // namespace rookery::lab
