#pragma once

#include <iosfwd>
#include <string>

#include "game/score.h"
#include "notation/pgn.h"

namespace rookery::notation {

/// Writes the game with the tags that it has, and an empty line after it, so that games can follow each other in a
/// file. Reading it gives the same game again, its comments `single_spaced`.
void write_pgn(std::ostream& out, const PgnGame& game);

/// "-0.31/12 0.045s": an evaluation in pawns for the mover, or a mate as "+M5"; the depth; the time.
[[nodiscard]] std::string evaluation_comment(const std::string& score, int depth, double seconds);
/// With its sign, in pawns or in the points of the evaluation: "+0.31", "-3".
[[nodiscard]] std::string score_text(game::Score score, game::ScoreUnit unit = game::ScoreUnit::Centipawns);
[[nodiscard]] std::string mate_text(int moves);

}  // namespace rookery::notation
