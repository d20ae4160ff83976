#include "board/zobrist.h"

#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "board/random.h"

namespace rookery::board {
namespace {

std::vector<Key> every_key() {
    std::vector<Key> keys;
    for (const auto& types : zobrist.piece)
        for (const auto& squares : types) keys.insert(keys.end(), squares.begin(), squares.end());
    keys.insert(keys.end(), zobrist.castling_rook.begin(), zobrist.castling_rook.end());
    keys.insert(keys.end(), zobrist.en_passant_file.begin(), zobrist.en_passant_file.end());
    keys.push_back(zobrist.black_to_move);
    return keys;
}

TEST(Zobrist, HasDistinctKeysOtherThanZero) {
    const std::vector<Key> keys = every_key();
    const std::set<Key> distinct(keys.begin(), keys.end());
    EXPECT_EQ(keys.size(), 2u * 6 * 64 + 64 + 8 + 1);
    EXPECT_EQ(distinct.size(), keys.size());
    EXPECT_FALSE(distinct.contains(0));
}

TEST(Zobrist, HasNoTwoKeysThatCancelEachOtherLikeAThird) {
    const std::vector<Key> keys = every_key();
    const std::set<Key> singles(keys.begin(), keys.end());
    for (std::size_t first = 0; first < keys.size(); ++first)
        for (std::size_t second = first + 1; second < keys.size(); ++second)
            ASSERT_FALSE(singles.contains(keys[first] ^ keys[second])) << first << " and " << second;
}

TEST(Zobrist, FindsTheKeyOfAPieceOnASquare) {
    EXPECT_EQ(piece_key(Piece(Color::White, PieceType::Pawn), Square::A1), zobrist.piece[0][0][0]);
    EXPECT_EQ(piece_key(Piece(Color::Black, PieceType::King), Square::H8), zobrist.piece[1][5][63]);
    EXPECT_EQ(piece_key(Piece(Color::Black, PieceType::Rook), Square::B1), zobrist.piece[1][3][1]);
}

TEST(Random, IsSplitMix64) {
    // The published first numbers for these seeds.
    Random from_zero(0);
    EXPECT_EQ(from_zero.next(), 0xe220a8397b1dcdafu);
    EXPECT_EQ(from_zero.next(), 0x6e789e6aa1b965f4u);
    EXPECT_EQ(from_zero.next(), 0x06c45d188009454fu);
    Random from_digits(1234567);
    EXPECT_EQ(from_digits.next(), 6457827717110365317u);
    EXPECT_EQ(from_digits.next(), 3203168211198807973u);
}

TEST(Random, RepeatsItselfForTheSameSeedOnly) {
    Random one(42);
    Random same(42);
    Random other(43);
    int differences = 0;
    for (int number = 0; number < 100; ++number) {
        const std::uint64_t drawn = one.next();
        EXPECT_EQ(drawn, same.next());
        differences += drawn != other.next();
    }
    EXPECT_EQ(differences, 100);
}

TEST(Random, DrawsEveryNumberBelowABound) {
    Random random(7);
    std::set<std::uint64_t> drawn;
    for (int number = 0; number < 1000; ++number) drawn.insert(random.below(10));
    EXPECT_EQ(drawn.size(), 10u);
    EXPECT_EQ(*drawn.begin(), 0u);
    EXPECT_EQ(*drawn.rbegin(), 9u);
    EXPECT_EQ(random.below(1), 0u);
}

}  // namespace
}  // namespace rookery::board
