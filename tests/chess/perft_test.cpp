// The published counts of the positions that everyone uses, and of Chess960 positions, to more than 100 million nodes
// each; and of positions of the variants, which are known less deep.

#include <algorithm>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "engine/games.h"

namespace rookery::chess {
namespace {

struct PerftCase {
    const char* name;
    const char* game;
    const char* fen;
    std::vector<std::uint64_t> nodes;  ///< at depth 1, 2, 3 ...

    friend void PrintTo(const PerftCase& which, std::ostream* out) { *out << which.name << ' ' << which.fen; }
};

// Builds that check every step are slower by far and stop earlier.
#ifdef NDEBUG
constexpr std::uint64_t max_nodes = 4'000'000'000;
#else
constexpr std::uint64_t max_nodes = 1'000'000;
#endif

class Perft : public testing::TestWithParam<PerftCase> {};

TEST_P(Perft, HasThePublishedCount) {
    const PerftCase& which = GetParam();
    const auto position = engine::position_from_text(which.game, which.fen);
    const unsigned threads = std::max(1u, std::thread::hardware_concurrency());
    for (std::size_t depth = 1; depth <= which.nodes.size() && which.nodes[depth - 1] <= max_nodes; ++depth)
        EXPECT_EQ(engine::total_nodes(position->divide(static_cast<int>(depth), threads)), which.nodes[depth - 1])
            << "depth " << depth;
}

INSTANTIATE_TEST_SUITE_P(
    Published, Perft,
    testing::Values(PerftCase{"Start",
                              "chess",
                              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                              {20, 400, 8'902, 197'281, 4'865'609, 119'060'324}},
                    PerftCase{"Kiwipete",
                              "chess",
                              "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                              {48, 2'039, 97'862, 4'085'603, 193'690'690}},
                    PerftCase{"RookEnding",
                              "chess",
                              "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                              {14, 191, 2'812, 43'238, 674'624, 11'030'083, 178'633'661}},
                    PerftCase{"Promotions",
                              "chess",
                              "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
                              {6, 264, 9'467, 422'333, 15'833'292, 706'045'033}},
                    PerftCase{"PawnOnTheSeventh",
                              "chess",
                              "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
                              {44, 1'486, 62'379, 2'103'487, 89'941'194, 3'048'196'529}},
                    PerftCase{"Middlegame",
                              "chess",
                              "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
                              {46, 2'079, 89'890, 3'894'594, 164'075'551}},
                    PerftCase{"Chess960BishopsCorner",
                              "chess960",
                              "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
                              {21, 528, 12'189, 326'672, 8'146'062, 227'689'589}},
                    PerftCase{"Chess960OpenDiagonals",
                              "chess960",
                              "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
                              {21, 807, 18'002, 667'366, 16'253'601, 590'751'109}},
                    PerftCase{"Chess960RooksBesideTheKing",
                              "chess960",
                              "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
                              {20, 479, 10'471, 273'318, 6'417'013, 177'654'692}}),
    [](const auto& info) { return std::string(info.param.name); });

INSTANTIATE_TEST_SUITE_P(OwnGames, Perft,
                         testing::Values(PerftCase{"PawnsKingsStart",
                                                   "pawns-kings",
                                                   "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
                                                   {18, 324, 5'658, 98'766, 1'683'397}}),
                         [](const auto& info) { return std::string(info.param.name); });

// From the test suites of python-chess, shakmaty and Fairy-Stockfish.
INSTANTIATE_TEST_SUITE_P(
    PublishedForVariants, Perft,
    testing::Values(
        PerftCase{"CrazyhouseStart",
                  "crazyhouse",
                  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
                  {20, 400, 8'902, 197'281, 4'888'832}},
        PerftCase{"CrazyhouseAllDrops", "crazyhouse", "2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - -", {301, 75'353}},
        PerftCase{"CrazyhouseMiddlegame",
                  "crazyhouse",
                  "2rn1b1r/1pp2n1p/B1PBk1pP/5p1P/P5p1/2P2RP1/RP1QNP2/1NBK4[QPp] w - -",
                  {99, 3'932, 314'782, 10'118'606}},
        PerftCase{"CrazyhousePromoted", "crazyhouse", "4k3/1Q~6/8/8/4b3/8/Kpp5/8/ b - -", {20, 360, 5'445, 132'758}},
        PerftCase{"AtomicStart",
                  "atomic",
                  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                  {20, 400, 8'902, 197'326, 4'864'979}},
        PerftCase{"AtomicOpenFiles",
                  "atomic",
                  "rn2kb1r/1pp1p2p/p2q1pp1/3P4/2P3b1/4PN2/PP3PPP/R2QKB1R b KQkq -",
                  {40, 1'238, 45'237, 1'434'825}},
        PerftCase{"AtomicUnsafeCenter",
                  "atomic",
                  "rn1qkb1r/p5pp/2p5/3p4/N3P3/5P2/PPP4P/R1BQK3 w Qkq -",
                  {28, 833, 23'353, 714'499}},
        PerftCase{"HordeStart",
                  "horde",
                  "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq -",
                  {8, 128, 1'274, 23'310, 265'223, 5'396'554}},
        PerftCase{
            "HordeOpenFlank", "horde", "4k3/pp4q1/3P2p1/8/P3PP2/PPP2r2/PPP5/PPPP4 b - -", {30, 241, 6'633, 56'539}},
        PerftCase{
            "HordeEnPassant", "horde", "k7/5p2/4p2P/3p2P1/2p2P2/1p2P2P/p2P2P1/2P2P2 w - -", {13, 172, 2'205, 33'781}},
        PerftCase{"KingOfTheHillNearTheCenter",
                  "kingofthehill",
                  "8/5k2/1pp2p2/8/3P1PP1/P3K3/1P6/8 b - -",
                  {10, 120, 1'000, 12'460, 104'314}},
        PerftCase{"ThreeCheckKiwipete",
                  "3check",
                  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 1+1",
                  {48, 2'039, 97'848}},
        PerftCase{"ThreeCheckCastling", "3check", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 1+1", {26, 562, 13'410}},
        PerftCase{"AntichessStart",
                  "antichess",
                  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -",
                  {20, 400, 8'067, 153'299, 2'732'672}},
        PerftCase{"AntichessPawnsThatMeet", "antichess", "8/1p6/8/8/8/8/P7/8 w - -", {2, 4, 4, 3, 1, 0}},
        PerftCase{"AntichessPawnsThatPass",
                  "antichess",
                  "8/2p5/8/8/8/8/P7/8 w - -",
                  {2, 4, 4, 4, 4, 4, 4, 4, 12, 36, 312, 2'557, 30'873}},
        PerftCase{"RacingKingsStart",
                  "racingkings",
                  "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - -",
                  {21, 421, 11'264, 296'242, 9'472'927}}),
    [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace rookery::chess
