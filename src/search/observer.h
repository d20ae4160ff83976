#pragma once

#include <cstdint>

#include "search/score.h"
#include "search/tt.h"

namespace rookery::search {

/// Why a search comes to a node. The textbook algorithms only ever visit plainly.
enum class Visit : std::uint8_t {
    Plain,       ///< with the whole window and depth
    Root,        ///< the root of the full search, once for each depth and window
    Scout,       ///< with an empty window, to show that the move is not better
    Reduced,     ///< the same, and less deep
    Again,       ///< the move before was better than thought: not a new node but another look at it
    Pass,        ///< after a null move
    ProbCut,     ///< less deep, to show that a capture is far too good
    Quiescence,  ///< where the depth is used up: captures and the like
};

/// Why a node of the full search ended before it went through its moves, or without looking at any.
enum class Ending : std::uint8_t {
    Moves,      ///< it did not: its moves were looked at
    Decided,    ///< the rules decide it, or it repeats itself
    Faster,     ///< a faster win, or a slower loss, is known elsewhere
    Table,      ///< the table knows the position, at this depth or deeper
    Razoring,   ///< so bad that only captures could help, and they do not
    Futility,   ///< so good that no answer will change it
    NullMove,   ///< even passing is good enough
    ProbCut,    ///< a capture is far too good, as a shallow search shows
    ManyMoves,  ///< several moves are good enough
    StandPat,   ///< at the quiet end of a line: good enough without a capture
};

/// Watches a search. Every algorithm reports the same events, in the order in which they happen:
///   enter(move, depth, alpha, beta, visit)   a node begins; `move` led to it and is meaningless at the root and for a
///                                            pass; textbook searches leave `visit` out
///   leave(score, bound)                      it ends with this score, for the side to move there
///   cutoff(move, score)                      inside a node: this move made the rest unnecessary
///   ends(ending)                             inside a node of the full search: why it ends early; the last word counts
/// This one does nothing and, being empty, costs nothing.
struct NoObserver {
    template <class Move>
    void enter(Move, int, Score, Score, Visit = Visit::Plain) {}
    void leave(Score, Bound) {}
    template <class Move>
    void cutoff(Move, Score) {}
    void ends(Ending) {}
};

}  // namespace rookery::search
