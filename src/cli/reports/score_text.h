#pragma once

#include <string>

#include "notation/pgn_writer.h"
#include "search/score.h"

namespace rookery::cli {

/// "+0.31" in pawns, "+3" in points, or "-M3" for a forced win of the second side in three moves.
[[nodiscard]] inline std::string score_text(search::Score score_for_first, game::ScoreUnit unit) {
    if (!search::is_forced(score_for_first)) return notation::score_text(score_for_first, unit);
    return notation::mate_text(search::moves_to_end(score_for_first));
}

}  // namespace rookery::cli
