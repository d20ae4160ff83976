#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

namespace rookery::game {

/// The moves of one position, in a fixed array: generating moves never allocates. `P::maximum_moves` is a bound that
/// no position of the game exceeds.
template <class P>
class MoveList {
public:
    using Move = typename P::Move;

    // The array stays uninitialized: clearing it would cost more than filling it.
    MoveList() {}  // NOLINT(modernize-use-equals-default)

    void add(Move move) {
        assert(size_ < P::maximum_moves);
        moves_[size_++] = move;
    }
    /// The same without a branch, where nobody could foretell it.
    void add_if(bool wanted, Move move) {
        assert(size_ < P::maximum_moves);
        moves_[size_] = move;
        size_ += wanted ? 1 : 0;
    }
    void clear() { size_ = 0; }
    void swap(std::size_t one, std::size_t other) { std::swap(moves_[one], moves_[other]); }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] Move operator[](std::size_t number) const {
        assert(number < size_);
        return moves_[number];
    }
    [[nodiscard]] const Move* begin() const { return moves_.data(); }
    [[nodiscard]] const Move* end() const { return moves_.data() + size_; }

private:
    std::array<Move, P::maximum_moves> moves_;
    std::size_t size_ = 0;
};

}  // namespace rookery::game
