#pragma once

#include <concepts>
#include <cstdint>
#include <functional>

#include "game/position.h"

namespace rookery::solve {

/// All positions of a game that moves on in stages: every move leads from one stage to the next, so that no position
/// ever comes back and the last stage can be solved first. Within a stage the positions are numbered from 0; there may
/// be numbers that stand for no position.
template <class S>
concept StateSpace = game::Position<typename S::Position> &&
    requires(const S& space, const typename S::Position& position, int stage, std::uint64_t number,
             void (*visit)(std::uint64_t, const typename S::Position&,
                           std::function<std::uint64_t(typename S::Position::Move)>)) {
    /// The space that this position belongs to.
    S(position);
    { space.stages() } -> std::same_as<int>;
    { space.states(stage) } -> std::same_as<std::uint64_t>;
    { space.stage_of(position) } -> std::same_as<int>;
    { space.number_of(position) } -> std::same_as<std::uint64_t>;
    /// Shows the positions with numbers from the first one on and below the second, each with a function that tells the
    /// number of the position after a move.
    space.visit(stage, number, number, visit);
    { space == space } -> std::same_as<bool>;
};

/// A game that says how its positions are numbered can be solved.
template <class P>
concept Solvable = requires {
    typename P::States;
}
&&StateSpace<typename P::States>;

}  // namespace rookery::solve
