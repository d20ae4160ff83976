// The rules of the variants, compared with other people's programs on random positions. docs/variants.md says why the
// peers differ.

#include <regex>
#include <string>

#include <gtest/gtest.h>

#include "cli/program.h"

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
                                         VariantCase{"Horde", "horde", fairy_stockfish, "3", "60"},
                                         VariantCase{"KingOfTheHill", "kingofthehill", fairy_stockfish, "3", "40"},
                                         VariantCase{"ThreeCheck", "3check", fairy_stockfish, "3", "40"},
                                         VariantCase{"Antichess", "antichess", fairy_stockfish, "3", "100"},
                                         VariantCase{"Endgame", "endgame", fairy_stockfish, "3", "60"},
                                         VariantCase{"Atomic", "atomic", chessops, "2", "150"},
                                         VariantCase{"RacingKings", "racingkings", chessops, "2", "150"}),
                         [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace rookery
