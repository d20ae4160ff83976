#pragma once

#include "engine/resources.h"

namespace rookery::protocol {

/// What lets an engine use the evaluation `external` of bughouse, which starts other engines.
[[nodiscard]] engine::Resources engine_resources();

}  // namespace rookery::protocol
