#include "engine/games/chess_evaluations.h"
#include "engine/games/parameters/crazyhouse.h"

ROOKERY_CHESS_SEARCHES(Crazyhouse, search_parameters_crazyhouse)
