#pragma once

#include <atomic>

namespace rookery::cli {

/// From now on the first Ctrl-C, or request to terminate, sets the flag; a second one ends the program.
[[nodiscard]] const std::atomic<bool>& stop_on_signals();

}  // namespace rookery::cli
