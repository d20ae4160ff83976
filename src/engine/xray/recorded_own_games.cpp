#include "bughouse/position.h"
#include "chess/position.h"
#include "engine/xray/tree_recorder.h"
#include "wolfsheep/evaluation.h"
#include "wolfsheep/position.h"

namespace rookery::engine {

ROOKERY_RECORDED_SEARCHES(chess::Position<chess::PawnsKings>)
ROOKERY_RECORDED_SEARCHES(chess::Position<chess::BughouseBoard>)
ROOKERY_RECORDED_SEARCHES(bughouse::Position)
ROOKERY_RECORDED_SEARCHES(wolfsheep::Position)

template SearchTree record_leaves(const wolfsheep::Position&, wolfsheep::SimpleEvaluation&, const TreeRequest&);
template SearchTree record_leaves(const wolfsheep::Position&, wolfsheep::FastEvaluation&, const TreeRequest&);
template SearchTree record_leaves(const wolfsheep::Position&, wolfsheep::SmartEvaluation&, const TreeRequest&);

}  // namespace rookery::engine
