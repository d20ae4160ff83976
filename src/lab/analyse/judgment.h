#pragma once

#include <cstdint>
#include <string_view>

#include "game/score.h"

namespace rookery::lab {

/// What a move has cost, in words.
enum class Mark : std::uint8_t { None, Inaccuracy, Mistake, Blunder };

[[nodiscard]] std::string_view mark_text(Mark mark);

/// How likely a person wins from here, 0 to 100, draws counting half: 100 / (1 + exp(-0.00368208 * centipawns)), the
/// curve of lichess, fitted to games of people. (engine/score/wdl.h has the chances of engines, who lose no won game.)
/// A forced win is 100.
[[nodiscard]] double winning_chance(game::Score score);

/// The centipawns that the mover lost, never less than 0. Nobody cares by how much a game is won: scores count up to
/// ten pawns, and forced wins as ten pawns.
[[nodiscard]] int centipawn_loss(game::Score best_for_mover, game::Score played_for_mover);

/// By the winning chance lost, as on lichess: 5 make an inaccuracy, 10 a mistake, 15 a blunder.
[[nodiscard]] Mark mark_for(game::Score best_for_mover, game::Score played_for_mover);

/// 100 for a move that costs nothing, falling with the winning chance lost: 103.1668 * exp(-0.04354 * loss) - 3.1669.
[[nodiscard]] double accuracy(game::Score best_for_mover, game::Score played_for_mover);

}  // namespace rookery::lab
