#pragma once

#include <string>

#include "notation/pgn.h"

/// Bughouse as chess.com exports it: each of the two boards is a game of its own, in plain PGN, with pieces dropped
/// that no move of this board has captured.
namespace rookery::engine {

/// Whether the game is bughouse by its tag, but neither tags nor moves nor the position say on which board.
[[nodiscard]] bool is_single_board(const notation::PgnGame& game);

/// Where such a game begins: as board A beside a board on which nothing is played. As nobody knows when the partner
/// captured what is dropped, all of it is in hand from the beginning.
[[nodiscard]] std::string start_of_single_board(const notation::PgnGame& game);

/// The same game as one of two boards: with its start, and with players and moves that say where they sit.
[[nodiscard]] notation::PgnGame on_two_boards(const notation::PgnGame& game);

}  // namespace rookery::engine
