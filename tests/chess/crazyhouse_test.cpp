// Crazyhouse: what is captured changes sides and may be dropped on the board.

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
using support::play;

using CrazyhousePosition = Position<Crazyhouse>;
using Moves = std::set<std::string>;

Moves drops_in(std::string_view text) {
    Moves drops;
    for (const std::string& move : legal_moves_of(CrazyhousePosition::from_text(text)))
        if (move.find('@') != std::string::npos) drops.insert(move);
    return drops;
}

// --- Text ---

TEST(CrazyhouseText, StartsWithEmptyPockets) {
    EXPECT_EQ(CrazyhousePosition::start().text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1");
}

TEST(CrazyhouseText, ReadsPocketsInEveryForm) {
    expect_all_rewritten<CrazyhousePosition>({
        {"4k3/8/8/8/8/8/8/4K3[QNPrp] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[QNPrp] w - - 0 1"},
        {"4k3/8/8/8/8/8/8/4K3[pPrNQ] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[QNPrp] w - - 0 1"},
        // As of old, behind a ninth slash.
        {"4k3/8/8/8/8/8/8/4K3/pPrNQ w - - 0 1", "4k3/8/8/8/8/8/8/4K3[QNPrp] w - - 0 1"},
        {"4k3/8/8/8/8/8/8/4K3/ w - - 0 1", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"},
        {"4k3/8/8/8/8/8/8/4K3[-] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"},
    });
}

TEST(CrazyhouseText, MarksPiecesThatWerePawns) {
    expect_all_rewritten<CrazyhousePosition>({
        {"r~3k3/8/8/8/8/8/8/4K2Q~[] w - - 0 1", "r~3k3/8/8/8/8/8/8/4K2Q~[] w - - 0 1"},
        {"4k3/8/8/8/8/8/8/Q~R~2K3/n w - - 0 1", "4k3/8/8/8/8/8/8/Q~R~2K3[n] w - - 0 1"},
    });
}

TEST(CrazyhouseText, RefusesWhatCannotBeHeldOrMarked) {
    expect_all_refused<CrazyhousePosition>({
        {"4k3/8/8/8/8/8/8/4K3[^K] w - - 0 1", "'K' is no piece that can be held in hand"},
        {"4k3/8/8/8/8/8/8/4K3/P^1 w - - 0 1", "'1' is no piece that can be held in hand"},
        {"4k3/8/8/8/8/8/8/4K3[P^ w - - 0 1", "the pieces in hand end with ']'"},
        {"4k^~3/8/8/8/8/8/8/4K3[] w - - 0 1", "'~' stands behind a piece that was a pawn"},
        {"4k3/p^~7/8/8/8/8/8/4K3[] w - - 0 1", "'~' stands behind a piece that was a pawn"},
        {"4k3/8^~/8/8/8/8/8/4K3[] w - - 0 1", "'~' stands behind a piece that was a pawn"},
    });
    expect_all_refused<Position<Orthodox>>({
        {"4k3/8/8/8/8/8/8/4K3^[] w - - 0 1", "'[' is neither a piece nor a number"},
        {"4k3/8/8/8/8/8/8/4K2Q^~ w - - 0 1", "'~' is neither a piece nor a number"},
    });
}

TEST(CrazyhouseText, RefusesMorePiecesThanAPocketCanTake) {
    // Sixteen pawns in hand and another to be captured: no pocket has a place for the seventeenth.
    expect_all_refused<CrazyhousePosition>({
        {"4k3/8/8/8/8/8/8/4K3[PPPPPPPPPPPPPPPP^P] w - - 0 1", "there are too many pieces in hand"},
        {"4k3/8/8/3p4/4P3/8/8/4K3[PPPPPPPPPPPPPPp] w - - 0 1", "17 of the kind pawn, on the board and in hand"},
        {"4k3/8/8/3q~4/8/8/8/4K3[PPPPPPPPPPPPPPPp] w - - 0 1", "17 of the kind pawn, on the board and in hand"},
    });
    EXPECT_EQ(after<CrazyhousePosition>("4k3/8/8/3p4/4P3/8/8/4K3[PPPPPPPPPPPPPP] w - - 0 1", {"e4d5"}).text(),
              "4k3/8/8/3P4/8/8/8/4K3[PPPPPPPPPPPPPPP] b - - 0 1");
}

TEST(Crazyhouse, ShowsThePocketsBelowTheBoard) {
    const std::string diagram = CrazyhousePosition::from_text("4k3/8/8/8/8/8/8/4K3[QPn] w - - 0 1").diagram();
    EXPECT_TRUE(diagram.ends_with("\nWhite holds QP\nBlack holds n\n")) << diagram;
}

// --- What moves do to the pockets ---

TEST(Crazyhouse, TakesCapturedPiecesIntoThePocket) {
    expect_steps<CrazyhousePosition>({
        {"4k3/8/8/3p4/4P3/8/8/4K3[] w - - 3 1", "e4d5", "4k3/8/8/3P4/8/8/8/4K3[P] b - - 0 1"},
        {"4k3/8/8/3p4/4N3/8/8/4K3[q] b - - 3 1", "d5e4", "4k3/8/8/8/4p3/8/8/4K3[qn] w - - 0 2"},
        {"4k3/8/8/3pP3/8/8/8/4K3[] w - d6 0 1", "e5d6", "4k3/8/3P4/8/8/8/8/4K3[P] b - - 0 1"},
        {"4k2r/6P1/8/8/8/8/8/4K3[] w k - 0 1", "g7h8n", "4k2N~/8/8/8/8/8/8/4K3[R] b - - 0 1"},
    });
}

TEST(Crazyhouse, APromotedPieceReturnsAsAPawn) {
    expect_steps<CrazyhousePosition>({
        {"4k3/P7/8/8/8/8/8/4K3[] w - - 0 1", "a7a8q", "Q~3k3/8/8/8/8/8/8/4K3[] b - - 0 1"},
        // The mark goes where the piece goes, also when it captures.
        {"4k3/8/8/8/3Q~4/8/8/4K3[] w - - 4 1", "d4d5", "4k3/8/8/3Q~4/8/8/8/4K3[] b - - 5 1"},
        {"4k3/8/8/3n4/3Q~4/8/8/4K3[] w - - 4 1", "d4d5", "4k3/8/8/3Q~4/8/8/8/4K3[N] b - - 0 1"},
        {"4k3/8/8/8/3q~4/8/1B6/4K3[] w - - 4 1", "b2d4", "4k3/8/8/8/3B4/8/8/4K3[P] b - - 0 1"},
        {"4k3/8/8/8/3q~4/8/1B~6/4K3[] w - - 4 1", "b2d4", "4k3/8/8/8/3B~4/8/8/4K3[P] b - - 0 1"},
    });
}

TEST(Crazyhouse, DropsAPieceInsteadOfMoving) {
    expect_steps<CrazyhousePosition>({
        {"4k3/8/8/8/8/8/8/4K3[NNPqr] w - - 3 7", "N@f3", "4k3/8/8/8/8/5N2/8/4K3[NPqr] b - - 4 7"},
        {"4k3/8/8/8/8/8/8/4K3[NNPqr] w - - 3 7", "P@e2", "4k3/8/8/8/8/8/4P3/4K3[NNqr] b - - 0 7"},
        {"4k3/8/8/8/8/8/8/4K3[NPqr] b - - 3 7", "Q@e2", "4k3/8/8/8/8/8/4q3/4K3[NPr] w - - 4 8"},
    });
}

TEST(Crazyhouse, ADroppedPawnMayDoubleStep) {
    const auto position =
        after<CrazyhousePosition>("4k3/8/8/8/3p4/8/8/4K3[P] w - - 0 1", {"P@e2", "e8d8", "e2e4", "d4e3"});
    EXPECT_EQ(position.text(), "3k4/8/8/8/8/4p3/8/4K3[p] w - - 0 3");
}

TEST(CrazyhouseKey, KnowsPocketsAndPromotedPieces) {
    const auto key = [](std::string_view text) { return CrazyhousePosition::from_text(text).key(); };
    EXPECT_NE(key("4k3/8/8/8/8/8/8/Q3K3[] b - - 0 1"), key("4k3/8/8/8/8/8/8/Q3K3[P] b - - 0 1"));
    EXPECT_NE(key("4k3/8/8/8/8/8/8/Q3K3[PP] b - - 0 1"), key("4k3/8/8/8/8/8/8/Q3K3[P] b - - 0 1"));
    EXPECT_NE(key("4k3/8/8/8/8/8/8/Q3K3[p] b - - 0 1"), key("4k3/8/8/8/8/8/8/Q3K3[P] b - - 0 1"));
    EXPECT_NE(key("4k3/8/8/8/8/8/8/Q3K3[] b - - 0 1"), key("4k3/8/8/8/8/8/8/Q~3K3[] b - - 0 1"));
}

// --- Which drops are legal ---

TEST(CrazyhouseDrops, GoToEmptySquares) {
    EXPECT_EQ(drops_in("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1").size(), 62U);
    EXPECT_EQ(drops_in("4k3/8/8/8/8/8/8/4K3[NN] w - - 0 1").size(), 62U);
    EXPECT_EQ(drops_in("4k3/8/8/8/8/8/8/4K3[q] w - - 0 1"), Moves());
    EXPECT_FALSE(drops_in("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1").contains("N@e8"));
}

TEST(CrazyhouseDrops, NeverPutAPawnOnTheFirstOrLastRank) {
    const Moves drops = drops_in("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    EXPECT_EQ(drops.size(), 48U);
    for (const char file : std::string("abcdefgh")) {
        EXPECT_TRUE(drops.contains(std::string("P@") + file + "2"));
        EXPECT_TRUE(drops.contains(std::string("P@") + file + "7"));
    }
}

TEST(CrazyhouseDrops, MayBlockACheck) {
    EXPECT_EQ(drops_in("4k3/8/8/8/8/8/8/r3K3[PN] w - - 0 1"), (Moves{"N@b1", "N@c1", "N@d1"}));
    EXPECT_EQ(drops_in("4k3/4r3/8/8/8/8/5P2/4K3[P] w - - 0 1"), (Moves{"P@e2", "P@e3", "P@e4", "P@e5", "P@e6"}));
    EXPECT_EQ(drops_in("4k3/8/8/8/8/3n4/8/4K3[Q] w - - 0 1"), Moves())
        << "nothing stands between a knight and its prey";
    EXPECT_EQ(drops_in("4k3/4r3/8/8/8/3n4/8/4K3[Q] w - - 0 1"), Moves()) << "and nothing blocks two at once";
}

TEST(CrazyhouseDrops, AreRefusedWithTheReason) {
    expect_moves_refused<CrazyhousePosition>({
        {"4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", {"Q@e4", "Q@e4 is not legal: there is no such piece in hand"}},
        {"4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", {"N@e8", "N@e8 is not legal: it cannot be dropped there"}},
        {"4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", {"P@a1", "P@a1 is not legal: it cannot be dropped there"}},
    });
}

TEST(CrazyhouseDrops, AreWrittenWithAnAtSign) {
    constexpr std::string_view quiet = "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1";
    expect_written_and_read<CrazyhousePosition>({
        {quiet, "N@f3", "N@f3"},
        {quiet, "P@e4", "@e4"},
        {quiet, "N@d6", "N@d6+"},
        {"7k/6pp/8/8/8/8/8/4K3[R] w - - 0 1", "R@a8", "R@a8#"},
        // A knight in hand needs no hint to be told from one on the board, nor the other way round.
        {"4k3/8/8/8/8/8/8/4K1N1[N] w - - 0 1", "N@f3", "N@f3"},
        {"4k3/8/8/8/8/8/8/4K1N1[N] w - - 0 1", "g1f3", "Nf3"},
    });
    expect_read<CrazyhousePosition>(quiet, "P@e4", "P@e4");
    expect_read<CrazyhousePosition>(quiet, "n@f3", "N@f3");
    expect_read<CrazyhousePosition>(quiet, "N@f3!?", "N@f3");
}

// --- Castling ---

TEST(CrazyhouseCastling, NeedsARookThatHasNeverLeft) {
    const auto position = after<CrazyhousePosition>("4k3/8/8/8/8/8/8/4K3[R] w - - 0 1", {"R@h1", "e8d8"});
    EXPECT_FALSE(legal_moves_of(position).contains("e1g1"));
}

TEST(CrazyhouseCastling, IsHinderedByDrops) {
    constexpr std::string_view text = "r3k2r/8/8/8/8/8/8/R3K2R[n] b KQkq - 0 1";
    const Moves beside = legal_moves_of(after<CrazyhousePosition>(text, {"N@g1"}));
    EXPECT_FALSE(beside.contains("e1g1"));
    EXPECT_TRUE(beside.contains("e1c1"));
    const Moves attacked = legal_moves_of(after<CrazyhousePosition>(text, {"N@e3"}));
    EXPECT_FALSE(attacked.contains("e1g1"));
    EXPECT_FALSE(attacked.contains("e1c1"));
}

// --- The end of the game ---

TEST(CrazyhouseEnd, ADropMayMate) {
    const auto mated = after<CrazyhousePosition>("7k/6pp/8/8/8/8/8/4K3[R] w - - 0 1", {"R@a8"});
    EXPECT_EQ(game::outcome(mated), Outcome::win(Side::First, Reason::Checkmate));
    // With a piece in hand it is no mate: the piece comes in between.
    const auto checked = after<CrazyhousePosition>("7k/6pp/8/8/8/8/8/4K3[Rnp] w - - 0 1", {"R@a8"});
    EXPECT_EQ(legal_moves_of(checked), (Moves{"N@b8", "N@c8", "N@d8", "N@e8", "N@f8", "N@g8"}));
}

TEST(CrazyhouseEnd, WhoCanDropIsNotStalemated) {
    expect_outcomes<CrazyhousePosition>({
        {"7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1", Outcome::draw(Reason::Stalemate)},
        {"7k/5Q2/6K1/8/8/8/8/8[Q] b - - 0 1", Outcome::draw(Reason::Stalemate)},
        {"7k/5Q2/6K1/8/8/8/8/8[p] b - - 0 1", Outcome::ongoing()},
    });
}

TEST(CrazyhouseEnd, NoMaterialIsInsufficient) {
    expect_outcomes<CrazyhousePosition>({
        {"4k3/8/8/8/8/8/8/4K3[] w - - 0 1", Outcome::ongoing()},
        {"4k3/8/8/8/8/8/8/4K1N1[] w - - 0 1", Outcome::ongoing()},
    });
}

TEST(CrazyhouseEnd, FiftyMovesAreNothingSpecial) {
    constexpr std::string_view text = "4k3/8/8/8/8/8/R7/4K3[] w - - 99 80";
    EXPECT_EQ(after<CrazyhousePosition>(text, {"a2a3"}).verdict(), Outcome::ongoing());
}

TEST(CrazyhouseEnd, APositionMayReturnThroughCapturesAndDrops) {
    // The knights are exchanged and dropped where they stood, the bishop and the kings walk back.
    auto position = CrazyhousePosition::from_text("k7/7b/8/5n2/3N4/8/8/K7[] w - - 0 1");
    for (int occurrences = 2; occurrences <= 3; ++occurrences) {
        EXPECT_EQ(position.verdict(), Outcome::ongoing());
        play(position, {"d4f5", "h7f5", "N@d4", "f5h7", "a1a2", "N@f5", "a2b2", "a8b8", "b2a1", "b8a8"});
        EXPECT_EQ(position.occurrences(), occurrences);
    }
    EXPECT_EQ(position.verdict(), Outcome::draw(Reason::Repetition));
}

}  // namespace
}  // namespace rookery::chess
