#pragma once

#include <string_view>

#include "lab/work/run.h"
#include "protocol/names.h"
#include "text/parse_error.h"

namespace rookery::lab {

/// Whether this is the name of the evaluation that asks another engine.
[[nodiscard]] inline bool asks_a_program(std::string_view evaluation) {
    return protocol::same_name(evaluation, "external");
}

/// Whoever does the jobs looks at what they would start, and does not believe what a run says of itself. Throws
/// ParseError if that is not allowed here.
inline void require_allowed(bool programs, const Surroundings& surroundings) {
    if (programs && !surroundings.run_programs)
        throw text::ParseError("it runs other programs, which this worker does only with --run-programs");
}

}  // namespace rookery::lab
