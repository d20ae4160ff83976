#pragma once

#include <concepts>
#include <cstddef>

#include "board/zobrist.h"
#include "game/move_list.h"
#include "game/outcome.h"
#include "game/side.h"

namespace rookery::game {

using board::Key;

/// What a search needs to know of a game. A game is a type that satisfies this, not a class that inherits.
///
/// A search asks `verdict()` first, generates moves, and asks `verdict_without_moves()` when there are none; it never
/// generates moves merely to learn that a game is over.
template <class P>
concept Position = requires(P& position, const P& constant, typename P::Move move, MoveList<P>& moves) {
    { P::maximum_moves } -> std::convertible_to<std::size_t>;
    { constant.to_move() } -> std::same_as<Side>;
    /// Incremental, and equal for equal positions.
    { constant.key() } -> std::same_as<Key>;
    /// What the position itself decides, cheaply: repetition, fifty moves, a goal reached ... or ongoing.
    { constant.verdict() } -> std::same_as<Outcome>;
    /// What it means here to have no legal move.
    { constant.verdict_without_moves() } -> std::same_as<Outcome>;
    /// Adds to the list; does not allocate.
    constant.legal_moves(moves);
    /// Remembers what `unmake` needs, and the keys of the game so far.
    position.make(move);
    position.unmake(move);
};

/// Games that can tell the number of legal moves without writing them down.
template <class P>
concept CountsMoves = Position<P> && requires(const P& constant) {
    { constant.count_legal_moves() } -> std::same_as<std::size_t>;
};

/// The full verdict, for a referee: also that of a position without legal moves.
template <Position P>
[[nodiscard]] Outcome outcome(const P& position) {
    const Outcome verdict = position.verdict();
    if (verdict.over()) return verdict;
    MoveList<P> moves;
    position.legal_moves(moves);
    return moves.empty() ? position.verdict_without_moves() : Outcome::ongoing();
}

}  // namespace rookery::game
