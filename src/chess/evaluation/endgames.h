#pragma once

#include <optional>

#include "chess/position.h"
#include "game/score.h"

namespace rookery::chess {

/// A full endgame score: what `endgame_scale` returns when nothing speaks for a draw.
inline constexpr int full_scale = 64;

/// How many 64ths of its endgame advantage `strong` can hope to turn into a win.
template <class R>
[[nodiscard]] int endgame_scale(const Position<R>& position, Color strong);

/// The score for White in endings where one side has its king alone and the other no pawns, whatever the weights say:
/// the way to the mate is to drive that king to the edge, or to the right corner.
template <class R>
[[nodiscard]] std::optional<game::Score> lone_king_score(const Position<R>& position);

}  // namespace rookery::chess
