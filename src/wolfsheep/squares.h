#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace rookery::wolfsheep {

/// Boards have an even number of files and as many ranks.
inline constexpr int smallest_size = 4;
inline constexpr int usual_size = 8;
inline constexpr int largest_size = 12;

/// A dark square: only these are played on. They are counted along the ranks from a1 on as if every board had the
/// largest size, so that the file and the rank of a square do not depend on the board.
enum class Square : std::uint8_t {};

inline constexpr int squares_per_rank = largest_size / 2;
inline constexpr std::size_t square_count = largest_size * squares_per_rank;
/// In no set of squares, so that what lies beyond the edge is never free.
inline constexpr Square no_square{127};

[[nodiscard]] constexpr std::size_t index(Square square) { return static_cast<std::size_t>(square); }
[[nodiscard]] constexpr int rank_of(Square square) { return static_cast<int>(square) / squares_per_rank; }
/// Of two files, the dark square is on the first where the rank is even, counted from 0.
[[nodiscard]] constexpr int column_of(Square square) { return static_cast<int>(square) % squares_per_rank; }
[[nodiscard]] constexpr int file_of(Square square) { return 2 * column_of(square) + rank_of(square) % 2; }

[[nodiscard]] constexpr bool is_dark(int file, int rank) { return (file + rank) % 2 == 0; }
/// The file and the rank are those of a dark square.
[[nodiscard]] constexpr Square square_at(int file, int rank) {
    assert(is_dark(file, rank));
    return static_cast<Square>(rank * squares_per_rank + file / 2);
}

/// A set of dark squares, one bit each: the largest board has more of them than a word has bits.
class SquareSet {
public:
    __extension__ using Bits = unsigned __int128;

    constexpr SquareSet() = default;
    constexpr explicit SquareSet(Bits bits) : bits_(bits) {}
    constexpr SquareSet(Square square) : bits_(Bits{1} << static_cast<int>(square)) {}

    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(low()) + std::popcount(high()); }
    [[nodiscard]] constexpr bool contains(Square square) const {
        return (static_cast<unsigned>(bits_ >> static_cast<int>(square)) & 1) != 0;
    }
    /// In the order of the squares; the set is not empty.
    [[nodiscard]] constexpr Square first() const {
        assert(!empty());
        return static_cast<Square>(low() != 0 ? std::countr_zero(low()) : 64 + std::countr_zero(high()));
    }
    [[nodiscard]] constexpr Square last() const {
        assert(!empty());
        return static_cast<Square>(high() != 0 ? 127 - std::countl_zero(high()) : 63 - std::countl_zero(low()));
    }

    class Iterator {
    public:
        constexpr explicit Iterator(Bits rest) : rest_(rest) {}
        constexpr Square operator*() const { return SquareSet(rest_).first(); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        Bits rest_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

    constexpr bool operator==(const SquareSet&) const = default;
    constexpr SquareSet operator~() const { return SquareSet(~bits_); }
    constexpr SquareSet& operator|=(SquareSet other) { return *this = *this | other; }
    constexpr SquareSet& operator^=(SquareSet other) { return *this = *this ^ other; }
    friend constexpr SquareSet operator|(SquareSet left, SquareSet right) {
        return SquareSet(left.bits_ | right.bits_);
    }
    friend constexpr SquareSet operator&(SquareSet left, SquareSet right) {
        return SquareSet(left.bits_ & right.bits_);
    }
    friend constexpr SquareSet operator^(SquareSet left, SquareSet right) {
        return SquareSet(left.bits_ ^ right.bits_);
    }
    /// Towards the last rank.
    friend constexpr SquareSet operator<<(SquareSet set, int squares) { return SquareSet(set.bits_ << squares); }

private:
    [[nodiscard]] constexpr std::uint64_t low() const { return static_cast<std::uint64_t>(bits_); }
    [[nodiscard]] constexpr std::uint64_t high() const { return static_cast<std::uint64_t>(bits_ >> 64); }

    Bits bits_ = 0;
};

}  // namespace rookery::wolfsheep
