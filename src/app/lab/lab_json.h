#pragma once

#include <vector>

#include <boost/json.hpp>

#include "engine/any_position.h"
#include "lab/record/node_counts.h"
#include "lab/record/recorded_game.h"

namespace rookery::app {

/// What the lab finds, as JSON: the same for the page, for files, and for commands with --json.

/// Has a member for each search; null for one that was left out.
[[nodiscard]] boost::json::object count_row_json(const lab::CountSettings& settings, const lab::CountRow& row);
[[nodiscard]] boost::json::object node_counts_json(const engine::AnyPosition& position,
                                                   const lab::CountSettings& settings,
                                                   const std::vector<lab::CountRow>& rows);

[[nodiscard]] boost::json::object recorded_ply_json(const lab::RecordedPly& ply);
[[nodiscard]] boost::json::object record_json(const lab::RecordSettings& settings,
                                              const std::vector<lab::RecordedGame>& games);

}  // namespace rookery::app
