#pragma once

#include <cstdint>

#include "game/position.h"

namespace rookery::game {

/// The number of move sequences of exactly `depth` moves: the field's yardstick for correct and fast rules. It plays on
/// to the full depth whatever `verdict()` says, as every other engine's perft does; only a lack of moves ends a line.
/// The last ply is counted, not played (*bulk counting*).
template <Position P>
[[nodiscard]] std::uint64_t perft(P& position, int depth) {
    if (depth == 0) return 1;
    if constexpr (CountsMoves<P>) {
        if (depth == 1) return position.count_legal_moves();
    }
    MoveList<P> moves;
    position.legal_moves(moves);
    if (depth == 1) return moves.size();
    std::uint64_t nodes = 0;
    for (const auto move : moves) {
        position.make(move);
        nodes += perft(position, depth - 1);
        position.unmake(move);
    }
    return nodes;
}

}  // namespace rookery::game
