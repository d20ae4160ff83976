// The rules of the variants, compared with other people's programs on random positions. docs/variants.md says why the
// peers differ.

#include <regex>
#include <string>

#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/temporary_folder.h"

namespace rookery {
namespace {

using namespace cli_test;

constexpr const char* fairy_stockfish = "fairy-stockfish";
constexpr const char* chessops = "node '" CHESSOPS_PEER "'";

struct VariantCase {
    const char* name;
    const char* game;
    const char* peer;
    const char* depth;
    const char* positions;

    friend void PrintTo(const VariantCase& which, std::ostream* out) { *out << which.game << " with " << which.peer; }
};

class VariantRules : public testing::TestWithParam<VariantCase> {};

TEST_P(VariantRules, AreThoseOfThePeer) {
    const VariantCase& which = GetParam();
    const ProgramResult result = rookery({"compare", which.depth, "--game", which.game, "--random", which.positions,
                                          "--seed", "2024", "--with", which.peer});
    // A peer that is not installed is a failure too: tools/setup installs it.
    expect_success(result);
    EXPECT_TRUE(std::regex_match(result.standard_output,
                                 std::regex("No difference from .* at depth " + std::string(which.depth) + " in " +
                                            which.positions + " positions, [1-9][0-9]* nodes\\.\n")))
        << result.standard_output;
}

INSTANTIATE_TEST_SUITE_P(Compared, VariantRules,
                         testing::Values(VariantCase{"Crazyhouse", "crazyhouse", fairy_stockfish, "2", "100"},
                                         VariantCase{"BughouseSeat", "bughouse-seat", fairy_stockfish, "3", "40"},
                                         VariantCase{"Horde", "horde", fairy_stockfish, "3", "60"},
                                         VariantCase{"KingOfTheHill", "kingofthehill", fairy_stockfish, "3", "40"},
                                         VariantCase{"ThreeCheck", "3check", fairy_stockfish, "3", "40"},
                                         VariantCase{"Antichess", "antichess", fairy_stockfish, "3", "100"},
                                         VariantCase{"Endgame", "endgame", fairy_stockfish, "3", "60"},
                                         VariantCase{"Atomic", "atomic", chessops, "2", "150"},
                                         VariantCase{"RacingKings", "racingkings", chessops, "2", "150"}),
                         [](const auto& info) { return std::string(info.param.name); });

// Debian's Fairy-Stockfish lacks atomic chess, and would go on in ordinary chess.
TEST(VariantMatch, AnEngineThatDoesNotPlayTheGameIsRefused) {
    const ProgramResult result =
        rookery({"match", "self", fairy_stockfish, "--game", "atomic", "--games", "2", "--tc", "1+0.01"});
    expect_error(result, 1, "does not play atomic");
    EXPECT_EQ(result.standard_output, "");
}

/// Fairy-Stockfish can be taught nearly all of pawns and kings: a king that is not royal, but must not be lost. Only en
/// passant it does not give up, and so these positions have no pawn that could step twice.
constexpr const char* pawns_kings_for_fairy_stockfish =
    "[pawns-kings:chess]\nking = -\ncommoner = k\nknight = -\nbishop = -\nrook = -\nqueen = -\ncastling = false\n"
    "promotionPieceTypes = -\nmandatoryPawnPromotion = false\nextinctionValue = loss\nextinctionPieceTypes = k\n"
    "stalemateValue = draw\nnMoveRule = 0\nnFoldRule = 3\n";

TEST(PawnsKingsRules, AreThoseOfThePeer) {
    const support::TemporaryFolder folder;
    const std::string rules = folder.write("variants.ini", pawns_kings_for_fairy_stockfish);
    const std::string positions = folder.write("positions.epd",
                                               "4k3/8/pppppppp/8/8/PPPPPPPP/8/4K3 w - - 0 1\n"
                                               "8/8/3k4/3Pp3/3pP3/3K4/8/8 b - - 0 1\n"
                                               "8/1P2k3/6P1/8/8/4K3/1p6/8 w - - 0 1\n"
                                               "P6P/1k6/8/2p1p3/1P1P4/5K2/8/p6p w - - 0 1\n"
                                               "8/8/8/3kp3/3PK3/8/8/8 w - - 0 1\n"
                                               "KP6/PP5k/8/8/p7/P7/8/8 w - - 0 1\n");
    const ProgramResult result = rookery(
        {"compare", "4", "--game", "pawns-kings", "--epd", positions, "--with",
         "sh -c '(echo setoption name VariantPath value " + rules + "; cat) | " + std::string(fairy_stockfish) + "'"});
    expect_success(result);
    EXPECT_TRUE(contains(result.standard_output, " at depth 4 in 6 positions, ")) << result.standard_output;
}

}  // namespace
}  // namespace rookery
