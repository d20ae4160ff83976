#pragma once

#include "search/score.h"
#include "search/tt.h"

namespace rookery::search {

/// Watches a search. Every algorithm reports the same events, in the order in which they happen:
///   enter(move, depth, alpha, beta)   a node begins; `move` led to it and is meaningless at the root
///   leave(score, bound)               it ends with this score
///   cutoff(move, score)               inside a node: this move made the rest unnecessary
/// This one does nothing and, being empty, costs nothing.
struct NoObserver {
    template <class Move>
    void enter(Move, int, Score, Score) {}
    void leave(Score, Bound) {}
    template <class Move>
    void cutoff(Move, Score) {}
};

}  // namespace rookery::search
