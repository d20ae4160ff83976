// Endgame: a king and eight pawns on each side, and all the rules of chess.

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "chess/expectations.h"
#include "chess/position.h"
#include "support/play.h"

namespace rookery::chess {
namespace {

using game::Reason;
using support::legal_moves_of;

using EndgamePosition = Position<Endgame>;

TEST(Endgame, StartsWithKingsAndPawns) {
    const auto start = EndgamePosition::start();
    EXPECT_EQ(start.text(), "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1");
    EXPECT_EQ(legal_moves_of(start).size(), 16U + 2U);
}

TEST(Endgame, PawnsTakeEnPassantAndPromote) {
    expect_steps<EndgamePosition>({
        {"4k3/pppp1ppp/8/8/4p3/8/PPPPPPPP/4K3 w - - 0 2", "d2d4", "4k3/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/4K3 b - d3 0 2"},
        {"4k3/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/4K3 b - d3 0 2", "e4d3", "4k3/pppp1ppp/8/8/8/3p4/PPP1PPPP/4K3 w - - 0 3"},
        {"8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8r", "R7/4k3/8/8/8/8/8/4K3 b - - 0 1"},
    });
}

TEST(Endgame, EndsAsChessDoes) {
    expect_outcomes<EndgamePosition>({
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", Outcome::draw(Reason::InsufficientMaterial)},
        {"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", Outcome::win(Side::First, Reason::Checkmate)},
        {"4k3/4P3/4K3/8/8/8/8/8 b - - 0 1", Outcome::draw(Reason::Stalemate)},
    });
}

}  // namespace
}  // namespace rookery::chess
