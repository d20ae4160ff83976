#include "board/attacks.h"

#include <algorithm>
#include <cstdlib>

#include <gtest/gtest.h>

#include "board/random.h"
#include "board/rays.h"
#include "board/sliders.h"

namespace rookery::board {
namespace {

/// Calls `visit` with every square.
template <class Visit>
void for_each_square(Visit visit) {
    for (std::size_t number = 0; number < square_count; ++number) visit(square_at(number));
}

/// The set of the squares for which `predicate(files, ranks)` holds, where the two are the steps that lead there.
template <class Predicate>
Bitboard squares_where(Square from, Predicate predicate) {
    Bitboard squares;
    for_each_square([&](Square to) {
        if (predicate(file_of(to) - file_of(from), rank_of(to) - rank_of(from))) squares |= to;
    });
    return squares;
}

/// Boards from nearly empty to nearly full: a single density would leave most arrangements of blockers out.
Bitboard random_occupancy(Random& random) {
    std::uint64_t bits = random.next();
    for (std::uint64_t thinner = random.below(4); thinner > 0; --thinner) bits &= random.next();
    if (random.below(4) == 0) bits = ~bits;
    return Bitboard(bits);
}

TEST(WalkRay, StopsAtTheFirstOccupiedSquare) {
    EXPECT_EQ(walk_ray(Square::D4, {1, 0}, no_squares), Bitboard({Square::E4, Square::F4, Square::G4, Square::H4}));
    EXPECT_EQ(walk_ray(Square::D4, {1, 0}, Square::F4), Bitboard({Square::E4, Square::F4}));
    EXPECT_EQ(walk_ray(Square::D4, {1, 0}, Bitboard({Square::D4, Square::C4, Square::H4})),
              Bitboard({Square::E4, Square::F4, Square::G4, Square::H4}));
    EXPECT_EQ(walk_ray(Square::D4, {-1, -1}, Square::B2), Bitboard({Square::C3, Square::B2}));
    EXPECT_EQ(walk_ray(Square::A1, {-1, 0}, no_squares), no_squares);
}

TEST(WalkRays, LooksInAllFourDirections) {
    EXPECT_EQ(walk_rays(Square::B2, rook_directions, Bitboard({Square::B4, Square::D2})),
              Bitboard({Square::A2, Square::C2, Square::D2, Square::B1, Square::B3, Square::B4}));
    EXPECT_EQ(walk_rays(Square::B2, bishop_directions, Square::D4),
              Bitboard({Square::A1, Square::C1, Square::A3, Square::C3, Square::D4}));
}

template <class Lookup>
class SliderTableTest : public testing::Test {
protected:
    static const SliderTable<Lookup>& table() {
        static const SliderTable<Lookup> shared;
        return shared;
    }

    static void expect_agreement(Square square, Bitboard occupied) {
        ASSERT_EQ(table().bishop(square, occupied), walk_rays(square, bishop_directions, occupied))
            << "bishop on " << to_string(square) << ", occupied " << occupied.bits();
        ASSERT_EQ(table().rook(square, occupied), walk_rays(square, rook_directions, occupied))
            << "rook on " << to_string(square) << ", occupied " << occupied.bits();
    }
};

#ifdef __BMI2__
using Lookups = testing::Types<MagicLookup, PextLookup>;
#else
using Lookups = testing::Types<MagicLookup>;
#endif
TYPED_TEST_SUITE(SliderTableTest, Lookups);

TYPED_TEST(SliderTableTest, AgreesWithTheWalkOnRandomBoards) {
    Random random(1);
    for (int repetition = 0; repetition < 2000; ++repetition) {
        const Bitboard occupied = random_occupancy(random);
        for_each_square([&](Square square) { this->expect_agreement(square, occupied); });
        if (this->HasFatalFailure()) return;
    }
}

TYPED_TEST(SliderTableTest, AgreesWithTheWalkOnEmptyAndFullBoards) {
    for_each_square([&](Square square) {
        this->expect_agreement(square, no_squares);
        this->expect_agreement(square, all_squares);
    });
}

TYPED_TEST(SliderTableTest, AgreesWithTheWalkOnEveryArrangementAroundACorner) {
    // From a corner a rook has the most arrangements of blockers, and its table the least room to spare.
    const std::uint64_t rays = rook_rays(Square::A1).bits();
    std::uint64_t occupied = 0;
    do {
        this->expect_agreement(Square::A1, Bitboard(occupied));
        if (this->HasFatalFailure()) return;
        occupied = (occupied - rays) & rays;
    } while (occupied != 0);
}

TEST(Attacks, OfSlidersAgreeWithTheWalk) {
    Random random(2);
    for (int repetition = 0; repetition < 200; ++repetition) {
        const Bitboard occupied = random_occupancy(random);
        for_each_square([&](Square square) {
            const Bitboard bishop = walk_rays(square, bishop_directions, occupied);
            const Bitboard rook = walk_rays(square, rook_directions, occupied);
            EXPECT_EQ(bishop_attacks(square, occupied), bishop);
            EXPECT_EQ(rook_attacks(square, occupied), rook);
            EXPECT_EQ(queen_attacks(square, occupied), bishop | rook);
        });
    }
}

TEST(Attacks, OfSlidersOnAnEmptyBoardAreWholeLines) {
    for_each_square([](Square square) {
        EXPECT_EQ(bishop_rays(square), squares_where(square, [](int files, int ranks) {
                      return files != 0 && std::abs(files) == std::abs(ranks);
                  }));
        EXPECT_EQ(rook_rays(square),
                  squares_where(square, [](int files, int ranks) { return (files == 0) != (ranks == 0); }));
    });
}

TEST(Attacks, OfKnightsAreLeapsOfTwoAndOne) {
    EXPECT_EQ(knight_attacks(Square::A1), Bitboard({Square::B3, Square::C2}));
    EXPECT_EQ(knight_attacks(Square::H7), Bitboard({Square::F6, Square::F8, Square::G5}));
    for_each_square([](Square square) {
        EXPECT_EQ(knight_attacks(square),
                  squares_where(square, [](int files, int ranks) { return std::abs(files * ranks) == 2; }));
    });
}

TEST(Attacks, OfKingsAreTheNeighboringSquares) {
    EXPECT_EQ(king_attacks(Square::A1), Bitboard({Square::A2, Square::B1, Square::B2}));
    for_each_square([](Square square) {
        EXPECT_EQ(king_attacks(square), squares_where(square, [](int files, int ranks) {
                      return std::max(std::abs(files), std::abs(ranks)) == 1;
                  }));
    });
}

TEST(Attacks, OfPawnsAreDiagonalSteps) {
    EXPECT_EQ(pawn_attacks(Color::White, Square::A2), Bitboard(Square::B3));
    EXPECT_EQ(pawn_attacks(Color::Black, Square::H7), Bitboard(Square::G6));
    for_each_square([](Square square) {
        EXPECT_EQ(pawn_attacks(Color::White, square),
                  squares_where(square, [](int files, int ranks) { return std::abs(files) == 1 && ranks == 1; }));
        EXPECT_EQ(pawn_attacks(Color::Black, square),
                  squares_where(square, [](int files, int ranks) { return std::abs(files) == 1 && ranks == -1; }));
    });
}

TEST(Attacks, OfManyPawnsAreThoseOfEach) {
    Random random(3);
    for (int repetition = 0; repetition < 200; ++repetition) {
        const Bitboard pawns = random_occupancy(random);
        Bitboard by_white;
        Bitboard by_black;
        for (Square pawn : pawns) {
            by_white |= pawn_attacks(Color::White, pawn);
            by_black |= pawn_attacks(Color::Black, pawn);
        }
        EXPECT_EQ(pawn_attacks<Color::White>(pawns), by_white);
        EXPECT_EQ(pawn_attacks<Color::Black>(pawns), by_black);
    }
}

TEST(Attacks, CanBeAskedByPieceType) {
    const Bitboard occupied{Square::D6, Square::F4, Square::B2};
    EXPECT_EQ(piece_attacks(PieceType::Knight, Square::D4, occupied), knight_attacks(Square::D4));
    EXPECT_EQ(piece_attacks(PieceType::Bishop, Square::D4, occupied), bishop_attacks(Square::D4, occupied));
    EXPECT_EQ(piece_attacks(PieceType::Rook, Square::D4, occupied), rook_attacks(Square::D4, occupied));
    EXPECT_EQ(piece_attacks(PieceType::Queen, Square::D4, occupied), queen_attacks(Square::D4, occupied));
    EXPECT_EQ(piece_attacks(PieceType::King, Square::D4, occupied), king_attacks(Square::D4));
    EXPECT_EQ(piece_attacks(PieceType::None, Square::D4, occupied), no_squares);
}

TEST(Lines, RunBetweenAndThroughSquares) {
    EXPECT_EQ(between(Square::A1, Square::D4), Bitboard({Square::B2, Square::C3}));
    EXPECT_EQ(between(Square::E4, Square::E5), no_squares);
    EXPECT_EQ(between(Square::A1, Square::B3), no_squares);
    EXPECT_EQ(line_through(Square::B3, Square::C4),
              Bitboard({Square::A2, Square::B3, Square::C4, Square::D5, Square::E6, Square::F7, Square::G8}));
    EXPECT_EQ(line_through(Square::A1, Square::B3), no_squares);
    EXPECT_EQ(line_through(Square::E4, Square::E4), no_squares);
}

TEST(Lines, AgreeWithGeometryForEveryPairOfSquares) {
    for_each_square([](Square from) {
        for_each_square([&](Square to) {
            const int files = file_of(to) - file_of(from);
            const int ranks = rank_of(to) - rank_of(from);
            const bool aligned = from != to && (files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks));
            const auto on_line = [&](int f, int r) { return aligned && f * ranks == r * files; };
            // Strictly between: on the line, and nearer to both ends than these are to each other.
            const auto distance = [](int f, int r) { return std::max(std::abs(f), std::abs(r)); };
            const auto inside = [&](int f, int r) {
                return on_line(f, r) && distance(f, r) < distance(files, ranks) &&
                       distance(files - f, ranks - r) < distance(files, ranks);
            };
            EXPECT_EQ(line_through(from, to), squares_where(from, on_line)) << to_string(from) << to_string(to);
            EXPECT_EQ(between(from, to), squares_where(from, inside)) << to_string(from) << to_string(to);
        });
    });
}

}  // namespace
}  // namespace rookery::board
