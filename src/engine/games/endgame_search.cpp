#include "engine/games/chess_evaluations.h"
#include "engine/games/parameters/endgame.h"

ROOKERY_CHESS_SEARCHES(Endgame, search_parameters_endgame)
