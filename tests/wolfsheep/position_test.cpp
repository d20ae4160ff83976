#include "wolfsheep/position.h"

#include <set>

#include <gtest/gtest.h>

#include "board/random.h"
#include "game/bad_position.h"
#include "game/perft.h"
#include "support/play.h"
#include "support/refusal.h"

namespace rookery::wolfsheep {
namespace {

using game::Outcome;
using game::Reason;
using support::after;
using support::expect_refused;

constexpr const char* start_text = "3w4/8/8/8/8/8/8/S1S1S1S1 b";

/// The moves in the order of the generator.
std::string moves_of(const std::string& text) {
    const Position position = Position::from_text(text);
    Position::MoveList moves;
    position.legal_moves(moves);
    std::string all;
    for (const Move move : moves) all += (all.empty() ? "" : " ") + position.move_text(move);
    return all;
}

Outcome outcome_of(const std::string& text) { return game::outcome(Position::from_text(text)); }

TEST(WolfSheepStart, IsThatOfTheRules) {
    EXPECT_EQ(Position::start().text(), start_text);
    EXPECT_EQ(Position::start().to_move(), wolf_side);
    std::set<std::string> starts;
    for (int number = 0; number < Position::info.start_positions; ++number)
        starts.insert(Position::start(number).text());
    std::set<std::string> expected;
    for (const std::string rank : {"1w6", "3w4", "5w2", "7w"})
        for (const std::string side : {" w", " b"}) expected.insert(rank + "/8/8/8/8/8/8/S1S1S1S1" + side);
    EXPECT_EQ(starts, expected);
}

TEST(WolfSheepStart, OnOtherBoards) {
    EXPECT_EQ(Position::start_of_size(4).text(), "1w2/4/4/S1S1 b");
    EXPECT_EQ(Position::start_of_size(6).text(), "1w4/6/6/6/6/S1S1S1 b");
    EXPECT_EQ(Position::start_of_size(8), Position::start());
    EXPECT_EQ(Position::start_of_size(10).text(), "3w6/10/10/10/10/10/10/10/10/S1S1S1S1S1 b");
    EXPECT_EQ(Position::start_of_size(12).text(), "5w6/12/12/12/12/12/12/12/12/12/12/S1S1S1S1S1S1 b");
    for (const int size : {-8, 0, 2, 5, 7, 11, 14})
        EXPECT_THROW(static_cast<void>(Position::start_of_size(size)), text::ParseError) << size;
}

TEST(WolfSheepMoves, TheWolfGoesDownFirstAndRightFirst) {
    EXPECT_EQ(moves_of("8/8/3w4/8/8/8/8/S1S1S1S1 b"), "d6e5 d6c5 d6e7 d6c7");
    EXPECT_EQ(moves_of("7w/8/8/8/8/8/8/S1S1S1S1 b"), "h8g7");
    EXPECT_EQ(moves_of("8/8/3w4/2S1S3/8/8/8/S1S5 b"), "d6e7 d6c7") << "sheep are in the way";
}

TEST(WolfSheepMoves, TheSheepGoUpwardsFromTheWolfsSide) {
    EXPECT_EQ(moves_of("3w4/8/8/8/8/8/8/S1S1S1S1 w"), "a1b2 c1b2 c1d2 e1d2 e1f2 g1f2 g1h2");
    EXPECT_EQ(moves_of("5w2/8/8/8/8/8/8/S1S1S1S1 w"), "g1f2 g1h2 e1d2 e1f2 c1b2 c1d2 a1b2");
    EXPECT_EQ(moves_of("8/8/8/4w3/3S4/2S5/8/S5S1 w"), "g1f2 g1h2 a1b2 c3b4 d4c5") << "lower ranks come first";
    EXPECT_EQ(moves_of("1S1S1S1S/8/8/8/8/8/1w6/8 w"), "") << "nobody leaves the board";
}

TEST(WolfSheepMoves, RanksOfTwoDigits) {
    const std::string text = "12/3w8/12/12/12/12/12/12/12/12/12/S1S1S1S1S1S1 b";
    EXPECT_THROW(static_cast<void>(Position::from_text(text)), text::ParseError) << "d11 is light";
    EXPECT_EQ(moves_of("12/4w7/12/12/12/12/12/12/12/12/12/S1S1S1S1S1S1 b"), "e11f10 e11d10 e11f12 e11d12");
    Position position = Position::from_text("12/4w7/12/12/12/12/12/12/12/12/12/S1S1S1S1S1S1 b");
    position.make(position.parse_move("e11d12"));
    EXPECT_EQ(position.text(), "3w8/12/12/12/12/12/12/12/12/12/12/S1S1S1S1S1S1 w");
}

TEST(WolfSheepMoves, WhatIsNoMoveIsRefused) {
    const Position position = Position::start();
    for (const char* text : {"", "d8", "d8e7e6", "d8e77", "d8 e7", "d8e07", "d0e1", "i8h7", "d8d7", "D8E7", "d8e7 "})
        EXPECT_THROW(static_cast<void>(position.parse_move(text)), text::ParseError) << text;
    for (const char* text : {"a1b2", "d8f6", "d8b6", "b8a7", "d8e9"})
        EXPECT_THROW(static_cast<void>(position.parse_move(text)), text::ParseError) << text;
}

TEST(WolfSheepEnd, TheWolfWinsOnTheFirstRank) {
    const Outcome home = Outcome::win(wolf_side, Reason::GoalReached);
    EXPECT_EQ(outcome_of("8/8/8/8/8/S3S3/1S1S4/4w3 w"), home);
    EXPECT_EQ(outcome_of("8/8/8/8/8/S3S3/1S1S4/4w3 b"), home) << "whoever would be to move";
    EXPECT_EQ(game::outcome(after<Position>("8/8/8/8/8/S3S3/1S1S1w2/8 b", {"f2e1"})), home);
}

TEST(WolfSheepEnd, WhoCannotMoveLoses) {
    EXPECT_EQ(outcome_of("1w6/S1S5/8/8/8/8/8/4S1S1 b"), Outcome::win(sheep_side, Reason::NoMoves));
    EXPECT_EQ(outcome_of("1w6/S1S5/8/8/8/8/8/4S1S1 w"), Outcome::ongoing()) << "the wolf is stuck, but not to move";
    EXPECT_EQ(outcome_of("1S1S1S1S/8/8/8/8/8/1w6/8 w"), Outcome::win(wolf_side, Reason::NoMoves));
    EXPECT_EQ(outcome_of("1S1S1S1S/8/8/8/8/8/1w6/8 b"), Outcome::ongoing());
    EXPECT_EQ(outcome_of(start_text), Outcome::ongoing());
}

TEST(WolfSheepText, ReadsWhatOtherProgramsAdd) {
    EXPECT_EQ(Position::from_text("3w4/8/8/8/8/8/8/S1S1S1S1 b - - 0 1"), Position::start());
    EXPECT_EQ(Position::from_text("  3w4/8/8/8/8/8/8/S1S1S1S1\tb \n"), Position::start());
}

TEST(WolfSheepText, SaysWhatIsWrongAndWhere) {
    const support::Refusal refusals[] = {
        {"", "the position is empty"},
        {"3w4/8/8/8/8/8/S1S1S1S1 b", "4, 6, 8, 10 or 12 rows, not 7"},
        {"3w4/8/8/8/8/8/8/S1S1S1S1^", "who is to move"},
        {"3w4/8/8/8/8/8/8/S1S1S1S1 ^x", "the sheep (w) or the wolf (b)"},
        {"3w4/8/8/8/8/8/8/S1S1S1S1 b ^KQkq", "'KQkq' has no meaning here"},
        {"3w4/8/8/8/8/8/8/S1S1S1S1 b - - 0 1 ^2", "'2' has no meaning here"},
        {"3w4/8/8/8/8/8/8/S1S1S1^P1 b", "neither a sheep (S) nor the wolf (w)"},
        {"^3w3/8/8/8/8/8/8/S1S1S1S1 b", "rank 8 has 7 squares instead of 8"},
        {"3w^5/8/8/8/8/8/8/S1S1S1S1 b", "rank 8 does not have so many squares"},
        {"3w4/^9/8/8/8/8/8/S1S1S1S1 b", "rank 7 does not have so many squares"},
        {"3w4/^08/8/8/8/8/8/S1S1S1S1 b", "rank 7 does not have so many squares"},
        {"3w4/8^S/8/8/8/8/8/S1S1S3 b", "rank 7 does not have so many squares"},
        {" 2^w5/8/8/8/8/8/8/S1S1S1S1 b", "only dark squares are played on"},
        {"3w4/8/8/8/8/8/5^w2/S1S1S1S1 b", "there is a second wolf"},
        {"8/8/8/8/8/8/8/S1S1S1S1 b", "there is no wolf"},
        {"3w4/8/8/8/8/8/8/S1S1S3 b", "there are 4 sheep on a board of this size, not 3"},
        {"3w4/8/8/8/8/8/1S6/S1S1S1S1 b", "there are 4 sheep on a board of this size, not 5"},
    };
    for (const support::Refusal& refusal : refusals)
        expect_refused<game::BadPosition>(refusal, [](const std::string& text) { return Position::from_text(text); });
}

TEST(WolfSheepText, TheDiagramShowsTheBoard) {
    EXPECT_EQ(Position::start_of_size(4).diagram(),
              "4    w   .\n"
              "3  .   .  \n"
              "2    .   .\n"
              "1  S   S  \n"
              "\n"
              "   a b c d\n");
    EXPECT_TRUE(
        Position::start_of_size(10).diagram().starts_with("10    .   w   .   .   .\n 9  .   .   .   .   .  \n"));
    EXPECT_TRUE(Position::start_of_size(10).diagram().ends_with("\n\n    a b c d e f g h i j\n"));
}

/// The conformance suite plays on the usual board; this is the same on the others.
TEST(WolfSheepBoards, MakeUnmakeKeysAndTextsOnEveryBoard) {
    for (const Board& board : boards) {
        board::Random random(static_cast<std::uint64_t>(board.size));
        for (int game = 0; game < 100; ++game) {
            Position position = Position::start_of_size(board.size);
            while (!game::outcome(position).over()) {
                Position::MoveList moves;
                position.legal_moves(moves);
                const Position before = position;
                ASSERT_EQ(moves.size(), position.count_legal_moves()) << position.text();
                ASSERT_EQ(position.has_legal_moves(), !moves.empty()) << position.text();
                for (const Move move : moves) {
                    position.make(move);
                    ASSERT_EQ(position.key(), position.computed_key()) << position.text();
                    ASSERT_EQ(Position::from_text(position.text()), position);
                    position.unmake(move);
                    ASSERT_EQ(position, before) << before.move_text(move);
                    ASSERT_EQ(before.parse_move(before.move_text(move)), move);
                }
                position.make(moves[random.below(moves.size())]);
            }
        }
    }
}

TEST(WolfSheepBoards, TheSameSquaresOnAnotherBoardAreAnotherPosition) {
    const Position small = Position::start_of_size(6);
    const Board& large = board_of(8);
    const Position other(large, small.sheep(), small.wolf(), small.to_move());
    EXPECT_NE(small.key(), other.key());
    EXPECT_NE(small, other);
}

}  // namespace
}  // namespace rookery::wolfsheep
