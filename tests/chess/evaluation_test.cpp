#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "board/random.h"
#include "chess/evaluation/material.h"
#include "chess/evaluation/simplified.h"
#include "chess/evaluation/trace.h"
#include "chess/evaluation/tunable.h"
#include "chess/evaluation/tuned.h"
#include "chess/evaluation/weights_text.h"
#include "chess/position.h"
#include "support/play.h"

namespace rookery::chess {
namespace {

using OrthodoxPosition = Position<Orthodox>;
using FreePosition = Position<Chess960>;
using game::Score;

/// The same position with the colors and the ends of the board exchanged.
template <class R>
Position<R> flipped(const Position<R>& position) {
    const auto flip = [](Square square) {
        return square == Square::None ? square : board::square_at(index(square) ^ 56);
    };
    const Setup setup = position.setup();
    Setup other = setup;
    for (std::size_t i = 0; i < board::square_count; ++i) {
        const Piece piece = setup.board[i];
        other.board[i ^ 56] = piece.empty() ? piece : Piece(!piece.color(), piece.type());
    }
    other.to_move = !setup.to_move;
    other.castling_rooks = {};
    for (Square rook : setup.castling_rooks) other.castling_rooks |= flip(rook);
    other.en_passant = flip(setup.en_passant);
    return Position<R>(other);
}

/// Calls `visit` with the start and with every position of some random games, until they end.
template <class P, class Visit>
void visit_random_games(int games, std::uint64_t seed, const Visit& visit) {
    board::Random random(seed);
    for (int game = 0; game < games; ++game) {
        P position = P::start(static_cast<int>(random.below(static_cast<std::uint64_t>(P::info.start_positions))));
        for (int ply = 0; ply < 250; ++ply) {
            visit(position);
            typename P::MoveList moves;
            position.legal_moves(moves);
            if (moves.empty() || position.verdict().over()) break;
            position.make(moves[random.below(moves.size())]);
        }
    }
}

template <class R>
Score tuned_score(const Position<R>& position) {
    const auto evaluation = std::make_unique<TunedEvaluation<R>>();
    evaluation->reset(position);
    return evaluation->score_for_mover(position);
}

Score tuned_score(std::string_view fen) { return tuned_score(OrthodoxPosition::from_text(fen)); }

template <class R>
class Evaluations : public testing::Test {};
using RuleSets = testing::Types<Orthodox, Chess960>;
TYPED_TEST_SUITE(Evaluations, RuleSets);

TYPED_TEST(Evaluations, DoNotDependOnTheColorOfTheMover) {
    MaterialEvaluation<TypeParam> material;
    SimplifiedEvaluation<TypeParam> simplified;
    TunedEvaluation<TypeParam> tuned;
    visit_random_games<Position<TypeParam>>(60, 1, [&](const Position<TypeParam>& position) {
        const auto other = flipped(position);
        EXPECT_EQ(material.score_for_mover(position), material.score_for_mover(other)) << position.text();
        EXPECT_EQ(simplified.score_for_mover(position), simplified.score_for_mover(other)) << position.text();
        tuned.reset(position);
        const Score score = tuned.score_for_mover(position);
        tuned.reset(other);
        EXPECT_EQ(score, tuned.score_for_mover(other)) << position.text();
        EXPECT_LE(std::abs(score), game::highest_evaluation);
    });
}

TYPED_TEST(Evaluations, TheTunedOneFollowsTheMovesForthAndBack) {
    using P = Position<TypeParam>;
    TunedEvaluation<TypeParam> following;
    TunedEvaluation<TypeParam> fresh;
    const auto expect_equal = [&](const P& position) {
        fresh.reset(position);
        EXPECT_EQ(following.score_for_mover(position), fresh.score_for_mover(position)) << position.text();
    };
    board::Random random(2);
    for (int game = 0; game < 40; ++game) {
        P position = P::start(static_cast<int>(random.below(static_cast<std::uint64_t>(P::info.start_positions))));
        following.reset(position);
        std::vector<Move> played;
        for (int ply = 0; ply < 200; ++ply) {
            typename P::MoveList moves;
            position.legal_moves(moves);
            if (moves.empty()) break;
            // What is rare in random games is what can go wrong.
            Move move = moves[random.below(moves.size())];
            for (Move special : moves)
                if (special.is_castling() || special.is_en_passant() || special.is_promotion()) move = special;
            following.make(position, move);
            position.make(move);
            played.push_back(move);
            expect_equal(position);
        }
        while (!played.empty()) {
            position.unmake(played.back());
            following.unmake();
            played.pop_back();
            expect_equal(position);
        }
    }
}

TYPED_TEST(Evaluations, TheTraceOfTheTunedOneGivesItsScore) {
    TunedEvaluation<TypeParam> evaluation;
    const auto weights = listed(tuned_weights<Orthodox>);
    visit_random_games<Position<TypeParam>>(40, 3, [&](const Position<TypeParam>& position) {
        const EvaluationTrace trace = trace_evaluation(position);
        int midgame = 0;
        int endgame = 0;
        for (std::size_t i = 0; i < weight_count; ++i) {
            midgame += weights[i].midgame() * trace.features.white_minus_black(i);
            endgame += weights[i].endgame() * trace.features.white_minus_black(i);
        }
        EXPECT_EQ(midgame, trace.sum.midgame()) << position.text();
        EXPECT_EQ(endgame, trace.sum.endgame()) << position.text();
        evaluation.reset(position);
        const Score score = evaluation.score_for_mover(position);
        EXPECT_EQ(position.color_to_move() == Color::White ? score : -score, trace.score_for_white())
            << position.text();
    });
}

TYPED_TEST(Evaluations, RememberedPawnStructuresDoNotChangeTheTunedOne) {
    TunedEvaluation<TypeParam> with_memory;
    std::vector<Position<TypeParam>> positions;
    visit_random_games<Position<TypeParam>>(4, 4, [&](const auto& position) { positions.push_back(position); });
    // Twice, in both directions: the second time every structure is known, with the kings where they stood last.
    for (int round = 0; round < 2; ++round) {
        for (const auto& position : positions) {
            with_memory.reset(position);
            EXPECT_EQ(with_memory.score_for_mover(position), tuned_score(position)) << position.text();
        }
        std::reverse(positions.begin(), positions.end());
    }
}

TEST(MaterialEvaluation, CountsThePieces) {
    const MaterialEvaluation<Orthodox> material;
    const auto score = [&](std::string_view fen) { return material.score_for_mover(OrthodoxPosition::from_text(fen)); };
    EXPECT_EQ(material.score_for_mover(OrthodoxPosition::start()), 0);
    EXPECT_EQ(score("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), 10);
    EXPECT_EQ(score("4k3/8/8/8/8/8/P7/4K3 b - - 0 1"), -10);
    EXPECT_EQ(score("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1"), 30);
    EXPECT_EQ(score("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1"), 30);
    EXPECT_EQ(score("r3k3/8/8/8/8/8/8/4K3 w - - 0 1"), -50);
    EXPECT_EQ(score("3qk3/8/8/8/8/8/8/4K3 b - - 0 1"), 90);
    EXPECT_EQ(score("rnbqkbnr/pppppppp/8/8/8/8/8/4K3 w kq - 0 1"), -(8 * 10 + 4 * 30 + 2 * 50 + 90));
}

TEST(SimplifiedEvaluation, AddsValuesAndSquares) {
    const SimplifiedEvaluation<Orthodox> simplified;
    const auto score = [&](std::string_view fen) {
        return simplified.score_for_mover(OrthodoxPosition::from_text(fen));
    };
    EXPECT_EQ(simplified.score_for_mover(OrthodoxPosition::start()), 0);
    // A pawn from e2, where it is worth 80, to e4, where it is worth 120.
    EXPECT_EQ(score("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"), -40);
    // A knight from b1 to c3: -40 before, 10 after.
    EXPECT_EQ(score("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 0 1"), -50);
    // Without queens the kings count as in the endgame: -30 on e1, 40 on d5; the pawn on a7 is worth 150.
    EXPECT_EQ(score("8/P7/8/3k4/8/8/8/4K3 w - - 0 1"), 150 - 30 - 40);
    // A bishop on c4, a rook on its seventh rank, the king of Black on e8 in the endgame.
    EXPECT_EQ(score("4k3/1R6/8/8/2B5/8/8/4K3 w - - 0 1"), 330 + 10 + 500 + 10);
    // The queen's table is not symmetric: b3 is worth 5, g3 nothing.
    EXPECT_EQ(score("4k3/8/8/8/8/1Q6/8/4K3 w - - 0 1"), 905);
    EXPECT_EQ(score("4k3/8/8/8/8/6Q1/8/4K3 w - - 0 1"), 900);
}

TEST(SimplifiedEvaluation, KnowsWhenTheEndgameBegins) {
    const auto is_endgame = [](std::string_view fen) {
        return SimplifiedEvaluation<Orthodox>::is_endgame(OrthodoxPosition::from_text(fen));
    };
    EXPECT_FALSE(SimplifiedEvaluation<Orthodox>::is_endgame(OrthodoxPosition::start()));
    EXPECT_TRUE(is_endgame("rnb1kbnr/8/8/8/8/8/8/RNB1KBNR w KQkq - 0 1")) << "no queens";
    EXPECT_TRUE(is_endgame("3qk3/8/8/8/8/8/8/3QKB2 w - - 0 1")) << "queen and one minor piece";
    EXPECT_FALSE(is_endgame("3qk3/8/8/8/8/8/8/3QKBN1 w - - 0 1")) << "two minor pieces";
    EXPECT_FALSE(is_endgame("3qk3/8/8/8/8/8/8/3QK2R w - - 0 1")) << "a rook";
    EXPECT_TRUE(is_endgame("rnb1kbnr/8/8/8/8/8/8/3QK3 w kq - 0 1")) << "only the side with the queen must be poor";
}

TEST(TunedEvaluation, FollowsEverySpecialMove) {
    struct Case {
        std::string_view fen;
        std::string_view move;
    };
    for (const auto& [fen, text] :
         {Case{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1"}, Case{"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8"},
          Case{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"}, Case{"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3"},
          Case{"3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q"}, Case{"4k3/8/8/8/8/8/p7/1N2K3 b - - 0 1", "a2b1n"}}) {
        auto position = OrthodoxPosition::from_text(fen);
        TunedEvaluation<Orthodox> evaluation;
        evaluation.reset(position);
        const Score before = evaluation.score_for_mover(position);
        const Move move = position.parse_move(text);
        evaluation.make(position, move);
        position.make(move);
        EXPECT_EQ(evaluation.score_for_mover(position), tuned_score(position)) << fen << " " << text;
        position.unmake(move);
        evaluation.unmake();
        EXPECT_EQ(evaluation.score_for_mover(position), before) << fen << " " << text;
    }
}

TEST(TunedEvaluation, PrefersWhatEveryPlayerPrefers) {
    EXPECT_GT(tuned_score("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), 600) << "a queen more";
    EXPECT_LT(tuned_score("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"), -600);
    EXPECT_GT(tuned_score("4k3/8/1P6/8/8/8/5ppp/4K2R w K - 0 1"), tuned_score("4k3/8/8/8/8/1P6/5ppp/4K2R w K - 0 1"))
        << "a passed pawn far ahead";
    // No piece can come to the help: the king is too far from the pawn.
    EXPECT_GT(tuned_score("7k/8/8/P7/8/8/8/7K w - - 0 1"), tuned_score("8/1k6/8/P7/8/8/8/7K w - - 0 1") + 100);
}

TEST(TunedEvaluation, DrawnEndingsAreNearZero) {
    for (std::string_view fen : {
             "8/8/4k3/8/8/3NN3/3K4/8 w - - 0 1",    // two knights
             "8/8/4k3/8/3n4/3R4/3K4/8 w - - 0 1",   // rook against knight
             "8/8/4k3/4b3/8/3R4/3K4/8 w - - 0 1",   // rook against bishop
             "8/8/4k3/4n3/8/3B4/3K4/8 w - - 0 1",   // bishop against knight
             "8/8/4k3/4r3/8/3RB3/3K4/8 w - - 0 1",  // rook and bishop against rook
             "8/8/4k3/4p3/8/3N4/3K4/8 w - - 0 1",   // a lone knight cannot win
             "k7/8/1K6/P7/8/8/8/2B5 w - - 0 1",     // the bishop does not see the corner
             "8/k7/8/P7/P1K5/8/8/2B5 w - - 0 1",    // not even with two such pawns
             "7k/8/6K1/7P/8/8/8/5B2 b - - 0 1",     // the same on the other side
         }) {
        EXPECT_LE(std::abs(tuned_score(fen)), 40) << fen;
        EXPECT_LE(std::abs(tuned_score(flipped(OrthodoxPosition::from_text(fen)))), 40) << fen;
    }
    // The right bishop wins, and so does the wrong one when the king is elsewhere.
    EXPECT_GT(tuned_score("k7/8/1K6/P7/8/8/8/5B2 w - - 0 1"), 200);
    EXPECT_GT(tuned_score("8/8/1K6/P7/8/8/6k1/2B5 w - - 0 1"), 200);
    // Bishops of opposite colors spoil a pawn more.
    EXPECT_LT(tuned_score("8/5k2/3b4/8/3PP3/3B4/5K2/8 w - - 0 1"), tuned_score("8/5k2/4b3/8/3PP3/3B4/5K2/8 w - - 0 1"));
}

TEST(TunedEvaluation, LoneKingsAreDrivenToTheEdge) {
    const std::string_view pieces[] = {"Q7", "R7", "BB6", "BN6"};
    for (const std::string_view piece : pieces) {
        const Score center = tuned_score("8/8/4k3/8/2K5/8/8/" + std::string(piece) + " b - - 0 1");
        const Score edge = tuned_score("4k3/8/8/8/2K5/8/8/" + std::string(piece) + " b - - 0 1");
        EXPECT_LT(center, -1000) << piece;
        EXPECT_LT(edge, center) << piece;
    }
    // The nearer the own king, the better.
    EXPECT_GT(tuned_score("4k3/8/4K3/8/8/8/8/R7 w - - 0 1"), tuned_score("4k3/8/8/8/8/8/4K3/R7 w - - 0 1"));
    // Bishop and knight mate only in a corner of the bishop's color: this bishop is dark, and so are a1 and h8.
    const Score right_corner = tuned_score("7k/8/5K2/5N2/8/8/8/2B5 w - - 0 1");
    const Score wrong_corner = tuned_score("k7/8/2K5/2N5/8/8/8/2B5 w - - 0 1");
    EXPECT_GT(right_corner, wrong_corner + 100);
}

TEST(TunedEvaluation, ExtremePositionsStayWithinBounds) {
    EXPECT_LT(tuned_score("3QQQQQ/4QQQQ/8/8/8/8/kp6/7K b - - 0 1"), -3000);
    for (std::string_view fen : {"QQQQQQQQ/1Q6/8/8/8/8/kp6/7K b - - 0 1", "7k/8/8/8/8/8/8/K7 w - - 0 1",
                                 "k7/8/8/8/8/8/8/KQQQQQQQ b - - 0 1"}) {
        EXPECT_LE(std::abs(tuned_score(fen)), game::highest_evaluation) << fen;
    }
}

TEST(TunedEvaluation, DescribesItsScore) {
    const auto position =
        OrthodoxPosition::from_text("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 9");
    const std::string text = TunedEvaluation<Orthodox>::describe(position);
    for (std::string_view term : term_names) {
        const bool has_term = term != term_names[static_cast<std::size_t>(Term::Variant)];
        EXPECT_EQ(text.find(term) != std::string::npos, has_term) << term;
    }
    char score[32];
    std::snprintf(score, sizeof score, "Score for White: %+.2f\n", tuned_score(position) / 100.0);
    EXPECT_NE(text.find(score), std::string::npos) << text;
    EXPECT_NE(TunedEvaluation<Orthodox>::describe(OrthodoxPosition::from_text("8/8/8/8/3k4/8/8/K6Q w - - 0 1"))
                  .find("known ending"),
              std::string::npos);
}

TEST(TaperedScore, KeepsItsHalvesApart) {
    for (int midgame : {-3000, -1, 0, 1, 2999})
        for (int endgame : {-3000, -1, 0, 1, 2999}) {
            const TaperedScore score(midgame, endgame);
            EXPECT_EQ(score.midgame(), midgame);
            EXPECT_EQ(score.endgame(), endgame);
            const TaperedScore other = score * -3 + TaperedScore(7, -8) - TaperedScore(-1, 1);
            EXPECT_EQ(other.midgame(), -3 * midgame + 8);
            EXPECT_EQ(other.endgame(), -3 * endgame - 9);
        }
}

TEST(WeightsText, IsTheFilesThatTheProgramIsBuiltFrom) {
    const auto folder = std::filesystem::path(ROOKERY_SOURCE_DIR) / "chess/evaluation/weights";
    std::size_t files = 0;
    for (const TunableRules& rules : tunable_rules()) {
        // A seat has the weights that the whole game was fitted with.
        const std::string game(rules.game == "bughouse-seat" ? "bughouse" : rules.game);
        std::ifstream stream(folder / (game + ".h"));
        if (!stream) continue;  // not fitted: it has the weights of chess
        ++files;
        std::ostringstream text;
        text << stream.rdbuf();
        EXPECT_EQ(weights_source(game, rules.rule_set, *rules.weights), text.str());
        EXPECT_EQ(listed(weights_from_list(listed(*rules.weights))), listed(*rules.weights));
    }
    const auto all = std::filesystem::directory_iterator(folder);
    EXPECT_EQ(files, static_cast<std::size_t>(std::distance(begin(all), end(all))));
}

}  // namespace
}  // namespace rookery::chess
