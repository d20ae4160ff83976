#include "engine/games/chess_evaluations.h"
#include "engine/games/parameters/kingofthehill.h"

ROOKERY_CHESS_SEARCHES(KingOfTheHill, search_parameters_kingofthehill)
