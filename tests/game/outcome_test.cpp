#include "game/outcome.h"

#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "game/position.h"
#include "game/side.h"

namespace rookery::game {
namespace {

TEST(Side, HasOneOpponent) {
    EXPECT_EQ(!Side::First, Side::Second);
    EXPECT_EQ(!Side::Second, Side::First);
    EXPECT_EQ(index(Side::First), 0u);
    EXPECT_EQ(index(Side::Second), 1u);
}

TEST(Outcome, IsOngoingByDefault) {
    EXPECT_EQ(Outcome(), Outcome::ongoing());
    EXPECT_FALSE(Outcome::ongoing().over());
    EXPECT_EQ(Outcome::ongoing().reason, Reason::None);
}

TEST(Outcome, NamesTheWinnerAndTheReason) {
    const Outcome first = Outcome::win(Side::First, Reason::Checkmate);
    EXPECT_EQ(first.result, Result::FirstWins);
    EXPECT_EQ(first.reason, Reason::Checkmate);
    EXPECT_TRUE(first.over());
    EXPECT_EQ(Outcome::win(Side::Second, Reason::GoalReached).result, Result::SecondWins);
    EXPECT_NE(first, Outcome::win(Side::Second, Reason::Checkmate));
}

TEST(Outcome, OfADrawIsOverWithoutAWinner) {
    const Outcome draw = Outcome::draw(Reason::Stalemate);
    EXPECT_TRUE(draw.over());
    EXPECT_EQ(draw.result, Result::Draw);
    EXPECT_NE(draw, Outcome::draw(Reason::Repetition));
}

TEST(Outcome, IsWrittenAsInGameRecords) {
    EXPECT_EQ(result_text(Result::FirstWins), "1-0");
    EXPECT_EQ(result_text(Result::SecondWins), "0-1");
    EXPECT_EQ(result_text(Result::Draw), "1/2-1/2");
    EXPECT_EQ(result_text(Result::Ongoing), "*");
}

TEST(Outcome, GivesEveryReasonItsOwnWords) {
    const Reason reasons[] = {
        Reason::Checkmate,   Reason::Stalemate, Reason::Repetition, Reason::FiftyMoves, Reason::InsufficientMaterial,
        Reason::GoalReached, Reason::NoMoves};
    std::set<std::string_view> words;
    for (Reason reason : reasons) {
        EXPECT_FALSE(reason_text(reason).empty());
        words.insert(reason_text(reason));
    }
    EXPECT_EQ(words.size(), std::size(reasons));
    EXPECT_EQ(reason_text(Reason::None), "");
}

/// Take one to three from a pile. Who takes the last one has reached the goal; a pile of seven counts as a draw, and
/// whoever faces an enchanted pile cannot move. All ways for a game to end in one.
struct Pile {
    using Move = int;
    static constexpr std::size_t maximum_moves = 3;

    [[nodiscard]] Side to_move() const { return mover; }
    [[nodiscard]] Key key() const { return static_cast<Key>(size); }
    [[nodiscard]] Outcome verdict() const {
        if (size == 0) return Outcome::win(!mover, Reason::GoalReached);
        return size == 7 ? Outcome::draw(Reason::Repetition) : Outcome::ongoing();
    }
    [[nodiscard]] Outcome verdict_without_moves() const { return Outcome::win(!mover, Reason::NoMoves); }
    void legal_moves(MoveList<Pile>& moves) const {
        for (int taken = 1; taken <= 3 && taken <= size && !enchanted; ++taken) moves.add(taken);
    }
    void make(Move taken) {
        size -= taken;
        mover = !mover;
    }
    void unmake(Move taken) {
        size += taken;
        mover = !mover;
    }

    int size = 0;
    bool enchanted = false;
    Side mover = Side::First;
};
static_assert(Position<Pile>);
static_assert(!CountsMoves<Pile>);

TEST(OutcomeOfAPosition, IsTheVerdictWhenThereIsOne) {
    EXPECT_EQ(outcome(Pile{.size = 0}), Outcome::win(Side::Second, Reason::GoalReached));
    EXPECT_EQ(outcome(Pile{.size = 7}), Outcome::draw(Reason::Repetition));
    EXPECT_EQ(outcome(Pile{.size = 7, .enchanted = true}), Outcome::draw(Reason::Repetition));
}

TEST(OutcomeOfAPosition, IsThatOfHavingNoMovesWhenThereAreNone) {
    EXPECT_EQ(outcome(Pile{.size = 5, .enchanted = true}), Outcome::win(Side::Second, Reason::NoMoves));
    EXPECT_EQ(outcome(Pile{.size = 5, .enchanted = true, .mover = Side::Second}),
              Outcome::win(Side::First, Reason::NoMoves));
}

TEST(OutcomeOfAPosition, IsOngoingWhileThereAreMoves) { EXPECT_EQ(outcome(Pile{.size = 5}), Outcome::ongoing()); }

}  // namespace
}  // namespace rookery::game
