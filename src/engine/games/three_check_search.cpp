#include "engine/games/chess_evaluations.h"
#include "engine/games/parameters/3check.h"

ROOKERY_CHESS_SEARCHES(ThreeCheck, search_parameters_3check)
