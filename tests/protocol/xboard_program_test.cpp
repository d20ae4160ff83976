// The real program, driven through pipes as XBoard does it.

#include <vector>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "protocol/clients/process.h"
#include "support/run_program.h"

namespace rookery::protocol {
namespace {

class XBoardProgram : public testing::Test {
protected:
    XBoardProgram() {
        program.write_line("xboard");
        program.write_line("protover 2");
        wait_for("feature done=1");
    }

    /// The next line that begins so.
    std::string wait_for(const std::string& begin) {
        const auto deadline = Process::Clock::now() + std::chrono::seconds(60);
        while (const auto line = program.read_line(deadline)) {
            EXPECT_FALSE(line->starts_with("Error")) << *line;
            EXPECT_FALSE(line->starts_with("Illegal")) << *line;
            if (line->starts_with(begin)) return *line;
        }
        ADD_FAILURE() << "no line begins with " << begin;
        return "";
    }

    Process program{"'" ROOKERY_PROGRAM "'"};
};

TEST_F(XBoardProgram, PlaysAGameAgainstItselfWithPonderingAndPings) {
    Process other{"'" ROOKERY_PROGRAM "'"};
    other.write_line("xboard");
    auto position = engine::start_position("chess");
    for (Process* side : {&program, &other})
        for (const char* line : {"new", "level 0 0:02 0.02", "hard", "post", "easy", "hard"}) side->write_line(line);
    program.write_line("go");
    const auto deadline = Process::Clock::now() + std::chrono::seconds(60);
    Process* mover = &program;
    for (int ply = 0; ply < 60 && !position->outcome().over(); ++ply) {
        std::string move;
        while (move.empty()) {
            const auto line = mover->read_line(deadline);
            ASSERT_TRUE(line.has_value());
            ASSERT_FALSE(line->starts_with("Error") || line->starts_with("Illegal")) << *line;
            if (line->starts_with("move ")) move = line->substr(5);
        }
        ASSERT_NO_THROW(position->play(move)) << move;
        mover = mover == &program ? &other : &program;
        mover->write_line("time 200");
        mover->write_line("otim 200");
        mover->write_line("usermove " + move);
    }
    if (!position->outcome().over()) {
        program.write_line("force");
        program.write_line("ping 9");
        EXPECT_EQ(wait_for("pong"), "pong 9");
    }
}

TEST_F(XBoardProgram, MovesWhenToldAndAnswersThePingAfterwards) {
    for (const char* line : {"new", "st 1000", "usermove e2e4", "?", "ping 1"}) program.write_line(line);
    EXPECT_FALSE(wait_for("move ").empty());
    EXPECT_EQ(wait_for("pong"), "pong 1");
}

TEST_F(XBoardProgram, AnalysesAndTellsHowFarItIs) {
    for (const char* line : {"new", "post", "analyze"}) program.write_line(line);
    wait_for("5 ");
    program.write_line(".");
    EXPECT_TRUE(wait_for("stat01: ").ends_with(" 0 20"));
    program.write_line("exit");
    program.write_line("ping 2");
    EXPECT_EQ(wait_for("pong"), "pong 2");
}

TEST(XBoardProgramEnds, WithItsInputAlsoWhileItThinks) {
    for (const char* last : {"usermove e2e4", "analyze", "edit", "hard", "quit", "ping 1"}) {
        const auto result = support::run_program(ROOKERY_PROGRAM, {},
                                                 std::string("xboard\nprotover 2\nnew\nst 100000\n") + last + "\n");
        EXPECT_EQ(result.exit_code, 0) << last;
        EXPECT_EQ(result.standard_error, "") << last;
        EXPECT_EQ(result.standard_output.find("\nmove "), std::string::npos) << last;
    }
}

TEST(XBoardProgramEnds, AfterTheWordsOfACommandLine) {
    const auto result =
        support::run_program(ROOKERY_PROGRAM, {"--", "xboard", "sd 3", "usermove e2e4", "ping 1", "quit"});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_TRUE(result.standard_output.starts_with("move ")) << result.standard_output;
    EXPECT_TRUE(result.standard_output.ends_with("\npong 1\n")) << result.standard_output;
}

}  // namespace
}  // namespace rookery::protocol
