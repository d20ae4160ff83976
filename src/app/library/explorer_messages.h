#pragma once

#include "app/api/answers/analyse.h"
#include "app/library/explorer.h"

namespace rookery::app {

/// What the explorer knows of the position, with the moves as people write them.
[[nodiscard]] api::ExplorerAnswer explorer_answer(const engine::AnyPosition& position, const Exploration& found);

}  // namespace rookery::app
