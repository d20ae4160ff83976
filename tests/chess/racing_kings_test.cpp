// Racing Kings: the first king on the last rank wins, and no move may give check.

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "chess/arrivals.h"
#include "chess/expectations.h"
#include "chess/position.h"
#include "support/play.h"

namespace rookery::chess {
namespace {

using game::Reason;
using support::after;
using support::legal_moves_of;

using RacingPosition = Position<RacingKings>;
using Moves = std::set<std::string>;

Moves moves_in(std::string_view text) { return legal_moves_of(RacingPosition::from_text(text)); }

TEST(RacingKingsText, StartsOnTheFirstTwoRanks) {
    EXPECT_EQ(RacingPosition::start().text(), "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1");
}

TEST(RacingKingsText, RefusesPawnsAndChecks) {
    expect_all_refused<RacingPosition>({
        {"8/8/8/8/8/8/k6K/4P3 w - - 0 1", "White has a pawn on e1"},
        {"8/8/8/8/4P3/8/k6K/8 w - - 0 1", "0 is the most"},
        {"8/8/8/8/8/8/k1R5/7K ^w - - 0 1", "White is to move, but could take the king on a2"},
        {"8/8/8/8/8/8/k1R5/7K ^b - - 0 1", "the king on a2 is in check, which is forbidden"},
    });
}

TEST(RacingKings, NoMoveMayGiveCheck) {
    const Moves direct = moves_in("8/8/8/8/8/8/k7/2R4K w - - 0 1");
    EXPECT_FALSE(direct.contains("c1a1"));
    EXPECT_FALSE(direct.contains("c1c2"));
    EXPECT_TRUE(direct.contains("c1c3"));

    const Moves uncovered = moves_in("8/8/8/8/k2N3R/8/8/7K w - - 0 1");
    EXPECT_FALSE(uncovered.contains("d4c6"));
    EXPECT_FALSE(uncovered.contains("d4e2"));
    EXPECT_TRUE(uncovered.contains("h4h5"));

    const Moves by_the_king = moves_in("8/8/8/8/k2K3R/8/8/8 w - - 0 1");
    EXPECT_FALSE(by_the_king.contains("d4d5"));
    EXPECT_TRUE(by_the_king.contains("d4e4"));
}

TEST(RacingKings, NorMayAKingWalkIntoOne) {
    EXPECT_FALSE(moves_in("8/8/8/8/1k6/8/6K1/7r w - - 0 1").contains("g2g1"));
    EXPECT_TRUE(moves_in("8/8/8/8/1k6/8/6K1/7r w - - 0 1").contains("g2h1")) << "capturing is allowed";
}

TEST(RacingKingsEnd, WhiteWinsIfBlackCannotFollow) {
    expect_decided(after<RacingPosition>("8/7K/k7/8/8/8/8/8 w - - 0 1", {"h7h8"}),
                   Outcome::win(Side::First, Reason::GoalReached));
    // a8 and b8 are near enough, but covered.
    expect_decided(after<RacingPosition>("8/k6K/8/8/8/8/6B1/1R6 w - - 0 1", {"h7h8"}),
                   Outcome::win(Side::First, Reason::GoalReached));
}

TEST(RacingKingsEnd, BlackMayFollowAndDraw) {
    const auto reached = after<RacingPosition>("8/k6K/8/8/8/8/8/8 w - - 0 1", {"h7h8"});
    EXPECT_EQ(game::outcome(reached), Outcome::ongoing());
    EXPECT_EQ(legal_moves_of(reached), (Moves{"a7a8", "a7b8", "a7a6", "a7b6", "a7b7"}));
    expect_decided(after<RacingPosition>("8/k6K/8/8/8/8/8/8 w - - 0 1", {"h7h8", "a7a8"}),
                   Outcome::draw(Reason::GoalReached));
    expect_decided(after<RacingPosition>("8/k6K/8/8/8/8/8/8 w - - 0 1", {"h7h8", "a7a6"}),
                   Outcome::win(Side::First, Reason::GoalReached));
}

TEST(RacingKingsEnd, BlackMayFollowByCapturing) {
    EXPECT_EQ(game::outcome(after<RacingPosition>("N7/k6K/8/8/8/8/8/1R6 w - - 0 1", {"h7h8"})), Outcome::ongoing());
}

TEST(RacingKingsEnd, BlackFirstWinsAtOnce) {
    expect_decided(after<RacingPosition>("8/k6K/8/8/8/8/8/8 b - - 0 1", {"a7a8"}),
                   Outcome::win(Side::Second, Reason::GoalReached));
}

TEST(RacingKingsEnd, WhoCannotMoveIsStalemated) {
    expect_outcomes<RacingPosition>({
        {"8/8/8/8/8/1R6/8/k1K5 b - - 0 1", Outcome::ongoing()},
        {"8/8/8/8/8/1Q6/8/k1K5 b - - 0 1", Outcome::draw(Reason::Stalemate)},
    });
}

TEST(RacingKingsEnd, TheDecidingMoveIsMarkedAsMateIs) {
    expect_written_and_read<RacingPosition>({
        {"8/7K/k7/8/8/8/8/8 w - - 0 1", "h7h8", "Kh8#"},
        {"8/k6K/8/8/8/8/8/8 w - - 0 1", "h7h8", "Kh8"},
        {"8/k6K/8/8/8/8/8/8 b - - 0 1", "a7a8", "Ka8#"},
    });
}

TEST(RacingKings, AnArrivalIsForeseen) { expect_arrivals_foreseen<RacingPosition>(20); }

}  // namespace
}  // namespace rookery::chess
