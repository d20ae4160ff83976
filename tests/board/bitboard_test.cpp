#include "board/bitboard.h"

#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "board/color.h"
#include "board/square.h"

namespace rookery::board {
namespace {

std::vector<Square> squares_in(Bitboard squares) {
    std::vector<Square> list;
    for (Square square : squares) list.push_back(square);
    return list;
}

/// One step in coordinates, without any bit tricks: what `shifted` must agree with.
Bitboard stepped(Bitboard squares, int files, int ranks) {
    Bitboard result;
    for (Square square : squares) {
        const int file = file_of(square) + files;
        const int rank = rank_of(square) + ranks;
        if (file >= 0 && file < 8 && rank >= 0 && rank < 8) result |= square_at(file, rank);
    }
    return result;
}

TEST(Bitboard, IsEmptyByDefault) {
    EXPECT_TRUE(Bitboard().empty());
    EXPECT_EQ(Bitboard().count(), 0);
    EXPECT_EQ(Bitboard(), no_squares);
    EXPECT_TRUE(squares_in(no_squares).empty());
}

TEST(Bitboard, HoldsExactlyTheSquaresItIsMadeOf) {
    const Bitboard corners{Square::A1, Square::H1, Square::A8, Square::H8};
    EXPECT_EQ(corners.bits(), 0x8100000000000081u);
    EXPECT_EQ(corners.count(), 4);
    EXPECT_TRUE(corners.contains(Square::H8));
    EXPECT_FALSE(corners.contains(Square::E4));
}

TEST(Bitboard, MakesADifferentSetOfEverySquare) {
    Bitboard seen;
    for (std::size_t number = 0; number < square_count; ++number) {
        const Bitboard single = square_at(number);
        EXPECT_EQ(single.count(), 1);
        EXPECT_FALSE(seen.intersects(single));
        seen |= single;
    }
    EXPECT_EQ(seen, all_squares);
}

TEST(Bitboard, IteratesFromA1ToH8) {
    const Bitboard squares{Square::H8, Square::C3, Square::A1, Square::B3, Square::H1};
    const std::vector<Square> expected{Square::A1, Square::H1, Square::B3, Square::C3, Square::H8};
    EXPECT_EQ(squares_in(squares), expected);
    EXPECT_EQ(squares.first(), Square::A1);
    EXPECT_EQ(squares.last(), Square::H8);
}

TEST(Bitboard, TellsOneSquareFromSeveral) {
    EXPECT_FALSE(no_squares.more_than_one());
    EXPECT_FALSE(Bitboard(Square::A1).more_than_one());
    EXPECT_FALSE(Bitboard(Square::H8).more_than_one());
    EXPECT_TRUE(Bitboard({Square::A1, Square::H8}).more_than_one());
    EXPECT_TRUE(all_squares.more_than_one());
}

TEST(Bitboard, KnowsFilesAndRanks) {
    for (int line = 0; line < 8; ++line) {
        for (std::size_t number = 0; number < square_count; ++number) {
            const Square square = square_at(number);
            EXPECT_EQ(file_squares(line).contains(square), file_of(square) == line) << to_string(square);
            EXPECT_EQ(rank_squares(line).contains(square), rank_of(square) == line) << to_string(square);
        }
        EXPECT_EQ(relative_rank_squares(Color::White, line), rank_squares(line));
        EXPECT_EQ(relative_rank_squares(Color::Black, line), rank_squares(7 - line));
    }
}

TEST(Bitboard, HasA1AmongTheDarkSquaresAndNoNeighborsOfOneColor) {
    EXPECT_TRUE(dark_squares.contains(Square::A1));
    EXPECT_FALSE(dark_squares.contains(Square::H1));
    EXPECT_EQ(shifted<east>(dark_squares), ~dark_squares & ~file_squares(file_a));
    EXPECT_EQ(shifted<north>(dark_squares), ~dark_squares & ~rank_squares(0));
}

TEST(Bitboard, MovesPawnsForwardInTheDirectionOfTheirColor) {
    EXPECT_EQ(offset(Square::E2, forward(Color::White)), Square::E3);
    EXPECT_EQ(offset(Square::E7, forward(Color::Black)), Square::E6);
}

TEST(Bitboard, ShiftsLetSquaresFallOffTheEdges) {
    EXPECT_EQ(shifted<east>(file_squares(file_h)), no_squares);
    EXPECT_EQ(shifted<north_east>(file_squares(file_h)), no_squares);
    EXPECT_EQ(shifted<south_west>(file_squares(file_a)), no_squares);
    EXPECT_EQ(shifted<north>(rank_squares(7)), no_squares);
    EXPECT_EQ(shifted<south>(rank_squares(0)), no_squares);
    EXPECT_EQ(shifted<north_west>(Square::B1), Bitboard(Square::A2));
}

RC_GTEST_PROP(BitboardProperty, ShiftsLikeStepsInCoordinates, (std::uint64_t bits)) {
    const Bitboard squares(bits);
    RC_ASSERT(shifted<north>(squares) == stepped(squares, 0, 1));
    RC_ASSERT(shifted<south>(squares) == stepped(squares, 0, -1));
    RC_ASSERT(shifted<east>(squares) == stepped(squares, 1, 0));
    RC_ASSERT(shifted<west>(squares) == stepped(squares, -1, 0));
    RC_ASSERT(shifted<north_east>(squares) == stepped(squares, 1, 1));
    RC_ASSERT(shifted<north_west>(squares) == stepped(squares, -1, 1));
    RC_ASSERT(shifted<south_east>(squares) == stepped(squares, 1, -1));
    RC_ASSERT(shifted<south_west>(squares) == stepped(squares, -1, -1));
}

RC_GTEST_PROP(BitboardProperty, CombinesSquareBySquare, (std::uint64_t left_bits, std::uint64_t right_bits)) {
    const Bitboard left(left_bits);
    const Bitboard right(right_bits);
    bool common = false;
    for (std::size_t number = 0; number < square_count; ++number) {
        const Square square = square_at(number);
        const bool in_left = left.contains(square);
        const bool in_right = right.contains(square);
        RC_ASSERT((left | right).contains(square) == (in_left || in_right));
        RC_ASSERT((left & right).contains(square) == (in_left && in_right));
        RC_ASSERT((left ^ right).contains(square) == (in_left != in_right));
        RC_ASSERT((~left).contains(square) == !in_left);
        common |= in_left && in_right;
    }
    RC_ASSERT(left.intersects(right) == common);
}

RC_GTEST_PROP(BitboardProperty, IsTheSetOfTheSquaresItIterates, (std::uint64_t bits)) {
    const Bitboard squares(bits);
    const std::vector<Square> list = squares_in(squares);
    Bitboard again;
    for (Square square : list) again |= square;
    RC_ASSERT(again == squares);
    RC_ASSERT(squares.count() == static_cast<int>(list.size()));
    RC_ASSERT(squares.more_than_one() == (list.size() > 1));
    RC_ASSERT(squares.empty() == list.empty());
    if (!list.empty()) {
        RC_ASSERT(squares.first() == list.front());
        RC_ASSERT(squares.last() == list.back());
    }
}

}  // namespace
}  // namespace rookery::board
