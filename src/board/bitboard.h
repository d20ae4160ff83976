#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "board/color.h"
#include "board/square.h"

namespace rookery::board {

/// A set of squares, one bit each. Iterating visits the squares from a1 to h8.
class Bitboard {
public:
    constexpr Bitboard() = default;
    constexpr explicit Bitboard(std::uint64_t bits) : bits_(bits) {}
    constexpr Bitboard(Square square) : bits_(std::uint64_t{1} << static_cast<int>(square)) {
        assert(square != Square::None);
    }
    constexpr Bitboard(std::initializer_list<Square> squares) {
        for (Square square : squares) *this |= square;
    }

    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr bool more_than_one() const { return (bits_ & (bits_ - 1)) != 0; }
    [[nodiscard]] constexpr bool contains(Square square) const {
        assert(square != Square::None);
        return (bits_ >> static_cast<int>(square) & 1) != 0;
    }
    [[nodiscard]] constexpr bool intersects(Bitboard other) const { return (bits_ & other.bits_) != 0; }

    /// The first square in board order; the set is not empty.
    [[nodiscard]] constexpr Square first() const {
        assert(!empty());
        return square_at(static_cast<std::size_t>(std::countr_zero(bits_)));
    }
    [[nodiscard]] constexpr Square last() const {
        assert(!empty());
        return square_at(static_cast<std::size_t>(63 - std::countl_zero(bits_)));
    }

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Square operator*() const { return Bitboard(rest_).first(); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t rest_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

    constexpr bool operator==(const Bitboard&) const = default;
    constexpr Bitboard operator~() const { return Bitboard(~bits_); }
    constexpr Bitboard& operator|=(Bitboard other) {
        bits_ |= other.bits_;
        return *this;
    }
    constexpr Bitboard& operator&=(Bitboard other) {
        bits_ &= other.bits_;
        return *this;
    }
    constexpr Bitboard& operator^=(Bitboard other) {
        bits_ ^= other.bits_;
        return *this;
    }
    friend constexpr Bitboard operator|(Bitboard left, Bitboard right) { return left |= right; }
    friend constexpr Bitboard operator&(Bitboard left, Bitboard right) { return left &= right; }
    friend constexpr Bitboard operator^(Bitboard left, Bitboard right) { return left ^= right; }

private:
    std::uint64_t bits_ = 0;
};

inline constexpr Bitboard no_squares{};
inline constexpr Bitboard all_squares{~std::uint64_t{0}};

[[nodiscard]] constexpr Bitboard file_squares(int file) { return Bitboard(std::uint64_t{0x0101010101010101} << file); }
[[nodiscard]] constexpr Bitboard rank_squares(int rank) { return Bitboard(std::uint64_t{0xff} << (8 * rank)); }

/// The rank as `color` sees it: 0 is its own back rank.
[[nodiscard]] constexpr Bitboard relative_rank_squares(Color color, int rank) {
    return rank_squares(relative_rank(color, rank));
}

inline constexpr Bitboard dark_squares{0xaa55aa55aa55aa55};

/// Directions as steps in board order.
inline constexpr int north = 8, south = -8, east = 1, west = -1;
inline constexpr int north_east = 9, north_west = 7, south_east = -7, south_west = -9;

[[nodiscard]] constexpr int forward(Color color) { return color == Color::White ? north : south; }

/// Moves every square of the set one step; what would leave the board, or wrap around its edge, falls off.
template <int Direction>
[[nodiscard]] constexpr Bitboard shifted(Bitboard squares) {
    static_assert(Direction == north || Direction == south || Direction == east || Direction == west ||
                  Direction == north_east || Direction == north_west || Direction == south_east ||
                  Direction == south_west);
    constexpr bool eastward = Direction == east || Direction == north_east || Direction == south_east;
    constexpr bool westward = Direction == west || Direction == north_west || Direction == south_west;
    if constexpr (eastward) squares &= ~file_squares(file_h);
    if constexpr (westward) squares &= ~file_squares(file_a);
    if constexpr (Direction > 0) return Bitboard(squares.bits() << Direction);
    else return Bitboard(squares.bits() >> -Direction);
}

}  // namespace rookery::board
