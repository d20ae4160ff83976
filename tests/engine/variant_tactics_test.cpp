// What a search must see where a king wins by arriving and where captures are a duty: as soon as its depth is used up,
// because no evaluation is asked in the middle of such things.

#include <ostream>
#include <string>

#include <gtest/gtest.h>

#include "engine/engine.h"
#include "engine/games.h"
#include "search/score.h"

namespace rookery::engine {
namespace {

struct Tactic {
    const char* game;
    const char* position;
    const char* move;  ///< none if several will do

    friend void PrintTo(const Tactic& tactic, std::ostream* out) { *out << tactic.game << ": " << tactic.position; }
};

constexpr Tactic tactics[] = {
    // A step beside the hill, from which nobody keeps the king away.
    {"kingofthehill", "7k/pp6/8/8/8/8/1K4PP/8 w - - 0 1", "b2c3"},
    // A step below the last rank, and nobody can follow.
    {"racingkings", "8/8/7K/8/k7/8/8/8 w - - 0 1", ""},
};

class VariantTactics : public testing::TestWithParam<Tactic> {};

TEST_P(VariantTactics, AreSeenAtDepthOne) {
    Engine engine;
    Request request;
    request.limits.depth = 1;
    search::Score score = 0;
    const Answer answer = engine.search(*position_from_text(GetParam().game, GetParam().position), request,
                                        [&](const Report& report) { score = report.score_for_mover; });
    EXPECT_TRUE(search::is_forced_win(score)) << score;
    if (!std::string(GetParam().move).empty()) {
        EXPECT_EQ(answer.best_move, GetParam().move);
    }
}

INSTANTIATE_TEST_SUITE_P(Won, VariantTactics, testing::ValuesIn(tactics));

}  // namespace
}  // namespace rookery::engine
