#include "support/run_program.h"

#include <csignal>
#include <stdexcept>

#include <gtest/gtest.h>

namespace rookery::support {
namespace {

ProgramResult run_script(const std::string& script, std::string_view input = {}) {
    return run_program("/bin/sh", {"-c", script}, input);
}

TEST(RunProgram, KeepsTheTwoOutputsAndTheExitCodeApart) {
    const ProgramResult result = run_script("echo out; echo err >&2; exit 3");
    EXPECT_EQ(result.standard_output, "out\n");
    EXPECT_EQ(result.standard_error, "err\n");
    EXPECT_EQ(result.exit_code, 3);
}

TEST(RunProgram, HandsArgumentsAndInputOverUnchanged) {
    EXPECT_EQ(run_program("printf", {"<%s>", "two words", "", "'"}).standard_output, "<two words><><'>");
    const std::string input("a\0b\r\n", 5);
    EXPECT_EQ(run_program("cat", {}, input).standard_output, input);
}

TEST(RunProgram, MoreThanAPipeHoldsGoesThroughAllThree) {
    const std::string input(1 << 20, 'x');
    const ProgramResult result = run_program("tee", {"/dev/stderr"}, input);
    EXPECT_EQ(result.standard_output, input);
    EXPECT_EQ(result.standard_error, input);
}

TEST(RunProgram, AProgramNeedNotReadItsInput) {
    EXPECT_EQ(run_script("exit 0", std::string(1 << 20, 'x')).exit_code, 0);
}

TEST(RunProgram, ASignalIsANegativeExitCode) { EXPECT_EQ(run_script("kill -KILL $$").exit_code, -SIGKILL); }

TEST(RunProgram, WhatCannotBeRunToItsEndIsAnError) {
    EXPECT_THROW(static_cast<void>(run_program("/no/such/program", {})), std::runtime_error);
    EXPECT_THROW(static_cast<void>(run_program("sleep", {"1000"}, {}, std::chrono::seconds(0))), std::runtime_error);
}

}  // namespace
}  // namespace rookery::support
