#pragma once

#include <boost/json.hpp>

#include "lab/study/grid.h"
#include "lab/study/ladder.h"
#include "lab/study/prove.h"

namespace rookery::app {

/// What `rookery lab prove`, `grid` and `ladder` print with --json, and the page is told.
[[nodiscard]] boost::json::object prove_json(const lab::ProveSettings& settings, const lab::ProveReport& report);
[[nodiscard]] boost::json::object grid_json(const lab::GridSettings& settings, const lab::GridReport& report);
[[nodiscard]] boost::json::object ladder_json(const lab::LadderSettings& settings, const lab::LadderReport& report);

}  // namespace rookery::app
