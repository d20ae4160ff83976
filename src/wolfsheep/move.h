#pragma once

#include <cstdint>

#include "wolfsheep/squares.h"

namespace rookery::wolfsheep {

class Move {
public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to)
        : bits_(static_cast<std::uint16_t>(static_cast<unsigned>(from) | static_cast<unsigned>(to) << 8)) {}

    [[nodiscard]] constexpr Square from() const { return static_cast<Square>(bits_ & 255); }
    [[nodiscard]] constexpr Square to() const { return static_cast<Square>(bits_ >> 8); }
    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
    [[nodiscard]] static constexpr Move from_bits(std::uint16_t bits) {
        Move move{};
        move.bits_ = bits;
        return move;
    }
    constexpr bool operator==(const Move&) const = default;

private:
    std::uint16_t bits_;  // not initialized, so that arrays of moves cost nothing; Move{} is all zero
};

}  // namespace rookery::wolfsheep
