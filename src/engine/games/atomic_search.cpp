#include "engine/games/chess_evaluations.h"
#include "engine/games/parameters/atomic.h"

ROOKERY_CHESS_SEARCHES(Atomic, search_parameters_atomic)
