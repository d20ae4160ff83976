// King of the Hill: a king that reaches the center wins.

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

using HillPosition = Position<KingOfTheHill>;

TEST(KingOfTheHill, AKingInTheCenterWins) {
    struct Arrival {
        std::string_view position;
        std::string_view move;
    };
    const Arrival arrivals[] = {
        {"k7/8/8/8/8/2K5/8/8 w - - 0 1", "c3d4"},
        {"k7/8/8/8/8/5K2/8/8 w - - 0 1", "f3e4"},
        {"7k/8/2K5/8/8/8/8/8 w - - 0 1", "c6d5"},
        {"k7/8/5K2/8/8/8/8/8 w - - 0 1", "f6e5"},
    };
    for (const auto& [text, move] : arrivals)
        expect_decided(after<HillPosition>(text, {move}), Outcome::win(Side::First, Reason::GoalReached));
    expect_decided(after<HillPosition>("8/8/8/8/8/2k5/8/K7 b - - 0 1", {"c3d4"}),
                   Outcome::win(Side::Second, Reason::GoalReached));
}

TEST(KingOfTheHill, OtherSquaresAndOtherPiecesDoNot) {
    EXPECT_EQ(game::outcome(after<HillPosition>("k7/8/8/8/8/2K5/8/8 w - - 0 1", {"c3c4"})), Outcome::ongoing());
    EXPECT_EQ(game::outcome(after<HillPosition>("k7/8/8/8/8/8/8/K2R4 w - - 0 1", {"d1d4"})), Outcome::ongoing());
}

TEST(KingOfTheHill, TheWayThereMustBeSafe) {
    EXPECT_FALSE(legal_moves_of(HillPosition::from_text("k7/8/8/8/8/4K3/8/3r4 w - - 0 1")).contains("e3d4"));
}

TEST(KingOfTheHill, MateWinsToo) {
    expect_outcomes<HillPosition>({
        {"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", Outcome::win(Side::First, Reason::Checkmate)},
        {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Outcome::draw(Reason::Stalemate)},
    });
}

TEST(KingOfTheHill, BareKingsPlayOn) {
    expect_outcomes<HillPosition>({{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", Outcome::ongoing()}});
}

TEST(KingOfTheHill, TheLastMoveIsMarkedAsMateIs) {
    expect_written_and_read<HillPosition>({{"k7/8/8/8/8/2K5/8/8 w - - 0 1", "c3d4", "Kd4#"}});
}

TEST(KingOfTheHill, AnArrivalIsForeseen) { expect_arrivals_foreseen<HillPosition>(20); }

}  // namespace
}  // namespace rookery::chess
