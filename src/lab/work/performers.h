#pragma once

#include <memory>

#include "lab/work/run.h"

namespace rookery::lab {

/// Who does the jobs of this kind of run, here. Throws ParseError if the kind or its settings make no sense.
[[nodiscard]] std::unique_ptr<Performer> make_performer(const RunText& run, const Surroundings& surroundings);

}  // namespace rookery::lab
