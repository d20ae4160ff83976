#include "chess/chess960_start.h"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "chess/position.h"

namespace rookery::chess {
namespace {

using board::PieceType;

std::string back_rank_text(int number) {
    std::string text;
    for (PieceType type : chess960_back_rank(number)) text += board::upper_case_letter(type);
    return text;
}

TEST(Chess960Start, FollowsTheUsualNumbering) {
    EXPECT_EQ(back_rank_text(0), "BBQNNRKR");
    EXPECT_EQ(back_rank_text(1), "BQNBNRKR");
    EXPECT_EQ(back_rank_text(100), "QBBNRNKR");
    EXPECT_EQ(back_rank_text(518), "RNBQKBNR");
    EXPECT_EQ(back_rank_text(777), "QRKBBNRN");
    EXPECT_EQ(back_rank_text(959), "RKRNNQBB");
}

TEST(Chess960Start, HasNoArrangementTwice) {
    std::set<std::string> arrangements;
    for (int number = 0; number < 960; ++number) arrangements.insert(back_rank_text(number));
    EXPECT_EQ(arrangements.size(), 960u);
}

TEST(Chess960Start, ObeysTheRulesOfEveryArrangement) {
    for (int number = 0; number < 960; ++number) {
        const std::string rank = back_rank_text(number);
        SCOPED_TRACE(rank);
        std::string sorted = rank;
        std::sort(sorted.begin(), sorted.end());
        EXPECT_EQ(sorted, "BBKNNQRR");
        EXPECT_NE(rank.find('B') % 2, rank.rfind('B') % 2) << "bishops on squares of one color";
        EXPECT_LT(rank.find('R'), rank.find('K'));
        EXPECT_LT(rank.find('K'), rank.rfind('R'));
    }
}

TEST(Chess960Start, IsAPositionWithAllCastlingRights) {
    for (int number = 0; number < 960; ++number) {
        const auto position = Position<Chess960>::start(number);
        SCOPED_TRACE(position.text());
        EXPECT_EQ(position, Position<Chess960>::from_text(position.text()));
        EXPECT_EQ(position.castling_rooks(), position.pieces(PieceType::Rook));
        EXPECT_EQ(position.key(), position.computed_key());
    }
}

TEST(Chess960Start, IsWrittenInFull) {
    EXPECT_EQ(Position<Chess960>::start(0).text(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    EXPECT_EQ(Position<Chess960>::start(959).text(), "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAca - 0 1");
    EXPECT_EQ(Position<Chess960>::start().text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
}

TEST(OrthodoxStart, IsTheArrangementOfChess) {
    EXPECT_EQ(Position<Orthodox>::start().text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_EQ(Position<Orthodox>::start().setup(), Position<Chess960>::start(518).setup());
}

}  // namespace
}  // namespace rookery::chess
