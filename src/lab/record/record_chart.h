#pragma once

#include <string>
#include <vector>

#include "lab/record/recorded_game.h"

namespace rookery::lab {

/// The games as a picture (SVG): evaluation, balance, nodes and the game's own measure against the ply, one below the
/// other. Of several games it shows the median at each ply, and the games themselves faintly behind. It brings its own
/// colors for a light page, a dark one and for print.
[[nodiscard]] std::string record_chart(const RecordSettings& settings, const std::vector<RecordedGame>& games);

}  // namespace rookery::lab
