#pragma once

#include "server/game_tree.h"
#include "server/records.h"

namespace rookery::server {

/// A game that was played here, with what the clocks showed and what the searches found. Throws ParseError if its moves
/// cannot be played.
[[nodiscard]] GameTree tree_of(const StoredGame& stored);

}  // namespace rookery::server
