#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/score.h"
#include "game/side.h"

namespace rookery::game {

/// What a feature is worth to an evaluation, for the first side.
struct FeatureWorth {
    std::size_t feature = 0;
    Score score = 0;
};

/// A piece that stands on a square, where a feature is one.
struct PlacedPiece {
    char letter = 0;  ///< as texts of positions write it
    Side owner = Side::First;
    int file = 0;
    int rank = 0;
};

/// What a network sees of a game. Every thing that can be on the board (a white knight on f3, a third pawn in hand) is
/// a *feature* with a number. The network looks at a position once from each side, and has *inputs* with weights of
/// their own for what a side sees: `input` says which of them a feature is to a side. So the two sides share what is
/// the same for both, and a *frame* may turn the board further, as when the own king stands on the other wing.
///
/// A *snapshot* is what a position has on its board, in a form in which two of them are quickly compared: a network
/// follows a search by the differences between snapshots, whatever the moves in between were. A game on several boards
/// has several parts, each with a snapshot of its own.
template <class F, class P>
concept Features = std::default_initializable<typename F::Snapshot> &&
    requires(const P& position, const typename F::Snapshot& snapshot, std::size_t number, Side side,
             void (*visit)(std::size_t feature), const std::vector<FeatureWorth>& worths) {
    { F::features } -> std::convertible_to<std::size_t>;
    { F::inputs } -> std::convertible_to<std::size_t>;
    { F::frames } -> std::convertible_to<std::size_t>;
    /// No part of a position has more features than this.
    { F::max_active } -> std::convertible_to<std::size_t>;
    { F::max_parts } -> std::convertible_to<std::size_t>;
    { F::parts(position) } -> std::same_as<std::size_t>;
    { F::snapshot(position, number) } -> std::same_as<typename F::Snapshot>;
    /// How a side turns the board. What it has seen in one frame is of no use in another.
    { F::frame(snapshot, side) } -> std::same_as<std::size_t>;
    { F::input(number, side, number) } -> std::same_as<std::size_t>;
    /// Calls one function with each feature that the second has no longer, the other with each that it has more. A
    /// snapshot that nobody has filled has none.
    F::compare(snapshot, snapshot, visit, visit);
    /// The piece on a square that a feature is; nothing for what stands beside the board.
    { F::placed_piece(number) } -> std::same_as<std::optional<PlacedPiece>>;
    /// What its features are worth, for a person to read.
    { F::worth_text(position, number, worths) } -> std::same_as<std::string>;
};

}  // namespace rookery::game
