#pragma once

#include <cstdint>

namespace rookery::chess {

/// How much of the middlegame is left: 24 with all pieces on the board, 0 with only kings and pawns.
inline constexpr int full_phase = 24;

/// A score for the middlegame and one for the endgame, added and multiplied as one number: the endgame in the upper
/// half, the middlegame in the lower. Both stay within 16 bits, which is far more than the pieces of a game are worth.
class TaperedScore {
public:
    constexpr TaperedScore() = default;
    constexpr TaperedScore(int midgame, int endgame)
        : packed_((static_cast<std::uint32_t>(endgame) << 16) + static_cast<std::uint32_t>(midgame)) {}

    [[nodiscard]] constexpr int midgame() const { return static_cast<std::int16_t>(packed_ & 0xffff); }
    [[nodiscard]] constexpr int endgame() const {
        // A negative lower half has borrowed one from the upper half: rounding gives it back.
        return static_cast<std::int16_t>((packed_ + 0x8000) >> 16);
    }

    constexpr bool operator==(const TaperedScore&) const = default;
    constexpr TaperedScore& operator+=(TaperedScore other) {
        packed_ += other.packed_;
        return *this;
    }
    constexpr TaperedScore& operator-=(TaperedScore other) {
        packed_ -= other.packed_;
        return *this;
    }
    friend constexpr TaperedScore operator+(TaperedScore left, TaperedScore right) { return left += right; }
    friend constexpr TaperedScore operator-(TaperedScore left, TaperedScore right) { return left -= right; }
    friend constexpr TaperedScore operator*(TaperedScore score, int count) {
        score.packed_ *= static_cast<std::uint32_t>(count);
        return score;
    }

private:
    std::uint32_t packed_ = 0;
};

}  // namespace rookery::chess
