// Horde: White's army of pawns, without a king, against the pieces.

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "chess/expectations.h"
#include "chess/position.h"
#include "support/play.h"

namespace rookery::chess {
namespace {

using game::Reason;
using support::after;
using support::legal_moves_of;

using HordePosition = Position<Horde>;
using Moves = std::set<std::string>;

TEST(Horde, HasPawnsOnItsFirstRankAndNoKing) {
    EXPECT_EQ(HordePosition::start().text(),
              "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1");
    expect_all_refused<HordePosition>({
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "the horde has no king"},
        {"8/8/8/8/8/8/8/P7 w - - 0 1", "Black has no king"},
        {"P3k3/8/8/8/8/8/8/8 w - - 0 1", "White has a pawn on a8"},
        {"4k3/8/8/8/8/8/8/P3p3 w - - 0 1", "Black has a pawn on e1"},
    });
}

TEST(Horde, DoubleStepsFromTheFirstRankToo) {
    EXPECT_EQ(legal_moves_of(HordePosition::from_text("4k3/8/8/8/8/8/8/P7 w - - 0 1")), (Moves{"a1a2", "a1a3"}));
    EXPECT_EQ(legal_moves_of(HordePosition::from_text("4k3/8/8/8/8/8/P7/P7 w - - 0 1")), (Moves{"a2a3", "a2a4"}));
    EXPECT_EQ(legal_moves_of(HordePosition::from_text("4k3/8/8/8/8/p7/8/P7 w - - 0 1")), Moves{"a1a2"});
    // A pawn that began on the first rank may step twice again from the second.
    EXPECT_TRUE(
        legal_moves_of(after<HordePosition>("4k3/8/8/8/8/8/8/P7 w - - 0 1", {"a1a2", "e8d8"})).contains("a2a4"));
}

TEST(Horde, OnlyADoubleStepFromTheSecondRankCanBeTakenEnPassant) {
    expect_steps<HordePosition>({
        {"4k3/8/8/8/8/1p6/8/P7 w - - 0 1", "a1a3", "4k3/8/8/8/8/Pp6/8/8 b - - 0 1"},
        {"4k3/8/8/8/1p6/8/P7/8 w - - 0 1", "a2a4", "4k3/8/8/8/Pp6/8/8/8 b - a3 0 1"},
        {"4k3/8/8/8/Pp6/8/7P/8 b - a3 0 1", "b4a3", "4k3/8/8/8/8/p7/7P/8 w - - 0 2"},
    });
    EXPECT_FALSE(legal_moves_of(after<HordePosition>("4k3/8/8/8/8/1p6/8/P7 w - - 0 1", {"a1a3"})).contains("b3a2"));
}

TEST(Horde, TakesEnPassantWithoutMindingAnyKing) {
    expect_steps<HordePosition>({
        {"4k3/8/8/r2pP3/8/8/8/8 w - d6 0 1", "e5d6", "4k3/8/3P4/r7/8/8/8/8 b - - 0 1"},
    });
}

TEST(Horde, OnlyBlackCastles) {
    EXPECT_TRUE(legal_moves_of(HordePosition::from_text("r3k2r/8/8/8/8/8/8/R6R b kq - 0 1")).contains("e8c8"));
    expect_all_refused<HordePosition>({{"r3k2r/8/8/8/8/8/8/R6R w ^KQkq - 0 1", "White has no king to castle with"}});
}

TEST(HordeEnd, BlackWinsByCapturingEverything) {
    expect_decided(after<HordePosition>("4k3/8/8/8/8/8/r7/P7 b - - 0 1", {"a2a1"}),
                   Outcome::win(Side::Second, Reason::PiecesLost));
    // A horde that has promoted is not lost with its last pawn.
    EXPECT_EQ(game::outcome(after<HordePosition>("4k3/8/8/8/8/8/r7/P6Q b - - 0 1", {"a2a1"})), Outcome::ongoing());
}

TEST(HordeEnd, TheHordeWinsByMate) {
    expect_outcomes<HordePosition>({
        {"7k/6PP/5PP1/8/8/8/8/8 b - - 0 1", Outcome::win(Side::First, Reason::Checkmate)},
        {"7k/6PP/6P1/8/8/8/8/8 b - - 0 1", Outcome::ongoing()},
    });
}

TEST(HordeEnd, StalemateOfEitherSideDraws) {
    expect_outcomes<HordePosition>({
        {"8/8/8/8/8/p7/P7/k7 w - - 0 1", Outcome::draw(Reason::Stalemate)},
        {"k7/P7/PP6/8/8/8/8/8 b - - 0 1", Outcome::draw(Reason::Stalemate)},
    });
}

TEST(HordeEnd, AHordeThatCanNeverMoveAgainDraws) {
    const Outcome draw = Outcome::draw(Reason::InsufficientMaterial);
    expect_outcomes<HordePosition>({
        {"8/p7/pk6/P7/P7/8/8/8 b - - 0 1", draw},
        {"QNBRRBNQ/PPpPPpPP/P1P2PkP/8/8/8/8/8 b - - 0 1", draw},
        {"b7/pk6/P7/P7/8/8/8/8 b - - 0 1", draw},
        {"8/p7/P7/P7/8/2q5/8/7k b - - 0 1", draw},
        {"krb5/pb1p4/P2Pp3/P3Pp2/5Pp1/6Pp/7P/8 b - - 0 1", draw},
        // Black can let it move again, or take a part of it.
        {"k7/p2p4/P2Pp1p1/P3PpPp/5PpP/6Pp/7P/7n b - - 0 1", Outcome::ongoing()},
        {"8/1b5r/1P6/1Pk3q1/1PP5/r1P5/P1P5/2P5 b - - 0 52", Outcome::ongoing()},
        {"8/8/8/7k/7P/7P/8/8 b - - 0 58", Outcome::ongoing()},
        {"8/p7/P7/P7/8/8/8/6qk b - - 0 1", Outcome::ongoing()},
        // ... or all of it.
        {"7B/6k1/8/8/8/8/8/8 b - - 0 1", Outcome::ongoing()},
    });
    // The pawn that comes up behind the last one that is blocked ends the game.
    EXPECT_EQ(game::outcome(after<HordePosition>("8/p7/p1k5/P7/8/P7/8/8 w - - 0 1", {"a3a4"})), draw);
}

TEST(Horde, IsNeverShortOfMovesAsAKingWithPawnsIs) {
    EXPECT_FALSE(HordePosition::start().has_few_moves());
    EXPECT_FALSE(HordePosition::from_text("4k3/pp6/8/8/8/8/PPPP4/PPPP4 w - - 0 1").has_few_moves());
    EXPECT_TRUE(HordePosition::from_text("4k3/pp6/8/8/8/8/PPPP4/PPPP4 b - - 0 1").has_few_moves());
    EXPECT_FALSE(HordePosition::from_text("4k3/ppn5/8/8/8/8/PPPP4/PPPP4 b - - 0 1").has_few_moves());
}

}  // namespace
}  // namespace rookery::chess
