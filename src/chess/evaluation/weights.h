// The fitted weights of every rule set that has its own.
#pragma once

#include "chess/evaluation/weights/3check.h"
#include "chess/evaluation/weights/antichess.h"
#include "chess/evaluation/weights/atomic.h"
#include "chess/evaluation/weights/chess.h"
#include "chess/evaluation/weights/crazyhouse.h"
#include "chess/evaluation/weights/endgame.h"
#include "chess/evaluation/weights/horde.h"
#include "chess/evaluation/weights/kingofthehill.h"
#include "chess/evaluation/weights/pawns-kings.h"
#include "chess/evaluation/weights/racingkings.h"

namespace rookery::chess {

template <>
inline constexpr const EvaluationWeights& tuned_weights<BughouseBoard> = tuned_weights<Crazyhouse>;

}  // namespace rookery::chess
