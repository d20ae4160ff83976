#include "engine/games/chess_evaluations.h"
#include "engine/games/parameters/horde.h"

ROOKERY_CHESS_SEARCHES(Horde, search_parameters_horde)
