#pragma once

#include <string>

#include "lab/match/match_game.h"
#include "notation/pgn_writer.h"

namespace rookery::lab {

/// A game of a match for a file of games: every move with the engine's score, depth and time.
[[nodiscard]] notation::PgnGame to_pgn(const GameRecord& record, const MatchSettings& settings,
                                       const std::string& date);

}  // namespace rookery::lab
