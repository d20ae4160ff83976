#include "engine/games/chess_evaluations.h"
#include "engine/games/parameters/bughouse-seat.h"

ROOKERY_CHESS_SEARCHES(BughouseBoard, search_parameters_bughouse_seat)
