// Margins of the search that are not those of the game.
#include <gtest/gtest.h>

#include "engine/engine.h"
#include "engine/games.h"
#include "text/parse_error.h"

namespace rookery::engine {
namespace {

std::uint64_t nodes_with(const std::string& game, const std::string& changes) {
    Engine engine;
    Settings settings;
    settings.parameter_changes = changes;
    engine.configure(settings);
    Request request;
    request.limits.depth = 7;
    return engine.search(*start_position(game), request).nodes;
}

TEST(SearchParametersOfAGame, ChangesAreSearchedWith) {
    for (const std::string game : {"chess", "bughouse", "wolf-sheep"}) {
        const std::uint64_t unchanged = nodes_with(game, "");
        EXPECT_EQ(nodes_with(game, "aspiration_window=14"), unchanged) << game << ": that is no change";
        EXPECT_NE(nodes_with(game, "reduction_base=-100 reduction_moves=8"), unchanged) << game;
    }
}

TEST(SearchParametersOfAGame, WhatMakesNoSenseIsRefusedAndTheOldOnesStay) {
    Engine engine;
    Settings settings;
    settings.parameter_changes = "reduction_base=1000";
    EXPECT_THROW(engine.configure(settings), text::ParseError);
    EXPECT_EQ(engine.settings().parameter_changes, "");
}

TEST(SearchParametersOfAGame, GamesHaveTheirOwn) {
    EXPECT_EQ(search_parameters("chess").quiescence_checks, 0);
    EXPECT_EQ(search_parameters("bughouse").quiescence_checks, 1);
    EXPECT_EQ(search_parameters("chess").quiescence_duties, 0);
    EXPECT_EQ(search_parameters("antichess").quiescence_duties, 2);
    EXPECT_EQ(search_parameters("chess").order_threats, 1);
    EXPECT_EQ(search_parameters("crazyhouse").order_threats, 0) << "steps that were measured in chess only";
    EXPECT_FALSE(search_parameters("chess").forced_results_stay);
    EXPECT_TRUE(search_parameters("wolf-sheep").forced_results_stay);
}

}  // namespace
}  // namespace rookery::engine
