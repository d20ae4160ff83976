#pragma once

#include <concepts>
#include <cstdint>

namespace rookery::game {

/// The value of a position in the unit of the evaluation, for the side to move unless a name says otherwise.
using Score = int;

/// What an evaluation counts: hundredths of a pawn, or points of its own that mean nothing outside of it.
enum class ScoreUnit : std::uint8_t { Centipawns, Points };

/// An evaluation that counts points says so: `static constexpr game::ScoreUnit unit`.
template <class E>
[[nodiscard]] constexpr ScoreUnit unit_of() {
    if constexpr (requires { E::unit; }) return E::unit;
    else return ScoreUnit::Centipawns;
}

/// What an evaluation may return at most: beyond it lie the forced wins.
inline constexpr Score highest_evaluation = 30'000;

/// Values a position that is not over. An evaluation is an object, because it may keep tables of its own.
template <class E, class P>
concept Evaluation = requires(E& evaluation, const P& position) {
    { evaluation.score_for_mover(position) } -> std::same_as<Score>;
};

/// An evaluation that keeps up with the moves instead of looking at the whole board each time.
template <class E, class P>
concept IncrementalEvaluation = Evaluation<E, P> && requires(E& evaluation, const P& position, typename P::Move move) {
    evaluation.reset(position);       ///< before a search
    evaluation.make(position, move);  ///< before the position makes the move
    evaluation.unmake();
};

/// An evaluation that was made for a textbook search and says what each of its leaves is worth, finished games
/// included, `ply` plies below the root. It may return any Score but the least one, which has no opposite.
template <class E, class P>
concept LeafEvaluation = Evaluation<E, P> && requires(E& evaluation, const P& position, int ply) {
    { evaluation.leaf_score_for_mover(position, ply) } -> std::same_as<Score>;
};

}  // namespace rookery::game
