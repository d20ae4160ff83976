#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "game/position.h"

namespace rookery::search {

/// The moves of a node that were searched without a cutoff. There is one list in every node of the line that is being
/// searched: in a game with thousands of moves they remember only the first, as if the others had not been tried, and
/// the stack stays small.
template <game::Position P>
class TriedMoves {
public:
    using Move = typename P::Move;

    TriedMoves() {}  // NOLINT(modernize-use-equals-default): the array stays uninitialized

    void add(Move move) {
        if (capacity == P::maximum_moves || size_ < capacity) moves_[size_++] = move;
    }
    [[nodiscard]] const Move* begin() const { return moves_.data(); }
    [[nodiscard]] const Move* end() const { return moves_.data() + size_; }

private:
    static constexpr std::size_t capacity = std::min<std::size_t>(P::maximum_moves, 256);

    std::array<Move, capacity> moves_;
    std::size_t size_ = 0;
};

}  // namespace rookery::search
