#pragma once

#include <boost/json.hpp>

#include "server/position_view.h"

namespace rookery::server {

/// The members `game`, `text`, `options` and `moves` of a message. Throws ParseError.
[[nodiscard]] PositionQuery query_in(const boost::json::object& members);
[[nodiscard]] boost::json::object move_view_json(const MoveView& move);
/// Adds everything the page needs to show the position and to let somebody move in it.
void add_position(boost::json::object& object, const PositionView& view);

}  // namespace rookery::server
