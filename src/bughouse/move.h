#pragma once

#include <cstddef>
#include <cstdint>

#include "chess/move.h"

namespace rookery::bughouse {

/// A move on one of the boards.
class Move {
public:
    constexpr Move() = default;
    constexpr Move(std::size_t board, chess::Move move)
        : bits_(static_cast<std::uint32_t>(board) << board_shift | move.bits()) {}

    [[nodiscard]] constexpr std::size_t board() const { return bits_ >> board_shift; }
    /// The move as those who sit at the board see it.
    [[nodiscard]] constexpr chess::Move on_board() const {
        return chess::Move::from_bits(static_cast<std::uint16_t>(bits_));
    }

    [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
    [[nodiscard]] static constexpr Move from_bits(std::uint32_t bits) {
        Move move{};
        move.bits_ = bits;
        return move;
    }
    constexpr bool operator==(const Move&) const = default;

private:
    static constexpr int board_shift = 16;

    std::uint32_t bits_;  // not initialized, so that arrays of moves cost nothing; Move{} is all zero
};

}  // namespace rookery::bughouse
