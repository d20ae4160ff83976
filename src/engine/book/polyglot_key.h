#pragma once

#include <cstdint>
#include <optional>

#include "chess/position.h"

namespace rookery::engine {

/// What Polyglot's books call a position. They name a file for a capture en passant wherever a pawn stands beside the
/// one that has moved two squares; we know it only where the capture is legal, so that a position in which it is not,
/// because the pawn is pinned, is not found in a book.
[[nodiscard]] std::uint64_t polyglot_key(const chess::Position<chess::Orthodox>& position);

/// A move as these books write it; castling is the king taking its rook.
[[nodiscard]] std::uint16_t polyglot_move(chess::Move move);
/// The legal move that is written so; nothing if there is none.
[[nodiscard]] std::optional<chess::Move> move_of_polyglot(const chess::Position<chess::Orthodox>& position,
                                                          std::uint16_t written);

}  // namespace rookery::engine
