#pragma once

#include <cstdint>
#include <optional>

#include "engine/xray/search_tree.h"

namespace rookery::engine {

/// The fewest leaves that prove the value of a tree, whoever searches it and in whatever order: the smallest plan with
/// which one side secures the value (one move of its own, every answer), and the smallest with which the other holds it
/// to that. The two meet in one leaf, which counts once. Alpha-beta comes down to it with the best order of moves.
///
/// The tree is one that minimax left behind, whole; of any other nothing is known.
[[nodiscard]] std::optional<std::uint64_t> fewest_leaves(const SearchTree& tree);

}  // namespace rookery::engine
