#include "chess/position.h"
#include "engine/xray/tree_recorder.h"

namespace rookery::engine {

ROOKERY_RECORDED_SEARCHES(chess::Position<chess::Crazyhouse>)
ROOKERY_RECORDED_SEARCHES(chess::Position<chess::Atomic>)
ROOKERY_RECORDED_SEARCHES(chess::Position<chess::Horde>)
ROOKERY_RECORDED_SEARCHES(chess::Position<chess::Antichess>)
ROOKERY_RECORDED_SEARCHES(chess::Position<chess::RacingKings>)

}  // namespace rookery::engine
