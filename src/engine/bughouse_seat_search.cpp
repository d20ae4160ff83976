#include "engine/chess_evaluations.h"

ROOKERY_CHESS_SEARCHES(BughouseBoard)
