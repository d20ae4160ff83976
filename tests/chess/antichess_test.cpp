// Antichess: who can capture must, and who has nothing left to move has won.

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "chess/expectations.h"
#include "chess/position.h"
#include "support/play.h"

namespace rookery::chess {
namespace {

using game::Reason;
using support::after;
using support::legal_moves_of;

using AntichessPosition = Position<Antichess>;
using Moves = std::set<std::string>;

Moves moves_in(std::string_view text) { return legal_moves_of(AntichessPosition::from_text(text)); }

TEST(Antichess, WhoCanCaptureMust) {
    EXPECT_EQ(moves_in("8/8/8/3p4/4P3/8/8/K6k w - - 0 1"), Moves{"e4d5"});
    EXPECT_EQ(moves_in("8/8/8/3pPp2/8/8/8/K6k w - d6 0 1"), Moves{"e5d6"}) << "en passant as well";
    EXPECT_EQ(moves_in("8/8/8/3p4/4P3/5p2/6P1/K6k w - - 0 1"), (Moves{"e4d5", "g2f3"})) << "but may choose";
    EXPECT_EQ(moves_in("1r6/P7/8/8/8/8/8/7k w - - 0 1"), (Moves{"a7b8q", "a7b8r", "a7b8b", "a7b8n", "a7b8k"}));
    EXPECT_TRUE(moves_in("8/8/8/2p5/4P3/8/8/K6k w - - 0 1").contains("a1b1"));
}

TEST(Antichess, AKingIsAPieceLikeAnyOther) {
    EXPECT_FALSE(AntichessPosition::from_text("4r3/8/8/8/8/8/8/4K3 w - - 0 1").in_check());
    EXPECT_TRUE(moves_in("3r4/8/8/8/8/8/8/4K3 w - - 0 1").contains("e1d1")) << "may walk into an attack";
    EXPECT_EQ(moves_in("8/8/8/8/4r3/8/4r3/4K3 w - - 0 1"), Moves{"e1e2"}) << "must take even what is protected";
    expect_steps<AntichessPosition>({
        {"8/8/8/8/8/8/4r3/4KN2 b - - 5 1", "e2e1", "8/8/8/8/8/8/8/4rN2 w - - 0 2"},
    });
    // There may be several, or none.
    EXPECT_EQ(moves_in("8/8/8/8/8/8/p7/K6K b - - 0 1").size(), 0U);
    EXPECT_EQ(moves_in("8/7p/8/8/8/8/8/KK6 w - - 0 1").size(), 6U);
}

TEST(Antichess, PawnsMayBecomeKings) {
    EXPECT_EQ(moves_in("8/P7/8/8/8/8/8/7k w - - 0 1"), (Moves{"a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7a8k"}));
    expect_written_and_read<AntichessPosition>({{"8/P7/8/8/8/8/8/7k w - - 0 1", "a7a8k", "a8=K"}});
    expect_steps<AntichessPosition>({
        {"8/P7/8/8/8/8/8/K6k w - - 0 1", "a7a8k", "K7/8/8/8/8/8/8/K6k b - - 0 1"},
    });
}

TEST(Antichess, NobodyCastles) {
    EXPECT_EQ(AntichessPosition::start().text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
    EXPECT_FALSE(moves_in("4k3/8/8/8/8/8/8/4K2R w - - 0 1").contains("e1g1"));
    expect_all_refused<AntichessPosition>({
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ^KQkq - 0 1", "there is no castling in this game"},
    });
}

TEST(AntichessEnd, WhoHasLostEverythingWins) {
    expect_decided(after<AntichessPosition>("8/8/8/8/8/8/1p6/K7 w - - 0 1", {"a1b2"}),
                   Outcome::win(Side::Second, Reason::PiecesLost));
    expect_decided(after<AntichessPosition>("7k/6P1/8/8/8/8/8/8 b - - 0 1", {"h8g7"}),
                   Outcome::win(Side::First, Reason::PiecesLost));
}

TEST(AntichessEnd, WhoIsStalematedWins) {
    expect_outcomes<AntichessPosition>({
        {"8/8/8/8/8/p7/P7/8 w - - 0 1", Outcome::win(Side::First, Reason::NoMoves)},
        {"8/8/8/8/8/p7/P7/8 b - - 0 1", Outcome::win(Side::Second, Reason::NoMoves)},
    });
}

TEST(AntichessEnd, BishopsThatNeverMeetDraw) {
    const Outcome draw = Outcome::draw(Reason::InsufficientMaterial);
    expect_outcomes<AntichessPosition>({
        {"5b2/8/8/8/8/8/8/5B2 w - - 0 1", draw},
        {"5b2/8/8/8/8/8/4B3/5B2 w - - 0 1", draw},
        {"5b2/8/8/8/8/8/5B2/5B2 w - - 0 1", Outcome::ongoing()},
        {"2b5/8/8/8/8/8/8/5B2 w - - 0 1", Outcome::ongoing()},
        {"5b2/8/8/8/8/8/P7/5B2 w - - 0 1", Outcome::ongoing()},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", Outcome::ongoing()},
    });
}

TEST(AntichessEnd, NeitherDoBlockedPawnsOnTheOtherSquares) {
    const Outcome draw = Outcome::draw(Reason::InsufficientMaterial);
    expect_outcomes<AntichessPosition>({
        {"8/6p1/4B1P1/4p3/4P3/8/8/2b5 w - - 0 2", draw},
        {"8/6p1/1B4P1/4p3/4P3/8/8/3b4 w - - 0 2", Outcome::ongoing()},
        {"1B3b2/6p1/4B1P1/4p3/4P3/8/8/8 b - - 0 1", Outcome::ongoing()},
        {"8/6b1/4B1P1/4p3/4P3/8/8/8 w - - 0 1", Outcome::ongoing()},
        {"8/6p1/4B1P1/4p3/4P3/8/8/8 w - - 0 1", Outcome::ongoing()},
        {"8/6p1/4B1P1/4p3/4P3/8/8/2b4K w - - 0 1", Outcome::ongoing()},
    });
}

}  // namespace
}  // namespace rookery::chess
