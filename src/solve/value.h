#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>

#include "game/outcome.h"
#include "game/side.h"

namespace rookery::solve {

/// What a position is worth if both sides play perfectly, in one byte: who wins, and in how many plies. Greater is
/// better for the first side, which wants to win soon and to lose late; the second side wants the opposite.
class Value {
public:
    constexpr Value() = default;
    /// Of a position where the game is over.
    [[nodiscard]] static constexpr Value of(game::Result result) {
        switch (result) {
            case game::Result::FirstWins: return Value(best);
            case game::Result::SecondWins: return Value(worst);
            default: return Value(draw);
        }
    }

    /// The same seen from one ply before. A line so long that it cannot be counted is counted as the longest.
    [[nodiscard]] constexpr Value one_ply_before() const {
        if (code_ > draw) return Value(std::max<std::uint8_t>(code_ - 1, draw + 1));
        if (code_ < draw) return Value(std::min<std::uint8_t>(code_ + 1, draw - 1));
        return *this;
    }

    [[nodiscard]] constexpr game::Result result() const {
        return code_ > draw ? game::Result::FirstWins : code_ < draw ? game::Result::SecondWins : game::Result::Draw;
    }
    /// To the end of the game; 0 for a draw, which need not have one.
    [[nodiscard]] constexpr int plies() const { return code_ > draw ? best - code_ : code_ < draw ? code_ - worst : 0; }

    [[nodiscard]] constexpr bool better_for(game::Side side, Value other) const {
        return side == game::Side::First ? code_ > other.code_ : code_ < other.code_;
    }
    constexpr bool operator==(const Value&) const = default;

private:
    static constexpr std::uint8_t worst = 0, draw = 128, best = 255;

    constexpr explicit Value(int code) : code_(static_cast<std::uint8_t>(code)) {}

    std::uint8_t code_ = draw;
};

}  // namespace rookery::solve
