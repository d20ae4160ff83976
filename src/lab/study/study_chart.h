#pragma once

#include <string>

#include "lab/study/grid.h"
#include "lab/study/ladder.h"
#include "lab/study/prove.h"

namespace rookery::lab {

/// Pictures (SVG) with their own colors for a light page, a dark one and for print.

/// How many positions there are on each ply, and in how many the player has lost.
[[nodiscard]] std::string prove_chart(const ProveSettings& settings, const ProveReport& report);
/// Points, nodes and the game's own measure as heat maps of depth against depth.
[[nodiscard]] std::string grid_chart(const GridSettings& settings, const GridReport& report);
/// The Elo of every rung above the lowest, and what it takes to a depth, on a logarithmic scale.
[[nodiscard]] std::string ladder_chart(const LadderSettings& settings, const LadderReport& report);

}  // namespace rookery::lab
