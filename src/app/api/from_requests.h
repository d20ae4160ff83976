#pragma once

#include <optional>

#include "app/api/parts.h"
#include "app/records.h"
#include "game/side.h"

namespace rookery::app {

/// What messages say, in the terms of the rest of the program. ParseError if it makes no sense.

[[nodiscard]] game::Side side_of(api::Side side);
[[nodiscard]] Player player_of(const api::Player& player);
[[nodiscard]] Players players_of(const api::PerSide<api::Player>& players);
[[nodiscard]] ClockSettings clock_of(const api::ClockSettings& clock);

}  // namespace rookery::app
