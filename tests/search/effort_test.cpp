#include <gtest/gtest.h>

#include "search/deepening.h"

namespace rookery::search {
namespace {

TEST(ShareOfEffort, IsThatOfTheMoveAndNotTheLargest) {
    const std::vector<int> moves = {7, 5, 9};
    const std::vector<std::uint64_t> effort = {600, 300, 100};
    EXPECT_DOUBLE_EQ(share_of_effort(moves, effort, 7).value(), 0.6);
    EXPECT_DOUBLE_EQ(share_of_effort(moves, effort, 9).value(), 0.1);
}

TEST(ShareOfEffort, IsUnknownWithoutTheMoveOrWithoutNodes) {
    EXPECT_FALSE(share_of_effort<int>({7, 5}, {600, 300}, 9).has_value());
    EXPECT_FALSE(share_of_effort<int>({7, 5}, {0, 0}, 5).has_value());
}

}  // namespace
}  // namespace rookery::search
