#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::support {

struct ProgramResult {
    std::string standard_output;
    std::string standard_error;
    int exit_code = 0;  ///< the negative number of the signal if a signal ended the program
};

/// Runs a program to its end, as a shell would: with these arguments and this text on its stdin. Throws
/// std::runtime_error if it cannot be started, or has not ended within `patience`; it is then killed.
[[nodiscard]] ProgramResult run_program(const std::string& program, const std::vector<std::string>& arguments,
                                        std::string_view input = {},
                                        std::chrono::seconds patience = std::chrono::seconds(120));

}  // namespace rookery::support
