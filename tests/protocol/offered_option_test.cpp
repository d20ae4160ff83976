#include "protocol/offered_option.h"

#include <gtest/gtest.h>

namespace rookery::protocol {
namespace {

using Strings = std::vector<std::string>;

TEST(OfferedOption, IsReadFromBothProtocols) {
    const auto spin = OfferedOption::from_uci("option name Move Overhead type spin default 10 min -5 max 5000");
    EXPECT_EQ(spin.name, "Move Overhead");
    EXPECT_EQ(spin.kind, OfferedOption::Kind::Spin);
    EXPECT_EQ(spin.minimum, -5);
    EXPECT_EQ(spin.maximum, 5000);
    const auto combo =
        OfferedOption::from_uci("option name Style type combo default Very Solid var Very Solid var Wild");
    EXPECT_EQ(combo.choices, (Strings{"Very Solid", "Wild"}));
    EXPECT_EQ(OfferedOption::from_uci("option name Clear Hash type button").name, "Clear Hash");

    const auto xboard_spin = OfferedOption::from_xboard("Move Overhead -spin 10 0 5000");
    EXPECT_EQ(xboard_spin.name, "Move Overhead");
    EXPECT_EQ(xboard_spin.minimum, 0);
    EXPECT_EQ(xboard_spin.maximum, 5000);
    const auto xboard_combo = OfferedOption::from_xboard("Style -combo Very Solid /// *Wild /// Calm");
    EXPECT_EQ(xboard_combo.choices, (Strings{"Very Solid", "Wild", "Calm"}));
}

TEST(OfferedOption, KnowsWhichValuesItTakes) {
    const auto spin = OfferedOption::from_uci("option name Hash type spin default 16 min 1 max 64");
    EXPECT_EQ(spin.problem_with("64"), std::nullopt);
    EXPECT_EQ(spin.problem_with("65"), "Hash is a number from 1 to 64, not '65'");
    EXPECT_EQ(spin.problem_with("1 MB"), "Hash is a number from 1 to 64, not '1 MB'");
    EXPECT_EQ(OfferedOption::from_uci("option name N type spin").problem_with("-7"), std::nullopt);
    const auto check = OfferedOption::from_uci("option name Ponder type check default false");
    EXPECT_EQ(check.problem_with("True"), std::nullopt);
    EXPECT_EQ(check.problem_with("1"), "Ponder is true or false, not '1'");
    EXPECT_EQ(OfferedOption::from_xboard("Ponder -check 0").problem_with("true"), "Ponder is 1 or 0, not 'true'");
    const auto combo = OfferedOption::from_uci("option name Style type combo var solid var wild var calm");
    EXPECT_EQ(combo.problem_with("WILD"), std::nullopt);
    EXPECT_EQ(combo.problem_with("odd"), "Style is solid, wild or calm, not 'odd'");
    EXPECT_EQ(OfferedOption::from_uci("option name Book type string default <empty>").problem_with("x y"),
              std::nullopt);
    EXPECT_EQ(OfferedOption::from_uci("option name Clear Hash type button").problem_with(""), std::nullopt);
}

TEST(OfferedOption, RubbishIsAnOptionOfNoKind) {
    for (const char* line : {"option name", "option name X", "option name X type", "option name X type combo var", "",
                             "option name X type spin min max"})
        EXPECT_NO_THROW(static_cast<void>(OfferedOption::from_uci(line).problem_with("1"))) << line;
    for (const char* text : {"", "X", "X -", "X -spin", "X -combo", "X -combo ///", " -spin 1 2 3"})
        EXPECT_NO_THROW(static_cast<void>(OfferedOption::from_xboard(text).problem_with("1"))) << text;
}

}  // namespace
}  // namespace rookery::protocol
