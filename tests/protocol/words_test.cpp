#include "protocol/words.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace rookery::protocol {
namespace {

std::vector<std::string> all_words(std::string_view line) {
    std::vector<std::string> found;
    for (Words words(line); !words.empty();) found.emplace_back(words.next());
    return found;
}

TEST(Words, AreSeparatedByAnyBlanks) {
    const std::vector<std::string> expected = {"go", "perft", "3"};
    for (const std::string_view line :
         {"go perft 3", "  go perft 3  ", "go\tperft\t3", "go perft 3\r", "go   perft \t 3\r\n", "\r\ngo perft 3"})
        EXPECT_EQ(all_words(line), expected) << line;
}

TEST(Words, ABlankLineHasNone) {
    for (const std::string_view line : {"", " ", "\t\r\n", "     "}) {
        EXPECT_EQ(all_words(line), std::vector<std::string>{});
        Words words(line);
        EXPECT_TRUE(words.empty());
        EXPECT_EQ(words.peek(), "");
        EXPECT_EQ(words.next(), "");
        EXPECT_EQ(words.up_to("value"), "");
        EXPECT_EQ(words.rest(), "");
    }
}

TEST(Words, OtherControlCharactersArePartOfAWord) {
    const std::string_view line("a\0b \x1b[2J\v", 9);
    const std::vector<std::string> expected = {std::string("a\0b", 3), "\x1b[2J\v"};
    EXPECT_EQ(all_words(line), expected);
}

TEST(Words, PeekingTakesNothing) {
    Words words("one two");
    EXPECT_EQ(words.peek(), "one");
    EXPECT_EQ(words.peek(), "one");
    EXPECT_EQ(words.next(), "one");
    EXPECT_EQ(words.peek(), "two");
}

TEST(Words, UpToAWordTakesThatWordToo) {
    struct Case {
        std::string_view line;
        std::string_view before;
        std::string_view after;
    };
    const Case cases[] = {
        {"Clear Hash value 3 4", "Clear Hash", "3 4"},
        {"  Clear   Hash \t value  3  ", "Clear   Hash", "3"},
        {"value 3", "", "3"},
        {"Clear Hash", "Clear Hash", ""},
        {"Clear Hash value", "Clear Hash", ""},
        {"valued things value 3", "valued things", "3"},
        {"x value value 3", "x", "value 3"},
        {"", "", ""},
    };
    for (const Case& test : cases) {
        Words words(test.line);
        EXPECT_EQ(words.up_to("value"), test.before) << test.line;
        EXPECT_EQ(words.rest(), test.after) << test.line;
        EXPECT_TRUE(words.empty()) << test.line;
    }
}

TEST(Words, TheRestIsTrimmedAndTakenWhole) {
    Words words("fen  8/8 w  - -  \r\n");
    EXPECT_EQ(words.next(), "fen");
    EXPECT_EQ(words.rest(), "8/8 w  - -");
    EXPECT_TRUE(words.empty());
    EXPECT_EQ(words.rest(), "");
}

}  // namespace
}  // namespace rookery::protocol
