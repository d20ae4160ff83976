#include "text/split.h"

#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace rookery::text {
namespace {

using Words = std::vector<std::string_view>;

TEST(Split, KeepsWhatIsEmptyBetweenSeparators) {
    EXPECT_EQ(split("a | b |  | c", " | "), (Words{"a", "b", "", "c"}));
    EXPECT_EQ(split("/a//b/", "/"), (Words{"", "a", "", "b", ""}));
    EXPECT_EQ(split("", "/"), Words{""});
}

TEST(Split, WordsHaveAnyBlanksBetweenThem) {
    EXPECT_EQ(words_of("  e4\te5 \r\n Nf3"), (Words{"e4", "e5", "Nf3"}));
    EXPECT_EQ(words_of("e4"), Words{"e4"});
    EXPECT_EQ(words_of(" \n"), Words{});
    EXPECT_EQ(words_of(""), Words{});
}

TEST(Split, APartKnowsItsPlace) {
    constexpr std::string_view text = " 8/8  w";
    const std::vector<Part> parts = with_places(words_of(text), text);
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[0].text, "8/8");
    EXPECT_EQ(parts[0].where, 1U);
    EXPECT_EQ(parts[1].text, "w");
    EXPECT_EQ(parts[1].where, 6U);
}

}  // namespace
}  // namespace rookery::text
