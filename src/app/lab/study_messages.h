#pragma once

#include "app/api/answers/lab.h"
#include "lab/study/grid.h"
#include "lab/study/ladder.h"
#include "lab/study/prove.h"

namespace rookery::app {

/// What `rookery lab prove`, `grid` and `ladder` print with --json, and the page is told.
[[nodiscard]] api::ProveResult prove_result(const lab::ProveSettings& settings, const lab::ProveReport& report);
[[nodiscard]] api::GridResult grid_result(const lab::GridSettings& settings, const lab::GridReport& report);
[[nodiscard]] api::LadderResult ladder_result(const lab::LadderSettings& settings, const lab::LadderReport& report);

}  // namespace rookery::app
