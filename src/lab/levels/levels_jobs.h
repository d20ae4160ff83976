#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <string>

#include "lab/levels/levels.h"
#include "lab/work/run.h"

namespace rookery::lab {

/// Two games between neighbors, one with either side. The second of the players is the stronger one.
struct LadderJob {
    std::size_t step = 0;  ///< from the level of this number to the next
    std::uint64_t number = 0;
};

/// What such games say about the two players.
struct LadderResult {
    std::array<LevelRow, 2> players;  ///< the results are those of the stronger one
};

[[nodiscard]] std::string levels_settings_text(const LevelsSettings& settings);
[[nodiscard]] std::string ladder_job_text(const LadderJob& job);
[[nodiscard]] LadderJob ladder_job_from(const std::string& text);
[[nodiscard]] LadderResult ladder_result_from(const std::string& text);

[[nodiscard]] std::unique_ptr<Performer> make_levels_performer(const RunText& run);

}  // namespace rookery::lab
