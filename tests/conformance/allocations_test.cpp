// The counter that the suite relies on must be able to count.

#include "support/allocations.h"

#include <vector>

#include <gtest/gtest.h>

namespace rookery::test {
namespace {

TEST(Allocations, AreCounted) {
    const AllocationCount allocations;
    const auto vector = std::vector<int>(1000);
    EXPECT_EQ(allocations.since_start(), 1u);
}

}  // namespace
}  // namespace rookery::test
