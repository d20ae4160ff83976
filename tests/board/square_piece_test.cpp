#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "board/color.h"
#include "board/piece.h"
#include "board/square.h"

namespace rookery::board {
namespace {

constexpr PieceType every_type[] = {PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                    PieceType::Rook, PieceType::Queen,  PieceType::King};

TEST(Color, HasOneOpposite) {
    EXPECT_EQ(!Color::White, Color::Black);
    EXPECT_EQ(!Color::Black, Color::White);
    EXPECT_EQ(name(Color::White), "White");
    EXPECT_EQ(name(Color::Black), "Black");
}

TEST(Square, CountsAlongTheRanks) {
    EXPECT_EQ(index(Square::A1), 0u);
    EXPECT_EQ(index(Square::H1), 7u);
    EXPECT_EQ(index(Square::A2), 8u);
    EXPECT_EQ(index(Square::H8), 63u);
    EXPECT_EQ(file_of(Square::C7), file_c);
    EXPECT_EQ(rank_of(Square::C7), 6);
}

TEST(Square, IsMadeOfItsFileAndRank) {
    for (std::size_t number = 0; number < square_count; ++number) {
        const Square square = square_at(number);
        EXPECT_EQ(square_at(file_of(square), rank_of(square)), square);
    }
}

TEST(Square, ReadsBackWhatItWrites) {
    EXPECT_EQ(to_string(Square::E4), "e4");
    for (std::size_t number = 0; number < square_count; ++number) {
        const Square square = square_at(number);
        EXPECT_EQ(parse_square(to_string(square)), square) << to_string(square);
    }
}

TEST(Square, IsNothingButAFileAndARank) {
    for (std::string_view text : {"", "e", "4", "e0", "e9", "i4", "`4", "E4", "4e", "e4 ", " e4", "e44", "-"})
        EXPECT_EQ(parse_square(text), std::nullopt) << text;
}

TEST(Square, OffsetStepsInBoardOrder) {
    EXPECT_EQ(offset(Square::E4, 8), Square::E5);
    EXPECT_EQ(offset(Square::E4, -9), Square::D3);
}

TEST(Square, SeesRanksFromTheSideOfAColor) {
    EXPECT_EQ(relative_rank(Color::White, Square::A2), 1);
    EXPECT_EQ(relative_rank(Color::Black, Square::A2), 6);
    EXPECT_EQ(relative_rank(Color::Black, 7), 0);
}

TEST(Piece, IsEmptyByDefault) {
    EXPECT_TRUE(Piece().empty());
    EXPECT_EQ(Piece(), no_piece);
    EXPECT_EQ(no_piece.type(), PieceType::None);
}

TEST(Piece, KeepsItsColorAndType) {
    for (Color color : {Color::White, Color::Black}) {
        for (PieceType type : every_type) {
            const Piece piece(color, type);
            EXPECT_EQ(piece.color(), color) << letter(piece);
            EXPECT_EQ(piece.type(), type) << letter(piece);
            EXPECT_FALSE(piece.empty()) << letter(piece);
            EXPECT_NE(piece, no_piece) << letter(piece);
        }
    }
}

TEST(Piece, IsWrittenInUpperCaseForWhiteAndInLowerCaseForBlack) {
    EXPECT_EQ(letter(Piece(Color::White, PieceType::Knight)), 'N');
    EXPECT_EQ(letter(Piece(Color::Black, PieceType::Knight)), 'n');
    EXPECT_EQ(letter(Piece(Color::White, PieceType::King)), 'K');
    EXPECT_EQ(letter(Piece(Color::Black, PieceType::Pawn)), 'p');
}

TEST(Piece, ReadsBackItsLetter) {
    std::set<char> letters;
    for (Color color : {Color::White, Color::Black}) {
        for (PieceType type : every_type) {
            const Piece piece(color, type);
            EXPECT_EQ(piece_from_letter(letter(piece)), piece) << letter(piece);
            EXPECT_EQ(piece_type_from_letter(letter(piece)), type) << letter(piece);
            letters.insert(letter(piece));
        }
    }
    EXPECT_EQ(letters.size(), color_count * piece_type_count);
}

TEST(Piece, HasNoOtherLetters) {
    using namespace std::string_view_literals;
    for (char other : "acdefghijlmostuvwxyzACDEFGHIJLMOSTUVWXYZ0189/-+~ \0"sv) {
        EXPECT_EQ(piece_from_letter(other), std::nullopt) << other;
        EXPECT_EQ(piece_type_from_letter(other), std::nullopt) << other;
    }
}

TEST(Piece, HasAName) {
    EXPECT_EQ(name(PieceType::Pawn), "pawn");
    EXPECT_EQ(name(PieceType::Queen), "queen");
    EXPECT_EQ(name(PieceType::None), "nothing");
}

TEST(Letters, ChangeCaseOnlyWhenTheyHaveOne) {
    EXPECT_EQ(upper_case('a'), 'A');
    EXPECT_EQ(upper_case('z'), 'Z');
    EXPECT_EQ(lower_case('A'), 'a');
    EXPECT_EQ(lower_case('Z'), 'z');
    for (char other : std::string_view("@[`{19/-")) {
        EXPECT_EQ(upper_case(other), other);
        EXPECT_EQ(lower_case(other), other);
    }
}

}  // namespace
}  // namespace rookery::board
