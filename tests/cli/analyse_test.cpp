// `rookery analyse`, the real program.

#include <regex>
#include <sstream>

#include "cli/program.h"
#include "notation/pgn_reader.h"
#include "support/temporary_folder.h"

namespace rookery {
namespace {

using namespace cli_test;
using support::TemporaryFolder;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* mate_in_one = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
constexpr const char* mated = "7k/5KQ1/8/8/8/8/8/8 b - - 0 1";
constexpr const char* mate_game =
    "[Event \"Lesson\"]\n[White \"Anne\"]\n[Black \"Bert\"]\n[Result \"1-0\"]\n\n"
    "1. e4 {[%clk 0:01:00] a pawn} e5 2. Bc4 Nc6 3. Qh5 Nf6 (3... g6 {was needed}) 4. Qxf7# 1-0\n";

TEST(AnalyseCommand, ShowsTheBestLinesOfAPosition) {
    const ProgramResult result = rookery({"analyse", "--fen", start, "--lines", "3", "--depth", "6"});
    expect_success(result);
    const std::string line = R"( +[123] +[+-][0-9.]+  depth 6 +1\. [A-Za-z0-9]+ [^\n]*\n)";
    EXPECT_TRUE(std::regex_match(result.standard_output, std::regex("rnbqkbnr/[^\n]*\n(" + line + "){3}\n")))
        << result.standard_output;
}

TEST(AnalyseCommand, CountsMatesAndSeesTheEnd) {
    const ProgramResult result = rookery({"analyse", "--fen", mate_in_one, "--fen", mated, "--depth", "4"});
    expect_success(result);
    EXPECT_TRUE(std::regex_search(result.standard_output, std::regex(R"( 1 +\+M1  depth [0-9]+ +1\. Q[a-z0-9]+#\n)")))
        << result.standard_output;
    EXPECT_TRUE(contains(result.standard_output, std::string(mated) + "\n  over: 1-0, checkmate\n"));
}

TEST(AnalyseCommand, KnowsTheEvaluationsAndThePlayersOfAGameOfTeams) {
    const TemporaryFolder folder;
    const std::string file = folder.write("teams.bpgn",
                                          "[WhiteA \"Anne\"]\n[BlackA \"Bert\"]\n[WhiteB \"Cleo\"]\n[BlackB "
                                          "\"Dora\"]\n\n1A. e4 1a. e5 2A. Nf3 1B. d4 *\n");
    const ProgramResult result = rookery({"analyse", file, "--evaluation", "sjeng", "--nodes", "500"});
    expect_success(result);
    EXPECT_TRUE(contains(result.standard_output, "Anne & Dora - Bert & Cleo")) << result.standard_output;
    const ProgramResult wrong = rookery({"analyse", file, "--evaluation", "nonsense"});
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_TRUE(contains(wrong.standard_error, "bughouse has no evaluation called 'nonsense'")) << wrong.standard_error;
    EXPECT_TRUE(contains(rookery({"analyse", file, "--nodes", "500", "--json"}).standard_output, "Anne & Dora"));
}

TEST(AnalyseCommand, ReadsPositionsFromFilesAndFromItsInput) {
    const TemporaryFolder folder;
    const std::string epd = folder.write("x.epd", std::string("# title\n") + mate_in_one + "\n8/8/8/8/8/8/8/8 w - -\n" +
                                                      "4k3/8/8/8/8/8/4P3/4K3 b - - bm Kd7; id \"x\";\n");
    const ProgramResult result = rookery({"analyse", epd, "--nodes", "2000"});
    EXPECT_EQ(result.exit_code, 1) << "one of the lines is no position";
    EXPECT_EQ(result.standard_error, "rookery: " + epd + ", line 3: White has no king (at character 1)\n");
    EXPECT_TRUE(contains(result.standard_output, mate_in_one));
    EXPECT_TRUE(contains(result.standard_output, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\n"));
    EXPECT_TRUE(contains(result.standard_output, " 1... K"));

    const ProgramResult piped = rookery({"analyse", "-", "--depth", "3"}, mate_in_one);
    expect_success(piped);
    EXPECT_TRUE(contains(piped.standard_output, "+M1"));
    const ProgramResult game = rookery({"analyse", "-", "--depth", "3"}, mate_game);
    expect_success(game);
    EXPECT_TRUE(contains(game.standard_output, "Anne - Bert, 1-0, Lesson\n"));
}

TEST(AnalyseCommand, ShowsWhatWasWrongInAGame) {
    const ProgramResult result = rookery({"analyse", "-", "--depth", "7"}, mate_game);
    expect_success(result);
    for (const char* pattern :
         {R"(\n   1\.   e4 +[+-]0\.[0-9]+)", R"(\n   3\.\.\. Nf6 +\+M1 +[0-9]+  blunder +-?[+-][0-9.]+ 3\.\.\. )",
          R"(\n   4\.   Qxf7# +1-0 +0\n)",
          R"(\nFirst side \(Anne\): accuracy [0-9.]+%, average loss [0-9]+ centipawns, )",
          R"(\nSecond side \(Bert\): .*, 1 blunder\n)"})
        EXPECT_TRUE(std::regex_search(result.standard_output, std::regex(pattern)))
            << pattern << result.standard_output;
}

TEST(AnalyseCommand, AnnotatesGames) {
    const TemporaryFolder folder;
    const std::string input = folder.write("in.pgn", mate_game);
    const std::string output = (folder.path() / "out.pgn").string();
    const ProgramResult result = rookery({"analyse", input, "--depth", "7", "--format", "pgn", "--output", output});
    expect_success(result);
    EXPECT_EQ(result.standard_output, "");
    std::ifstream file(output);
    notation::PgnReader reader(file, [](const notation::PgnDamage& damage) { ADD_FAILURE() << damage.problem; });
    notation::PgnGame game;
    ASSERT_TRUE(reader.next(game));
    EXPECT_EQ(game.tag("White"), "Anne");
    ASSERT_EQ(game.main.moves.size(), 7U);
    const auto& comments = game.main.moves[0].comments;
    ASSERT_EQ(comments.size(), 1U);
    EXPECT_TRUE(std::regex_match(comments[0], std::regex(R"(\[%clk 0:01:00\] \[%eval -?[0-9.]+\] a pawn)")))
        << comments[0];
    const notation::PgnMove& blunder = game.main.moves[5];
    EXPECT_EQ(blunder.nags, std::vector<int>{4});
    EXPECT_EQ(blunder.comments, std::vector<std::string>{"[%eval #1]"});
    ASSERT_FALSE(blunder.variations.empty());
    EXPECT_EQ(blunder.variations[0].moves.at(0).notation, "g6");
    EXPECT_EQ(blunder.variations[0].moves.at(0).comments, std::vector<std::string>{"was needed"});
}

TEST(AnalyseCommand, WritesOneJsonObjectPerLine) {
    const ProgramResult position = rookery({"analyse", "--json", "--fen", mate_in_one, "--depth", "3"});
    expect_success(position);
    const std::regex expected(
        R"(\{"type":"position","game":"chess","position":"7k/8/5KQ1/8/8/8/8/8 w - - 0 1","over":null,"nodes":[0-9]+,)"
        R"("seconds":[-+.0-9Ee]+,"lines":\[\{"score":\{"win":"first","plies":1\},"depth":[0-9]+,"moves":\["[a-h0-9]+"\],)"
        R"("notation":\["Q[a-z0-9]+#"\]\}\]\}\n)");
    EXPECT_TRUE(std::regex_match(position.standard_output, expected)) << position.standard_output;

    const ProgramResult games =
        rookery({"analyse", "-", "--format", "json", "--depth", "5"}, std::string(mate_game) + "\n" + mate_game);
    expect_success(games);
    EXPECT_EQ(std::count(games.standard_output.begin(), games.standard_output.end(), '\n'), 2);
    for (const char* part :
         {R"({"type":"game","game":"chess","tags":{"Event":"Lesson","White":"Anne",)", R"("complete":true)",
          R"("number":3,"side":"second","move":"g8f6","notation":"Nf6")",
          R"("score":{"win":"first","plies":1},"loss":)", R"("mark":"blunder","best":{"score":{"centipawns":)",
          R"("over":{"result":"1-0","reason":"checkmate"})", R"("players":[{"name":"Anne","moves":4,)",
          R"("blunders":1}]})"})
        EXPECT_TRUE(contains(games.standard_output, part)) << part << '\n' << games.standard_output;
}

TEST(AnalyseCommand, SkipsDamagedGamesWithTheirLines) {
    const TemporaryFolder folder;
    const std::string file =
        folder.write("x.pgn",
                     "[Event \"1\"]\n\n1. e4 {oops\n\n[Event \"2\"]\n\n1. e4 e5\n2. Ke3 *\n\n"
                     "[Event \"3\"]\n[Variant \"Draughts\"]\n\n1. e4 *\n\n[Event \"4\"]\n\n1. d4 *\n");
    const ProgramResult result = rookery({"analyse", file, "--depth", "2"});
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_TRUE(contains(result.standard_output, "? - ?, *, 4\n")) << result.standard_output;
    EXPECT_FALSE(contains(result.standard_output, ", 2\n")) << result.standard_output;
    const std::string where = "rookery: " + file + ", line ";
    EXPECT_TRUE(result.standard_error.starts_with(
        where + "3: the comment that begins in line 3 is not closed; the game is skipped\n" + where +
        "8, move 2. Ke3: 'Ke3' is not a legal move here; the game is skipped\n" + where +
        "10, tags of the game: there is no game called 'Draughts'"))
        << result.standard_error;
}

TEST(AnalyseCommand, KnowsOtherGamesAndSearches) {
    const ProgramResult result = rookery({"analyse", "-", "--game", "chess960", "--algorithm", "alphabeta",
                                          "--evaluation", "material", "--depth", "2", "--json"},
                                         "[FEN \"1rk4r/8/8/8/8/8/8/1RK4R w HBhb - 0 1\"]\n\n1. O-O *");
    expect_success(result);
    EXPECT_TRUE(contains(result.standard_output, R"("game":"chess960")")) << result.standard_output;
    EXPECT_TRUE(contains(result.standard_output, R"("move":"c1h1","notation":"O-O")")) << result.standard_output;
    EXPECT_TRUE(contains(result.standard_output, R"("depth":2)")) << result.standard_output;
}

TEST(AnalyseCommand, CtrlCEndsItWithWhatIsDone) {
    const TemporaryFolder folder;
    const std::string game = folder.write("game.pgn", mate_game);
    // The first position needs no search: once it is written, the game is being analyzed.
    const std::string script =
        "cd '" + folder.path().string() + "'\n'" ROOKERY_PROGRAM "' analyse --json --fen '" + mated +
        "' game.pgn --movetime 86400000 > out &\nwhile [ ! -s out ] && kill -0 $!; do sleep 0.05; done\n"
        "kill -INT $!\nwait $!\necho \"exit code $?\"\ncat out\n";
    const ProgramResult result = support::run_program("/bin/sh", {"-c", script});
    EXPECT_TRUE(result.standard_output.starts_with("exit code 1\n{\"type\":\"position\"")) << result.standard_output;
    EXPECT_TRUE(contains(result.standard_output, R"("complete":false)")) << result.standard_output;
    EXPECT_EQ(result.standard_error, "");
}

TEST(AnalyseCommand, BadUsageIsOneLineOnStderr) {
    struct Case {
        Arguments arguments;
        std::string_view complaint;
    };
    const TemporaryFolder folder;
    const std::string file = folder.write("x.pgn", mate_game);
    const Case cases[] = {
        {{"analyse"}, "say what to analyze"},
        {{"analyse", "/no/such/file"}, "cannot read the file '/no/such/file'"},
        {{"analyse", folder.path().string()}, "cannot read the file"},
        {{"analyse", "--fen", "8/8"}, "a FEN has 4 or 6 fields"},
        {{"analyse", file, "--game", "draughts"}, "there is no game called 'draughts'"},
        {{"analyse", file, "--evaluation", "astrology"}, "no evaluation called 'astrology'"},
        {{"analyse", file, "--algorithm", "guess"}, "there is no algorithm called 'guess'"},
        {{"analyse", file, "--format", "xml"}, "--format"},
        {{"analyse", file, "--format", "pgn", "--json"}, "--format"},
        {{"analyse", file, "--depth", "0"}, "--depth"},
        {{"analyse", file, "--nodes", "0"}, "--nodes"},
        {{"analyse", file, "--movetime", "soon"}, "--movetime"},
        {{"analyse", file, "--lines", "0"}, "--lines"},
        {{"analyse", file, "--threads", "0"}, "--threads"},
        {{"analyse", file, "--hash", "0"}, "--hash"},
        {{"analyse", file, "--output", file}, "the output would overwrite the input"},
        {{"analyse", file, "--output", "/no/such/folder/x"}, "cannot write the file '/no/such/folder/x'"},
    };
    for (const Case& test : cases) {
        SCOPED_TRACE(joined(test.arguments));
        expect_error(rookery(test.arguments), 2, test.complaint);
    }
    expect_error(rookery({"analyse", "-"}, "\n"), 1, "the standard input has no position in it");
    expect_error(rookery({"analyse", folder.write("empty.pgn", "nothing\n")}), 1, "has no game in it");
}

TEST(AnalyseCommand, ExplainsItself) {
    const ProgramResult result = rookery({"analyse", "--help"});
    expect_success(result);
    for (const char* part :
         {"FILE", "--fen", "--game", "--depth", "--nodes", "--movetime", "--lines", "--threads", "--hash",
          "--evaluation", "--algorithm", "--format", "--json", "--output", "blunder", "Example"})
        EXPECT_TRUE(contains(result.standard_output, part)) << part;
}

}  // namespace
}  // namespace rookery
