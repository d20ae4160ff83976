// What a search asks a chess position about its moves, checked against plain play.

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "board/random.h"
#include "chess/position.h"

namespace rookery::chess {
namespace {

template <class Rules, class Visitor>
void for_random_positions(int playouts, Visitor visit) {
    for (int playout = 0; playout < playouts; ++playout) {
        board::Random random(static_cast<std::uint64_t>(playout) + 1000);
        auto position = Position<Rules>::start(
            static_cast<int>(random.below(static_cast<std::uint64_t>(Rules::info.start_positions))));
        for (int ply = 0; ply < 150; ++ply) {
            visit(position);
            typename Position<Rules>::MoveList moves;
            position.legal_moves(moves);
            if (moves.empty() || testing::Test::HasFailure()) break;
            position.make(moves[random.below(moves.size())]);
        }
    }
}

template <class Rules>
std::vector<Move> all_moves(const Position<Rules>& position) {
    typename Position<Rules>::MoveList moves;
    position.legal_moves(moves);
    return {moves.begin(), moves.end()};
}

template <class Rules>
class MovesOf : public testing::Test {};
using RuleSets = testing::Types<Orthodox, Chess960, ThreeCheck, PawnsKings>;
TYPED_TEST_SUITE(MovesOf, RuleSets);

TYPED_TEST(MovesOf, NoisyAndQuietTogetherAreAll) {
    for_random_positions<TypeParam>(60, [](const Position<TypeParam>& position) {
        typename Position<TypeParam>::MoveList noisy;
        typename Position<TypeParam>::MoveList quiet;
        position.noisy_moves(noisy);
        position.quiet_moves(quiet);
        for (const Move move : noisy) ASSERT_TRUE(position.is_noisy(move)) << position.move_text(move);
        for (const Move move : quiet) ASSERT_FALSE(position.is_noisy(move)) << position.move_text(move);
        std::vector<std::uint16_t> together;
        for (const Move move : noisy) together.push_back(move.bits());
        for (const Move move : quiet) together.push_back(move.bits());
        std::vector<std::uint16_t> all;
        for (const Move move : all_moves(position)) all.push_back(move.bits());
        std::sort(together.begin(), together.end());
        std::sort(all.begin(), all.end());
        ASSERT_EQ(together, all) << position.text();
    });
}

TYPED_TEST(MovesOf, AnySixteenBitsAreJudgedRightly) {
    int number = 0;
    for_random_positions<TypeParam>(20, [&](const Position<TypeParam>& position) {
        if (++number % 25 != 0) return;
        const auto legal = all_moves(position);
        for (unsigned bits = 0; bits < 65'536; ++bits) {
            const Move move = Move::from_bits(static_cast<std::uint16_t>(bits));
            ASSERT_EQ(position.is_legal(move), std::find(legal.begin(), legal.end(), move) != legal.end())
                << position.text() << " bits " << bits;
        }
    });
}

TYPED_TEST(MovesOf, ChecksAreForeseen) {
    for_random_positions<TypeParam>(60, [](Position<TypeParam>& position) {
        // Where a king can be taken already, no move gives check.
        if constexpr (TypeParam::kings_are_taken)
            if (position.wins_at_once()) return;
        for (const Move move : all_moves(position)) {
            const bool foreseen = position.gives_check(move);
            if constexpr (checks_are_plain<TypeParam>)
                if (!position.is_noisy(move)) {
                    ASSERT_EQ(position.gives_check(move, position.check_squares()), foreseen)
                        << position.text() << ' ' << position.move_text(move);
                }
            position.make(move);
            const bool seen = position.in_check();
            position.unmake(move);
            ASSERT_EQ(foreseen, seen) << position.text() << ' ' << position.move_text(move);
        }
    });
}

TYPED_TEST(MovesOf, ANullMovePassesTheTurnAndCanBeTakenBack) {
    for_random_positions<TypeParam>(20, [](Position<TypeParam>& position) {
        if (position.in_check()) return;
        const Position<TypeParam> before = position;
        position.make_null();
        ASSERT_EQ(position.key(), position.computed_key());
        ASSERT_NE(position.to_move(), before.to_move());
        ASSERT_FALSE(position.repeats_within(100));
        position.unmake_null();
        ASSERT_EQ(position == before, true);
    });
}

TYPED_TEST(MovesOf, WhatTheEnemyAttacksIsKnown) {
    for_random_positions<TypeParam>(20, [](const Position<TypeParam>& position) {
        const Color enemy = !position.color_to_move();
        for (std::size_t square = 0; square < board::square_count; ++square) {
            const bool attacked =
                position.attackers(board::square_at(square), position.occupied()).intersects(position.pieces(enemy));
            ASSERT_EQ(position.threats().contains(board::square_at(square)), attacked) << position.text();
        }
    });
}

using Chess = Position<Orthodox>;

constexpr int values[] = {100, 320, 330, 500, 950, 0, 0};

/// What the side to capture gains on the square, in the plain words of the definition: the least valuable attacker
/// takes if that pays, and the other side answers likewise. Pins are not seen; a king takes only what nobody defends.
int exchange_gain(const Chess& position, Square square, Color side, Bitboard blockers, int on_square) {
    for (std::size_t type = 0; type < board::piece_type_count; ++type) {
        const Bitboard attackers =
            position.attackers(square, blockers) & blockers & position.pieces(side, static_cast<PieceType>(type));
        if (attackers.empty()) continue;
        const Bitboard rest = blockers ^ attackers.first();
        const Bitboard defenders = position.attackers(square, rest) & rest & position.pieces(!side);
        if (static_cast<PieceType>(type) == PieceType::King && !defenders.empty()) return 0;
        return std::max(0, on_square - exchange_gain(position, square, !side, rest, values[type]));
    }
    return 0;
}

TEST(Exchange, AgreesWithItsDefinition) {
    int compared = 0;
    for_random_positions<Orthodox>(100, [&](const Chess& position) {
        for (const Move move : all_moves(position)) {
            if (!move.is_normal()) continue;
            const int taken = values[index(position.piece_on(move.to()).type())];
            const int moved = values[index(position.piece_on(move.from()).type())];
            const Bitboard blockers = (position.occupied() ^ move.from()) | move.to();
            const int exact = taken - exchange_gain(position, move.to(), !position.color_to_move(), blockers, moved);
            ++compared;
            ASSERT_TRUE(position.exchange_at_least(move, exact)) << position.text() << ' ' << position.move_text(move);
            ASSERT_FALSE(position.exchange_at_least(move, exact + 1))
                << position.text() << ' ' << position.move_text(move);
        }
    });
    EXPECT_GT(compared, 10'000);
}

struct ExchangeCase {
    const char* fen;
    const char* move;
    int value;
};

TEST(Exchange, HasTheKnownValues) {
    const ExchangeCase cases[] = {
        {"1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", 100},
        {"1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5", -220},
        {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 100},
        {"4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 0},
        {"4k3/8/4p3/3p4/8/8/3Q4/4K3 w - - 0 1", "d2d5", 100 - 950},
        {"3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100 - 500},
        {"4k3/8/8/8/8/8/3r4/R2K4 w - - 0 1", "d1d2", 500},
        {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 850},
        {"1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 1350},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100},
        {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", 0},
        {"4k3/2n5/8/8/8/8/3R4/4K3 w - - 0 1", "d2d5", -500},
    };
    for (const ExchangeCase& test : cases) {
        const Chess position = Chess::from_text(test.fen);
        const Move move = position.parse_move(test.move);
        EXPECT_TRUE(position.exchange_at_least(move, test.value)) << test.fen << ' ' << test.move;
        EXPECT_FALSE(position.exchange_at_least(move, test.value + 1)) << test.fen << ' ' << test.move;
    }
}

}  // namespace
}  // namespace rookery::chess
