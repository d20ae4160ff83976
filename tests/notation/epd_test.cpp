#include "notation/epd.h"

#include <sstream>

#include <gtest/gtest.h>

namespace rookery::notation {
namespace {

TEST(PositionPart, IsWhatComesBeforeTheOperations) {
    struct Case {
        const char* line;
        const char* position;
    };
    const Case cases[] = {
        {"8/8/8/8/8/8/8/8 w - -", "8/8/8/8/8/8/8/8 w - -"},
        {"8/8/8/8/8/8/8/8 w - - bm e4; id \"x\";", "8/8/8/8/8/8/8/8 w - -"},
        {"8/8/8/8/8/8/8/8 b KQkq e3 3 17", "8/8/8/8/8/8/8/8 b KQkq e3 3 17"},
        {"8/8/8/8/8/8/8/8 b KQkq e3 3 17 ; a remark", "8/8/8/8/8/8/8/8 b KQkq e3 3 17"},
        {"8/8/8/8/8/8/8/8 w - - 3+3 0 1", "8/8/8/8/8/8/8/8 w - - 3+3 0 1"},
        {"  8/8/8/8/8/8/8/8   w - -\r", "8/8/8/8/8/8/8/8 w - -"},
        {"", ""},
        {" \t", ""},
    };
    for (const Case& test : cases) EXPECT_EQ(position_part(test.line), test.position);
}

TEST(PositionLines, PassOverWhatIsNoPosition) {
    std::istringstream file("# a title\n\nboard w - - 0 1\r\n   \nother b - - c0 \"x\";");
    const auto lines = read_position_lines(file);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].text, "board w - - 0 1");
    EXPECT_EQ(lines[0].number, 3);
    EXPECT_EQ(lines[1].text, "other b - -");
    EXPECT_EQ(lines[1].number, 5);
    EXPECT_EQ(lines[0].operations, "");
    EXPECT_EQ(lines[1].operations, "c0 \"x\";");
}

TEST(OperationWords, AreThoseOfOneOperation) {
    const char* operations = "bm Qg6 Rxd4; c0 \"am; not this\"; id \"one; or two\" ; am e4";
    using Words = std::vector<std::string>;
    EXPECT_EQ(operation_words(operations, "bm"), (Words{"Qg6", "Rxd4"}));
    EXPECT_EQ(operation_words(operations, "id"), (Words{"one; or two"}));
    EXPECT_EQ(operation_words(operations, "am"), (Words{"e4"}));
    EXPECT_EQ(operation_words(operations, "pv"), Words{});
    EXPECT_EQ(operation_words("", "bm"), Words{});
    EXPECT_EQ(operation_words("id \"never closed", "id"), (Words{"never closed"}));
    EXPECT_EQ(operation_words(";;", "bm"), Words{});
}

}  // namespace
}  // namespace rookery::notation
