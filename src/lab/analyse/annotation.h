#pragma once

#include "lab/analyse/analysis.h"
#include "notation/pgn.h"

namespace rookery::lab {

/// The value of an "eval" command: a mate in moves, or what the evaluation says in its unit.
[[nodiscard]] std::string eval_text(search::Score score_for_first, game::ScoreUnit unit);

/// Adds what an analysis found to the game it was made of: evaluations as comments, signs for bad moves, and what was
/// better as a variation. All that the game has already stays; a sign of a person for the quality of a move counts
/// more.
void annotate(notation::PgnGame& game, const GameAnalysis& analysis);

/// A position and its best lines as a game that begins there.
[[nodiscard]] notation::PgnGame to_pgn(const PositionAnalysis& analysis);

}  // namespace rookery::lab
