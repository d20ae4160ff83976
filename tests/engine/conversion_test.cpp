// Endings that are known to be won, played out by the search alone: no tables of endings, few nodes a move, and the
// other side resists as well as it can. What counts is that the win is there before fifty moves are over.

#include <ostream>

#include <gtest/gtest.h>

#include "engine/engine.h"
#include "engine/games.h"

namespace rookery::engine {
namespace {

struct Ending {
    const char* name;
    const char* position;

    friend void PrintTo(const Ending& ending, std::ostream* out) { *out << ending.name; }
};

constexpr Ending endings[] = {
    {"BishopAndKnight", "8/8/8/3k4/8/3K4/3N4/3B4 w - - 0 1"},
    {"TwoBishops", "8/8/8/3k4/8/3K4/3B4/3B4 w - - 0 1"},
    {"Rook", "8/8/8/3k4/8/3K4/8/3R4 w - - 0 1"},
    {"QueenAgainstRook", "8/3kr3/8/8/8/8/2QK4/8 w - - 0 1"},
    {"QueenAgainstRookFromAfar", "8/8/4k3/4r3/8/2K5/8/3Q4 w - - 0 1"},
    {"PawnWithTheOpposition", "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"},
};

class Conversions : public testing::TestWithParam<Ending> {};

TEST_P(Conversions, EndInMateInLessThanFiftyMoves) {
    constexpr int plies = 99;
    Engine engine;
    const auto position = position_from_text("chess", GetParam().position);
    Request request;
    request.limits.nodes = 50'000;
    for (int ply = 0; ply < plies && !position->outcome().over(); ++ply)
        position->play(engine.search(*position, request).best_move);
    EXPECT_EQ(position->outcome(), game::Outcome::win(game::Side::First, game::Reason::Checkmate)) << position->text();
}

INSTANTIATE_TEST_SUITE_P(Known, Conversions, testing::ValuesIn(endings),
                         [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace rookery::engine
