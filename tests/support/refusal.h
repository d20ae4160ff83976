#pragma once

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "text/parse_error.h"

namespace rookery::support {

/// A text that a parser must refuse, and words that its complaint must contain. A '^' stands before the character that
/// the complaint must point at; without one the text as a whole is at fault.
struct Refusal {
    std::string_view marked_text;
    std::string_view complaint;
};

/// Expects that `parse` throws the error that the refusal describes.
template <class Error = text::ParseError, class Parse>
void expect_refused(const Refusal& refusal, Parse parse) {
    std::string text(refusal.marked_text);
    const std::size_t mark = text.find('^');
    const std::size_t where = mark == std::string::npos ? 0 : mark;
    if (mark != std::string::npos) text.erase(mark, 1);
    SCOPED_TRACE(text);
    try {
        static_cast<void>(parse(text));
        ADD_FAILURE() << "was not refused";
    } catch (const Error& error) {
        EXPECT_PRED_FORMAT2(testing::IsSubstring, std::string(refusal.complaint), std::string(error.what()));
        EXPECT_EQ(error.where(), where) << error.what();
    }
}

}  // namespace rookery::support
