// Pawns and kings: no check, no promotion, no en passant; who takes the king wins.

#include "chess/evaluation/pawns_kings.h"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "board/random.h"
#include "chess/evaluation/tuned.h"
#include "chess/expectations.h"
#include "chess/position.h"
#include "support/error_text.h"
#include "support/play.h"
#include "support/search_helpers.h"

namespace rookery::chess {
namespace {

using game::Reason;
using support::after;
using support::error_text;
using support::legal_moves_of;
using support::play;

using P = Position<PawnsKings>;

TEST(PawnsKings, StartsWithKingsAndPawns) {
    const P start = P::start();
    EXPECT_EQ(start.text(), "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1");
    EXPECT_EQ(legal_moves_of(start).size(), 16U + 2U);
}

TEST(PawnsKings, AKingMayStandAndStepWhereItCanBeTaken) {
    // Next to the other king, and before its pawn.
    EXPECT_EQ(legal_moves_of(P::from_text("8/8/3k4/4p3/8/4K3/8/8 w - - 0 1")),
              (std::set<std::string>{"e3d2", "e3e2", "e3f2", "e3d3", "e3f3", "e3d4", "e3e4", "e3f4"}));
    // An attack on the king need not be answered, and both kings may be attacked at once.
    const P attacked = P::from_text("8/8/8/4k3/3P4/8/P3p3/3K4 w - - 0 1");
    EXPECT_TRUE(legal_moves_of(attacked).contains("a2a4"));
    EXPECT_TRUE(legal_moves_of(attacked).contains("d4e5"));
    EXPECT_EQ(P::from_text("8/8/8/4k3/3P4/8/P3p3/3K4 b - - 0 1").verdict(), Outcome::ongoing());
    expect_steps<P>({
        {"8/8/8/4k3/4p3/8/8/3K4 w - - 0 1", "d1d2", "8/8/8/4k3/4p3/8/3K4/8 b - - 1 1"},
        {"8/8/8/4k3/4p3/8/3K4/8 b - - 1 1", "e4e3", "8/8/8/4k3/8/4p3/3K4/8 w - - 0 2"},
        {"8/8/8/4k3/8/4p3/3K4/8 w - - 0 2", "d2e3", "8/8/8/4k3/8/4K3/8/8 b - - 0 2"},
        {"8/8/8/4k3/8/4K3/8/8 b - - 0 2", "e5e4", "8/8/8/8/4k3/4K3/8/8 w - - 1 3"},
    });
}

TEST(PawnsKings, TakingTheKingEndsTheGameAtOnce) {
    const auto white_wins = Outcome::win(Side::First, Reason::KingTaken);
    const auto black_wins = Outcome::win(Side::Second, Reason::KingTaken);
    expect_decided(after<P>("8/8/8/4k3/3P4/8/8/3K4 w - - 0 1", {"d4e5"}), white_wins);
    expect_decided(after<P>("8/8/8/8/4k3/4K3/8/8 w - - 0 1", {"e3e4"}), white_wins);
    expect_decided(after<P>("8/8/8/8/4k3/3K4/pppp4/8 b - - 0 1", {"e4d3"}), black_wins);
    // Pawns that could still move do not.
    expect_decided(after<P>("4k3/pppp1ppp/8/8/8/4p3/PPPK1PPP/8 b - - 0 1", {"e3d2"}), black_wins);
    expect_outcomes<P>({{"8/8/8/4P3/8/8/8/4K3 b - - 0 1", white_wins}, {"4k3/8/8/8/8/8/P7/8 w - - 0 1", black_wins}});
}

TEST(PawnsKings, APawnOnTheLastRankStaysAPawn) {
    expect_steps<P>({{"8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "P7/4k3/8/8/8/8/8/4K3 b - - 0 1"},
                     {"1k6/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8", "1P6/8/8/8/8/8/8/4K3 b - - 0 1"},
                     {"P7/1k6/8/8/8/8/8/4K3 b - - 0 1", "b7a8", "k7/8/8/8/8/8/8/4K3 w - - 0 2"},
                     {"4k3/8/8/8/8/8/7p/4K3 b - - 0 1", "h2h1", "4k3/8/8/8/8/8/8/4K2p w - - 0 2"}});
    // It has no move and attacks nothing.
    EXPECT_EQ(legal_moves_of(P::from_text("P6k/8/8/8/8/8/8/7K w - - 0 1")),
              (std::set<std::string>{"h1g1", "h1g2", "h1h2"}));
    expect_moves_refused<P>({{"8/P3k3/8/8/8/8/8/4K3 w - - 0 1", {"a7a8q", "not a legal move"}}});
}

TEST(PawnsKings, NobodyTakesEnPassant) {
    const P position = after<P>("4k3/pppp1ppp/8/8/4p3/8/PPPPPPPP/4K3 w - - 0 2", {"d2d4"});
    EXPECT_EQ(position.text(), "4k3/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/4K3 b - - 0 2");
    EXPECT_FALSE(legal_moves_of(position).contains("e4d3"));
}

TEST(PawnsKings, TheThirdTimeIsADraw) {
    P position = P::start();
    for (int round = 0; round < 2; ++round) {
        EXPECT_EQ(game::outcome(position), Outcome::ongoing());
        play(position, {"e1d1", "e8d8", "d1e1"});
        EXPECT_EQ(game::outcome(position), Outcome::ongoing());
        play(position, {"d8e8"});
    }
    EXPECT_EQ(game::outcome(position), Outcome::draw(Reason::Repetition));
}

/// The rounds of moving the kings to and fro until the game is drawn.
int rounds_to_draw(P position) {
    for (int rounds = 0; rounds < 20; ++rounds) {
        if (position.verdict().over()) return rounds;
        play(position, {"e1d1", "e8d8", "d1e1", "d8e8"});
    }
    return -1;
}

TEST(PawnsKings, TheRepetitionLimitCanBeSet) {
    for (const int limit : {2, 3, 4, 7}) {
        P position = P::start();
        position.set_repetition_limit(limit);
        EXPECT_EQ(rounds_to_draw(position), limit - 1);
        EXPECT_EQ(rounds_to_draw(P::from_text(position.text())), limit - 1) << position.text();
        EXPECT_EQ(position.flipped().repetition_limit(), limit);
    }
    P position = P::start();
    EXPECT_EQ(error_text([&] { position.set_repetition_limit(1); }), "a repetition limit goes from 2 to 999, not 1");
    EXPECT_EQ(position.repetition_limit(), 3);
}

TEST(PawnsKings, NothingElseEndsTheGame) {
    // Neither fifty moves nor bare kings.
    expect_outcomes<P>({{"4k3/8/8/8/8/8/8/4K3 w - - 200 150", Outcome::ongoing()}});
}

TEST(PawnsKings, ASideWithoutAMoveDraws) {
    // The king in the corner behind pawns that have come to their end or are blocked.
    const P position = P::from_text("KP5k/PP6/8/8/8/p7/P7/8 w - - 0 1");
    EXPECT_TRUE(legal_moves_of(position).empty());
    EXPECT_EQ(game::outcome(position), Outcome::draw(Reason::NoMoves));
    expect_outcomes<P>({{"KP5k/PP6/8/8/8/p7/P7/8 b - - 0 1", Outcome::ongoing()},
                        {"KP5k/P7/8/8/8/p7/P7/8 w - - 0 1", Outcome::ongoing()}});
}

TEST(PawnsKings, MovesAreWrittenWithoutChecks) {
    expect_written_and_read<P>({{"8/8/8/4k3/8/3P4/8/3K4 w - - 0 1", "d3d4", "d4"},
                                {"8/8/8/4k3/3P4/8/8/3K4 w - - 0 1", "d4e5", "dxe5#"},
                                {"8/8/8/8/4k3/4K3/8/8 w - - 0 1", "e3e4", "Kxe4#"},
                                {"8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "a8"}});
}

TEST(PawnsKings, TextsThatMakeNoSenseAreRefused) {
    expect_all_refused<P>({{"8/8/8/8/8/8/8/8 w - - 0 1", "both kings are missing"},
                           {"4k3/8/8/8/8/8/4N3/4K3 w - - 0 1", "only kings and pawns"},
                           {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "no pawn can stand on the first rank"},
                           {"4k3/8/8/8/8/8/4K3/4K3 w - - 0 1", "2 kings"},
                           {"4k3/pppppppp/8/8/4P3/8/PPPP1PPP/4K3 b - ^e3 0 1", "no en passant"},
                           {"4k3/8/8/8/8/8/8/4K3 w ^K - 0 1", "no castling"},
                           {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 r1", "repetition limit"},
                           {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 r^x", "repetition limit"}});
    expect_all_rewritten<P>({{"4k3/8/8/8/8/8/8/4K3 w - - 0 1 r3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
                             {"4k3/8/8/8/8/8/8/4K3 w - - r12", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 r12"}});
}

// --- Evaluations ---

TEST(PawnsKingsEvaluation, CountsPawnsAndKings) {
    const PawnsKingsMaterial material;
    EXPECT_EQ(material.score_for_mover(P::start()), 0);
    EXPECT_EQ(material.score_for_mover(P::from_text("4k3/pp6/8/8/8/8/PPPPP3/4K3 w - - 0 1")), 3);
    EXPECT_EQ(material.score_for_mover(P::from_text("4k3/pp6/8/8/8/8/PPPPP3/4K3 b - - 0 1")), -3);
    EXPECT_EQ(material.score_for_mover(P::from_text("8/pp6/8/8/8/8/PPPPP3/4K3 b - - 0 1")), -103);
}

TEST(PawnsKingsEvaluation, LikesTheKingsToBeNear) {
    const PawnsKingsDistance distance;
    EXPECT_EQ(distance.score_for_mover(P::start()), 10 - 7);
    EXPECT_EQ(distance.score_for_mover(P::from_text("8/8/3k4/8/8/2K5/P7/8 w - - 0 1")), 1 + 10 - 3);
    EXPECT_EQ(distance.score_for_mover(P::from_text("8/8/3k4/8/8/2K5/P7/8 b - - 0 1")), -1 + 10 - 3);
    EXPECT_EQ(distance.score_for_mover(P::from_text("8/8/8/8/8/2K5/P7/8 b - - 0 1")), -1001);
}

TEST(PawnsKingsEvaluation, TheTunedOneIsTheSameForBothSides) {
    for (const char* text : {"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
                             "P7/1k3p2/8/3pP3/3P4/6K1/p4P2/2p5 w - - 0 1", "8/8/3k4/8/8/2K5/P7/8 b - - 0 1"}) {
        const P position = P::from_text(text);
        TunedEvaluation<PawnsKings> tuned;
        tuned.reset(position);
        const auto score = tuned.score_for_mover(position);
        tuned.reset(position.flipped());
        EXPECT_EQ(tuned.score_for_mover(position.flipped()), score) << text;
    }
}

// --- The searches and the king ---

/// Whether the side to move could take the king, found out by playing.
bool can_take_king(P position) {
    for (const std::string& text : legal_moves_of(position)) {
        const Move move = position.parse_move(text);
        position.make(move);
        const bool taken = position.verdict().reason == Reason::KingTaken;
        position.unmake(move);
        if (taken) return true;
    }
    return false;
}

/// What is wrong with a move: the own king is lost, or the other one is left alone, without need.
std::string blunder(P position, Move played) {
    const bool could_take = can_take_king(position);
    bool could_be_safe = false;
    for (const std::string& text : legal_moves_of(position)) {
        const Move move = position.parse_move(text);
        position.make(move);
        could_be_safe |= position.verdict().over() || !can_take_king(position);
        position.unmake(move);
    }
    position.make(played);
    if (could_take && position.verdict().reason != Reason::KingTaken) return "does not take the king";
    if (!could_take && could_be_safe && !position.verdict().over() && can_take_king(position)) return "loses the king";
    return "";
}

template <class E>
void expect_care(const P& position) {
    for (const int depth : {2, 3}) {
        SCOPED_TRACE(position.text() + " depth " + std::to_string(depth));
        for (const bool prune : {false, true})
            EXPECT_EQ(blunder(position, test::run_textbook(position, depth, prune, E()).line[0]), "");
        for (const bool selective : {false, true})
            EXPECT_EQ(blunder(position, test::run_search(position, depth, selective, E()).move), "");
    }
}

TEST(PawnsKingsSearch, NeverLosesAKingWithoutNeedAndAlwaysTakesOne) {
    int in_danger = 0;
    int to_be_taken = 0;
    for (std::uint64_t playout = 0; playout < 30; ++playout) {
        board::Random random(playout);
        P position = P::start();
        for (int ply = 0; ply < 120 && !game::outcome(position).over(); ++ply) {
            typename P::MoveList moves;
            position.legal_moves(moves);
            if (ply % 16 == 15 || position.wins_at_once()) {
                in_danger += position.in_check() ? 1 : 0;
                to_be_taken += position.wins_at_once() ? 1 : 0;
                expect_care<PawnsKingsMaterial>(position);
                expect_care<PawnsKingsDistance>(position);
                expect_care<TunedEvaluation<PawnsKings>>(position);
                if (testing::Test::HasFailure()) return;
            }
            position.make(moves[random.below(moves.size())]);
        }
    }
    // There was something to be careful about.
    EXPECT_GT(in_danger, 10);
    EXPECT_GT(to_be_taken, 10);
}

TEST(PawnsKingsSearch, SeesWhoCanTakeTheKing) {
    for (std::uint64_t playout = 0; playout < 100; ++playout) {
        board::Random random(playout);
        P position = P::start();
        for (int ply = 0; ply < 100 && !game::outcome(position).over(); ++ply) {
            ASSERT_EQ(position.wins_at_once(), can_take_king(position)) << position.text();
            typename P::MoveList moves;
            position.legal_moves(moves);
            position.make(moves[random.below(moves.size())]);
        }
    }
}

TEST(PawnsKingsSearch, WhoMustMoveMayHaveToLoseHisKing) {
    // Black is in zugzwang: every step of the king is into danger, which in chess would be stalemate.
    const P position = P::from_text("k7/2K5/1P6/8/8/8/8/8 b - - 0 1");
    const auto found = test::run_search(position, 6, true, TunedEvaluation<PawnsKings>());
    EXPECT_EQ(found.score, search::loss_in(2));
}

}  // namespace
}  // namespace rookery::chess
