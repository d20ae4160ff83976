#include "bughouse/position.h"
#include "chess/position.h"
#include "engine/xray/tree_recorder.h"
#include "wolfsheep/position.h"

namespace rookery::engine {

ROOKERY_RECORDED_SEARCHES(chess::Position<chess::PawnsKings>)
ROOKERY_RECORDED_SEARCHES(chess::Position<chess::BughouseBoard>)
ROOKERY_RECORDED_SEARCHES(bughouse::Position)
ROOKERY_RECORDED_SEARCHES(wolfsheep::Position)

}  // namespace rookery::engine
