// How work grows with what there is to do, seen without a clock: by the memory that it asks for on its way.

#include "app/analyse/reading.h"

#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "support/allocations.h"

namespace rookery::app {
namespace {

/// For reading a game of so many moves.
std::size_t bytes_for(int moves) {
    std::string text = "[Event \"x\"]\n\n";
    for (int i = 0; i < moves / 4; ++i) text += "Nf3 Nf6 Ng1 Ng8\n";
    std::istringstream stream(text + "*\n");
    const test::AllocationCount count;
    EXPECT_EQ(read_pasted(stream, {}).tree->nodes.size(), static_cast<std::size_t>(moves));
    return count.bytes_since_start();
}

// No move is written down from a copy of all the moves before it: that would be 64 times as much.
TEST(Reading, GrowsAsTheGameDoes) { EXPECT_LT(bytes_for(40'000), 16 * bytes_for(5'000)); }

}  // namespace
}  // namespace rookery::app
