#pragma once

#include <array>
#include <string>
#include <string_view>

#include "app/library/library_records.h"
#include "app/records.h"
#include "game/illegal_move.h"

namespace rookery::app {

/// Records in words, for people and for files.

/// What people are told of a game that cannot be read: which, where, and why.
[[nodiscard]] game::Explanation damage_of(std::string_view id, std::string_view file, std::string_view problem);
/// What people call the players; empty if this program does not know the game.
[[nodiscard]] std::array<std::string, 2> player_names(const std::string& game, const Players& players);

/// Ongoing if the text is no result.
[[nodiscard]] game::Result result_from_text(std::string_view text);
[[nodiscard]] std::string_view source_text(GameSource source);
/// ParseError if there is no such source.
[[nodiscard]] GameSource source_from_text(std::string_view text);

}  // namespace rookery::app
