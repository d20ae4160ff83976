#pragma once

#include <cstdint>
#include <memory>

#include "lab/work/run.h"

namespace rookery::lab {

/// Jobs that only wait a while, to measure what lies between those who have work and those who do it.
struct DrillSettings {
    std::uint64_t jobs = 10'000;
    std::uint64_t milliseconds = 0;  ///< for each job
    std::uint64_t seed = 1;          ///< another one is another run
};

/// Takes results that come in the wrong order, twice or not at all for what they are: throws std::logic_error.
[[nodiscard]] std::unique_ptr<Run> make_drill(const DrillSettings& settings);

[[nodiscard]] std::unique_ptr<Performer> make_drill_performer(const RunText& run);

}  // namespace rookery::lab
