// Team bughouse through the console and UCI.

#include <gtest/gtest.h>

#include "engine/games.h"
#include "protocol/board_valuer.h"
#include "protocol/console_answers.h"
#include "protocol/xboard/xboard_games.h"

namespace rookery::protocol {
namespace {

const std::vector<std::string> in_bughouse = {"uci", "setoption name UCI_Variant value bughouse"};

std::string uci_answers(std::vector<std::string> lines) {
    lines.insert(lines.begin(), in_bughouse.begin(), in_bughouse.end());
    return answers(lines);
}

TEST(BughouseUci, TakesEvaluationsByTheNamesThatTheyOnceHad) {
    EXPECT_FALSE(contains(uci_answers({"setoption name Evaluation value king-defence"}), "info string"));
    EXPECT_TRUE(contains(uci_answers({"setoption name Evaluation value king-offence"}), "info string"));
}

TEST(BughouseExternalEngine, MayBeToldHowLongToThink) {
    const auto plain = valuer_command("stockfish");
    EXPECT_EQ(plain.command, "stockfish");
    EXPECT_EQ(plain.limits.depth, 1);
    const auto published = valuer_command("movetime 10 stockfish");
    EXPECT_EQ(published.command, "stockfish");
    EXPECT_EQ(published.limits.move_time, std::chrono::milliseconds(10));
    EXPECT_EQ(published.limits.depth, 0);
    EXPECT_EQ(valuer_command("depth 3 /opt/my engine --uci").command, "/opt/my engine --uci");
    EXPECT_EQ(valuer_command("depth 3 stockfish").limits.depth, 3);
    EXPECT_EQ(valuer_command("nodes 500 stockfish").limits.nodes, 500u);
    for (const char* text : {"depth", "depth stockfish", "depth 0 stockfish", "movetime 999999 stockfish", "nodes 5"}) {
        EXPECT_EQ(valuer_command(text).command, text) << "that is a command";
        EXPECT_EQ(valuer_command(text).limits.depth, 1);
    }
}

TEST(BughouseExternalEngine, ThatCannotBeUsedMakesResultsVoid) {
    const auto failure_of = [](const std::string& command) -> ValuerFailure {
        const StrictResources strict;
        strict.check();
        EXPECT_THROW(static_cast<void>(strict.resources().make_valuer(command)), ProcessError);
        try {
            strict.check();
        } catch (const ValuerError& error) {
            EXPECT_EQ(std::string(error.what()),
                      "the engine that the evaluation asks has failed: " + error.failure().problem);
            return error.failure();
        }
        ADD_FAILURE() << command << " can be used";
        return {};
    };
    const ValuerFailure missing = failure_of("depth 3 no-such-engine");
    EXPECT_EQ(missing.command, "no-such-engine");
    EXPECT_EQ(missing.kind, ProcessError::Kind::Missing);
    EXPECT_EQ(missing.problem, "'no-such-engine' could not be found");
    EXPECT_EQ(failure_of("false").kind, ProcessError::Kind::Ended);
    EXPECT_EQ(failure_of("'unfinished").kind, ProcessError::Kind::Other);
}

TEST(BughouseConsole, IsPlayedLikeAnyOtherGame) {
    EXPECT_EQ(answers({"game bughouse", "A:e4 A:d5 A:exd5 fen"}),
              "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 2 | "
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[p] w KQkq - 0 1 t2\n");
    EXPECT_TRUE(contains(answers({"game bughouse", "perft 3"}), "Nodes searched: 67604\n"));
    EXPECT_TRUE(contains(answers({"game bughouse", "d"}), "Team 1 to move"));
}

TEST(BughouseUci, BoardsAndSidesAreOptions) {
    const std::string introduction = answers({"uci"});
    EXPECT_TRUE(contains(introduction, "option name Boards type spin default 2 min 1 max 8\n")) << introduction;
    EXPECT_TRUE(contains(introduction, "option name TeamSides type combo default alternate var alternate var same\n"));
    EXPECT_TRUE(contains(introduction, "option name External Engine type string default stockfish\n"));
    EXPECT_TRUE(contains(uci_answers({"setoption name Boards value 3", "position startpos", "go perft 2"}),
                         "Nodes searched: 3600\n"));
    EXPECT_TRUE(contains(uci_answers({"setoption name Boards value 1", "position startpos", "go perft 3"}),
                         "Nodes searched: 8902\n"));
    EXPECT_TRUE(contains(uci_answers({"setoption name TeamSides value same", "position startpos moves B:e2e4", "fen"}),
                         "RNBQKBNR[] b KQkq"));
    // Whichever comes first.
    EXPECT_TRUE(contains(answers({"uci", "setoption name Boards value 3", "setoption name UCI_Variant value bughouse",
                                  "position startpos", "go perft 1"}),
                         "Nodes searched: 60\n"));
}

TEST(BughouseUci, ThinksOnAllBoards) {
    // A mate by a drop on B, with a knight that was captured on A.
    const std::string said = uci_answers(
        {"position fen 4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/6PP/6RK[n] b - - 0 1 t1", "go depth 4"});
    EXPECT_TRUE(contains(said, "score mate 1 ")) << said;
    EXPECT_TRUE(contains(said, "bestmove B:N@f2")) << said;
    EXPECT_TRUE(contains(uci_answers({"position startpos", "go depth 3 searchmoves B:a7a6"}), "bestmove B:a7a6"));
}

TEST(BughouseUci, EveryEvaluationPlays) {
    for (const std::string& evaluation : engine::evaluations("bughouse")) {
        const std::string said =
            uci_answers({"setoption name Evaluation value " + evaluation, "position startpos", "go depth 2"});
        EXPECT_TRUE(contains(said, "bestmove ")) << said;
        EXPECT_EQ(contains(said, "info string external: "), evaluation == "external") << said;
    }
}

TEST(BughouseUci, AMissingEngineIsSaidAndPlayGoesOn) {
    const std::string said = uci_answers({"setoption name Evaluation value external",
                                          "setoption name External Engine value no-such-engine-anywhere",
                                          "position startpos", "go depth 2"});
    EXPECT_TRUE(contains(said, "no-such-engine-anywhere")) << said;
    EXPECT_TRUE(contains(said, "the built-in evaluation goes on")) << said;
    EXPECT_TRUE(contains(said, "bestmove ")) << said;
}

TEST(BughouseUci, EightBoardsFitOnTheStack) {
    EXPECT_TRUE(
        contains(uci_answers({"setoption name Boards value 8", "position startpos", "go nodes 20000"}), "bestmove "));
}

TEST(BughouseUci, BadPositionsChangeNothing) {
    const std::string said = uci_answers({"position fen nonsense", "position startpos moves e2e4", "fen"});
    EXPECT_TRUE(contains(said, "info string board A: ")) << said;
    EXPECT_TRUE(contains(said, "info string 'e2e4' does not say on which board")) << said;
}

TEST(BughouseXBoard, OffersOneSeat) {
    EXPECT_EQ(find_xboard_game("bughouse").id, "bughouse-seat");
    EXPECT_EQ(xboard_variants().find(",,"), std::string::npos);
    EXPECT_TRUE(contains(answers({"xboard", "protover 2"}), "bughouse"));
}

}  // namespace
}  // namespace rookery::protocol
