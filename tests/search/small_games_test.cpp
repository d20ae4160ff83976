// Games whose values are known, searched by the same code as chess.

#include <gtest/gtest.h>

#include "search/score.h"
#include "support/nim.h"
#include "support/search_helpers.h"
#include "support/tic_tac_toe.h"

namespace rookery::test {
namespace {

using search::is_forced_loss;
using search::is_forced_win;

TEST(TicTacToeSearch, TheStartIsADraw) {
    const TicTacToe start = TicTacToe::start(0);
    EXPECT_EQ(run_textbook(start, 9, false, ZeroEvaluation<TicTacToe>()).score_for_mover, 0);
    EXPECT_EQ(run_textbook(start, 9, true, ZeroEvaluation<TicTacToe>()).score_for_mover, 0);
    EXPECT_EQ(run_search(start, 9, true, ZeroEvaluation<TicTacToe>()).score, 0);
}

TEST(TicTacToeSearch, MinimaxVisitsTheWholeTree) {
    // Known figures: 549,946 positions in the tree, the root included, of which 255,168 end a game.
    const auto result = run_textbook(TicTacToe::start(0), 9, false, ZeroEvaluation<TicTacToe>());
    EXPECT_EQ(result.nodes, 549'946u);
    EXPECT_EQ(result.evaluations, 255'168u);
}

TEST(TicTacToeSearch, AlphaBetaVisitsFarLess) {
    const auto pruned = run_textbook(TicTacToe::start(0), 9, true, ZeroEvaluation<TicTacToe>());
    EXPECT_LT(pruned.nodes, 549'946u / 10);
}

TEST(TicTacToeSearch, TakesAWinAtOnceAndSeesALossInTime) {
    // x has two in a row and the move.
    const auto win = run_search(TicTacToe::from_text("xx.oo...."), 5, true, ZeroEvaluation<TicTacToe>());
    EXPECT_EQ(win.score, search::win_in(1));
    EXPECT_EQ(win.move, 2);
    // o must stop x at cell 3; a corner answered by a neighboring edge is lost.
    EXPECT_EQ(run_search(TicTacToe::from_text("xx..o...."), 8, true, ZeroEvaluation<TicTacToe>()).move, 2);
    EXPECT_TRUE(
        is_forced_win(run_search(TicTacToe::from_text("xo......."), 8, true, ZeroEvaluation<TicTacToe>()).score));
}

TEST(NimSearch, TheExclusiveOrDecides) {
    for (std::uint8_t a = 0; a <= 3; ++a)
        for (std::uint8_t b = 0; b <= 3; ++b)
            for (std::uint8_t c = 1; c <= 4; ++c) {
                const Nim start({a, b, c});
                const int depth = a + b + c;
                const int deep = 2 * depth + 4;  // a selective search needs more depth to be sure
                const bool mover_wins = (a ^ b ^ c) != 0;
                const auto score = run_search(start, deep, true, ZeroEvaluation<Nim>()).score;
                EXPECT_EQ(is_forced_win(score), mover_wins) << int(a) << ' ' << int(b) << ' ' << int(c);
                EXPECT_EQ(is_forced_loss(score), !mover_wins) << int(a) << ' ' << int(b) << ' ' << int(c);
                EXPECT_EQ(is_forced_win(run_textbook(start, depth, true, ZeroEvaluation<Nim>()).score_for_mover),
                          mover_wins);
            }
}

TEST(NimSearch, FindsAMoveToAZeroSum) {
    const auto best = run_search(Nim({1, 3, 4}), 20, true, ZeroEvaluation<Nim>());
    EXPECT_EQ(best.move, (Nim::Move{2, 2}));  // 1, 3, 2
}

}  // namespace
}  // namespace rookery::test
