#include "lab/tune/search_tuning.h"

#include <fstream>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "lab/match/match_openings.h"
#include "search/parameters.h"
#include "support/contents.h"
#include "support/error_text.h"
#include "support/never.h"
#include "support/temporary_folder.h"
#include "text/quoted.h"

namespace rookery::lab {
namespace {

using support::contents;
using support::never;

class SearchTuning : public testing::Test {
protected:
    [[nodiscard]] SearchTuningSettings settings(const std::string& log) const {
        SearchTuningSettings settings;
        settings.game = "pawns-kings";
        settings.names = {"reverse_futility_slope", "reduction_base", "order_first_killer"};
        settings.pace.nodes = 150;
        settings.spsa.iterations = 12;
        settings.spsa.ahead = 4;
        settings.spsa.rate = 0.5;
        settings.openings = random_openings(settings.game, 6, 12, 1);
        settings.options = {{"Hash", "1"}};
        settings.log = folder_.path() / log;
        return settings;
    }

    support::TemporaryFolder folder_;
};

TEST_F(SearchTuning, TheLogDoesNotDependOnTheNumberOfThreads) {
    const auto one = tune_search(settings("one"), never, {});
    SearchTuningSettings several = settings("several");
    several.concurrency = 4;
    const auto other = tune_search(several, never, {});
    EXPECT_EQ(contents(folder_.path() / "one"), contents(folder_.path() / "several"));
    EXPECT_EQ(one.parameters, other.parameters);
    ASSERT_EQ(one.values.size(), 12U);
    EXPECT_NE(one.values.front(), one.values.back()) << "some pair was not drawn";
}

TEST_F(SearchTuning, GoesOnWhereItStopped) {
    const auto whole = tune_search(settings("whole"), never, {});
    std::atomic<bool> stop = false;
    const auto part = tune_search(settings("parts"), stop, [&](const SearchTuningProgress& now) {
        if (now.values.size() == 5) stop = true;
    });
    EXPECT_EQ(part.values.size(), 5U);
    // As if it had died while it wrote.
    std::ofstream(folder_.path() / "parts", std::ios::app) << "6,1.5,7";
    const auto rest = tune_search(settings("parts"), never, {});
    EXPECT_EQ(rest.pairs_before, 5U);
    EXPECT_EQ(contents(folder_.path() / "parts"), contents(folder_.path() / "whole"));
    EXPECT_EQ(rest.values, whole.values);
    const auto nothing_left = tune_search(settings("parts"), never, {});
    EXPECT_EQ(nothing_left.parameters, whole.parameters);
}

TEST_F(SearchTuning, ALogOfSomethingElseIsRefused) {
    tune_search(settings("log"), never, {});
    const auto problem = [&](const std::function<void(SearchTuningSettings&)>& change) {
        SearchTuningSettings other = settings("log");
        change(other);
        return support::error_text([&] { tune_search(other, never, {}); });
    };
    const std::string sentence = "'" + text::printable((folder_.path() / "log").string()) +
                                 "' is not the log of this tuning: name another file, or tune as its first lines say";
    EXPECT_EQ(problem([](SearchTuningSettings& other) { other.pace.nodes = 200; }), sentence);
    EXPECT_EQ(problem([](SearchTuningSettings& other) { other.names.pop_back(); }), sentence);
    EXPECT_EQ(problem([](SearchTuningSettings& other) { other.openings.pop_back(); }), sentence);
    EXPECT_EQ(problem([](SearchTuningSettings&) {}), "(no error)");
}

TEST_F(SearchTuning, NamesMayHaveAStar) {
    EXPECT_EQ(parameter_names({"razoring_*", "futility_base", "razoring_base"}),
              (std::vector<std::string>{"razoring_depth", "razoring_base", "razoring_slope", "futility_base"}));
    EXPECT_EQ(parameter_names({"*"}).size(), search::all_parameters().size());
    EXPECT_EQ(support::error_text([] {
                  static_cast<void>(parameter_names({"futility_base", "futile_*"}));
              }),
              "the search has no parameter called 'futile_*'");
    EXPECT_EQ(support::error_text([&] { tune_search(SearchTuningSettings{}, never, {}); }), "there is nothing to tune");
}

TEST_F(SearchTuning, TheResultIsTheFileThatHoldsTheParameters) {
    for (const game::GameInfo& info : engine::games()) {
        const std::string id(info.id);
        EXPECT_EQ(parameters_source(id, engine::search_parameters(id)),
                  contents(std::filesystem::path(ROOKERY_PARAMETERS) / (id + ".h")));
        for (const search::ParameterEntry& entry : search::all_parameters()) {
            EXPECT_LE(entry.minimum, engine::search_parameters(id).*entry.member) << id << " " << entry.name;
            EXPECT_GE(entry.maximum, engine::search_parameters(id).*entry.member) << id << " " << entry.name;
        }
    }
}

TEST_F(SearchTuning, TheChartHasAPanelForEachParameter) {
    const std::string svg = tuning_chart("chess", {"futility_base", "futility_slope"}, {{110, 80}, {112.5, 79}});
    EXPECT_NE(svg.find(">futility_base"), std::string::npos) << svg;
    EXPECT_NE(svg.find("its change from 110; now 112.5"), std::string::npos) << svg;
    EXPECT_NE(svg.find("its change from 80; now 79.0"), std::string::npos) << svg;
    EXPECT_NE(svg.find("2 pairs of games"), std::string::npos) << svg;
}

}  // namespace
}  // namespace rookery::lab
