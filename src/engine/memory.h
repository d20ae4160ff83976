#pragma once

#include <cstdint>

namespace rookery::engine {

/// The bytes that can be had now without making the machine swap.
[[nodiscard]] std::uint64_t available_memory();

/// Throws ParseError if a solution of so many bytes does not fit into the memory that there is, with a tenth left to
/// others.
void require_memory(std::uint64_t bytes);

}  // namespace rookery::engine
