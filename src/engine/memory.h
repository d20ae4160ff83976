#pragma once

#include <cstdint>

namespace rookery::engine {

/// The bytes that can be had now without making the machine swap.
[[nodiscard]] std::uint64_t available_memory();

}  // namespace rookery::engine
