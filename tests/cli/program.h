#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/run_program.h"

/// The real program, through pipes, and what every test of it expects.
namespace rookery::cli_test {

using support::ProgramResult;
using Arguments = std::vector<std::string>;

inline ProgramResult rookery(const Arguments& arguments, std::string_view input = {}) {
    return support::run_program(ROOKERY_PROGRAM, arguments, input);
}

inline std::string joined(const Arguments& arguments) {
    std::string text = "rookery";
    for (const std::string& argument : arguments) text += " '" + argument + "'";
    return text;
}

inline bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

inline void expect_success(const ProgramResult& result) {
    EXPECT_EQ(result.exit_code, 0) << result.standard_error;
    EXPECT_EQ(result.standard_error, "");
}

/// One sentence on stderr that says what was wrong, and nothing on stdout.
inline void expect_error(const ProgramResult& result, int exit_code, std::string_view part) {
    EXPECT_EQ(result.exit_code, exit_code);
    EXPECT_EQ(result.standard_output, "");
    EXPECT_EQ(std::count(result.standard_error.begin(), result.standard_error.end(), '\n'), 1) << result.standard_error;
    EXPECT_TRUE(result.standard_error.starts_with("rookery: ")) << result.standard_error;
    EXPECT_TRUE(result.standard_error.ends_with("\n")) << result.standard_error;
    EXPECT_TRUE(contains(result.standard_error, part)) << result.standard_error << "lacks: " << part;
}

}  // namespace rookery::cli_test
