// The real program: rookery engine.

#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/temporary_folder.h"

namespace rookery {
namespace {

using namespace cli_test;

TEST(EngineCommand, AddsListsTriesAndRemoves) {
    const support::TemporaryFolder folder;
    const std::string data = folder.path().string();
    expect_success(rookery({"engine", "add", "Myself", ROOKERY_PROGRAM, "--data", data}));
    expect_error(rookery({"engine", "add", "myself", "other", "--data", data}), 2, "already");
    const ProgramResult list = rookery({"engine", "list", "--data", data});
    EXPECT_EQ(list.standard_output, "Myself  (uci)  " ROOKERY_PROGRAM "\n");
    const ProgramResult tried = rookery({"engine", "try", "Myself", "--data", data});
    expect_success(tried);
    EXPECT_TRUE(contains(tried.standard_output, "> go movetime 1000\n")) << tried.standard_output;
    EXPECT_TRUE(contains(tried.standard_output, "\n< bestmove ")) << tried.standard_output;
    EXPECT_TRUE(contains(tried.standard_output, "Myself calls itself Rookery")) << tried.standard_output;
    expect_error(rookery({"engine", "try", "Nobody", "--data", data}), 2, "there is no engine called 'Nobody'");
    expect_success(rookery({"engine", "remove", "Myself", "--data", data}));
    EXPECT_EQ(rookery({"engine", "list", "--data", data}).standard_output, "");
    expect_error(rookery({"engine", "remove", "Myself", "--data", data}), 2, "there is no engine");
    // As from a variable of the shell that is not set: not the usual folder.
    for (const std::vector<std::string>& command : {std::vector<std::string>{"engine", "list"}, {"repair"}, {"play"}}) {
        std::vector<std::string> words = command;
        words.insert(words.end(), {"--data", ""});
        expect_error(rookery(words), 2, "--data: it names no folder");
    }
}

TEST(EngineCommand, TriesAnEngineThatSpeaksXBoard) {
    const support::TemporaryFolder folder;
    const std::string data = folder.path().string();
    expect_success(rookery({"engine", "add", "Boarder", ROOKERY_PROGRAM, "--protocol", "xboard", "--data", data}));
    EXPECT_EQ(rookery({"engine", "list", "--data", data}).standard_output, "Boarder  (xboard)  " ROOKERY_PROGRAM "\n");
    const ProgramResult tried = rookery({"engine", "try", "Boarder", "--data", data});
    expect_success(tried);
    for (const std::string said : {"> protover 2\n", "> st 1\n", "> go\n", "\n< feature ", "\n< move "})
        EXPECT_TRUE(contains(tried.standard_output, said)) << said << tried.standard_output;
    EXPECT_FALSE(contains(tried.standard_output, "> uci\n")) << tried.standard_output;
    EXPECT_TRUE(contains(tried.standard_output, "Boarder calls itself Rookery")) << tried.standard_output;
    // Another game, under the name that XBoard has for it.
    const ProgramResult other = rookery({"engine", "try", "Boarder", "--game", "3check", "--data", data});
    expect_success(other);
    EXPECT_TRUE(contains(other.standard_output, "> variant 3check\n")) << other.standard_output;
    expect_error(rookery({"engine", "add", "Other", ROOKERY_PROGRAM, "--protocol", "telex", "--data", data}), 2,
                 "telex");
}

}  // namespace
}  // namespace rookery
