#include "engine/games/chess_evaluations.h"
#include "engine/games/parameters/chess960.h"

ROOKERY_CHESS_SEARCHES(Chess960, search_parameters_chess960)
