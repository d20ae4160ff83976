#include "engine/games/chess_evaluations.h"
#include "engine/games/parameters/chess.h"

ROOKERY_CHESS_SEARCHES(Orthodox, search_parameters_chess)
