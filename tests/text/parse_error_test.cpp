#include "text/parse_error.h"

#include <stdexcept>
#include <string>
#include <type_traits>

#include <gtest/gtest.h>

namespace rookery::text {
namespace {

TEST(ParseError, SaysWhatIsWrongAndWhereForPeopleWhoCountFromOne) {
    const ParseError error("'z' is not a piece", 4);
    EXPECT_STREQ(error.what(), "'z' is not a piece (at character 5)");
    EXPECT_EQ(error.problem(), "'z' is not a piece");
    EXPECT_TRUE(error.has_place());
    EXPECT_EQ(error.where(), 4u);
}

TEST(ParseError, OfTheWholeTextNamesNoCharacter) {
    const ParseError error("e2e5 is not legal");
    EXPECT_STREQ(error.what(), "e2e5 is not legal");
    EXPECT_EQ(error.problem(), error.what());
    EXPECT_FALSE(error.has_place());
    EXPECT_EQ(error.where(), 0u);
}

TEST(ParseError, CanBeCaughtAsARuntimeError) { EXPECT_THROW(throw ParseError("wrong", 0), std::runtime_error); }

}  // namespace
}  // namespace rookery::text
