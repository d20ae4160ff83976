// The real program, through pipes.

#include "cli/program.h"

#include <algorithm>
#include <regex>

#include <gtest/gtest.h>

#include "support/temporary_folder.h"

namespace rookery {
namespace {

using namespace cli_test;
using support::TemporaryFolder;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

std::string broken_engine(const std::string& defect) { return "'" BROKEN_ENGINE_PROGRAM "' " + defect; }

TEST(ConsoleProgram, EndOfInputMeansQuit) {
    for (const std::string_view input : {"", "\n", "e4\n", "quit\n", "uci", "isready\nquit\nd\n"}) {
        const ProgramResult result = rookery({}, input);
        expect_success(result);
        EXPECT_FALSE(contains(result.standard_output, "FEN:")) << "nothing is done after quit";
    }
}

TEST(ConsoleProgram, SaysNothingUnaskedInAPipe) {
    const ProgramResult result = rookery({}, "e4\nfen\n");
    expect_success(result);
    EXPECT_EQ(result.standard_output, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n");
}

TEST(ConsoleProgram, SpeaksUci) {
    const ProgramResult result =
        rookery({}, "uci\nisready\nposition startpos moves e2e4 x\nposition startpos moves e2e4\ngo perft 2\nquit\n");
    expect_success(result);
    EXPECT_TRUE(contains(result.standard_output, "\nuciok\nreadyok\ninfo string 'x' is not a move"));
    EXPECT_TRUE(contains(result.standard_output, "\nNodes searched: 600\n")) << result.standard_output;
}

TEST(ConsoleProgram, ReadsALastLineWithoutItsEndAndLinesOfOtherSystems) {
    EXPECT_EQ(rookery({}, "isready").standard_output, "readyok\n");
    EXPECT_EQ(rookery({}, "isready\r\nfen\r\n").standard_output, "readyok\n" + std::string(start) + "\n");
}

TEST(ConsoleProgram, SurvivesRubbishAndGoesOn) {
    std::string input = "uci\n";
    for (int byte = 0; byte < 256; ++byte) input += static_cast<char>(byte);
    input += "\n" + std::string(1'000'000, 'x') + "\n" + std::string(1'000, '\0') + "\nfen\n";
    const ProgramResult result = rookery({}, input);
    expect_success(result);
    EXPECT_TRUE(result.standard_output.ends_with(std::string(start) + "\n"));
}

TEST(ArgumentsAsWords, AreCarriedOutAsIfTyped) {
    struct Case {
        Arguments arguments;
        std::string output;
    };
    const Case cases[] = {
        {{"--"}, ""},
        {{"--", "e4", "e5", "fen"}, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n"},
        {{"--", "position startpos moves e2e4", "fen"}, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"},
        {{"--", "fen", std::string("fen ") + castling, "fen"}, std::string(start) + "\n" + castling + "\n"},
        {{"--", "fen 8/P6k/8/8/8/8/8/K7 w - -", "a8=Q", "fen"}, "Q7/7k/8/8/8/8/8/K7 b - - 0 1\n"},
        {{"--", "isready", "quit", "fen"}, "readyok\n"},
    };
    for (const Case& test : cases) {
        const ProgramResult result = rookery(test.arguments, "d\n");
        expect_success(result);
        EXPECT_EQ(result.standard_output, test.output) << joined(test.arguments);
    }
}

TEST(ArgumentsAsWords, AMistakeShowsInTheExitCode) {
    const ProgramResult result = rookery({"--", "e4", "Ke5"});
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_TRUE(contains(result.standard_output + result.standard_error, "'Ke5' is not a legal move here"));
}

TEST(PerftCommand, CountsAndEndsWithNodesTimeAndSpeed) {
    const ProgramResult result = rookery({"perft", "3"});
    expect_success(result);
    EXPECT_TRUE(std::regex_match(result.standard_output,
                                 std::regex("Nodes searched: 8902\nTime: [0-9.]+ s\nSpeed: [0-9.]+ million nodes per "
                                            "second\n")))
        << result.standard_output;
}

TEST(PerftCommand, AgreesWithThePublishedCounts) {
    struct Case {
        Arguments arguments;
        std::string nodes;
    };
    const Case cases[] = {
        {{"perft", "0"}, "1"},
        {{"perft", "4"}, "197281"},
        {{"perft", "4", "--threads", "3"}, "197281"},
        {{"perft", "3", "--fen", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"}, "97862"},
        {{"--", "perft", "2"}, "400"},
        {{"perft", "4", "--game", "chess960"}, "197281"},
        {{"perft", "3", "--game", "chess960", "--fen",
          "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"},
         "12189"},
        {{"perft", "3", "--fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"}, "0"},
    };
    for (const Case& test : cases) {
        const ProgramResult result = rookery(test.arguments);
        expect_success(result);
        EXPECT_TRUE(contains("\n" + result.standard_output, "\nNodes searched: " + test.nodes + "\n"))
            << joined(test.arguments) << '\n'
            << result.standard_output;
    }
}

TEST(PerftCommand, DividesTheCountAmongTheMoves) {
    const std::regex divide_line("([a-h][1-8][a-h][1-8][nbrq]?): ([0-9]+)");
    for (const std::string threads : {"1", "3"}) {
        const ProgramResult result = rookery({"perft", "3", "--divide", "--fen", castling, "--threads", threads});
        expect_success(result);
        std::uint64_t sum = 0;
        const std::string& text = result.standard_output;
        const auto lines = std::sregex_iterator(text.begin(), text.end(), divide_line);
        for (auto line = lines; line != std::sregex_iterator(); ++line) sum += std::stoull((*line)[2]);
        EXPECT_EQ(std::distance(lines, std::sregex_iterator()), 26);
        EXPECT_EQ(sum, 13'744U);
        EXPECT_TRUE(contains(text, "e1c1: ")) << text;
        EXPECT_TRUE(contains(text, "\nNodes searched: 13744\n")) << text;
    }
}

TEST(PerftCommand, WritesOneJsonObject) {
    const ProgramResult result = rookery({"perft", "2", "--json", "--fen", "7k/P7/8/8/8/8/8/K7 w - - 0 1"});
    expect_success(result);
    const std::regex expected(
        R"(\{"game":"chess","position":"7k/P7/8/8/8/8/8/K7 w - - 0 1","depth":2,"nodes":[0-9]+,"seconds":[-+.0-9Ee]+,)"
        R"("nodes_per_second":[-+.0-9Ee]+,"divide":\{("[a-h0-9qrbn]+":[0-9]+,?){7}\}\}\n)");
    EXPECT_TRUE(std::regex_match(result.standard_output, expected)) << result.standard_output;
    EXPECT_TRUE(contains(result.standard_output, R"("a7a8q":2)")) << result.standard_output;
}

TEST(BadUsage, IsOneLineOnStderrAndExitCodeTwo) {
    struct Case {
        Arguments arguments;
        std::string_view complaint;  ///< a part of it
    };
    const TemporaryFolder folder;
    const std::string bad_epd =
        folder.write("bad.epd", std::string("# two lines\n") + start + "\n8/8/8/8/8/8/8/8 w - -\n");
    const Case cases[] = {
        {{"nonsense"}, "nonsense"},
        {{"--nonsense"}, "--nonsense"},
        {{"--json"}, "--json"},
        {{""}, "rookery --help"},
        {{"perft"}, "DEPTH"},
        {{"perft", "deep"}, "DEPTH"},
        {{"perft", "-1"}, "DEPTH"},
        {{"perft", "31"}, "DEPTH"},
        {{"perft", "99999999999999999999"}, "DEPTH"},
        {{"perft", "3", "4"}, "4"},
        {{"perft", "3", "--nonsense"}, "--nonsense"},
        {{"perft", "3", "--threads"}, "--threads"},
        {{"perft", "3", "--threads", "0"}, "--threads"},
        {{"perft", "3", "--threads", "-1"}, "--threads"},
        {{"perft", "3", "--threads", "many"}, "--threads"},
        {{"perft", "3", "--game", "draughts"}, "there is no game called 'draughts'; the games are chess, chess960"},
        {{"perft", "3", "--game", "two\nlines"}, "there is no game called"},
        {{"perft", "3", "--fen"}, "--fen"},
        {{"perft", "3", "--fen", ""}, "the FEN is empty"},
        {{"perft", "3", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"}, "White has no king"},
        {{"perft", "3", "--fen", "8/8"}, "a FEN has 4 or 6 fields"},
        {{"perft", "3", "--fen", "1R2K2R/8/8/8/8/8/8/4k3 w HB - 0 1"}, "castling"},
        {{"compare"}, "DEPTH"},
        {{"compare", "2"}, "--with"},
        {{"compare", "--with", "stockfish"}, "DEPTH"},
        {{"compare", "0", "--with", "stockfish"}, "DEPTH"},
        {{"compare", "2", "--with"}, "--with"},
        {{"compare", "2", "--with", "stockfish", "--game", "draughts"}, "there is no game called 'draughts'"},
        {{"compare", "2", "--with", "stockfish", "--fen", "8/8"}, "a FEN has 4 or 6 fields"},
        {{"compare", "2", "--with", "stockfish", "--fen", ""}, "the FEN is empty"},
        {{"compare", "2", "--with", "stockfish", "--random", "-1"}, "--random"},
        {{"compare", "2", "--with", "stockfish", "--random", "many"}, "--random"},
        {{"compare", "2", "--with", "stockfish", "--seed", "poppy"}, "--seed"},
        {{"compare", "2", "--with", "stockfish", "--threads", "0"}, "--threads"},
        {{"compare", "2", "--with", "stockfish", "--timeout", "0"}, "--timeout"},
        {{"compare", "2", "--with", "stockfish", "--epd", "/no/such/file"}, "cannot read the file '/no/such/file'"},
        {{"compare", "2", "--with", "stockfish", "--epd", folder.path().string()}, "cannot read"},
        {{"compare", "2", "--with", "stockfish", "--epd", ""}, "cannot read"},
        {{"compare", "2", "--with", "stockfish", "--epd", bad_epd}, "bad.epd, line 3: White has no king"},
    };
    for (const Case& test : cases) {
        SCOPED_TRACE(joined(test.arguments));
        expect_error(rookery(test.arguments), 2, test.complaint);
    }
}

TEST(OutputThatCannotBeWritten, IsNoSuccess) {
    const ProgramResult result = support::run_program("/bin/sh", {"-c", "'" ROOKERY_PROGRAM "' perft 1 > /dev/full"});
    EXPECT_NE(result.exit_code, 0);
}

TEST(Help, TellsWhatTheProgramCanDo) {
    struct Case {
        Arguments arguments;
        std::vector<std::string_view> parts;
    };
    const Case cases[] = {
        {{"--help"}, {"Usage: rookery", "perft", "compare", "UCI", "rookery -- ", "--version"}},
        {{"perft", "--help"},
         {"Usage: rookery perft", "DEPTH", "--game", "--fen", "--threads", "--divide", "--json", "Example"}},
        {{"compare", "--help"},
         {"Usage: rookery compare", "DEPTH", "--with", "--game", "--fen", "--epd", "--random", "--seed", "--threads",
          "--timeout", "--json", "Example"}},
    };
    for (const Case& test : cases) {
        const ProgramResult result = rookery(test.arguments);
        expect_success(result);
        for (const std::string_view part : test.parts)
            EXPECT_TRUE(contains(result.standard_output, part)) << joined(test.arguments) << " lacks " << part;
    }
    const ProgramResult version = rookery({"--version"});
    expect_success(version);
    EXPECT_TRUE(std::regex_match(version.standard_output, std::regex("rookery [0-9]+\\.[0-9]+\\.[0-9]+\n")));
}

TEST(CompareCommand, AgreesWithStockfishOnRandomPositions) {
    for (const std::string game : {"chess", "chess960"}) {
        const ProgramResult result =
            rookery({"compare", "3", "--with", "stockfish", "--game", game, "--random", "40", "--seed", "2024"});
        expect_success(result);
        EXPECT_TRUE(std::regex_match(
            result.standard_output,
            std::regex("No difference from Stockfish .* at depth 3 in 40 positions, [1-9][0-9]* nodes\\.\n")))
            << result.standard_output;
    }
}

TEST(CompareCommand, TheSeedDecidesThePositions) {
    const auto compared = [](const std::string& seed) {
        return rookery({"compare", "2", "--with", broken_engine("garbage"), "--random", "10", "--seed", seed});
    };
    expect_success(compared("5"));
    EXPECT_EQ(compared("5").standard_output, compared("5").standard_output);
    EXPECT_NE(compared("5").standard_output, compared("6").standard_output);
}

TEST(CompareCommand, WithoutPositionsItComparesTheStart) {
    const ProgramResult result = rookery({"compare", "2", "--with", broken_engine("garbage")});
    expect_success(result);
    EXPECT_EQ(result.standard_output, "No difference from BrokenEngine garbage at depth 2 in 1 position, 400 nodes.\n");
}

TEST(CompareCommand, ReadsTheKindsOfLinesOfAnEpdFile) {
    const TemporaryFolder folder;
    const std::string file = folder.write("some.epd",
                                          "# a comment, an empty line, and each way to write the start\r\n"
                                          "\n"
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\r\n"
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4; id \"start\";\n"
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400\n"
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -; id \"start\";");
    const ProgramResult result = rookery({"compare", "1", "--with", broken_engine("garbage"), "--epd", file});
    expect_success(result);
    EXPECT_EQ(result.standard_output,
              "No difference from BrokenEngine garbage at depth 1 in 5 positions, 100 nodes.\n");
}

TEST(CompareCommand, PositionsFromAllSourcesAreCompared) {
    const TemporaryFolder folder;
    const std::string file = folder.write("one.epd", std::string(castling) + "\n");
    const ProgramResult result = rookery({"compare", "1", "--with", broken_engine("garbage"), "--epd", file, "--fen",
                                          start, "--fen", castling, "--random", "2"});
    expect_success(result);
    EXPECT_TRUE(contains(result.standard_output, " in 5 positions, ")) << result.standard_output;
}

TEST(CompareCommand, NamesTheMoveThatMakesTheDifference) {
    const TemporaryFolder folder;
    const std::string file = folder.write("castling.epd", std::string(start) + "\nr3k3/8/8/8/8/8/8/4K3 w q - 0 1\n");
    struct Case {
        const char* defect;
        Arguments positions;
        std::string output;
    };
    const Case cases[] = {
        {"missing-castling",
         {"--epd", file},
         "Difference found.\n"
         "Compared:  r3k3/8/8/8/8/8/8/4K3 w q - 0 1\n"
         "After:     e1d1\n"
         "Position:  r3k3/8/8/8/8/8/8/3K4 b q - 1 1\n"
         "Only Rookery has:  e8c8\n"},
        {"missing-promotion",
         {"--fen", "8/P6k/8/8/8/8/8/K7 w - - 0 1"},
         "Difference found.\n"
         "Compared:  8/P6k/8/8/8/8/8/K7 w - - 0 1\n"
         "After:     (no move)\n"
         "Position:  8/P6k/8/8/8/8/8/K7 w - - 0 1\n"
         "Only Rookery has:  a7a8n\n"},
        {"extra-move",
         {"--fen", "4k3/8/8/8/8/r7/8/2N1K3 b - - 0 1", "--threads", "2"},
         "Difference found.\n"
         "Compared:  4k3/8/8/8/8/r7/8/2N1K3 b - - 0 1\n"
         "After:     a3a1\n"
         "Position:  4k3/8/8/8/8/8/8/r1N1K3 w - - 1 2\n"
         "Only BrokenEngine extra-move has:  c1a2 c1b3 c1d3 c1e2\n"},
        {"wrong-count",
         {"--fen", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"},
         "Difference found.\n"
         "Compared:  4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1\n"
         "After:     e1d1\n"
         "Position:  4k3/8/8/3p4/4P3/8/8/3K4 b - - 1 1\n"
         "Both have the same moves here, and the same counts after d5e4 when it is played first;\n"
         "but counted from here, the counts below d5e4 differ.\n"},
    };
    for (const Case& test : cases) {
        SCOPED_TRACE(test.defect);
        Arguments arguments = {"compare", "3", "--with", broken_engine(test.defect)};
        arguments.insert(arguments.end(), test.positions.begin(), test.positions.end());
        const ProgramResult result = rookery(arguments);
        EXPECT_EQ(result.exit_code, 1);
        EXPECT_EQ(result.standard_error, "");
        EXPECT_EQ(result.standard_output, test.output);
    }
}

TEST(CompareCommand, WritesOneJsonObject) {
    const ProgramResult equal = rookery({"compare", "2", "--with", broken_engine("garbage"), "--json"});
    expect_success(equal);
    EXPECT_EQ(equal.standard_output,
              std::string(R"({"peer":"BrokenEngine garbage","positions":1,"nodes":400,"difference":null})") + "\n");

    const ProgramResult different = rookery({"compare", "2", "--with", broken_engine("missing-castling"), "--json",
                                             "--fen", "r3k3/8/8/8/8/8/8/4K3 w q - 0 1"});
    EXPECT_EQ(different.exit_code, 1);
    EXPECT_EQ(different.standard_error, "");
    EXPECT_EQ(different.standard_output,
              std::string(R"({"peer":"BrokenEngine missing-castling","positions":1,"nodes":80,)"
                          R"("difference":{"root":"r3k3/8/8/8/8/8/8/4K3 w q - 0 1","path":["e1d1"],)"
                          R"("position":"r3k3/8/8/8/8/8/8/3K4 b q - 1 1","missing":[],"extra":["e8c8"]}})") +
                  "\n");
}

TEST(CompareCommand, AnEngineThatFailsIsOneLineOnStderr) {
    struct Case {
        std::string engine;
        std::string complaint;
    };
    const Case cases[] = {
        {"no-such-engine-anywhere", "'no-such-engine-anywhere' could not be found"},
        {broken_engine("crash"), "crashed"},
        {"sh -c 'exit 3'", "ended with exit code 3"},
    };
    for (const Case& test : cases) {
        SCOPED_TRACE(test.engine);
        expect_error(rookery({"compare", "2", "--with", test.engine}), 1, test.complaint);
    }
}

TEST(CompareCommand, AnEngineThatCannotCountIsFoundOutWithinSeconds) {
    expect_error(rookery({"compare", "2", "--with", broken_engine("silent")}), 1,
                 "BrokenEngine silent does not know 'go perft'");
}

TEST(CompareCommand, AnEngineThatLacksTheGameIsNamed) {
    expect_error(rookery({"compare", "2", "--game", "chess960", "--with", broken_engine("garbage")}), 1,
                 "BrokenEngine garbage does not play chess960");
}

// A sanitizer wants more memory for itself than there is in this test.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ROOKERY_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ROOKERY_SANITIZED
#endif
#endif
#ifndef ROOKERY_SANITIZED
TEST(Uci, ThreadsThatThereIsNoMemoryForAreASentence) {
    for (const char* kilobytes : {"2000000", "700000", "300000"}) {
        const ProgramResult result = support::run_program(
            "/bin/sh", {"-c", "ulimit -v " + std::string(kilobytes) + "; exec '" ROOKERY_PROGRAM "'"},
            "uci\nsetoption name Threads value 256\ngo nodes 20000\n");
        EXPECT_EQ(result.exit_code, 0) << kilobytes << ": " << result.standard_error;
        EXPECT_TRUE(contains(result.standard_output, " of 256 threads only\n")) << result.standard_output;
        EXPECT_TRUE(contains(result.standard_output, "bestmove ")) << result.standard_output;
        EXPECT_FALSE(contains(result.standard_output, "bestmove (none)")) << result.standard_output;
    }
}

/// With so little memory that only a few threads can be had.
ProgramResult run_with_little_memory(const std::string& arguments) {
    return support::run_program("/bin/sh", {"-c", "ulimit -v 400000; exec '" ROOKERY_PROGRAM "' " + arguments});
}

TEST(Threads, WorkIsDoneByThoseThatCanBeHad) {
    for (const std::string command : {"perft 4 --threads 256", "solve wolf-sheep --size 6 --threads 256"}) {
        const ProgramResult result = run_with_little_memory(command);
        EXPECT_EQ(result.exit_code, 0) << command << ": " << result.standard_error;
        EXPECT_FALSE(result.standard_output.empty()) << command;
    }
    EXPECT_TRUE(contains(run_with_little_memory("perft 4 --threads 256").standard_output, "197281"));
}
#endif

}  // namespace
}  // namespace rookery
