#pragma once

#include <algorithm>
#include <cstdint>

#include "game/outcome.h"
#include "game/side.h"

namespace rookery::solve {

/// What a position is worth if both sides play perfectly: who wins, and in how many plies. Greater is better for the
/// first side, which wants to win soon and to lose late; the second side wants the opposite.
class Value {
public:
    constexpr Value() = default;
    /// Of a position where the game is over in so many plies.
    [[nodiscard]] static constexpr Value of(game::Result result, int plies = 0) {
        const int sooner = std::max(best - plies, 1);
        switch (result) {
            case game::Result::FirstWins: return Value(sooner);
            case game::Result::SecondWins: return Value(-sooner);
            default: return {};
        }
    }

    /// The same seen from one ply before. A line so long that it cannot be counted is counted as the longest.
    [[nodiscard]] constexpr Value one_ply_before() const { return of(result(), plies() + 1); }

    [[nodiscard]] constexpr game::Result result() const {
        return code_ > 0 ? game::Result::FirstWins : code_ < 0 ? game::Result::SecondWins : game::Result::Draw;
    }
    /// To the end of the game; 0 for a draw, which need not have one.
    [[nodiscard]] constexpr int plies() const { return code_ > 0 ? best - code_ : code_ < 0 ? best + code_ : 0; }

    [[nodiscard]] constexpr bool better_for(game::Side side, Value other) const {
        return side == game::Side::First ? code_ > other.code_ : code_ < other.code_;
    }
    constexpr bool operator==(const Value&) const = default;

private:
    static constexpr int best = 32'000;

    constexpr explicit Value(int code) : code_(static_cast<std::int16_t>(code)) {}

    std::int16_t code_ = 0;
};

/// A value in one byte, for tables that have billions of them. Lines are counted up to `longest`.
class PackedValue {
public:
    static constexpr int longest = 126;

    constexpr PackedValue() = default;
    constexpr explicit PackedValue(Value value) {
        const int sooner = longest + 1 - std::min(value.plies(), longest);
        if (value.result() == game::Result::FirstWins) code_ = static_cast<std::int8_t>(sooner);
        if (value.result() == game::Result::SecondWins) code_ = static_cast<std::int8_t>(-sooner);
    }
    [[nodiscard]] constexpr Value unpacked() const {
        if (code_ == 0) return {};
        return code_ > 0 ? Value::of(game::Result::FirstWins, longest + 1 - code_)
                         : Value::of(game::Result::SecondWins, longest + 1 + code_);
    }

private:
    std::int8_t code_ = 0;
};

}  // namespace rookery::solve
