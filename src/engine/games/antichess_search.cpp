#include "engine/games/chess_evaluations.h"
#include "engine/games/parameters/antichess.h"

ROOKERY_CHESS_SEARCHES(Antichess, search_parameters_antichess)
