#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "search/score.h"

namespace rookery::search {

/// A sequence of moves in a fixed array.
template <class Move>
class Line {
public:
    Line() {}  // NOLINT(modernize-use-equals-default): the array stays uninitialized

    void clear() { size_ = 0; }
    /// This move, followed by the other line.
    void set(Move move, const Line& rest) {
        moves_[0] = move;
        size_ = std::min(rest.size_ + 1, moves_.size());
        std::copy(rest.begin(), rest.begin() + (size_ - 1), moves_.begin() + 1);
    }

    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] Move operator[](std::size_t number) const { return moves_[number]; }
    [[nodiscard]] const Move* begin() const { return moves_.data(); }
    [[nodiscard]] const Move* end() const { return moves_.data() + size_; }

private:
    std::array<Move, max_ply + 1> moves_;
    std::size_t size_ = 0;
};

}  // namespace rookery::search
