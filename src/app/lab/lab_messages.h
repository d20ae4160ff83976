#pragma once

#include <vector>

#include <boost/json.hpp>

#include "app/api/answers/lab.h"
#include "engine/any_position.h"
#include "lab/record/node_counts.h"
#include "lab/record/recorded_game.h"

namespace rookery::app {

/// What the lab finds: for the page, and as JSON for files and for commands with --json.

[[nodiscard]] api::CountRow count_row(const lab::CountSettings& settings, const lab::CountRow& row);
[[nodiscard]] boost::json::object node_counts_json(const engine::AnyPosition& position,
                                                   const lab::CountSettings& settings,
                                                   const std::vector<lab::CountRow>& rows);

[[nodiscard]] api::RecordedPly to_api(const lab::RecordedPly& ply);
[[nodiscard]] api::Work to_api(const lab::RecordedWork& work);
[[nodiscard]] boost::json::object record_json(const lab::RecordSettings& settings,
                                              const std::vector<lab::RecordedGame>& games);

}  // namespace rookery::app
