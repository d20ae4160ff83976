#include "chess/position.h"

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "chess/expectations.h"
#include "game/outcome.h"
#include "game/position.h"
#include "support/play.h"

namespace rookery::chess {
namespace {

using game::Reason;
using support::after;
using support::legal_moves_of;
using support::play;

using OrthodoxPosition = Position<Orthodox>;
using FreePosition = Position<Chess960>;
using Moves = std::set<std::string>;

// --- Making and taking back moves ---

TEST(Position, CountsMoves) {
    expect_steps<OrthodoxPosition>({
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3",
         "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"},
        {"rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1", "g8f6",
         "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2"},
        // Pawn moves and captures begin the count to fifty anew.
        {"4k3/8/8/8/8/8/4P3/4K3 w - - 33 50", "e2e3", "4k3/8/8/8/8/4P3/8/4K3 b - - 0 50"},
        {"4k3/8/8/3n4/8/4N3/8/4K3 w - - 33 50", "e3d5", "4k3/8/8/3N4/8/8/8/4K3 b - - 0 50"},
    });
}

TEST(Position, Castles) {
    expect_steps<OrthodoxPosition>({
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8", "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2"},
        {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2"},
    });
}

TEST(Position, LosesCastlingRights) {
    expect_steps<OrthodoxPosition>({
        // The king moves.
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2", "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8d7", "r6r/3k4/8/8/8/8/8/R3K2R w KQ - 1 2"},
        // A rook moves.
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1b1", "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 1 1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "h1h2", "r3k2r/8/8/8/8/8/7R/R3K3 b Qkq - 1 1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "a8a3", "4k2r/8/8/8/8/r7/8/R3K2R w KQk - 1 2"},
        // A rook takes a rook: both rights go.
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "h8h1", "r3k3/8/8/8/8/8/8/R3K2r w Qq - 0 2"},
        // Something else takes a rook.
        {"4k3/8/8/8/8/6n1/8/R3K2R b KQ - 0 1", "g3h1", "4k3/8/8/8/8/8/8/R3K2n w Q - 0 2"},
        {"r3k2r/6P1/8/8/8/8/8/4K3 w kq - 0 1", "g7h8q", "r3k2Q/8/8/8/8/8/8/4K3 b q - 0 1"},
        // A rook without the right, and a piece that passes by, change nothing.
        {"4k3/8/8/8/8/8/R7/R3K2R w KQ - 0 1", "a2b2", "4k3/8/8/8/8/8/1R6/R3K2R b KQ - 1 1"},
    });
}

TEST(Position, TakesEnPassant) {
    expect_steps<OrthodoxPosition>({
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5e6", "4k3/8/4P3/3p4/8/8/8/4K3 b - - 0 2"},
        {"4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 2", "e4d3", "4k3/8/8/8/8/3p4/8/4K3 w - - 0 3"},
    });
}

TEST(Position, RemembersADoubleStepOnlyIfItCanBeTaken) {
    expect_steps<OrthodoxPosition>({
        {"4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2d4", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"},
        {"4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2d3", "4k3/8/8/8/4p3/3P4/8/4K3 b - - 0 1"},
        {"4k3/8/8/8/8/4p3/3P4/4K3 w - - 0 1", "d2d4", "4k3/8/8/8/3P4/4p3/8/4K3 b - - 0 1"},
        {"4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"},
        // Across the edge of the board is not beside.
        {"4k3/8/8/8/7p/8/P7/4K3 w - - 0 1", "a2a4", "4k3/8/8/8/P6p/8/8/4K3 b - - 0 1"},
        // The captor is pinned on its file.
        {"4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1", "d2d4", "4k3/8/8/8/3Pp3/8/8/K3R3 b - - 0 1"},
        // Both pawns would leave the rank between the king and a rook.
        {"7k/3p4/8/K3P2r/8/8/8/8 b - - 0 1", "d7d5", "7k/8/8/K2pP2r/8/8/8/8 w - - 0 2"},
        // The captor is pinned, but stays on the line of the pin.
        {"8/8/8/5k2/4p3/8/2BP4/4K3 w - - 0 1", "d2d4", "8/8/8/5k2/3Pp3/8/2B5/4K3 b - d3 0 1"},
        // The double step gives check, and taking it answers the check.
        {"8/8/8/4k3/4p3/8/3P4/4K3 w - - 0 1", "d2d4", "8/8/8/4k3/3Pp3/8/8/4K3 b - d3 0 1"},
        // The double step discovers a check that taking does not answer.
        {"8/8/8/8/4p3/8/R2P3k/4K3 w - - 0 1", "d2d4", "8/8/8/8/3Pp3/8/R6k/4K3 b - - 0 1"},
    });
}

TEST(Position, Promotes) {
    expect_steps<OrthodoxPosition>({
        {"1r5k/P7/8/8/8/8/8/K7 w - - 5 9", "a7a8q", "Qr5k/8/8/8/8/8/8/K7 b - - 0 9"},
        {"1r5k/P7/8/8/8/8/8/K7 w - - 5 9", "a7a8n", "Nr5k/8/8/8/8/8/8/K7 b - - 0 9"},
        {"1r5k/P7/8/8/8/8/8/K7 w - - 5 9", "a7b8r", "1R5k/8/8/8/8/8/8/K7 b - - 0 9"},
        {"7k/8/8/8/8/8/6p1/K6R b - - 5 9", "g2h1b", "7k/8/8/8/8/8/8/K6b w - - 0 10"},
    });
}

TEST(Position, CastlesFromUnusualSquaresInChess960) {
    expect_steps<FreePosition>({
        // Only the rook moves.
        {"4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
        {"4k3/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
        // Only the king moves.
        {"4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1f1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
        {"4k3/8/8/8/8/8/8/3RK3 w D - 0 1", "e1d1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
        // They change places.
        {"4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
        {"4k3/8/8/8/8/8/8/2RK4 w C - 0 1", "d1c1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
        {"2rk4/8/8/8/8/8/8/4K3 b c - 0 1", "d8c8", "2kr4/8/8/8/8/8/8/4K3 w - - 1 2"},
        // One goes where the other came from.
        {"4k3/8/8/8/8/8/8/RK6 w A - 0 1", "b1a1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
        {"4k3/8/8/8/8/8/8/3K2R1 w G - 0 1", "d1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
        {"4k3/8/8/8/8/8/8/R2K4 w A - 0 1", "d1a1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
        // Both go the same way.
        {"4k3/8/8/8/8/8/8/1KR5 w C - 0 1", "b1c1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
        {"5rk1/8/8/8/8/8/8/4K3 b f - 0 1", "g8f8", "2kr4/8/8/8/8/8/8/4K3 w - - 1 2"},
        // The other rook keeps out of it, its right goes too.
        {"4k3/8/8/8/8/8/8/R4KR1 w GA - 0 1", "f1g1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"},
    });
}

TEST(Position, LosesCastlingRightsInChess960) {
    expect_steps<FreePosition>({
        {"1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1", "b1b8", "1R2kr2/8/8/8/8/8/8/4KR2 b Ff - 0 1"},
        {"1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1", "f1g1", "1r2kr2/8/8/8/8/8/8/1R2K1R1 b Bfb - 1 1"},
        {"1r2kr2/8/8/8/8/8/8/1R2KR2 b FBfb - 0 1", "e8e7", "1r3r2/4k3/8/8/8/8/8/1R2KR2 w FB - 1 2"},
        // A rook outside of the one with the right comes and goes freely.
        {"4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "h1h2", "4k3/8/8/8/8/8/7R/4K1R1 b G - 1 1"},
    });
}

TEST(Position, RestoresItselfAfterALongLine) {
    const OrthodoxPosition before = OrthodoxPosition::start();
    OrthodoxPosition position = before;
    std::vector<Move> made;
    for (std::string_view text : {"e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5a5", "d2d4", "g8f6", "g1f3", "c8g4",
                                  "f1e2", "b8c6", "e1g1", "e8c8"}) {
        made.push_back(position.parse_move(text));
        position.make(made.back());
    }
    EXPECT_EQ(position.text(), "2kr1b1r/ppp1pppp/2n2n2/q7/3P2b1/2N2N2/PPP1BPPP/R1BQ1RK1 w - - 7 8");
    for (; !made.empty(); made.pop_back()) position.unmake(made.back());
    EXPECT_EQ(position, before);
}

// --- Keys ---

TEST(PositionKey, IsTheSameHoweverThePositionCameAbout) {
    const OrthodoxPosition start = OrthodoxPosition::start();
    const auto key_after = [&](std::initializer_list<std::string_view> moves) {
        OrthodoxPosition position = start;
        play(position, moves);
        return position.key();
    };
    // No pawn can take en passant in either order.
    EXPECT_EQ(key_after({"d2d4", "g8f6", "c2c4"}), key_after({"c2c4", "g8f6", "d2d4"}));
    EXPECT_EQ(key_after({"e2e4", "e7e5", "g1f3"}), key_after({"g1f3", "e7e5", "e2e4"}));
}

TEST(PositionKey, KnowsEverythingThatMakesPositionsDifferent) {
    const std::string_view texts[] = {
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1",  "r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQk - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQq - 0 1",   "r3k2r/8/8/3pP3/8/8/8/R3K2R w Kkq - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w Qkq - 0 1",   "r3k2r/8/8/3pP3/8/8/8/R3K2R w - - 0 1",
        "r3k2r/8/8/3pB3/8/8/8/R3K2R w KQkq - 0 1",  "r3k2r/8/8/3pp3/8/8/8/R3K2R w KQkq - 0 1",
    };
    std::set<Key> keys;
    for (std::string_view text : texts) keys.insert(OrthodoxPosition::from_text(text).key());
    EXPECT_EQ(keys.size(), std::size(texts));
}

TEST(PositionKey, DoesNotDependOnTheClocks) {
    EXPECT_EQ(OrthodoxPosition::from_text("4k3/8/8/8/8/8/8/4K2R w K - 0 1").key(),
              OrthodoxPosition::from_text("4k3/8/8/8/8/8/8/4K2R w K - 42 99").key());
}

TEST(PositionKey, IgnoresADoubleStepThatNoPawnMayTake) {
    constexpr std::string_view before = "7k/3p4/8/K3P2r/8/8/8/8 b - - 0 1";
    const auto pinned = after<OrthodoxPosition>(before, {"d7d5"});
    EXPECT_EQ(pinned.en_passant(), Square::None);
    EXPECT_EQ(pinned.key(), OrthodoxPosition::from_text("7k/8/8/K2pP2r/8/8/8/8 w - - 0 2").key());
    EXPECT_FALSE(legal_moves_of(pinned).contains("e5d6"));
}

// --- Legal moves ---

struct LegalMoves {
    std::string_view position;
    Moves moves;
};

TEST(LegalMoves, AreExactlyThese) {
    const LegalMoves cases[] = {
        // Only the king can answer a double check.
        {"1k2r3/8/8/8/8/3n4/8/R2QK2R w KQ - 0 1", {"e1d2", "e1f1"}},
        // A check is answered by blocking, taking or leaving.
        {"k3r3/8/8/8/1B6/8/8/4K3 w - - 0 1", {"b4e7", "e1d1", "e1d2", "e1f1", "e1f2"}},
        {"k3r3/8/6N1/8/8/8/3P1P2/3QKR2 w - - 0 1", {"d1e2", "g6e5", "g6e7"}},
        {"k7/8/8/8/8/3n4/3P4/2BQKBR1 w - - 0 1", {"e1e2", "f1d3"}},
        // The king does not shield the square behind it.
        {"4r2k/8/8/8/4K3/8/8/8 w - - 0 1", {"e4d3", "e4d4", "e4d5", "e4f3", "e4f4", "e4f5"}},
        // It may not take what is protected, nor step beside the other king.
        {"8/8/8/8/8/1k6/1q6/K7 w - - 0 1", {}},
        {"8/8/8/8/8/k7/8/K6n w - - 0 1", {"a1b1"}},
        // Pinned pieces stay on their line; knights never can.
        {"4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1",
         {"e1d1", "e1d2", "e1e2", "e1f1", "e1f2", "e3e2", "e3e4", "e3e5", "e3e6", "e3e7", "e3e8"}},
        {"4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", {"e1d1", "e1d2", "e1e2", "e1f1", "e1f2"}},
        {"7k/8/8/8/7b/6P1/8/4K3 w - - 0 1", {"e1d1", "e1d2", "e1e2", "e1f1", "e1f2", "g3h4"}},
        {"7k/8/8/8/8/8/r2P3K/8 w - - 0 1", {"h2g1", "h2g2", "h2g3", "h2h1", "h2h3"}},
        {"8/8/8/k7/7r/8/8/7K w - - 0 1", {"h1g1", "h1g2"}},
        // En passant answers the check of the pawn that has just moved.
        {"7k/8/8/3pP3/2K5/8/8/8 w - d6 0 1", {"e5d6", "c4b3", "c4b4", "c4b5", "c4c3", "c4c5", "c4d3", "c4d4", "c4d5"}},
        // Pawns do not jump and take only what is there.
        {"7k/8/8/8/8/n7/P6P/7K w - - 0 1", {"h1g1", "h1g2", "h2h3", "h2h4"}},
        {"7k/8/8/8/n7/8/P7/7K w - - 0 1", {"a2a3", "h1g1", "h1g2", "h1h2"}},
        // Promotions come in four kinds.
        {"7k/P7/8/8/8/8/7r/K6r w - - 0 1", {}},
        {"1n5k/P7/8/8/8/8/7r/K7 w - - 0 1",
         {"a1b1", "a7a8b", "a7a8n", "a7a8q", "a7a8r", "a7b8b", "a7b8n", "a7b8q", "a7b8r"}},
    };
    for (const auto& [text, moves] : cases) {
        SCOPED_TRACE(text);
        const auto position = OrthodoxPosition::from_text(text);
        EXPECT_EQ(legal_moves_of(position), moves);
        EXPECT_EQ(position.count_legal_moves(), moves.size());
    }
}

TEST(LegalMoves, FitIntoTheListInTheRichestPosition) {
    const auto position = OrthodoxPosition::from_text("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    EXPECT_EQ(legal_moves_of(position).size(), 218u);
    EXPECT_EQ(position.count_legal_moves(), 218u);
}

struct Castling {
    std::string_view position;
    std::string_view move;
    bool legal;
};

template <class P>
void expect_castling(std::initializer_list<Castling> cases) {
    for (const auto& [text, move, legal] : cases) {
        SCOPED_TRACE(std::string(text) + ": " + std::string(move));
        EXPECT_EQ(legal_moves_of(P::from_text(text)).contains(std::string(move)), legal);
    }
}

TEST(Castling, ObeysItsConditions) {
    expect_castling<OrthodoxPosition>({
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", true},
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", true},
        // Without the right.
        {"4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", false},
        {"4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1c1", false},
        // Blocked, also where only the rook passes, and by pieces of either color.
        {"4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", "e1g1", false},
        {"4k3/8/8/8/8/8/8/R3Kn1R w KQ - 0 1", "e1g1", false},
        {"4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", false},
        {"4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1", "e1c1", false},
        // In check, through check, into check.
        {"4r3/1k6/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", false},
        {"4r3/1k6/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", false},
        {"5r2/1k6/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", false},
        {"3r4/1k6/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", false},
        {"6r1/1k6/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", false},
        {"2r5/1k6/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", false},
        {"4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1", "e1g1", false},
        {"8/8/8/8/8/8/1k6/R3K2R w KQ - 0 1", "e1c1", false},
        // The rook may be attacked and may pass an attacked square.
        {"7r/1k6/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", true},
        {"1r6/6k1/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", true},
        // The same for Black.
        {"r3k2r/8/8/8/8/8/8/4K1R1 b kq - 0 1", "e8g8", false},
        {"r3k2r/8/8/8/8/8/8/1R2K3 b kq - 0 1", "e8c8", true},
    });
}

TEST(Castling, ObeysItsConditionsInChess960) {
    expect_castling<FreePosition>({
        // Blocked on the way of the king, of the rook, and on the squares where they arrive.
        {"4k3/8/8/8/8/8/8/1K1N2R1 w G - 0 1", "b1g1", false},
        {"4k3/8/8/8/8/8/8/RK1N4 w A - 0 1", "b1a1", false},
        {"4k3/8/8/8/8/8/8/RKN5 w A - 0 1", "b1a1", false},
        {"4k3/8/8/8/8/8/8/4KRN1 w F - 0 1", "e1f1", false},
        {"4k3/8/8/8/8/8/8/R1KN4 w A - 0 1", "c1a1", false},
        {"4k3/8/8/8/8/8/8/R4NKR w H - 0 1", "g1h1", false},
        {"4k3/8/8/8/8/8/8/RKR5 w A - 0 1", "b1a1", false},
        // Pieces elsewhere do not matter.
        {"4k3/8/8/8/8/8/8/RK2N3 w A - 0 1", "b1a1", true},
        {"4k3/8/8/8/8/8/8/NRNBBKRN w G - 0 1", "f1g1", true},
        // In check, through check, into check.
        {"kr6/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1g1", false},
        {"k3r3/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1g1", false},
        {"k4r2/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1g1", false},
        {"k5r1/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1g1", false},
        {"k6r/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1g1", true},
        // The rook leaves the king without a shield against an attack along the rank.
        {"4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1", false},
        {"4k3/8/8/8/8/8/8/qR1K4 w B - 0 1", "d1b1", false},
        {"4k3/8/8/8/8/8/8/4K1Rr w G - 0 1", "e1g1", false},
        {"4k3/8/8/8/8/8/8/q1R1K3 w C - 0 1", "e1c1", false},
        {"4k3/8/8/8/8/8/8/bRK5 w B - 0 1", "c1b1", true},
    });
}

TEST(Position, KnowsCheckersAndPins) {
    const auto position = OrthodoxPosition::from_text("k3r3/8/7b/q7/8/2N1N3/3P4/2K1R2r w - - 0 1");
    EXPECT_EQ(position.checkers(), board::no_squares);
    EXPECT_FALSE(position.in_check());
    EXPECT_EQ(position.pinned(), Bitboard(Square::E1));
    const auto checked = OrthodoxPosition::from_text("1k2r3/8/8/8/8/3n4/8/R2QK2R w KQ - 0 1");
    EXPECT_TRUE(checked.in_check());
    EXPECT_EQ(checked.checkers(), Bitboard({Square::E8, Square::D3}));
}

// --- The end of the game ---

TEST(Occurrences, CountTheSamePositionInOneGame) {
    OrthodoxPosition position = OrthodoxPosition::start();
    EXPECT_EQ(position.occurrences(), 1);
    for (int repeated = 2; repeated <= 3; ++repeated) {
        EXPECT_EQ(position.verdict(), Outcome::ongoing());
        play(position, {"g1f3", "g8f6", "f3g1"});
        EXPECT_EQ(position.occurrences(), repeated - 1);
        play(position, {"f6g8"});
        EXPECT_EQ(position.occurrences(), repeated);
    }
    EXPECT_EQ(position.verdict(), Outcome::draw(Reason::Repetition));
    EXPECT_EQ(game::outcome(position), Outcome::draw(Reason::Repetition));
}

TEST(Occurrences, NeedNotFollowEachOther) {
    auto position = OrthodoxPosition::start();
    play(position, {"g1f3", "g8f6", "f3g1", "f6g8"});
    play(position, {"b1c3", "b8c6", "c3b1", "c6b8"});
    EXPECT_EQ(position.occurrences(), 3);
    EXPECT_EQ(position.verdict(), Outcome::draw(Reason::Repetition));
}

TEST(Occurrences, AreTakenBackWithTheMoves) {
    auto position = OrthodoxPosition::start();
    play(position, {"g1f3", "g8f6", "f3g1"});
    const Move last = position.parse_move("f6g8");
    position.make(last);
    EXPECT_EQ(position.occurrences(), 2);
    position.unmake(last);
    EXPECT_EQ(position.occurrences(), 1);
}

TEST(Occurrences, DifferWhenCastlingRightsDo) {
    auto position = OrthodoxPosition::from_text("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play(position, {"h1g1", "h8g8", "g1h1", "g8h8"});
    EXPECT_EQ(position.occurrences(), 1);
    play(position, {"h1g1", "h8g8", "g1h1", "g8h8"});
    EXPECT_EQ(position.occurrences(), 2);
    EXPECT_EQ(position.verdict(), Outcome::ongoing());
    play(position, {"h1g1", "h8g8", "g1h1", "g8h8"});
    EXPECT_EQ(position.verdict(), Outcome::draw(Reason::Repetition));
}

TEST(Occurrences, DifferWhenEnPassantIsPossibleOnlyOnce) {
    auto possible = OrthodoxPosition::from_text("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1");
    play(possible, {"d2d4", "e8e7", "e1e2", "e7e8", "e2e1"});
    EXPECT_EQ(possible.occurrences(), 1);
    auto impossible = OrthodoxPosition::from_text("4k3/8/8/8/5p2/8/3P4/4K3 w - - 0 1");
    play(impossible, {"d2d4", "e8e7", "e1e2", "e7e8", "e2e1"});
    EXPECT_EQ(impossible.occurrences(), 2);
}

TEST(FiftyMoves, EndTheGameWithTheHundredthPly) {
    constexpr std::string_view before = "4k3/8/8/8/8/8/R3P3/4K3 w - - 98 70";
    EXPECT_EQ(after<OrthodoxPosition>(before, {"a2b2"}).verdict(), Outcome::ongoing());
    EXPECT_EQ(after<OrthodoxPosition>(before, {"a2b2", "e8e7"}).verdict(), Outcome::draw(Reason::FiftyMoves));
    EXPECT_EQ(after<OrthodoxPosition>(before, {"e2e3", "e8e7"}).verdict(), Outcome::ongoing());
}

TEST(FiftyMoves, DoNotUndoAMateOnTheHundredthPly) {
    const auto mated = after<OrthodoxPosition>("7k/8/5KQ1/8/8/8/8/8 w - - 99 80", {"g6g7"});
    EXPECT_EQ(mated.halfmove_clock(), 100);
    EXPECT_EQ(mated.verdict(), Outcome::ongoing());
    EXPECT_EQ(game::outcome(mated), Outcome::win(Side::First, Reason::Checkmate));
    const auto checked = after<OrthodoxPosition>("7k/8/5KQ1/8/8/8/8/8 w - - 99 80", {"g6h5"});
    EXPECT_TRUE(checked.in_check());
    EXPECT_EQ(game::outcome(checked), Outcome::draw(Reason::FiftyMoves));
}

TEST(InsufficientMaterial, IsWhatCannotMateInAnyWay) {
    struct Material {
        std::string_view position;
        bool insufficient;
    };
    const Material cases[] = {
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", true},
        {"4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", true},
        {"2b1k3/8/8/8/8/8/8/4K3 w - - 0 1", true},
        // Bishops that all stand on one color: c1 and f8 are dark, f1 and c8 light.
        {"4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", true},
        {"2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", true},
        {"4kb2/8/7b/8/8/B7/8/2B1K3 w - - 0 1", true},
        {"2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", false},
        {"4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", false},
        // A mate with the help of the loser is a mate.
        {"4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", false},
        {"4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", false},
        {"2b1k3/8/8/8/8/8/8/4K1N1 w - - 0 1", false},
        {"4k3/8/8/8/8/8/8/2B1K1N1 w - - 0 1", false},
        {"4k3/8/8/8/8/8/P7/4K3 w - - 0 1", false},
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false},
        {"3qk3/8/8/8/8/8/8/4K3 w - - 0 1", false},
    };
    for (const auto& [text, insufficient] : cases) {
        SCOPED_TRACE(text);
        EXPECT_EQ(OrthodoxPosition::from_text(text).verdict(),
                  insufficient ? Outcome::draw(Reason::InsufficientMaterial) : Outcome::ongoing());
    }
}

TEST(InsufficientMaterial, ArisesFromTheLastCapture) {
    EXPECT_EQ(after<OrthodoxPosition>("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", {"e1d2"}).verdict(),
              Outcome::draw(Reason::InsufficientMaterial));
}

TEST(Position, KnowsMateAndStalemate) {
    struct End {
        std::string_view position;
        Outcome outcome;
    };
    const Outcome first_wins = Outcome::win(Side::First, Reason::Checkmate);
    const Outcome second_wins = Outcome::win(Side::Second, Reason::Checkmate);
    const Outcome stalemate = Outcome::draw(Reason::Stalemate);
    const End cases[] = {
        {"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", first_wins},
        {"6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1", second_wins},
        {"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", second_wins},
        {"6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", first_wins},
        {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", stalemate},
        {"8/8/8/8/8/1k6/1p6/1K6 w - - 0 1", stalemate},
        // A pinned piece does not avert it.
        {"6rk/6p1/7Q/8/8/8/1B6/6K1 b - - 0 1", first_wins},
        {"6rk/6p1/7Q/8/8/8/8/6K1 b - - 0 1", Outcome::ongoing()},
        {"R5k1/5pp1/8/8/8/8/8/6K1 b - - 0 1", Outcome::ongoing()},
        {"7k/8/5QK1/8/8/8/8/8 b - - 0 1", Outcome::ongoing()},
    };
    for (const auto& [text, outcome] : cases) {
        SCOPED_TRACE(text);
        const auto position = OrthodoxPosition::from_text(text);
        // It takes the moves to know; the position itself decides nothing here.
        EXPECT_EQ(position.verdict(), Outcome::ongoing());
        EXPECT_EQ(game::outcome(position), outcome);
    }
}

TEST(Position, TellsWhoIsToMove) {
    auto position = OrthodoxPosition::start();
    EXPECT_EQ(position.to_move(), Side::First);
    EXPECT_EQ(position.color_to_move(), Color::White);
    play(position, {"e2e4"});
    EXPECT_EQ(position.to_move(), Side::Second);
    EXPECT_EQ(position.color_to_move(), Color::Black);
}

TEST(Position, DrawsADiagram) {
    EXPECT_EQ(OrthodoxPosition::from_text("4k2r/8/8/3pP3/8/8/8/RN2K3 w Qk d6 0 1").diagram(),
              "8  . . . . k . . r\n"
              "7  . . . . . . . .\n"
              "6  . . . . . . . .\n"
              "5  . . . p P . . .\n"
              "4  . . . . . . . .\n"
              "3  . . . . . . . .\n"
              "2  . . . . . . . .\n"
              "1  R N . . K . . .\n"
              "\n"
              "   a b c d e f g h\n");
}

}  // namespace
}  // namespace rookery::chess
