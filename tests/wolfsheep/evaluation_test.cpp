// The formulas of the published evaluations, worked out by hand. The values of leaves are taken at the root, where
// nothing is added for the ply.

#include "wolfsheep/evaluation.h"

#include <gtest/gtest.h>

#include "support/search_helpers.h"
#include "wolfsheep/path_evaluation.h"

namespace rookery::wolfsheep {
namespace {

constexpr std::int64_t lowest = -2'147'483'648, highest = 2'147'483'647;

/// For the wolf, whoever is to move.
template <class E>
std::int64_t value(const std::string& placement, int ply = 0, const std::string& side = "b") {
    const Position position = Position::from_text(placement + " " + side);
    const std::int64_t score = E().leaf_score_for_mover(position, ply);
    return side == "b" ? score : -score;
}

TEST(PublishedEvaluations, AWolfThatIsStuckOrHome) {
    const std::string stuck = "1w6/S1S5/8/8/8/8/8/4S1S1";
    const std::string home = "8/8/8/8/8/S3S3/1S1S4/4w3";
    // The least value of 32 bits has no opposite and becomes its neighbor.
    EXPECT_EQ(value<SimpleEvaluation>(stuck), lowest + 1);
    EXPECT_EQ(value<FastEvaluation>(stuck), lowest + 1);
    EXPECT_EQ(value<SmartEvaluation>(stuck), lowest + 1);
    EXPECT_EQ(value<SimpleEvaluation>(home), highest);
    EXPECT_EQ(value<FastEvaluation>(home), highest);
    EXPECT_EQ(value<SmartEvaluation>(home), highest);
}

TEST(PublishedEvaluations, ThePlyCountsForWhoeverIsToMove) {
    const std::string stuck = "1w6/S1S5/8/8/8/8/8/4S1S1";
    EXPECT_EQ(value<SimpleEvaluation>(stuck, 5, "b"), lowest + 5);
    EXPECT_EQ(value<SimpleEvaluation>("8/4w3/8/8/8/8/8/S1S1S1S1", 5, "b"), 1 + 5);
    EXPECT_EQ(value<SimpleEvaluation>("8/4w3/8/8/8/8/8/S1S1S1S1", 5, "w"), 1 - 5);
    EXPECT_EQ(value<SimpleEvaluation>(stuck, 5, "w"), highest - 4) << "32 bits wrap around";
}

TEST(PublishedEvaluations, Simple) {
    EXPECT_EQ(value<SimpleEvaluation>("3w4/8/8/8/8/8/8/S1S1S1S1"), 0);
    EXPECT_EQ(value<SimpleEvaluation>("8/8/8/8/8/8/5w2/S1S1S1S1"), 6);
}

TEST(PublishedEvaluations, Fast) {
    EXPECT_EQ(value<FastEvaluation>("3w4/8/8/8/8/8/8/S1S1S1S1"), lowest / 8) << "a row of sheep";
    EXPECT_EQ(value<FastEvaluation>("8/8/8/8/8/2w5/1S1S1S2/2S5"), 2 * 5 - (1 + 1 + 1 + 2)) << "one right, three left";
    EXPECT_EQ(value<FastEvaluation>("8/8/8/8/8/2w5/1S1S1S2/6S1"), 2 * 5 + lowest / 4) << "two left, two right";
    EXPECT_EQ(value<FastEvaluation>("8/8/8/S7/8/S1S5/5w2/2S5"), 2 * 6 - (3 + 1 + 1 + 1));
    EXPECT_EQ(value<FastEvaluation>("8/8/8/S7/8/S1S5/1S3w2/8"), highest / 2) << "level with the last sheep";
}

TEST(PublishedEvaluations, Smart) {
    // The wolf on d8 has two moves and the sheep seven; rows 7 apart, files 3, 1, 1 and 3.
    EXPECT_EQ(value<SmartEvaluation>("3w4/8/8/8/8/8/8/S1S1S1S1"),
              0 - (lowest / (7 + 5) + lowest / 4 + 4 * 7 + 3 + 1 + 1 + 3 + 10 * 2 - 7));
    EXPECT_EQ(value<SmartEvaluation>("8/8/8/S7/8/S1S5/1S3w2/8"), highest / (7 - 6));
    EXPECT_EQ(value<SmartEvaluation>("8/8/8/S7/5w2/S1S5/1S6/8"), 4 - ((1 + 1 + 1 + 2) + (5 + 5 + 3 + 4) + 10 * 4 - 4))
        << "no row of sheep, all of them left";
}

TEST(PublishedEvaluations, HalvesOfOtherBoards) {
    // Three sheep on six files: one of them is half, rounded down, and files a to c are left.
    EXPECT_EQ(value<FastEvaluation>("1w4/6/6/S5/3S2/4S1"), 0 + lowest / 4);
    EXPECT_EQ(value<FastEvaluation>("1w4/6/6/S5/1S4/4S1"), 0 - (3 + 4 + 5));
}

TEST(PublishedEvaluations, StayWithinTheBoundsOfTheStrongSearch) {
    for (const char* text : {"3w4/8/8/8/8/8/8/S1S1S1S1 b", "8/8/8/S7/8/S1S5/1S3w2/8 w", "1w6/S1S5/8/8/8/8/8/4S1S1 w"}) {
        const Position position = Position::from_text(text);
        EXPECT_LE(std::abs(SimpleEvaluation().score_for_mover(position)), game::highest_evaluation);
        EXPECT_LE(std::abs(FastEvaluation().score_for_mover(position)), game::highest_evaluation);
        EXPECT_LE(std::abs(SmartEvaluation().score_for_mover(position)), game::highest_evaluation);
    }
}

TEST(PathEvaluation, PrefersAnOpenWay) {
    const auto for_wolf = [](const std::string& placement) {
        const game::Score score = PathEvaluation().score_for_mover(Position::from_text(placement + " b"));
        EXPECT_EQ(PathEvaluation().score_for_mover(Position::from_text(placement + " w")), -score);
        return score;
    };
    const game::Score closed = for_wolf("3w4/8/8/8/8/8/8/S1S1S1S1");
    const game::Score open = for_wolf("3w4/8/8/8/8/8/1S1S4/2S3S1");
    const game::Score past = for_wolf("8/8/8/8/3S1S2/S5S1/3w4/8");
    EXPECT_LT(closed, open);
    EXPECT_LT(open, past);
}

TEST(StrongSearch, SeesTheForcedResultFromTheStart) {
    // The sheep win in 44 plies; a forced win that is found is one, though perhaps not the quickest.
    const auto found = test::run_search(Position::start(), 45, true, PathEvaluation());
    EXPECT_TRUE(search::is_forced_loss(found.score)) << found.score;
    EXPECT_GE(search::plies_to_end(found.score), 44);
}

}  // namespace
}  // namespace rookery::wolfsheep
