#pragma once

#include <string>

namespace rookery::protocol {

/// What the engine answers to `protover`: the parts of the protocol it wants to use, its games and its options.
[[nodiscard]] std::string xboard_features();

}  // namespace rookery::protocol
