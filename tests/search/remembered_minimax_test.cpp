// With a memory the same move is found as without one: what a proof of a textbook player stands on.

#include "search/remembered_minimax.h"

#include <gtest/gtest.h>

#include "board/random.h"
#include "support/never.h"
#include "support/search_helpers.h"
#include "wolfsheep/evaluation.h"
#include "wolfsheep/position.h"

namespace rookery::search {
namespace {

using wolfsheep::Position;

/// Every position of some random games, in their order, as a memory meets them that is kept.
template <class Evaluation>
void expect_agreement(int depth, std::size_t slots) {
    RememberedMinimax<Position, Evaluation> remembered(depth, slots);
    board::Random random(static_cast<std::uint64_t>(depth));
    for (int game = 0; game < 12; ++game) {
        Position position = Position::start(game % Position::info.start_positions);
        while (!position.verdict().over()) {
            const auto found = remembered.run(position, support::never);
            const auto plain = test::run_textbook(position, depth, true, Evaluation());
            ASSERT_TRUE(found);
            EXPECT_EQ(position.move_text(found->move), position.move_text(*plain.line.begin()))
                << position.text() << " at depth " << depth;
            EXPECT_EQ(found->score_for_mover, plain.score_for_mover) << position.text() << " at depth " << depth;
            game::MoveList<Position> moves;
            position.legal_moves(moves);
            position.make(moves[random.next() % moves.size()]);
        }
    }
}

TEST(RememberedMinimax, AnswersAsTheTextbookDoes) {
    for (int depth = 1; depth <= 6; ++depth) {
        expect_agreement<wolfsheep::SimpleEvaluation>(depth, 1 << 16);
        expect_agreement<wolfsheep::FastEvaluation>(depth, 1 << 16);
        expect_agreement<wolfsheep::SmartEvaluation>(depth, 1 << 16);
    }
}

TEST(RememberedMinimax, AMemoryThatIsTooSmallCostsTimeAlone) {
    for (const std::size_t slots : {std::size_t{1}, std::size_t{7}, std::size_t{64}})
        expect_agreement<wolfsheep::SimpleEvaluation>(6, slots);
}

TEST(RememberedMinimax, TakesLess) {
    RememberedMinimax<Position, wolfsheep::SimpleEvaluation> remembered(10, 1 << 16);
    const auto found = remembered.run(Position::start(), support::never);
    ASSERT_TRUE(found);
    EXPECT_LT(found->nodes * 4, test::run_textbook(Position::start(), 10, true, wolfsheep::SimpleEvaluation()).nodes);
}

TEST(RememberedMinimax, StopsAndHasNoMoveAfterTheEnd) {
    const std::atomic<bool> stop = true;
    RememberedMinimax<Position, wolfsheep::SimpleEvaluation> remembered(4, 64);
    EXPECT_FALSE(remembered.run(Position::start(), stop));
    EXPECT_TRUE(remembered.run(Position::start(), support::never)) << "and may be asked again";
    EXPECT_FALSE(remembered.run(Position::from_text("8/8/8/8/8/8/1S1S1S1S/w7 w"), support::never));
}

}  // namespace
}  // namespace rookery::search
