#pragma once

#include <string>

#include "app/library/library_records.h"
#include "app/records.h"
#include "engine/replay.h"
#include "notation/pgn.h"

namespace rookery::app {

/// Stored games as PGN (BPGN for several boards), both ways.

/// A game that was played, with its players, clocks and evaluations. Throws ParseError if the moves cannot be played.
[[nodiscard]] notation::PgnGame played_pgn(const StoredGame& stored, const std::string& title = "");
/// The text of any stored game.
[[nodiscard]] std::string pgn_text(const StoredGame& stored, const std::string& title = "");

/// "2026.11.16", where the program runs.
[[nodiscard]] std::string pgn_date(std::int64_t milliseconds);

/// The game as the store keeps it, without id and time. It must be what `repair` has left of it.
[[nodiscard]] TextGame text_game(const notation::PgnGame& game, const engine::RepairedGame& repaired,
                                 GameSource source);

}  // namespace rookery::app
