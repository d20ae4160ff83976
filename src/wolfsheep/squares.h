#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace rookery::wolfsheep {

/// Boards have an even number of files and as many ranks.
inline constexpr int smallest_size = 4;
inline constexpr int default_size = 8;
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

/// A set of dark squares, one bit each, in two words: the largest board has more squares than one word has bits.
class SquareSet {
public:
    constexpr SquareSet() = default;
    constexpr SquareSet(Square square) { toggle(square); }
    /// The squares of one rank, as on the largest board.
    [[nodiscard]] static constexpr SquareSet of_rank(int rank) {
        return SquareSet((std::uint64_t{1} << squares_per_rank) - 1, 0) << rank * squares_per_rank;
    }

    [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(low_) + std::popcount(high_); }
    [[nodiscard]] constexpr bool contains(Square square) const {
        return ((is_low(square) ? low_ : high_) & bit_of(square)) != 0;
    }
    /// In the order of the squares; the set is not empty.
    [[nodiscard]] constexpr Square first() const {
        assert(!empty());
        return static_cast<Square>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    [[nodiscard]] constexpr Square last() const {
        assert(!empty());
        return static_cast<Square>(high_ != 0 ? 127 - std::countl_zero(high_) : 63 - std::countl_zero(low_));
    }

    /// The bits of the set, in two words.
    [[nodiscard]] constexpr std::uint64_t word(std::size_t number) const { return number == 0 ? low_ : high_; }

    /// The set is not empty.
    constexpr void remove_first() {
        if (low_ != 0) low_ &= low_ - 1;
        else high_ &= high_ - 1;
    }
    /// Adds the square, or takes it away if it is in the set.
    constexpr void toggle(Square square) {
        low_ ^= is_low(square) ? bit_of(square) : 0;
        high_ ^= is_low(square) ? 0 : bit_of(square);
    }

    class Iterator;
    [[nodiscard]] constexpr Iterator begin() const;
    [[nodiscard]] constexpr Iterator end() const;

    constexpr bool operator==(const SquareSet&) const = default;
    constexpr SquareSet operator~() const { return {~low_, ~high_}; }
    constexpr SquareSet& operator|=(SquareSet other) { return *this = *this | other; }
    friend constexpr SquareSet operator|(SquareSet left, SquareSet right) {
        return {left.low_ | right.low_, left.high_ | right.high_};
    }
    friend constexpr SquareSet operator&(SquareSet left, SquareSet right) {
        return {left.low_ & right.low_, left.high_ & right.high_};
    }
    friend constexpr SquareSet operator^(SquareSet left, SquareSet right) {
        return {left.low_ ^ right.low_, left.high_ ^ right.high_};
    }
    /// Towards the last rank.
    friend constexpr SquareSet operator<<(SquareSet set, int squares) {
        if (squares == 0) return set;
        if (squares >= 64) return {0, set.low_ << (squares - 64)};
        return {set.low_ << squares, set.high_ << squares | set.low_ >> (64 - squares)};
    }
    /// Towards the first rank, by less than a word.
    friend constexpr SquareSet operator>>(SquareSet set, int squares) {
        return {set.low_ >> squares | set.high_ << (64 - squares), set.high_ >> squares};
    }

private:
    constexpr SquareSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

    [[nodiscard]] static constexpr bool is_low(Square square) { return index(square) < 64; }
    [[nodiscard]] static constexpr std::uint64_t bit_of(Square square) {
        return std::uint64_t{1} << (static_cast<unsigned>(square) % 64);
    }

    // Two words rather than an array of two: so a set stays in registers.
    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

class SquareSet::Iterator {
public:
    constexpr explicit Iterator(SquareSet rest) : rest_(rest) {}
    constexpr Square operator*() const { return rest_.first(); }
    constexpr Iterator& operator++() {
        rest_.remove_first();
        return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

private:
    SquareSet rest_;
};

constexpr SquareSet::Iterator SquareSet::begin() const { return Iterator(*this); }
constexpr SquareSet::Iterator SquareSet::end() const { return Iterator({}); }

/// The squares of the same rank, by square.
inline constexpr auto rank_squares = [] {
    std::array<SquareSet, square_count> ranks{};
    for (std::size_t square = 0; square < square_count; ++square)
        ranks[square] = SquareSet::of_rank(static_cast<int>(square) / squares_per_rank);
    return ranks;
}();

}  // namespace rookery::wolfsheep
