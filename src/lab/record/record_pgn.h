#pragma once

#include <string>

#include "lab/record/recorded_game.h"
#include "notation/pgn.h"

namespace rookery::lab {

/// A recorded game for a file of games: every move with its evaluation, and who found how.
[[nodiscard]] notation::PgnGame record_pgn(const RecordSettings& settings, const RecordedGame& game,
                                           const std::string& date);

}  // namespace rookery::lab
