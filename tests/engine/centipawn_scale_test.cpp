#include "engine/score/centipawn_scale.h"

#include <gtest/gtest.h>

#include "engine/engine.h"
#include "engine/games.h"

namespace rookery::engine {
namespace {

/// What the evaluation says of a pawn more, in centipawns: a search of one ply without captures or promotions.
std::optional<search::Score> worth_of_a_pawn(const std::string& game, const std::string& evaluation,
                                             const std::string& without, const std::string& with) {
    const auto score = [&](const std::string& text) {
        Engine engine;
        Settings settings;
        settings.evaluation = evaluation;
        settings.algorithm = Algorithm::Minimax;
        engine.configure(settings);
        const auto position = position_from_text(game, text);
        Request request;
        request.limits.depth = 1;
        search::Score found = 0;
        engine.start(*position, request, {[&](const Report& report) { found = report.score_for_mover; }, {}});
        engine.wait();
        return found;
    };
    return CentipawnScale(game, evaluation).centipawns(score(with) - score(without));
}

TEST(CentipawnScale, APawnIsAHundred) {
    EXPECT_EQ(worth_of_a_pawn("chess", "material", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"),
              100);
    EXPECT_EQ(
        worth_of_a_pawn("atomic", "material", "4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "4k3/p7/8/8/8/8/7P/4K3 w - - 0 1"),
        100);
    for (const std::string evaluation : {"material", "distance"})
        EXPECT_EQ(worth_of_a_pawn("pawns-kings", evaluation, "4k3/p7/8/8/8/8/8/4K3 w - - 0 1",
                                  "4k3/p7/8/8/8/8/7P/4K3 w - - 0 1"),
                  100)
            << evaluation;
}

TEST(CentipawnScale, OnlyWhereThereAreNoPawnsNothingIsKnown) {
    int points = 0;
    for (const game::GameInfo& info : games())
        for (const std::string& evaluation : evaluations(info.id)) {
            const bool counts_points = score_unit(info.id, evaluation) == game::ScoreUnit::Points;
            points += counts_points ? 1 : 0;
            EXPECT_EQ(CentipawnScale(info.id, evaluation).centipawns(1).has_value(), info.id != "wolf-sheep")
                << info.id << ", " << evaluation;
        }
    EXPECT_GT(points, 10);
    EXPECT_EQ(CentipawnScale("chess", "").centipawns(31), 31) << "counts centipawns already";
}

TEST(CentipawnScale, ForcedWinsStayAndNothingElseLooksLikeOne) {
    EXPECT_EQ(CentipawnScale("wolf-sheep", "").centipawns(search::win_in(5)), search::win_in(5));
    EXPECT_EQ(CentipawnScale("pawns-kings", "distance").centipawns(search::loss_in(4)), search::loss_in(4));
    EXPECT_EQ(CentipawnScale("pawns-kings", "distance").centipawns(1'003), game::highest_evaluation);
    EXPECT_EQ(CentipawnScale("pawns-kings", "distance").centipawns(-1'003), -game::highest_evaluation);
}

}  // namespace
}  // namespace rookery::engine
