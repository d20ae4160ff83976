// Atomic: a capture explodes and takes everything around it with it, except pawns.

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "board/random.h"
#include "chess/expectations.h"
#include "chess/position.h"
#include "support/play.h"

namespace rookery::chess {
namespace {

using game::Reason;
using support::after;
using support::legal_moves_of;

using AtomicPosition = Position<Atomic>;
using Moves = std::set<std::string>;

Moves moves_in(std::string_view text) { return legal_moves_of(AtomicPosition::from_text(text)); }

// --- Explosions ---

TEST(AtomicExplosion, TakesAllAroundExceptPawns) {
    expect_steps<AtomicPosition>({
        {"4k3/8/2nbp3/3p4/4P3/2N1B3/8/4K3 w - - 5 9", "e4d5", "4k3/8/4p3/8/8/2N1B3/8/4K3 b - - 0 9"},
        // One's own pieces too.
        {"4k3/8/8/R2p4/2N1P3/8/8/4K3 w - - 0 1", "a5d5", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"},
        {"4k3/8/8/3n4/2qbr3/2NRP3/8/4K3 w - - 0 1", "d3d4", "4k3/8/8/8/8/4P3/8/4K3 b - - 0 1"},
    });
}

TEST(AtomicExplosion, OfAPromotionLeavesNothing) {
    expect_steps<AtomicPosition>({
        {"1nr1k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
    });
}

TEST(AtomicExplosion, EnPassantIsWhereThePawnArrives) {
    // c6 and c7 are next to d6; c4 is next to the captured pawn only.
    expect_steps<AtomicPosition>({
        {"4k3/2n5/2b5/3pP3/2r5/8/8/4K3 w - d6 0 1", "e5d6", "4k3/8/8/8/2r5/8/8/4K3 b - - 0 1"},
    });
}

TEST(AtomicExplosion, EndsCastlingRights) {
    expect_steps<AtomicPosition>({
        {"r3k2r/6p1/6N1/8/8/8/8/R3K2R w KQkq - 0 1", "g6h8", "r3k3/6p1/8/8/8/8/8/R3K2R b KQq - 0 1"},
        {"r3k1nr/8/7N/8/8/8/8/R3K2R w KQkq - 0 1", "h6g8", "r3k3/8/8/8/8/8/8/R3K2R b KQq - 0 1"},
        // The capturing rook had a right of its own.
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "h1h8", "r3k3/8/8/8/8/8/8/R3K3 b Qq - 0 1"},
    });
}

// --- Kings ---

TEST(AtomicKings, NeverCapture) {
    EXPECT_EQ(moves_in("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"), (Moves{"e1d1", "e1e2", "e1f1", "e1f2"}));
}

TEST(AtomicKings, MayTouch) {
    const Moves moves = moves_in("8/8/8/3k4/8/4K3/8/8 w - - 0 1");
    EXPECT_TRUE(moves.contains("e3d4"));
    EXPECT_TRUE(moves.contains("e3e4"));
}

TEST(AtomicKings, AreNotInCheckWhileTheyTouch) {
    const auto position = AtomicPosition::from_text("8/8/8/3k4/3K4/8/8/3r4 w - - 0 1");
    EXPECT_FALSE(position.in_check());
    const Moves moves = legal_moves_of(position);
    EXPECT_TRUE(moves.contains("d4e4"));
    EXPECT_TRUE(moves.contains("d4c3"));
    EXPECT_FALSE(moves.contains("d4d3")) << "away from the other king, the rook attacks again";
    // A king that walks up to the other escapes even from the attack of a queen.
    EXPECT_TRUE(moves_in("8/8/8/3k4/7q/3K4/8/8 w - - 0 1").contains("d3d4"));
}

TEST(AtomicKings, CastlePastAttackedSquaresNextToTheOther) {
    EXPECT_TRUE(moves_in("5r2/8/8/8/8/8/6k1/4K2R w K - 0 1").contains("e1g1"));
    EXPECT_FALSE(moves_in("5r2/8/8/8/8/6k1/8/4K2R w K - 0 1").contains("e1g1"));
}

TEST(AtomicKings, MayNotBeBlownUpByTheirOwnSide) {
    const Moves moves = moves_in("4k3/8/8/8/8/8/4n2R/4K3 w - - 0 1");
    EXPECT_FALSE(moves.contains("h2e2"));
    EXPECT_TRUE(moves.contains("h2f2"));
    // Not even together with the other.
    EXPECT_FALSE(moves_in("8/8/8/3Kpk2/8/8/8/4R3 w - - 0 1").contains("e1e5"));
}

TEST(AtomicKings, MayNotLoseTheirShieldToAnExplosion) {
    const Moves moves = moves_in("4r2k/8/8/Q2p4/4N3/8/8/4K3 w - - 0 1");
    EXPECT_FALSE(moves.contains("a5d5"));
    EXPECT_FALSE(moves.contains("e4c3"));
    EXPECT_TRUE(moves.contains("a5b5"));
}

TEST(AtomicKings, AreSavedByAnExplosionNextToTheAttacker) {
    const Moves moves = moves_in("4r2k/3p4/8/8/8/8/3R4/4K3 w - - 0 1");
    EXPECT_TRUE(moves.contains("d2d7"));
    EXPECT_TRUE(moves.contains("d2e2"));
    EXPECT_FALSE(moves.contains("d2d6"));
}

// --- The end of the game ---

TEST(AtomicEnd, BlowingUpTheKingWinsEvenInCheck) {
    constexpr std::string_view text = "k3r3/p7/8/8/8/8/8/Q3K3 w - - 0 1";
    EXPECT_TRUE(AtomicPosition::from_text(text).in_check());
    EXPECT_FALSE(moves_in(text).contains("a1a2"));
    expect_decided(after<AtomicPosition>(text, {"a1a7"}), Outcome::win(Side::First, Reason::KingExploded));
    expect_decided(after<AtomicPosition>("q3k3/8/8/8/8/8/P7/K3R3 b - - 0 1", {"a8a2"}),
                   Outcome::win(Side::Second, Reason::KingExploded));
    expect_written_and_read<AtomicPosition>({{text, "a1a7", "Qxa7#"}});
}

TEST(AtomicEnd, APositionMayBeOverFromTheBeginning) {
    expect_decided(AtomicPosition::from_text("4k3/8/8/8/8/8/8/8 w - - 0 1"),
                   Outcome::win(Side::Second, Reason::KingExploded));
    expect_all_refused<AtomicPosition>({
        {"8/8/8/8/8/8/8/R7 w - - 0 1", "both kings are missing"},
        {"4k3/8/8/8/8/8/8/4R2K ^w - - 0 1", "could take the king on e8"},
    });
}

TEST(AtomicEnd, MateAndStalemateAreAsInChess) {
    expect_outcomes<AtomicPosition>({
        {"7k/8/8/8/8/8/6QR/K7 b - - 0 1", Outcome::win(Side::First, Reason::Checkmate)},
        // No king can take even a queen that nothing protects, but it may go and touch the other king.
        {"7k/6Q1/8/8/8/8/8/K7 b - - 0 1", Outcome::win(Side::First, Reason::Checkmate)},
        {"7k/8/6K1/8/8/8/6QR/8 b - - 0 1", Outcome::ongoing()},
        {"7k/8/6Q1/8/8/8/8/K7 b - - 0 1", Outcome::draw(Reason::Stalemate)},
    });
}

TEST(AtomicEnd, WhatIsInsufficientMaterial) {
    const Outcome draw = Outcome::draw(Reason::InsufficientMaterial);
    expect_outcomes<AtomicPosition>({
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", draw},
        // Kings cannot help to mate.
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", draw},
        {"4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1", draw},
        {"4k3/8/8/8/8/8/8/NNN1K3 w - - 0 1", Outcome::ongoing()},
        {"4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", Outcome::ongoing()},
        {"4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", Outcome::ongoing()},
        {"4k3/8/8/8/8/8/P7/4K3 w - - 0 1", Outcome::ongoing()},
        // Pieces may go up next to their own king, unless they never meet.
        {"4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", Outcome::ongoing()},
        {"4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", Outcome::ongoing()},
        {"2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", draw},
        {"2b1k3/8/8/8/8/B7/8/2B1K3 w - - 0 1", Outcome::ongoing()},
    });
}

TEST(AtomicEnd, PawnsThatAreBlockedForGoodDraw) {
    const Outcome draw = Outcome::draw(Reason::InsufficientMaterial);
    expect_outcomes<AtomicPosition>({
        // A king takes nothing.
        {"8/8/6p1/3K2P1/8/2k5/8/8 b - - 0 1", draw},
        {"8/8/6p1/3K4/6P1/2k5/8/8 w - - 0 1", Outcome::ongoing()},
        {"8/8/5pp1/3K2P1/8/2k5/8/8 b - - 0 1", Outcome::ongoing()},
        {"8/6P1/6p1/3K2P1/8/2k5/8/8 b - - 0 1", Outcome::ongoing()},
        {"8/8/8/3K2n1/6P1/2k5/8/8 w - - 0 1", Outcome::ongoing()},
        // What can be captured now, by whoever it is.
        {"8/8/8/3pp3/3PP3/8/k7/7K w - - 0 1", Outcome::ongoing()},
        {"8/8/8/3pp3/3PP3/8/k7/7K b - - 0 1", Outcome::ongoing()},
        {"8/8/3p4/2pP4/2P5/8/k7/7K w - c6 0 1", Outcome::ongoing()},
        {"8/8/3p4/2pP4/2P5/8/k7/7K w - - 0 1", draw},
        // ... but not what would blow up the own king.
        {"8/8/4K3/3pp3/3PP3/3k4/8/8 w - - 0 1", draw},
        // A bishop is one more pawn, if it has none to blow up.
        {"8/8/3p4/3P4/8/8/k1B5/7K w - - 0 1", draw},
        {"8/8/3p4/3P4/8/8/kB6/7K w - - 0 1", Outcome::ongoing()},
        {"8/8/3p4/3P4/8/8/kBB5/7K w - - 0 1", Outcome::ongoing()},
        {"8/8/3p4/3P4/8/8/k1Bb4/7K w - - 0 1", Outcome::ongoing()},
    });
}

// --- What a search sees at a glance ---

/// Whether the side to move can blow up the king: by trying every move.
bool explodes_by_some_move(AtomicPosition position) {
    AtomicPosition::MoveList moves;
    position.legal_moves(moves);
    const Outcome win = Outcome::win(position.to_move(), Reason::KingExploded);
    for (const Move move : moves) {
        position.make(move);
        const bool wins = position.board_verdict() == win;
        position.unmake(move);
        if (wins) return true;
    }
    return false;
}

TEST(AtomicGlance, TellsWhoBlowsUpTheKingAtOnce) {
    int wins = 0;
    for (std::uint64_t number = 0; number < 150; ++number) {
        board::Random random(number);
        AtomicPosition position = AtomicPosition::start();
        while (!game::outcome(position).over()) {
            ASSERT_EQ(position.wins_at_once(), explodes_by_some_move(position)) << position.text();
            wins += position.wins_at_once() ? 1 : 0;
            AtomicPosition::MoveList moves;
            position.legal_moves(moves);
            position.make(moves[random.below(moves.size())]);
        }
    }
    EXPECT_GT(wins, 100);
}

TEST(AtomicGlance, KnowsExplosionsEnPassant) {
    EXPECT_TRUE(AtomicPosition::from_text("8/4k3/8/3pP3/8/8/8/4K3 w - d6 0 1").wins_at_once());
    EXPECT_FALSE(AtomicPosition::from_text("8/4k3/8/3pP3/8/8/8/4K3 w - - 0 1").wins_at_once());
}

TEST(AtomicGlance, AMoveThatAimsBesideTheKingThreatensToBlowItUp) {
    int threats = 0;
    for (std::uint64_t number = 0; number < 40; ++number) {
        board::Random random(number);
        AtomicPosition position = AtomicPosition::start();
        while (!game::outcome(position).over()) {
            AtomicPosition::MoveList moves;
            position.legal_moves(moves);
            for (const Move move : moves) {
                if (position.is_noisy(move) || position.gives_check(move) || !position.presses(move)) continue;
                AtomicPosition threatened = position;
                threatened.make(move);
                threatened.make_null();
                ASSERT_TRUE(threatened.wins_at_once()) << position.text() << ' ' << position.move_text(move);
                ++threats;
            }
            position.make(moves[random.below(moves.size())]);
        }
    }
    EXPECT_GT(threats, 100);
}

}  // namespace
}  // namespace rookery::chess
