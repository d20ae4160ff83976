#include "protocol/console.h"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/games.h"

namespace rookery::protocol {
namespace {

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
constexpr const char* castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// A conversation, answer by answer.
class ConsoleTest : public testing::Test {
protected:
    /// What the console answers to the line. It should not take it as the wish to leave.
    std::string say(std::string_view line) {
        EXPECT_TRUE(console_.handle(line)) << line;
        return answer();
    }
    std::string answer() {
        std::string text = out_.str();
        out_.str("");
        return text;
    }
    std::string fen() {
        std::string text = say("fen");
        if (!text.empty()) text.pop_back();
        return text;
    }
    void speak_uci() { say("uci"); }

    std::ostringstream out_;
    Console console_{out_};
};

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::vector<std::string> sorted_words(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    std::sort(words.begin(), words.end());
    return words;
}

TEST_F(ConsoleTest, BeginsAtTheStartOfChessAndSaysNothingUnasked) {
    EXPECT_EQ(answer(), "");
    EXPECT_EQ(fen(), start);
    EXPECT_EQ(say(""), "");
    EXPECT_EQ(say("  \t \r"), "");
    EXPECT_FALSE(console_.failed());
}

TEST_F(ConsoleTest, GreetsAPersonWithTheBoard) {
    console_.greet();
    const std::string greeting = answer();
    EXPECT_TRUE(contains(greeting, "Rookery")) << greeting;
    EXPECT_TRUE(contains(greeting, "help")) << greeting;
    EXPECT_TRUE(contains(greeting, "r n b q k b n r")) << greeting;
}

TEST_F(ConsoleTest, HelpNamesEveryWord) {
    const std::string help = say("help");
    for (const char* word : {"  d ", "  moves ", "  undo ", "  fen ", "  perft ", "  new ", "  games ", "  uci ",
                             "  quit ", "  e2e4", "  setoption "})
        EXPECT_TRUE(contains(help, word)) << word;
    EXPECT_EQ(say("?"), help);
}

TEST_F(ConsoleTest, ShowsTheBoard) {
    say("e4");
    const std::string board = say("d");
    EXPECT_TRUE(contains(board, "4  . . . . P . . .\n")) << board;
    EXPECT_TRUE(contains(board, "Game: Chess\n")) << board;
    EXPECT_TRUE(contains(board, std::string("FEN:  ") + after_e4 + "\n")) << board;
    EXPECT_TRUE(contains(board, "Key:  ")) << board;
    EXPECT_FALSE(contains(board, "Over:")) << board;
}

TEST_F(ConsoleTest, PlaysMovesInBothNotationsAndSeveralOnALine) {
    EXPECT_EQ(say("e2e4"), "");
    EXPECT_EQ(fen(), after_e4);
    EXPECT_EQ(say("e5 g1f3  Nc6\tBb5"), "");
    EXPECT_EQ(fen(), "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
}

TEST_F(ConsoleTest, SaysWhenTheGameIsOver) {
    EXPECT_EQ(say("f3 e5 g4 Qh4#"), "Over: 0-1, checkmate\n");
    EXPECT_TRUE(contains(say("d"), "Over: 0-1, checkmate\n"));
    EXPECT_EQ(say("moves"), "(0 moves)\n");
}

TEST_F(ConsoleTest, ListsTheMovesAsPeopleWriteThem) {
    say("fen 7k/P7/8/8/8/8/8/K7 w - - 0 1");
    EXPECT_EQ(sorted_words(say("moves")), sorted_words("Ka2 Kb1 Kb2 a8=Q+ a8=R+ a8=B a8=N (7 moves)"));
}

TEST_F(ConsoleTest, TakesMovesBackOneByOne) {
    say("e4 e5");
    EXPECT_EQ(say("undo"), "");
    EXPECT_EQ(fen(), after_e4);
    EXPECT_EQ(say("undo"), "");
    EXPECT_EQ(fen(), start);
    EXPECT_EQ(say("undo"), "there is no move to take back\n");
    EXPECT_EQ(fen(), start);
}

TEST_F(ConsoleTest, MovesOfAPositionCommandCanBeTakenBackToo) {
    say("position startpos moves e2e4 e7e5");
    say("undo");
    EXPECT_EQ(fen(), after_e4);
}

TEST_F(ConsoleTest, SetsUpAPositionAndForgetsTheMovesBefore) {
    say("e4");
    EXPECT_EQ(say(std::string("fen ") + castling), "");
    EXPECT_EQ(fen(), castling);
    EXPECT_EQ(say("undo"), "there is no move to take back\n");
}

TEST_F(ConsoleTest, FenIsAQuestionWhenNoBoardFollows) {
    EXPECT_EQ(say("fen e4 fen"), std::string(start) + "\n" + after_e4 + "\n");
}

TEST_F(ConsoleTest, CountsMoves) {
    const std::string report = say("perft 2");
    EXPECT_TRUE(contains(report, "e2e4: 20\n")) << report;
    EXPECT_TRUE(contains(report, "\nNodes searched: 400\n")) << report;
    EXPECT_EQ(say("go perft 2").substr(0, report.find("Time")), report.substr(0, report.find("Time")));
    EXPECT_TRUE(contains(say("perft 0"), "Nodes searched: 1\n"));
}

TEST_F(ConsoleTest, AWordMayFollowTheCount) {
    const std::string answers = say("perft 1 e4 fen");
    EXPECT_TRUE(contains(answers, "Nodes searched: 20\n"));
    EXPECT_TRUE(contains(answers, after_e4));
}

TEST_F(ConsoleTest, StartsNewGames) {
    say("e4 new");
    EXPECT_EQ(fen(), start);
    say("game chess960");
    EXPECT_EQ(fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    say("e4 new");
    EXPECT_TRUE(contains(say("d"), "Game: Chess960\n"));
    EXPECT_EQ(say("game chess"), "");
    EXPECT_EQ(fen(), start);
}

TEST_F(ConsoleTest, ListsTheGames) {
    const std::string list = say("games");
    for (const game::GameInfo& info : engine::games()) {
        EXPECT_TRUE(contains(list, info.id));
        EXPECT_TRUE(contains(list, info.summary));
    }
}

TEST_F(ConsoleTest, LeavesAtOnceWhenAsked) {
    for (const char* line : {"quit", "exit", "q", "e4 quit d", "  quit\r"}) {
        std::ostringstream out;
        Console console(out);
        EXPECT_FALSE(console.handle(line)) << line;
        EXPECT_EQ(out.str(), "") << line;
        EXPECT_FALSE(console.failed()) << line;
    }
}

struct BadLine {
    const char* line;
    const char* complaint;  ///< a part of it
};

const BadLine bad_moves[] = {
    {"e5", "'e5' is not a legal move here"},
    {"e2e5", "e2e5 is not a legal move of the pawn on e2"},
    {"e7e5", "White is to move"},
    {"hello", "'hello' is not a move"},
};

const BadLine bad_commands[] = {
    {"undo", "no move to take back"},
    {"fen 8/8/8/8/8/8/8/8 w - - 0 1", "White has no king"},
    {"fen 8/8 w", "a FEN has 4 or 6 fields"},
    {"perft", "perft needs a depth from 0 to 30"},
    {"perft x", "perft needs a depth from 0 to 30"},
    {"perft -1", "perft needs a depth from 0 to 30"},
    {"perft 31", "perft needs a depth from 0 to 30"},
    {"perft 99999999999999999999", "perft needs a depth from 0 to 30"},
    {"perft 3.5", "perft needs a depth from 0 to 30"},
    {"game draughts", "there is no game called 'draughts'; the games are chess"},
    {"position", "position needs 'startpos' or 'fen'"},
    {"position nonsense", "position needs 'startpos' or 'fen'"},
    {"position fen", "the FEN is empty"},
    {"position fen moves e2e4", "the FEN is empty"},
    {"position fen 8/8/8/8/8/8/8/8 w - - 0 1", "White has no king"},
    {"position startpos moves e2e4 e2e4", "e2e4 is not legal"},
    {"position startpos moves e2e4 rubbish", "'rubbish' is not a move"},
    {"position startpos moves e2e4 e5", "'e5' is not a move"},
    {"position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1h8", "e1h8 is not a legal move of the king on e1"},
    {"go perft", "perft needs a depth"},
    {"go perft much", "perft needs a depth"},
    {"setoption", "there is no option called ''"},
    {"setoption name Nonsense value 1", "there is no option called 'Nonsense'"},
    {"setoption name UCI_Chess960 value maybe", "UCI_Chess960 is true or false"},
    {"setoption name UCI_Chess960", "UCI_Chess960 is true or false"},
    {"setoption name UCI_Variant value draughts", "there is no game called 'draughts'"},
    {"setoption name UCI_Variant", "there is no game called ''"},
};

/// One complaint on one line; the position stays, and so do the moves that can be taken back.
void expect_complaint(std::string_view before, const BadLine& bad, bool uci) {
    std::ostringstream out;
    Console console(out);
    if (uci) console.handle("uci");
    console.handle(before);
    out.str("");
    console.handle("fen");
    const std::string position = out.str();
    out.str("");
    EXPECT_FALSE(console.failed()) << bad.line;

    EXPECT_TRUE(console.handle(bad.line)) << bad.line;
    const std::string complaint = out.str();
    out.str("");
    EXPECT_TRUE(contains(complaint, bad.complaint)) << bad.line << " -> " << complaint;
    EXPECT_EQ(std::count(complaint.begin(), complaint.end(), '\n'), 1) << complaint;
    EXPECT_EQ(complaint.starts_with("info string "), uci) << complaint;
    EXPECT_TRUE(console.failed()) << bad.line;
    console.handle("fen");
    EXPECT_EQ(out.str(), position) << bad.line;
}

TEST_F(ConsoleTest, ABadLineIsExplainedAndChangesNothing) {
    for (const BadLine& bad : bad_moves) expect_complaint("new", bad, false);
    for (const BadLine& bad : bad_commands) expect_complaint("new", bad, false);
    expect_complaint("position startpos moves e2e4", {"e2e4 d", "e2e4 is not legal"}, false);
    expect_complaint("game chess960", {"setoption name UCI_Variant value draughts", "there is no game"}, false);
}

TEST_F(ConsoleTest, AnUnusableGoIsExplainedToAPersonAndNothingIsSearched) {
    expect_complaint("new", {"go depth deep", "go depth needs a number"}, false);
    expect_complaint("new", {"go searchmoves e2e5", "'e2e5' is not a legal move here"}, false);
}

TEST_F(ConsoleTest, ToAProgramABadLineIsExplainedInAnInfoString) {
    for (const BadLine& bad : bad_commands) expect_complaint("new", bad, true);
}

TEST_F(ConsoleTest, AfterAMistakeTheRestOfTheLineIsLeftAlone) {
    const std::string complaint = say("e4 Ke5 e5 d");
    EXPECT_TRUE(contains(complaint, "'Ke5' is not a legal move here")) << complaint;
    EXPECT_EQ(std::count(complaint.begin(), complaint.end(), '\n'), 1);
    EXPECT_EQ(fen(), after_e4);
}

TEST_F(ConsoleTest, AMistakeKeepsTheMovesThatCanBeTakenBack) {
    say("e4 e5");
    say("position startpos moves d2d4 nonsense");
    say("fen 8/8/8/8/8/8/8/8 w - - 0 1");
    say("game draughts");
    say("undo");
    EXPECT_EQ(fen(), after_e4);
}

TEST_F(ConsoleTest, AFailureIsRememberedAlthoughWorkGoesOn) {
    say("nonsense");
    say("e4");
    EXPECT_TRUE(console_.failed());
    EXPECT_EQ(fen(), after_e4);
}

TEST_F(ConsoleTest, IntroducesItselfAsTheProtocolWants) {
    const std::string introduction = say("uci");
    EXPECT_TRUE(introduction.starts_with("id name Rookery ")) << introduction;
    EXPECT_TRUE(contains(introduction, "\nid author ")) << introduction;
    EXPECT_TRUE(contains(introduction, "\noption name UCI_Chess960 type check default false\n")) << introduction;
    EXPECT_TRUE(contains(introduction, "\noption name UCI_Variant type combo default chess var chess")) << introduction;
    EXPECT_FALSE(contains(introduction, "var chess960")) << introduction;
    EXPECT_TRUE(introduction.ends_with("\nuciok\n")) << introduction;
    EXPECT_EQ(say("isready"), "readyok\n");
}

TEST_F(ConsoleTest, AProgramSetsUpPositions) {
    speak_uci();
    struct Case {
        std::string line;
        std::string position;
    };
    const std::string fen_castling = std::string("position fen ") + castling;
    const Case cases[] = {
        {"position startpos", start},
        {"position startpos moves", start},
        {"position startpos moves e2e4", after_e4},
        {"position   startpos\tmoves  e2e4 \r", after_e4},
        {fen_castling, castling},
        {fen_castling + " moves e1c1 e8g8", "r4rk1/8/8/8/8/8/8/2KR3R w - - 2 2"},
        {"position fen 8/P6k/8/8/8/8/8/K7 w - - moves a7a8n", "N7/7k/8/8/8/8/8/K7 b - - 0 1"},
        {std::string("position fen ") + after_e4 + " moves e7e5 g1f3",
         "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"},
    };
    for (const Case& test : cases) {
        EXPECT_EQ(say(test.line), "") << test.line;
        EXPECT_EQ(fen(), test.position) << test.line;
    }
}

TEST_F(ConsoleTest, AProgramCountsMovesInTheFormThatOthersRead) {
    speak_uci();
    say("position startpos moves e2e4 e7e5");
    const std::string report = say("go perft 1");
    EXPECT_TRUE(contains(report, "e1e2: 1\n")) << report;
    EXPECT_TRUE(contains(report, "\n\nNodes searched: 29\n")) << report;
}

TEST_F(ConsoleTest, ANewGameForgetsThePosition) {
    speak_uci();
    say("position startpos moves e2e4");
    EXPECT_EQ(say("ucinewgame"), "");
    EXPECT_EQ(fen(), start);
}

TEST_F(ConsoleTest, Chess960IsAnOptionOfChess) {
    speak_uci();
    EXPECT_EQ(say("setoption name UCI_Chess960 value true"), "");
    EXPECT_EQ(fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    say("position fen 4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1");
    EXPECT_TRUE(contains(say("go perft 1"), "e1b1: 1\n"));
    say("position fen 4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1 moves e1b1");
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/8/2KR3R b - - 1 1");
    say("ucinewgame");
    EXPECT_TRUE(contains(say("d"), "Game: Chess960\n"));
    EXPECT_EQ(say("setoption name UCI_Chess960 value false"), "");
    EXPECT_EQ(fen(), start);
}

TEST_F(ConsoleTest, TheVariantOptionChoosesTheGame) {
    speak_uci();
    EXPECT_EQ(say("setoption name UCI_Variant value chess"), "");
    EXPECT_EQ(fen(), start);
    say("setoption name UCI_Chess960 value true");
    EXPECT_EQ(say("setoption name UCI_Variant value chess"), "");
    EXPECT_TRUE(contains(say("d"), "Game: Chess960\n")) << "choosing chess leaves the Chess960 option as it is";
}

TEST_F(ConsoleTest, AnOptionThatStaysAsItWasKeepsThePosition) {
    speak_uci();
    say("position startpos moves e2e4");
    say("setoption name UCI_Chess960 value false");
    say("setoption name UCI_Variant value chess");
    EXPECT_EQ(fen(), after_e4);
}

TEST_F(ConsoleTest, NamesOfOptionsMayBeWrittenInAnyCase) {
    speak_uci();
    EXPECT_EQ(say("setoption name uci_chess960 value true"), "");
    EXPECT_TRUE(contains(say("d"), "Game: Chess960\n"));
}

TEST_F(ConsoleTest, AProgramsUnknownWordsAreSkipped) {
    speak_uci();
    for (const char* line : {"joho", "debug on", "register later", "e2e4", "ponderhit", "stop", "xyzzy 1 2 3"})
        EXPECT_EQ(say(line), "") << line;
    EXPECT_FALSE(console_.failed());
    EXPECT_EQ(fen(), start);
    EXPECT_EQ(say("joho isready"), "readyok\n");
    EXPECT_EQ(say("well then position startpos moves e2e4"), "");
    EXPECT_EQ(fen(), after_e4);
}

/// Lines that nobody means.
std::vector<std::string> rubbish() {
    std::vector<std::string> lines = {
        std::string(1, '\0'),
        std::string("e2\0e4", 5),
        std::string("d\0", 2),
        "\x01\x02\x03\x1b[2J\x7f",
        "\xff\xfe\xc3\x28",
        "\xe2\x99\x94 \xe2\x99\x9a",
        "%s%n%x {} {0} {:>99999}",
        "e2e4; e7e5",
        "--help",
        "../../../etc/passwd",
        std::string(1'000'000, 'x'),
        std::string(1'000'000, '/'),
        "setoption name " + std::string(100'000, 'n') + " value " + std::string(100'000, 'v'),
        "position fen " + std::string(1'000'000, '8'),
        "position fen " + std::string(100'000, '/') + " w - - 0 1",
        "position startpos moves " + std::string(1'000'000, 'e'),
        "position startpos moves e2e4" + std::string(1, '\0'),
        "fen /" + std::string(1, '\0') + "/ w - - 0 1",
        "perft " + std::string(1'000, '9'),
        "go perft " + std::string(100'000, 'g'),
    };
    std::string many_words;
    for (int i = 0; i < 100'000; ++i) many_words += "word ";
    lines.push_back(many_words);
    std::string every_byte;
    for (int byte = 0; byte < 256; ++byte)
        if (byte != '\n') every_byte += static_cast<char>(byte);
    lines.push_back(every_byte);
    return lines;
}

TEST_F(ConsoleTest, RubbishChangesNothing) {
    say("e4");
    for (const std::string& line : rubbish()) {
        const std::string answer = say(line);
        EXPECT_EQ(std::count(answer.begin(), answer.end(), '\n'), 1) << line.substr(0, 60);
        ASSERT_EQ(fen(), after_e4) << line.substr(0, 60);
    }
}

TEST_F(ConsoleTest, RubbishFromAProgramIsSkippedOrExplained) {
    speak_uci();
    say("position startpos moves e2e4");
    for (const std::string& line : rubbish()) {
        const std::string answer = say(line);
        EXPECT_LE(std::count(answer.begin(), answer.end(), '\n'), 1) << line.substr(0, 60);
        EXPECT_TRUE(answer.empty() || answer.starts_with("info string ")) << line.substr(0, 60);
        ASSERT_EQ(fen(), after_e4) << line.substr(0, 60);
    }
    EXPECT_EQ(say("isready"), "readyok\n");
}

TEST_F(ConsoleTest, AComplaintIsAShortPrintableSentence) {
    for (const std::string& line : rubbish()) {
        const std::string answer = say(line);
        EXPECT_LT(answer.size(), 500U) << line.substr(0, 60);
        const bool printable = std::none_of(answer.begin(), answer.end(), [](char letter) {
            return (static_cast<unsigned char>(letter) < ' ' && letter != '\n') || letter == '\x7f';
        });
        EXPECT_TRUE(printable) << "the answer repeats the control characters of the line";
    }
}

}  // namespace
}  // namespace rookery::protocol
