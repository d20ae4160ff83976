#include "search/parameters.h"

#include <set>

#include <gtest/gtest.h>

#include "support/error_text.h"

namespace rookery::search {
namespace {

TEST(SearchParameterList, EveryNumberHasItsNameAndRange) {
    const game::SearchParameters defaults;
    std::set<std::string_view> names;
    for (const ParameterEntry& entry : all_parameters()) {
        EXPECT_TRUE(names.insert(entry.name).second) << entry.name;
        EXPECT_LE(entry.minimum, defaults.*entry.member) << entry.name;
        EXPECT_GE(entry.maximum, defaults.*entry.member) << entry.name;
        // Every entry has a member of its own: a change is seen there and nowhere else.
        const int other = defaults.*entry.member == entry.maximum ? entry.minimum : entry.maximum;
        const std::string change = std::string(entry.name) + "=" + std::to_string(other);
        EXPECT_EQ(changes_between(defaults, changed(defaults, change)), change);
    }
}

TEST(SearchParameterList, ChangesAreReadAndWritten) {
    const game::SearchParameters defaults;
    EXPECT_EQ(changed(defaults, ""), defaults);
    const game::SearchParameters other = changed(defaults, " futility_base=99, futility_slope=70 futility_slope=77 ");
    EXPECT_EQ(other.futility_base, 99);
    EXPECT_EQ(other.futility_slope, 77);
    EXPECT_EQ(changes_between(defaults, other), "futility_base=99 futility_slope=77");
}

TEST(SearchParameterList, WhatIsWrongIsToldInOneSentence) {
    const auto problem = [](const std::string& changes) {
        return support::error_text([&] { static_cast<void>(changed({}, changes)); });
    };
    EXPECT_EQ(problem("razoring_bace=1"),
              "the search has no parameter called 'razoring_bace'; it has razoring_depth, razoring_base, "
              "razoring_slope");
    EXPECT_EQ(problem("q7=1"), "the search has no parameter called 'q7'") << "and nothing like it";
    EXPECT_EQ(problem("razoring_base"), "a change of a parameter is NAME=NUMBER, not 'razoring_base'");
    for (const std::string bad : {"801", "-1", "", "1.5", "ten", "99999999999"})
        EXPECT_EQ(problem("razoring_base=" + bad), "razoring_base is a number from 0 to 800, not '" + bad + "'");
}

}  // namespace
}  // namespace rookery::search
