#pragma once

#include <array>
#include <string>
#include <string_view>

#include "server/database.h"
#include "server/library_records.h"
#include "server/records.h"

namespace rookery::server {

/// How records lie in the rows of the file.

inline constexpr std::string_view header_columns =
    "id, game, options, start, first_player, second_player, clock_initial, clock_increment, result, reason, created, "
    "changed, plies, position";

[[nodiscard]] GameHeader header_in(const Statement& row);
[[nodiscard]] PlayedMove move_in(const Statement& row);

/// What people call the players; empty if this program does not know the game.
[[nodiscard]] std::array<std::string, 2> player_names(const std::string& game, const Players& players);
/// What the words of a filter are looked for in.
[[nodiscard]] std::string search_text(std::string_view title, const std::array<std::string, 2>& names,
                                      std::string_view event);

[[nodiscard]] std::string_view source_text(GameSource source);
/// ParseError if there is no such source.
[[nodiscard]] GameSource source_from_text(std::string_view text);
[[nodiscard]] game::Result result_from_text(std::string_view text);

}  // namespace rookery::server
