#pragma once

#include "bughouse/evaluation/external.h"

namespace rookery::engine {

/// Who starts other engines for the evaluation `external`. This room only searches: those who know how to talk to other
/// programs say so here, before the first search.
void set_valuer_maker(bughouse::ValuerMaker maker);

}  // namespace rookery::engine
