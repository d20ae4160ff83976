#pragma once

#include <string>

#include "lab/analyse/analysis.h"
#include "notation/pgn.h"

namespace rookery::cli {

/// The best lines of a position, as a person reads them.
[[nodiscard]] std::string position_report(const lab::PositionAnalysis& analysis);

/// A table of the moves of a game, and how each side played.
[[nodiscard]] std::string game_report(const notation::PgnGame& game, const lab::GameAnalysis& analysis);

}  // namespace rookery::cli
