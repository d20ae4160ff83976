#pragma once

#include <atomic>

namespace rookery::support {

/// For what wants to know whether it is to stop.
inline constexpr std::atomic<bool> never = false;

}  // namespace rookery::support
