#pragma once

#include <string>
#include <string_view>

#include "engine/any_position.h"
#include "engine/game_search.h"
#include "engine/score/centipawn_scale.h"
#include "game/outcome.h"
#include "search/score.h"

namespace rookery::protocol {

/// A legal move, given in coordinates, as XBoard writes it. Where the king may start anywhere, its squares do not say
/// whether it castles; letters do.
[[nodiscard]] std::string xboard_move_text(const engine::AnyPosition& position, const std::string& coordinates);

/// As XBoard writes scores: centipawns, or 100000 and the number of moves to mate. It has no room for a unit; points
/// that no pawn is worth stay what they are.
[[nodiscard]] long xboard_score(search::Score score_for_mover, const engine::CentipawnScale& scale = {});

/// `ply score centiseconds nodes pv`. The moves are in the game's own notation, because XBoard shows them to a person
/// as they are. They begin at `position`; `before` is what comes in front of them, such as the move that is pondered
/// on.
[[nodiscard]] std::string thinking_line(const engine::Report& report, const engine::AnyPosition& position,
                                        std::string_view before, const engine::CentipawnScale& scale = {});

/// The end of a game, as in "1-0 {White mates}".
[[nodiscard]] std::string result_line(game::Outcome outcome);

}  // namespace rookery::protocol
