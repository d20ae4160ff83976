#include "engine/games/chess_evaluations.h"
#include "engine/games/parameters/racingkings.h"

ROOKERY_CHESS_SEARCHES(RacingKings, search_parameters_racingkings)
