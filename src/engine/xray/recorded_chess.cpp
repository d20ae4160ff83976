#include "chess/position.h"
#include "engine/xray/tree_recorder.h"

namespace rookery::engine {

ROOKERY_RECORDED_SEARCHES(chess::Position<chess::Orthodox>)
ROOKERY_RECORDED_SEARCHES(chess::Position<chess::Chess960>)
ROOKERY_RECORDED_SEARCHES(chess::Position<chess::Endgame>)
ROOKERY_RECORDED_SEARCHES(chess::Position<chess::KingOfTheHill>)
ROOKERY_RECORDED_SEARCHES(chess::Position<chess::ThreeCheck>)

}  // namespace rookery::engine
