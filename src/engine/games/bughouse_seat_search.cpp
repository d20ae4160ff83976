#include "engine/games/chess_evaluations.h"

ROOKERY_CHESS_SEARCHES(BughouseBoard)
