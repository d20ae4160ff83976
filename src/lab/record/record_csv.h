#pragma once

#include <string>
#include <vector>

#include "lab/record/recorded_game.h"

namespace rookery::lab {

/// The games as comma-separated values for a spreadsheet: a line with names, then one for each ply. A forced win has no
/// evaluation; the plies to it are in a column of their own, below 0 when the second side wins.
[[nodiscard]] std::string record_csv(const RecordSettings& settings, const std::vector<RecordedGame>& games);

}  // namespace rookery::lab
