// The counts that were published for minimax and alpha-beta, to the digit.

#include <cstdint>
#include <iterator>

#include <gtest/gtest.h>

#include "support/search_helpers.h"
#include "wolfsheep/evaluation.h"

namespace rookery::wolfsheep {
namespace {

using test::run_textbook;

struct Row {
    int depth;
    std::uint64_t minimax, simple, fast, smart;
};
constexpr Row published[] = {
    {2, 28, 10, 10, 16},
    {3, 172, 46, 47, 148},
    {4, 516, 54, 59, 115},
    {5, 3'132, 272, 300, 651},
    {6, 12'474, 308, 363, 323},
    {7, 75'455, 1'601, 1'706, 1'817},
    {8, 228'865, 3'413, 3'157, 9'192},
    {9, 1'382'733, 16'829, 17'219, 47'005},
    {10, 5'126'358, 9'795, 10'503, 12'851},
    {11, 31'504'639, 64'504, 65'723, 135'350},
};
// The publication prints six digits of large numbers, so that these are what is left of the last minimax counts.
constexpr std::uint64_t printed_minimax[] = {1'382'730, 5'126'360, 31'504'600};

Position published_position() { return Position::from_text("8/4w3/8/8/8/8/8/S1S1S1S1 w"); }

template <class E>
std::uint64_t evaluations(int depth, bool prune) {
    return run_textbook(published_position(), depth, prune, E()).evaluations;
}

TEST(PublishedCounts, AlphaBeta) {
    for (const Row& row : published) {
        EXPECT_EQ(evaluations<SimpleEvaluation>(row.depth, true), row.simple) << "simple, depth " << row.depth;
        EXPECT_EQ(evaluations<FastEvaluation>(row.depth, true), row.fast) << "fast, depth " << row.depth;
        EXPECT_EQ(evaluations<SmartEvaluation>(row.depth, true), row.smart) << "smart, depth " << row.depth;
    }
}

TEST(PublishedCounts, Minimax) {
    for (const Row& row : published) {
        EXPECT_EQ(evaluations<SimpleEvaluation>(row.depth, false), row.minimax) << "depth " << row.depth;
    }
}

/// As streams print floating-point numbers.
std::uint64_t with_six_digits(std::uint64_t number) {
    std::uint64_t unit = 1;
    while (number / unit > 999'999) unit *= 10;
    return (number + unit / 2) / unit * unit;
}

TEST(PublishedCounts, AreOursWithSixDigits) {
    constexpr std::size_t first_large = std::size(published) - std::size(printed_minimax);
    for (std::size_t i = 0; i < std::size(published); ++i)
        EXPECT_EQ(with_six_digits(published[i].minimax),
                  i < first_large ? published[i].minimax : printed_minimax[i - first_large]);
}

TEST(PublishedCounts, MinimaxDoesNotDependOnTheEvaluation) {
    EXPECT_EQ(evaluations<FastEvaluation>(8, false), 228'865u);
    EXPECT_EQ(evaluations<SmartEvaluation>(8, false), 228'865u);
}

}  // namespace
}  // namespace rookery::wolfsheep
