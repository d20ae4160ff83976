// A whole UCI session, line by line, as a GUI would hold it.

#include "protocol/uci.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "protocol/console.h"
#include "search/score.h"
#include "support/shared_text.h"

namespace rookery::protocol {
namespace {

class UciTest : public testing::Test {
protected:
    UciTest() { say("uci"); }

    /// What the engine writes, up to its answer if the line makes it think.
    std::string say(const std::string& line) {
        out.take();
        console.handle(line);
        console.finish();
        return out.take();
    }
    /// The move of a `bestmove` line.
    static std::string best_move(const std::string& text) {
        const auto place = text.rfind("bestmove ");
        if (place == std::string::npos) return "";
        return text.substr(place + 9, text.find_first_of(" \n", place + 9) - place - 9);
    }
    static bool contains(const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    }

    support::SharedText out;
    Console console{out.stream};
};

TEST_F(UciTest, IntroducesEveryOption) {
    const std::string text = say("uci");
    for (const char* option :
         {"Hash type spin default 16 min 1", "Clear Hash type button", "Threads type spin default 1 min 1",
          "MultiPV type spin default 1 min 1", "Ponder type check default false", "Move Overhead type spin default 10",
          "UCI_Variant type combo default chess var chess", "UCI_Chess960 type check default false",
          "UCI_AnalyseMode type check default false", "UCI_LimitStrength type check default false",
          "UCI_Elo type spin default 2800 min 400 max 2800\n", "UCI_ShowWDL type check default false",
          "Algorithm type combo default search var search var alphabeta var minimax",
          "Evaluation type combo default tuned var tuned var simplified var material"})
        EXPECT_TRUE(contains(text, std::string("option name ") + option)) << option;
    EXPECT_TRUE(text.starts_with("id name Rookery"));
    EXPECT_TRUE(text.ends_with("uciok\n"));
}

TEST_F(UciTest, AsksTablesOfEndings) {
    EXPECT_TRUE(contains(say("uci"), "option name SyzygyPath type string default <empty>\n"));
    EXPECT_TRUE(contains(say("setoption name SyzygyPath value /nowhere"), "no Syzygy tables"));
    const char* tables = std::getenv("ROOKERY_SYZYGY");
    if (tables == nullptr || *tables == '\0') GTEST_SKIP() << "ROOKERY_SYZYGY names no folder with tables";
    EXPECT_EQ(say("setoption name SyzygyPath value " + std::string(tables)), "");
    say("position fen 8/8/4k3/8/4K3/4P3/8/8 w - - 0 1");
    const std::string draw = say("go depth 2");
    EXPECT_TRUE(contains(draw, " score cp 0 ") && contains(draw, " tbhits ")) << draw;
    // In the search only from a depth on.
    say("position fen 8/8/8/k7/6p1/8/8/K1N3Q1 w - - 0 1");
    EXPECT_TRUE(contains(say("go depth 2"), " tbhits "));
    EXPECT_EQ(say("setoption name SyzygyProbeDepth value 2"), "");
    say("ucinewgame");
    EXPECT_FALSE(contains(say("go depth 2"), " tbhits "));
    say("setoption name SyzygyProbeDepth value 1");
    say("position fen 8/8/4k3/8/4K3/4P3/8/8 w - - 0 1");
    EXPECT_EQ(say("setoption name SyzygyPath value <empty>"), "");
    EXPECT_FALSE(contains(say("go depth 2"), " tbhits "));
}

TEST_F(UciTest, PlaysFromABook) {
    EXPECT_TRUE(contains(say("uci"), "option name OwnBook type check default false\n"));
    EXPECT_TRUE(contains(say("setoption name BookFile value /nowhere.bin"), "cannot be read"));
    say("setoption name OwnBook value true");
    say("position startpos");
    const std::string answer = say("go depth 3");
    EXPECT_TRUE(contains(answer, "info string a move from the book\nbestmove ")) << answer;
    say("position startpos moves a2a4 h7h5 a4a5");
    EXPECT_TRUE(contains(say("go depth 1"), "info depth 1 ")) << "nobody plays that";
}

TEST_F(UciTest, EveryOptionTakesItsValues) {
    for (const char* line : {"setoption name Hash value 2",
                             "setoption name hash value 16",
                             "setoption name Clear Hash",
                             "setoption name Threads value 2",
                             "setoption name Threads value 1",
                             "setoption name MultiPV value 3",
                             "setoption name MultiPV value 1",
                             "setoption name Ponder value true",
                             "setoption name Move Overhead value 50",
                             "setoption name UCI_AnalyseMode value true",
                             "setoption name UCI_LimitStrength value true",
                             "setoption name UCI_Elo value 1500",
                             "setoption name UCI_LimitStrength value false",
                             "setoption name UCI_ShowWDL value true",
                             "setoption name Algorithm value minimax",
                             "setoption name Algorithm value search",
                             "setoption name Evaluation value material",
                             "setoption name Evaluation value tuned",
                             "setoption name Ordering value captures",
                             "setoption name Ordering value generator",
                             "setoption name Improvements value table",
                             "setoption name Improvements value all",
                             "setoption name UCI_Chess960 value true",
                             "setoption name UCI_Chess960 value false",
                             "setoption name UCI_Variant value chess",
                             "debug on",
                             "register later"})
        EXPECT_EQ(say(line), "") << line;
}

TEST_F(UciTest, BadValuesAreExplainedAndChangeNothing) {
    for (const char* line :
         {"setoption name Hash value 0", "setoption name Hash value much", "setoption name Threads value -1",
          "setoption name MultiPV value 1.5", "setoption name Ponder value perhaps",
          "setoption name UCI_Elo value 9999", "setoption name Algorithm value guess",
          "setoption name Evaluation value nice", "setoption name Ordering value best",
          "setoption name UCI_Variant value draughts", "setoption name Nonsense value 1", "setoption",
          "setoption name Hash value 99999999999999999999"}) {
        const std::string text = say(line);
        EXPECT_TRUE(text.starts_with("info string ")) << line;
        EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1) << line;
    }
    EXPECT_FALSE(best_move(say("go depth 3")).empty());
}

/// The player with captures first looks at fewer nodes, finds the same value and plays what the other plays, where one
/// move is best.
TEST_F(UciTest, OrdersCapturesFirstWhereAsked) {
    struct Found {
        std::uint64_t nodes;
        std::string score;
        std::string move;
    };
    const auto found = [&](const std::string& fen, const std::string& ordering) {
        say("setoption name Algorithm value alphabeta");
        say("setoption name Evaluation value material");
        say("setoption name Ordering value " + ordering);
        say("position fen " + fen);
        const std::string text = say("go depth 4");
        const std::size_t nodes = text.rfind(" nodes ");
        const std::size_t score = text.rfind(" score ");
        EXPECT_NE(nodes, std::string::npos) << text;
        EXPECT_LT(score, nodes) << text;
        return Found{std::stoull(text.substr(nodes + 7)), text.substr(score + 7, nodes - score - 7), best_move(text)};
    };
    for (const auto& [fen, move] :
         {std::pair("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", ""),
          std::pair("r2qkbnr/ppp2ppp/2np4/4p3/2B1P1b1/2N2N1P/PPPP1PP1/R1BQK2R w KQkq - 0 6", "h3g4")}) {
        const Found generated = found(fen, "generator");
        const Found captures = found(fen, "captures");
        EXPECT_LT(captures.nodes, generated.nodes) << fen;
        EXPECT_EQ(captures.score, generated.score) << fen;
        ASSERT_FALSE(generated.move.empty()) << fen;
        // In the first position many moves are worth the same.
        if (*move == '\0') continue;
        EXPECT_EQ(generated.move, move) << fen;
        EXPECT_EQ(captures.move, move) << fen;
    }
}

/// Each stage of the full search is one of its own; the last is the whole.
TEST_F(UciTest, SearchesWithSomeOfTheImprovements) {
    say("position fen r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
    const auto nodes = [&](const std::string& improvements) {
        say("setoption name Improvements value " + improvements);
        say("ucinewgame");
        const std::string text = say("go depth 5");
        EXPECT_FALSE(best_move(text).empty()) << text;
        return std::stoull(text.substr(text.rfind(" nodes ") + 7));
    };
    const auto with_table = nodes("table");
    const auto with_reductions = nodes("reductions");
    const auto whole = nodes("all");
    EXPECT_LT(with_reductions, with_table);
    EXPECT_LT(whole, with_reductions);
}

TEST_F(UciTest, EveryGameIsSearchedFromItsStart) {
    // Assertions see what a search asks of a side that has no king, no pocket or no pieces.
    const std::string introduction = say("uci");
    const std::size_t begin = introduction.find("option name UCI_Variant type combo");
    ASSERT_NE(begin, std::string::npos);
    std::istringstream words(introduction.substr(begin, introduction.find('\n', begin) - begin));
    int games = 0;
    for (std::string word; words >> word;) {
        if (word != "var" || !(words >> word)) continue;
        SCOPED_TRACE(word);
        say("setoption name UCI_Variant value " + word);
        say("position startpos");
        EXPECT_GE(best_move(say("go depth 8 nodes 20000")).size(), 4U);
        ++games;
    }
    EXPECT_GT(games, 8);
}

TEST_F(UciTest, SearchesWithinEveryKindOfLimit) {
    say("position startpos moves e2e4 e7e5");
    for (const char* line :
         {"go depth 5", "go nodes 5000", "go movetime 20", "go wtime 1000 btime 1000 winc 10 binc 10",
          "go wtime 1000 btime 1000 movestogo 1", "go wtime 1 btime 1", "go wtime -50 btime 10", "go mate 1 nodes 2000",
          "go depth 4 searchmoves g1f3 b1c3", "go searchmoves g1f3 depth 4", "go nodes 1", "go nodes 0"})
        EXPECT_FALSE(best_move(say(line)).empty()) << line;
}

TEST_F(UciTest, TellsWhatItFinds) {
    const std::string text = say("go depth 8");
    EXPECT_TRUE(contains(text, "info depth 1 seldepth "));
    EXPECT_TRUE(contains(text, "info depth 8 seldepth "));
    for (const char* part : {" multipv 1 ", " score cp ", " nodes ", " nps ", " hashfull ", " time ", " pv "})
        EXPECT_TRUE(contains(text, part)) << part;
    EXPECT_FALSE(contains(text, " wdl "));
    say("setoption name UCI_ShowWDL value true");
    EXPECT_TRUE(contains(say("go depth 2"), " wdl "));
}

TEST_F(UciTest, SeveralLines) {
    say("setoption name MultiPV value 3");
    const std::string text = say("go depth 5");
    EXPECT_TRUE(contains(text, "depth 5 seldepth") && contains(text, "multipv 3 score"));
}

TEST_F(UciTest, MatesAreCountedInMoves) {
    say("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    EXPECT_TRUE(contains(say("go depth 5"), "score mate 1 "));
    say("position fen k7/2K5/8/8/8/8/8/1Q6 b - - 0 1");
    EXPECT_TRUE(contains(say("go depth 6"), "score mate -1 "));
    EXPECT_EQ(uci_score(search::win_in(3)), "mate 2");
    EXPECT_EQ(uci_score(search::loss_in(4)), "mate -2");
    EXPECT_EQ(uci_score(-31), "cp -31");
}

TEST_F(UciTest, ScoresAreCentipawnsWhateverTheEvaluationCounts) {
    say("setoption name Evaluation value material");
    say("position fen 4k3/8/8/8/8/8/P7/4K3 w - - 0 1");
    EXPECT_TRUE(contains(say("go depth 1"), " score cp 100 "));
    say("setoption name UCI_ShowWDL value true");
    say("setoption name UCI_Variant value wolf-sheep");
    say("position startpos");
    const std::string without_pawns = say("go depth 1");
    EXPECT_TRUE(contains(without_pawns, " score points ")) << without_pawns;
    EXPECT_FALSE(contains(without_pawns, " cp ") || contains(without_pawns, " wdl ")) << without_pawns;
    EXPECT_EQ(uci_score(-7, engine::CentipawnScale("wolf-sheep", "")), "points -7");
    EXPECT_EQ(uci_score(search::win_in(3), engine::CentipawnScale("wolf-sheep", "")), "mate 2");
}

TEST_F(UciTest, AFinishedGameHasNoMove) {
    say("position fen R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    EXPECT_EQ(say("go depth 5"), "bestmove (none)\n");
}

TEST_F(UciTest, StopEndsAnInfiniteSearchWithAMove) {
    console.handle("go infinite");
    EXPECT_FALSE(best_move(say("stop")).empty());
    console.handle("go ponder wtime 50 btime 50");
    EXPECT_FALSE(best_move(say("ponderhit")).empty());
}

TEST_F(UciTest, IsReadyWhileItThinks) {
    console.handle("go infinite");
    console.handle("isready");
    const std::string text = say("stop");
    EXPECT_FALSE(best_move(text).empty());
}

TEST_F(UciTest, CastlesAsTheOptionSays) {
    const std::string ready = "fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves ";
    EXPECT_EQ(say("position " + ready + "e1g1"), "");
    EXPECT_TRUE(say("position " + ready + "e1h1").starts_with("info string "));
    say("setoption name UCI_Chess960 value true");
    EXPECT_EQ(say("position " + ready + "e1h1"), "");
    EXPECT_TRUE(say("position " + ready + "e1g1").starts_with("info string "));
}

TEST_F(UciTest, ABadPositionLeavesTheLastGoodOne) {
    say("position startpos moves e2e4");
    for (const char* line : {"position fen 8/8 w - -", "position startpos moves e2e5", "position", "position nowhere",
                             "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4 e2e4"})
        EXPECT_TRUE(say(line).starts_with("info string ")) << line;
    EXPECT_TRUE(contains(say("fen"), "/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
}

TEST_F(UciTest, GarbageBetweenCommandsChangesNothing) {
    const std::string clean = say("go depth 6");
    say("ucinewgame");
    for (const char* garbage : {"", "   ", "garbage", "joho debug on", "\x01\x02\xff", "stop", "ponderhit", "xboard"})
        EXPECT_EQ(say(garbage), "") << garbage;
    const std::string after = say("go depth 6");
    EXPECT_EQ(best_move(after), best_move(clean));
}

// A program that has said `go` waits for a move, whatever it said.
TEST_F(UciTest, AnUnusableGoIsExplainedAndAnswered) {
    for (const char* line :
         {"go depth x", "go depth", "go nodes 99999999999999999999999", "go searchmoves e2e5", "go movetime soon",
          "go wtime x btime y", "go mate all", "go depth movetime 5", "go nodes -1 depth 1.5"}) {
        const std::string text = say(line);
        EXPECT_TRUE(text.starts_with("info string ")) << text;
        EXPECT_NO_THROW(engine::start_position("chess")->play(best_move(text))) << line << " -> " << text;
    }
    const std::string text = say("go depth 3 searchmoves e2e5 a2a3");
    EXPECT_TRUE(text.starts_with("info string 'e2e5' is not a legal move here\n")) << text;
    EXPECT_EQ(best_move(text), "a2a3");
}

TEST_F(UciTest, EveryAlgorithmMovesHoweverLittleTimeItHas) {
    for (const char* algorithm : {"search", "alphabeta", "minimax"}) {
        say("setoption name Algorithm value " + std::string(algorithm));
        for (const char* line : {"go movetime 1", "go movetime 0", "go wtime 1 btime 1", "go wtime 0 btime 0",
                                 "go nodes 0", "go nodes 1", "go nodes 30"}) {
            const std::string text = say(line);
            EXPECT_NO_THROW(engine::start_position("chess")->play(best_move(text)))
                << algorithm << ": " << line << " -> " << text;
            EXPECT_EQ(best_move(say(std::string(line) + " searchmoves g1h3")), "g1h3") << algorithm << ": " << line;
        }
        out.take();
        for (const char* begin : {"go infinite", "go depth 30"}) {
            console.handle(begin);
            console.handle("stop");
            console.finish();
            const std::string text = out.take();
            EXPECT_NO_THROW(engine::start_position("chess")->play(best_move(text))) << algorithm << ": " << text;
        }
    }
}

TEST_F(UciTest, KnownWordsAfterUnknownOnesAreCarriedOut) { EXPECT_EQ(say("joho isready"), "readyok\n"); }

}  // namespace
}  // namespace rookery::protocol
