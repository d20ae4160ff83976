#pragma once

#include <boost/json.hpp>

#include "app/analyse/position_view.h"
#include "app/api/parts.h"

namespace rookery::app {

/// The position that a message names.
[[nodiscard]] PositionQuery query_of(const api::PositionQuery& said);
[[nodiscard]] boost::json::object move_view_json(const MoveView& move);
/// Adds everything the page needs to show the position and to let somebody move in it.
void add_position(boost::json::object& object, const PositionView& view);

}  // namespace rookery::app
