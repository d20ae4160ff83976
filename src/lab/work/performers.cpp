#include "lab/work/performers.h"

#include "lab/analyse/analysis_jobs.h"
#include "lab/learn/selfplay_jobs.h"
#include "lab/levels/levels_jobs.h"
#include "lab/match/match_jobs.h"
#include "lab/study/grid.h"
#include "lab/work/drill.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::lab {

std::unique_ptr<Performer> make_performer(const RunText& run, const Surroundings& surroundings) {
    if (run.kind == "match") return make_match_performer(run, surroundings);
    if (run.kind == "selfplay") return make_selfplay_performer(run, surroundings);
    if (run.kind == "levels") return make_levels_performer(run);
    if (run.kind == "analyse") return make_analysis_performer(run, surroundings);
    if (run.kind == "grid") return make_grid_performer(run, surroundings);
    if (run.kind == "drill") return make_drill_performer(run);
    throw text::ParseError("there is no work called " + text::quoted(run.kind));
}

}  // namespace rookery::lab
