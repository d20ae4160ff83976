#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/any_position.h"
#include "notation/pgn.h"

namespace rookery::engine {

/// What the tags of a PGN say about the two sides of a game and where it begins, both ways. With several boards every
/// seat has its own tag: WhiteA, BlackA, WhiteB ...

/// Says who plays. Names are by side.
void set_player_tags(notation::PgnGame& pgn, const AnyPosition& start, const std::array<std::string, 2>& names);
/// Says which game it is and, unless it is the usual start of chess, where it begins.
void set_start_tags(notation::PgnGame& pgn, std::string_view game, std::string_view start);

/// Who plays, by side; the members of a team as "Depth 4 & Depth 6". Empty where nobody is named.
[[nodiscard]] std::array<std::string, 2> players_in_tags(const notation::PgnGame& pgn, const AnyPosition& start);

}  // namespace rookery::engine
