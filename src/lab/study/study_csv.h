#pragma once

#include <string>

#include "lab/study/grid.h"
#include "lab/study/ladder.h"
#include "lab/study/prove.h"

namespace rookery::lab {

/// For a spreadsheet: a row for each ply, each pair of depths, each rung.
[[nodiscard]] std::string prove_csv(const ProveReport& report);
[[nodiscard]] std::string grid_csv(const GridReport& report);
[[nodiscard]] std::string ladder_csv(const LadderSettings& settings, const LadderReport& report);

}  // namespace rookery::lab
