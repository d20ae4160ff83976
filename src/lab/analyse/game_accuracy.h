#pragma once

#include <array>
#include <optional>
#include <vector>

#include "game/score.h"
#include "game/side.h"

namespace rookery::lab {

/// A move, and what its position was worth to the mover: with the best move, and with the one that was played.
struct JudgedMove {
    game::Side mover = game::Side::First;
    game::Score best = 0;
    game::Score played = 0;
};

/// How accurately each side played a whole game, 0 to 100, as lichess has it: the mean of two averages over the moves
/// (`accuracy` of judgment.h). One weighs a move by how much the winning chances went up and down around it, so that
/// moves in positions that nobody can spoil count little; the other is the harmonic mean, in which a single blunder
/// counts much. Nothing for a side without moves.
[[nodiscard]] std::array<std::optional<double>, 2> game_accuracies(const std::vector<JudgedMove>& moves);

}  // namespace rookery::lab
