#pragma once

#include <array>
#include <string>
#include <string_view>

#include "app/library/library_records.h"
#include "app/records.h"
#include "server/store/database.h"

namespace rookery::server {

/// How records lie in the rows of the file.

inline constexpr std::string_view header_columns =
    "id, game, options, start, first_player, second_player, clock_initial, clock_increment, result, reason, created, "
    "changed, plies, position";

/// These throw ParseError if what is in the row makes no sense.
[[nodiscard]] app::GameHeader header_in(const Statement& row);
[[nodiscard]] app::PlayedMove move_in(const Statement& row);

/// What the words of a filter are looked for in.
[[nodiscard]] std::string search_text(std::string_view title, const std::array<std::string, 2>& names,
                                      std::string_view event);

}  // namespace rookery::server
