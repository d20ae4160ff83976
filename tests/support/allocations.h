#pragma once

#include <cstddef>

namespace rookery::test {

/// Counts the allocations of the whole program from its construction on. A test program that uses it links
/// allocations.cpp, which replaces the global operator new.
class AllocationCount {
public:
    AllocationCount();
    [[nodiscard]] std::size_t since_start() const;
    [[nodiscard]] std::size_t bytes_since_start() const;

private:
    std::size_t start_;
    std::size_t start_bytes_;
};

}  // namespace rookery::test
