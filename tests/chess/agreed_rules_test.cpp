// Pawns and kings by other rules than the published ones, switched one by one.

#include "chess/agreed_rules.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "board/random.h"
#include "chess/evaluation/pawns_kings.h"
#include "chess/evaluation/tuned.h"
#include "chess/expectations.h"
#include "chess/position.h"
#include "game/perft.h"
#include "support/error_text.h"
#include "support/play.h"
#include "support/search_helpers.h"

namespace rookery::chess {
namespace {

using game::Reason;
using support::after;
using support::error_text;
using support::legal_moves_of;

using P = Position<PawnsKings>;

const std::string chess_rules = "promotion+en-passant+check";

P by(const std::string& rules, const std::string& fen) { return P::from_text(fen + " " + rules); }

TEST(AgreedRules, AreWrittenAsWhatDiffersFromThePublishedOnes) {
    EXPECT_EQ(AgreedRules().text(), "");
    const std::string all = "promotion+en-passant+single-step+check+manhattan";
    EXPECT_EQ(AgreedRules::parse(all).text(), all);
    EXPECT_EQ(AgreedRules::parse("euclidean+check").text(), "check+euclidean");
    EXPECT_FALSE(AgreedRules::parse("single-step").double_step);
    EXPECT_EQ(
        error_text([] { (void)AgreedRules::parse("check+castling"); }),
        "rules are promotion, en-passant, single-step, check, manhattan and euclidean, with '+' between them, not "
        "'castling'");
    EXPECT_TRUE(AgreedRules::parse("manhattan").plays_as_published());
    EXPECT_FALSE(AgreedRules::parse("check").plays_as_published());
}

TEST(AgreedRules, StandAtTheEndOfAPosition) {
    const std::string start = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
    EXPECT_EQ(by("check", start).text(), start + " check");
    EXPECT_EQ(by("r5 check+promotion", start).text(), start + " r5 promotion+check");
    EXPECT_EQ(by("r5 check+promotion", start).repetition_limit(), 5);
    EXPECT_EQ(by("check", start).flipped().agreed_rules(), AgreedRules::parse("check"));
    EXPECT_EQ(P::start().with_rules(AgreedRules::parse("single-step")).text(), start + " single-step");
    expect_all_refused<P>({{start + " ^castling", "rules are promotion"},
                           {start + " ^check r5", "FEN has 4 or 6 fields"},
                           {"4k3/8/8/8/8/8/4N3/4K3 w - - 0 1 check", "only kings and pawns"},
                           {"P3k3/8/8/8/8/8/8/4K3 w - - 0 1 promotion", "on the first or last rank"},
                           {"8/8/8/8/8/8/8/4K3 w - - 0 1 check", "Black has no king"},
                           {"8/8/8/4k3/3P4/8/8/3K4 ^w - - 0 1 check", "could take the king"},
                           {"4k3/8/8/8/4P3/8/8/4K3 b - ^e3 0 1 en-passant+single-step", "no en passant"}});
}

TEST(AgreedRules, PositionsByOtherRulesAreOthers) {
    std::set<Key> keys;
    for (const char* rules : {"", "promotion", "en-passant", "single-step", "check", "manhattan", "euclidean"})
        keys.insert(P::start().with_rules(AgreedRules::parse(rules)).key());
    EXPECT_EQ(keys.size(), 7U);
    P position = by(chess_rules, "4k3/P6p/8/8/8/8/7P/4K3 w - - 0 1");
    for (const char* move : {"a7a8q", "e8e7", "a8a7", "e7e6"}) {
        position.make(position.parse_move(move));
        EXPECT_EQ(position.key(), position.computed_key()) << move;
    }
}

TEST(AgreedRules, WithPromotionPawnsBecomePieces) {
    const std::string fen = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";
    EXPECT_FALSE(legal_moves_of(P::from_text(fen)).contains("a7a8q"));
    const auto moves = legal_moves_of(by("promotion", fen));
    for (const char* move : {"a7a8q", "a7a8r", "a7a8b", "a7a8n"}) EXPECT_TRUE(moves.contains(move));
    EXPECT_FALSE(moves.contains("a7a8"));
    // A king that stands in the way of a queen can be taken by it.
    expect_decided(after<P>("Q3k3/8/8/8/8/8/8/4K3 w - - 0 1 promotion", {"a8e8"}),
                   Outcome::win(Side::First, Reason::KingTaken));
    EXPECT_EQ(PawnsKingsMaterial().score_for_mover(by("promotion", "Q3k3/p7/8/8/8/8/8/4K3 w - - 0 1")), 8);
}

TEST(AgreedRules, EnPassantAndDoubleSteps) {
    const std::string fen = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    EXPECT_FALSE(legal_moves_of(after<P>(fen, {"e2e4"})).contains("d4e3"));
    EXPECT_TRUE(legal_moves_of(after<P>(fen + " en-passant", {"e2e4"})).contains("d4e3"));
    EXPECT_EQ(after<P>(fen + " en-passant", {"e2e4", "d4e3"}).text(), "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 en-passant");
    EXPECT_TRUE(legal_moves_of(P::start()).contains("e2e4"));
    const P single = P::start().with_rules(AgreedRules::parse("single-step"));
    EXPECT_FALSE(legal_moves_of(single).contains("e2e4"));
    EXPECT_EQ(legal_moves_of(single).size(), 8U + 2U);
    EXPECT_FALSE(single.is_legal(Move::normal(Square::E2, Square::E4)));
}

TEST(AgreedRules, WithCheckKingsAreSafe) {
    // Before the pawn, and next to the other king.
    EXPECT_EQ(legal_moves_of(by("check", "8/8/3k4/4p3/8/4K3/8/8 w - - 0 1")),
              (std::set<std::string>{"e3d2", "e3e2", "e3f2", "e3d3", "e3f3", "e3e4"}));
    EXPECT_EQ(legal_moves_of(by("check", "8/8/8/4k3/3P4/8/P7/3K4 b - - 0 1")),
              (std::set<std::string>{"e5d4", "e5e4", "e5f4", "e5d5", "e5f5", "e5d6", "e5e6", "e5f6"}));
    expect_outcomes<P>({{"7k/5KPp/8/6P1/8/8/8/8 b - - 0 1 check", Outcome::win(Side::First, Reason::Checkmate)},
                        {"k7/2K5/1P6/8/8/8/8/8 b - - 0 1 check", Outcome::draw(Reason::Stalemate)},
                        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 check", Outcome::draw(Reason::InsufficientMaterial)}});
    expect_written_and_read<P>({{"8/8/8/4k3/8/3P4/8/3K4 w - - 0 1 check", "d3d4", "d4+"}});
    EXPECT_EQ(error_text([] { (void)by("check", "8/8/8/4k3/3P4/8/P7/3K4 b - - 0 1").parse_move("e5f9"); }),
              "'e5f9' is not a move; write it like e2e4 or e7e8q");
}

TEST(AgreedRules, DistancesAreMeasuredAsAgreed) {
    const std::string fen = "8/8/3k4/8/8/2K5/P7/8 w - - 0 1";
    EXPECT_EQ(P::from_text(fen).measure(), 3);
    EXPECT_EQ(by("manhattan", fen).measure(), 4);
    EXPECT_EQ(by("euclidean", "7k/8/8/8/8/8/8/K7 w - - 0 1").measure(), 10);
    EXPECT_EQ(PawnsKingsDistance().score_for_mover(by("manhattan", fen)), 1 + 10 - 4);
}

/// With the rules of chess the game is `endgame`: the same moves, wherever the two come.
TEST(AgreedRules, AllTogetherTheyAreThoseOfChess) {
    using Chess = Position<Endgame>;
    for (std::uint64_t playout = 0; playout < 60; ++playout) {
        board::Random random(playout);
        P position = P::start().with_rules(AgreedRules::parse(chess_rules));
        Chess chess = Chess::start();
        for (int ply = 0; ply < 160 && !game::outcome(chess).over(); ++ply) {
            ASSERT_EQ(legal_moves_of(position), legal_moves_of(chess)) << position.text();
            ASSERT_EQ(position.in_check(), chess.in_check()) << position.text();
            P::MoveList moves;
            position.legal_moves(moves);
            const Move move = moves[random.below(moves.size())];
            ASSERT_EQ(position.move_notation(move), chess.move_notation(move)) << position.text();
            ASSERT_TRUE(position.is_legal(move));
            position.make(move);
            chess.make(move);
        }
        const Outcome outcome = game::outcome(chess);
        if (outcome.reason == Reason::FiftyMoves) continue;
        EXPECT_EQ(game::outcome(position), outcome) << position.text();
    }
    P position = P::start().with_rules(AgreedRules::parse(chess_rules));
    Chess chess = Chess::start();
    EXPECT_EQ(game::perft(position, 5), game::perft(chess, 5));
}

/// Whatever is switched on: making and taking back, keys, and what is legal fit together.
TEST(AgreedRules, EveryCombinationHoldsTogether) {
    for (int bits = 0; bits < 16; ++bits) {
        AgreedRules rules;
        rules.promotion = (bits & 1) != 0;
        rules.en_passant = (bits & 2) != 0;
        rules.double_step = (bits & 4) == 0;
        rules.check = (bits & 8) != 0;
        for (std::uint64_t playout = 0; playout < 20; ++playout) {
            board::Random random(playout);
            P position = P::start().with_rules(rules);
            for (int ply = 0; ply < 120 && !game::outcome(position).over(); ++ply) {
                ASSERT_EQ(P::from_text(position.text()).text(), position.text());
                ASSERT_EQ(position.key(), position.computed_key()) << position.text();
                P::MoveList moves;
                position.legal_moves(moves);
                ASSERT_EQ(position.count_legal_moves(), moves.size());
                P::MoveList noisy_and_quiet;
                position.noisy_moves(noisy_and_quiet);
                position.quiet_moves(noisy_and_quiet);
                ASSERT_EQ(noisy_and_quiet.size(), moves.size()) << position.text();
                const P before = position;
                for (const Move move : moves) {
                    ASSERT_TRUE(position.is_legal(move)) << position.text() << " " << position.move_text(move);
                    ASSERT_EQ(position.parse_notation(position.move_notation(move)), move) << position.text();
                    position.make(move);
                    position.unmake(move);
                    ASSERT_EQ(position, before);
                }
                position.make(moves[random.below(moves.size())]);
            }
        }
    }
}

TEST(AgreedRules, TheSearchesFollowThem) {
    const P queens = by("promotion", "8/P6k/8/8/8/8/8/K7 w - - 0 1");
    const P mates = by(chess_rules, "7k/8/5K2/6P1/8/8/8/1R6 w - - 0 1");
    for (const bool selective : {false, true}) {
        const auto queened = test::run_search(queens, 3, selective, PawnsKingsMaterial());
        EXPECT_EQ(queens.move_text(queened.move), "a7a8q");
        const auto mated = test::run_search(mates, 5, selective, TunedEvaluation<PawnsKings>());
        EXPECT_GT(mated.score, search::min_forced_win) << mates.move_text(mated.move);
    }
    for (const bool prune : {false, true})
        EXPECT_EQ(queens.move_text(test::run_textbook(queens, 3, prune, TunedEvaluation<PawnsKings>()).line[0]),
                  "a7a8q");
}

}  // namespace
}  // namespace rookery::chess
