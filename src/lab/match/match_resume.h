#pragma once

#include <iosfwd>
#include <vector>

#include "lab/match/match_settings.h"

namespace rookery::lab {

/// The games of this match that a file of its games holds already, so that it can go on from there. Throws ParseError
/// if the file holds games of another match. A last game that was cut off does not count.
[[nodiscard]] std::vector<PastGame> past_games(std::istream& pgn, const MatchSettings& settings);

}  // namespace rookery::lab
