// Three-check: the third check wins.

#include <string_view>

#include <gtest/gtest.h>

#include "chess/expectations.h"
#include "chess/position.h"
#include "support/play.h"

namespace rookery::chess {
namespace {

using game::Reason;
using support::after;
using support::play;

using ThreeCheckPosition = Position<ThreeCheck>;

TEST(ThreeCheckText, CountsTheChecksStillToBeGiven) {
    EXPECT_EQ(ThreeCheckPosition::start().text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1");
    expect_all_rewritten<ThreeCheckPosition>({
        {"4k3/8/8/8/8/8/8/4K2R w K - 2+1 4 9", "4k3/8/8/8/8/8/8/4K2R w K - 2+1 4 9"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 2+1", "4k3/8/8/8/8/8/8/4K2R w K - 2+1 0 1"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 4 9", "4k3/8/8/8/8/8/8/4K2R w K - 3+3 4 9"},
        {"4k3/8/8/8/8/8/8/4K2R w K -", "4k3/8/8/8/8/8/8/4K2R w K - 3+3 0 1"},
    });
}

TEST(ThreeCheckText, ReadsTheChecksGivenAsWell) {
    expect_all_rewritten<ThreeCheckPosition>({
        {"4k3/8/8/8/8/8/8/4K2R w K - 4 9 +1+2", "4k3/8/8/8/8/8/8/4K2R w K - 2+1 4 9"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 4 9 +0+0", "4k3/8/8/8/8/8/8/4K2R w K - 3+3 4 9"},
    });
}

TEST(ThreeCheckText, RefusesOtherCounters) {
    expect_all_refused<ThreeCheckPosition>({
        {"4k3/8/8/8/8/8/8/4K2R w K - ^4+3 0 1", "the counters of checks go from 0 to 3, not '4+3'"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1 ^+0+10", "the counters of checks go from 0 to 3, not '+0+10'"},
        {"4k3/8/8/8/8/8/8/4K2R w K - ^3+ 0 1", "the counters of checks go from 0 to 3, not '3+'"},
    });
}

TEST(ThreeCheck, CountsTheChecksOfEitherSide) {
    expect_steps<ThreeCheckPosition>({
        {"4k3/8/8/8/8/8/8/4K2R w K - 3+3 0 1", "h1h8", "4k2R/8/8/8/8/8/8/4K3 b - - 2+3 1 1"},
        {"4k2r/8/8/8/8/8/8/4K3 b k - 3+2 0 1", "h8h1", "4k3/8/8/8/8/8/8/4K2r w - - 3+1 1 2"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 3+3 0 1", "h1h7", "4k3/7R/8/8/8/8/8/4K3 b - - 3+3 1 1"},
        // By two pieces at once, it is one check.
        {"4k3/8/8/8/4N3/8/8/4RK2 w - - 3+3 0 1", "e4d6", "4k3/8/3N4/8/8/8/8/4RK2 b - - 2+3 1 1"},
        // By castling, too.
        {"5k2/8/8/8/8/8/8/4K2R w K - 3+3 0 1", "e1g1", "5k2/8/8/8/8/8/8/5RK1 b - - 2+3 1 1"},
    });
}

TEST(ThreeCheck, TheThirdWins) {
    constexpr std::string_view white_to_give = "4k3/8/8/8/8/8/8/4K2R w - - 1+3 0 1";
    expect_decided(after<ThreeCheckPosition>(white_to_give, {"h1h8"}), Outcome::win(Side::First, Reason::ChecksGiven));
    expect_decided(after<ThreeCheckPosition>("4k2r/8/8/8/8/8/8/4K3 b - - 3+1 0 1", {"h8h1"}),
                   Outcome::win(Side::Second, Reason::ChecksGiven));
    EXPECT_EQ(game::outcome(after<ThreeCheckPosition>("4k3/8/8/8/8/8/8/4K2R w - - 2+3 0 1", {"h1h8"})),
              Outcome::ongoing());
    expect_written_and_read<ThreeCheckPosition>({
        {white_to_give, "h1h8", "Rh8#"},
        {"4k3/8/8/8/8/8/8/4K2R w - - 2+3 0 1", "h1h8", "Rh8+"},
    });
}

TEST(ThreeCheck, MateWinsToo) {
    expect_outcomes<ThreeCheckPosition>(
        {{"R5k1/5ppp/8/8/8/8/8/6K1 b - - 2+3 0 1", Outcome::win(Side::First, Reason::Checkmate)}});
}

TEST(ThreeCheck, APositionDoesNotReturnWhenACheckHasBeenGivenMeanwhile) {
    auto position = ThreeCheckPosition::from_text("4k3/8/8/8/8/8/8/4K2R w - - 3+3 0 1");
    const Key before = position.key();
    play(position, {"h1h8", "e8e7", "h8h1", "e7e8"});
    EXPECT_EQ(position.text(), "4k3/8/8/8/8/8/8/4K2R w - - 2+3 4 3");
    EXPECT_NE(position.key(), before);
    EXPECT_EQ(position.occurrences(), 1);
    play(position, {"h1h2", "e8e7", "h2h1", "e7e8"});
    EXPECT_EQ(position.occurrences(), 2);
}

TEST(ThreeCheck, AnyPieceIsEnoughToWin) {
    expect_outcomes<ThreeCheckPosition>({
        {"4k3/8/8/8/8/8/8/4K3 w - - 1+1 0 1", Outcome::draw(Reason::InsufficientMaterial)},
        {"4k3/8/8/8/8/8/8/4K1N1 w - - 3+3 0 1", Outcome::ongoing()},
    });
}

}  // namespace
}  // namespace rookery::chess
