#pragma once

#include "app/analyse/position_view.h"
#include "app/api/answers/analyse.h"

namespace rookery::app {

/// The position that a message names.
[[nodiscard]] PositionQuery query_of(const api::PositionQuery& request);
/// Everything the page needs to show the position and to let somebody move in it.
[[nodiscard]] api::PositionMessage position_message(const PositionView& view);

}  // namespace rookery::app
