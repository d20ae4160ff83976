#pragma once

#include <string>
#include <string_view>

#include "lab/match/match.h"

namespace rookery::cli {

/// One line about a match under way.
[[nodiscard]] std::string match_progress(const lab::MatchSettings& settings, const lab::MatchReport& report);

/// Several lines about a match that has ended.
[[nodiscard]] std::string match_summary(const lab::MatchSettings& settings, const lab::MatchReport& report);

[[nodiscard]] std::string_view verdict_text(lab::SprtVerdict verdict);

}  // namespace rookery::cli
