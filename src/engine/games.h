#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"
#include "game/game.h"

namespace rookery::engine {

/// Every game the program knows. The first one is the default.
[[nodiscard]] const std::vector<game::GameInfo>& games();

/// The game of that name. Throws ParseError, listing the known names, if there is none.
[[nodiscard]] const game::GameInfo& find_game(std::string_view id);

/// The usual start of the game.
[[nodiscard]] std::unique_ptr<AnyPosition> start_position(std::string_view id);
/// One of the game's starts, below `info.start_positions`.
[[nodiscard]] std::unique_ptr<AnyPosition> start_position(std::string_view id, int number);
[[nodiscard]] std::unique_ptr<AnyPosition> position_from_text(std::string_view id, std::string_view text);

}  // namespace rookery::engine
