// The commands of XBoard: the game, positions, settings, and what is not understood.

#include <algorithm>

#include <gtest/gtest.h>

#include "protocol/console.h"
#include "protocol/xboard_session.h"

namespace rookery::protocol {
namespace {

TEST_F(XBoardTest, IntroducesItself) {
    const std::string text = say("protover 2");
    EXPECT_TRUE(text.starts_with("feature done=0\n"));
    EXPECT_TRUE(text.ends_with("feature done=1\n"));
    for (const char* feature : {" ping=1 ",
                                " setboard=1 ",
                                " playother=1 ",
                                " usermove=1 ",
                                " time=1 ",
                                " draw=1 ",
                                " sigint=0 ",
                                " sigterm=0 ",
                                " reuse=1 ",
                                " analyze=1\n",
                                " colors=0 ",
                                " name=1 ",
                                " pause=1 ",
                                " nps=1 ",
                                " memory=1 ",
                                " smp=1 ",
                                " exclude=1\n",
                                " myname=\"Rookery ",
                                " variants=\"normal,fischerandom",
                                "option=\"Clear Hash -button\"",
                                "option=\"MultiPV -spin 1 1 ",
                                "option=\"Move Overhead -spin 10 0 ",
                                "option=\"Limit Strength -check 0\"",
                                "option=\"Elo -spin ",
                                "option=\"Algorithm -combo *search /// alphabeta /// minimax\"",
                                "option=\"Evaluation -combo *tuned /// ",
                                "option=\"Resign -check 0\""})
        EXPECT_TRUE(contains(text, feature)) << feature;
    EXPECT_FALSE(contains(text, "UCI")) << "these names belong to the other protocol";
    EXPECT_EQ(say("protover 1"), "") << "the first version of the protocol has no features";
}

TEST_F(XBoardTest, OldProgramsDoNotAskForFeatures) {
    prepare({"new", "random", "level 40 5 0", "nopost", "easy", "sd 3"});
    const std::string move = move_of(say("e2e4"));
    EXPECT_FALSE(move.empty());
}

TEST_F(XBoardTest, SaysNothingWhereNothingIsToBeSaid) {
    prepare({"xboard",
             "accepted ping",
             "rejected myname",
             "new",
             "random",
             "force",
             "level 40 5 0",
             "level 40 0:30 0",
             "level 0 2 12",
             "level 0 2 0.5",
             "level 40 25+5 0",
             "st 5",
             "st 0.5",
             "sd 4",
             "nps 0",
             "nps 100000",
             "time 100",
             "otim 100",
             "hard",
             "easy",
             "post",
             "nopost",
             "name a person",
             "rating 2000 1900",
             "ics -",
             "computer",
             "egtpath nalimov /tables",
             "partner somebody",
             "partner",
             "ptell hello",
             "result 1-0 {White mates}",
             "pause",
             "resume",
             "memory 64",
             "cores 1",
             "?",
             ".",
             "draw",
             "",
             "   ",
             "\r"});
}

TEST_F(XBoardTest, AnswersAMoveWithAMove) {
    prepare({"new", "sd 3"});
    const std::string text = say("usermove e2e4");
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1) << text;
    EXPECT_EQ(move_of(text).size(), 4U) << text;
    EXPECT_TRUE(contains(fen(), " w ")) << "its own move has been made";
}

TEST_F(XBoardTest, TakesMovesInStandardNotationToo) {
    prepare({"force", "usermove e4", "e5", "usermove Nf3", "Nc6", "Bc4", "usermove Bc5", "O-O"});
    EXPECT_TRUE(fen().starts_with("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b"));
}

TEST_F(XBoardTest, InForceModeItOnlyWatches) {
    prepare({"force", "usermove e2e4", "usermove e7e5"});
    EXPECT_TRUE(contains(say("usermove e4e5"), "Illegal move ("));
}

TEST_F(XBoardTest, PlaysTheSideItIsTold) {
    prepare({"sd 3", "force", "usermove e2e4"});
    EXPECT_FALSE(move_of(say("go")).empty());
    EXPECT_FALSE(move_of(say("usermove a2a3")).empty()) << "it plays Black from now on";
    prepare({"playother"});
    EXPECT_EQ(session.position->to_move(), game::Side::First);
    EXPECT_FALSE(move_of(say("usermove h2h3")).empty());
    prepare({"new", "sd 3", "force"});
    prepare({"playother"});
    EXPECT_FALSE(move_of(say("usermove h2h3")).empty());
}

TEST_F(XBoardTest, OldWordsSetTheTurn) {
    prepare({"new", "sd 3", "black"});
    EXPECT_TRUE(contains(fen(), " b KQkq - "));
    const std::string text = say("usermove e7e5");
    EXPECT_FALSE(move_of(text).empty()) << "after 'black' it plays White";
    prepare({"new", "sd 3", "white"});
    EXPECT_EQ(fen(), start);
    EXPECT_FALSE(move_of(say("usermove e2e4")).empty());
    say("setboard 4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    EXPECT_TRUE(say("white").starts_with("Error (")) << "the side that is not to move would be in check";
    EXPECT_TRUE(contains(fen(), " b "));
}

TEST_F(XBoardTest, ANewGameIsChessAndTheEngineHasBlack) {
    prepare({"variant fischerandom", "force", "usermove e2e4", "new", "sd 3"});
    EXPECT_EQ(session.game(), "chess");
    EXPECT_EQ(fen(), start);
    EXPECT_FALSE(move_of(say("usermove e2e4")).empty());
}

TEST_F(XBoardTest, KnowsItsGamesByTheNamesOfXBoard) {
    prepare({"variant fischerandom"});
    EXPECT_EQ(session.game(), "chess960");
    prepare({"variant normal"});
    EXPECT_EQ(session.game(), "chess");
    EXPECT_EQ(say("variant chess"), "Error (unknown variant): variant chess\n");
    EXPECT_EQ(say("variant"), "Error (too few parameters): variant\n");
}

TEST_F(XBoardTest, PlaysTheVariantsThatXBoardKnows) {
    struct Case {
        const char* command;
        const char* game;
    };
    const Case cases[] = {{"variant crazyhouse", "crazyhouse"},
                          {"variant atomic", "atomic"},
                          {"variant 3check", "3check"},
                          {"variant giveaway", "antichess"},
                          {"variant suicide", "antichess"}};
    for (const auto& [command, game] : cases) {
        SCOPED_TRACE(command);
        prepare({"new", command, "sd 2"});
        EXPECT_EQ(session.game(), game);
        EXPECT_FALSE(move_of(say("usermove e2e3")).empty());
    }
}

TEST_F(XBoardTest, ShowsTheBoardOfVariantsThatXBoardDoesNotKnow) {
    EXPECT_EQ(say("variant racingkings"), "setup (PNBRQKpnbrqk) 8x8+0_fairy 8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1\n");
    EXPECT_EQ(session.game(), "racingkings");
    EXPECT_EQ(say("variant kingofthehill"), std::string("setup (PNBRQKpnbrqk) 8x8+0_fairy ") + start + "\n");
}

TEST_F(XBoardTest, CastlesByTheKingsSquaresInChess) {
    prepare({"force", "setboard 8/8/8/8/8/6k1/8/R3K3 w Q - 0 1", "exclude all", "include e1c1", "sd 1"});
    EXPECT_EQ(move_of(say("go")), "e1c1");
}

TEST_F(XBoardTest, CastlesByLettersInFischerandom) {
    prepare({"variant fischerandom", "force", "setboard 4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1", "exclude all",
             "include O-O", "sd 1"});
    EXPECT_EQ(move_of(say("go")), "O-O");
    prepare({"setboard 4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1", "usermove O-O-O"});
    EXPECT_TRUE(fen().starts_with("4k3/8/8/8/8/8/8/2KR3R b"));
}

TEST_F(XBoardTest, PromotesWithALetter) {
    prepare({"force", "setboard 8/4P3/8/8/8/k7/8/K7 w - - 0 1", "exclude all", "include e7e8q", "sd 1"});
    EXPECT_EQ(move_of(say("go")), "e7e8q");
    prepare({"force", "setboard 8/4P3/8/8/8/k7/8/K7 w - - 0 1", "usermove e7e8n"});
    EXPECT_TRUE(fen().starts_with("4N3/"));
}

TEST_F(XBoardTest, ClaimsTheEndOfTheGame) {
    prepare({"force", "sd 3", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"});
    EXPECT_EQ(say("go"), "move a1a8\n1-0 {White mates}\n");
    EXPECT_EQ(say("go"), "1-0 {White mates}\n");
    prepare({"force", "setboard 7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "playother"});
    EXPECT_EQ(say("usermove f1f7"), "1/2-1/2 {Stalemate}\n");
    prepare({"force", "setboard 8/8/8/8/8/2k5/1p6/1K6 w - - 99 80", "playother"});
    EXPECT_TRUE(say("usermove b1a2").starts_with("1/2-1/2 {Draw by fifty moves"));
    prepare({"force", "setboard 8/8/8/8/8/3k4/1p6/1K6 w - - 0 1", "playother"});
    EXPECT_EQ(say("usermove b1b2"), "1/2-1/2 {Draw by insufficient material}\n");
}

TEST_F(XBoardTest, InForceModeItClaimsNothing) {
    prepare({"new", "force", "usermove f2f3", "usermove e7e5", "usermove g2g4", "usermove d8h4"});
    EXPECT_TRUE(session.position->outcome().over());
}

TEST_F(XBoardTest, ARepetitionIsClaimedButMayBePlayedOn) {
    prepare({"new", "sd 2", "force", "usermove g1f3", "usermove g8f6", "usermove f3g1", "usermove f6g8",
             "usermove g1f3", "usermove g8f6", "usermove f3g1", "playother"});
    EXPECT_EQ(say("usermove f6g8"), "1/2-1/2 {Draw by repetition}\n");
    EXPECT_FALSE(move_of(say("go")).empty());
}

TEST_F(XBoardTest, TakesMovesBack) {
    prepare({"force", "usermove e2e4", "usermove e7e5", "undo"});
    EXPECT_EQ(fen(), after_e4);
    prepare({"usermove e7e5", "remove"});
    EXPECT_EQ(fen(), start);
    EXPECT_EQ(say("undo"), "Error (command not legal now): undo\n");
    prepare({"usermove e2e4"});
    EXPECT_EQ(say("remove"), "Error (command not legal now): remove\n");
    EXPECT_EQ(fen(), after_e4) << "all or nothing";
}

TEST_F(XBoardTest, AfterARetractedMoveItPlaysTheSameSide) {
    prepare({"new", "sd 3"});
    EXPECT_FALSE(move_of(say("usermove e2e4")).empty());
    prepare({"remove"});
    EXPECT_EQ(fen(), start);
    EXPECT_FALSE(move_of(say("usermove d2d4")).empty());
}

TEST_F(XBoardTest, ABadPositionIsRefusedAndTheLastGoodOneStays) {
    prepare({"force", "usermove e2e4"});
    for (const char* bad : {"setboard rubbish", "setboard 8/8/8/8/8/8/8/8 w - - 0 1",
                            "setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1"})
        EXPECT_TRUE(say(bad).starts_with("tellusererror Illegal position")) << bad;
    EXPECT_EQ(say("setboard"), "Error (too few parameters): setboard\n");
    EXPECT_EQ(fen(), after_e4);
    prepare({"undo"});
    EXPECT_EQ(fen(), start) << "and its moves can be taken back";
}

TEST_F(XBoardTest, EditModeBuildsAPosition) {
    prepare({"new", "force", "edit", "#", "Ke1", "Ra1", "Qd1", "xd1", "Pa2", "c", "Ke8", "Rh8", "Ra8", "."});
    EXPECT_EQ(fen(), "r3k2r/8/8/8/8/8/P7/R3K3 w Qkq - 0 1");
    prepare({"new", "force", "a2a3", "edit", "xa8", "."});
    EXPECT_EQ(fen(), "1nbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR b KQk - 0 1") << "the turn stays";
}

TEST_F(XBoardTest, EditModeKnowsNoOtherWordsButQuit) {
    prepare({"edit"});
    for (const char* line : {"go", "usermove e2e4", "Zz9", "Ka9", "new"})
        EXPECT_EQ(say(line), std::string("Error (not a word of the edit mode): ") + line + "\n");
    prepare({"#", "Ke1"});
    EXPECT_TRUE(say(".").starts_with("tellusererror Illegal position"));
    EXPECT_EQ(fen(), start) << "what was there before is there again";
    prepare({"force", "usermove e2e4", "edit"});
    EXPECT_FALSE(send("quit"));
}

TEST_F(XBoardTest, ChessHasNoHoldings) {
    EXPECT_EQ(say("holding [PP] [q]"), "Error (this game has no holdings): holding [PP] [q]\n");
    EXPECT_EQ(say("holding PP q"), "Error (not a list of pieces): holding PP q\n");
    EXPECT_EQ(say("holding [PP]"), "Error (too few parameters): holding [PP]\n");
    EXPECT_EQ(fen(), start);
}

TEST_F(XBoardTest, CrazyhouseHasHoldingsAndDrops) {
    prepare({"variant crazyhouse", "force", "setboard 4k3/8/8/8/8/8/8/4K3[] w - - 0 1", "holding [PN] [q]"});
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/8/4K3[NPq] w - - 0 1");
    prepare({"holding [ ] [ ]"});
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    prepare({"holding [P N ] [q ] WN"});
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/8/4K3[NPq] w - - 0 1");
    prepare({"usermove N@f3", "usermove Q@d2"});
    EXPECT_EQ(fen(), "4k3/8/8/8/8/5N2/3q4/4K3[P] w - - 2 2");
    EXPECT_TRUE(say("usermove P@e1").starts_with("Illegal move (")) << "the king stands there";
    prepare({"exclude all", "include f3d2", "sd 1"});
    EXPECT_EQ(move_of(say("go")), "f3d2");
    EXPECT_EQ(fen(), "4k3/8/8/8/8/8/3N4/4K3[QP] b - - 0 2");
}

TEST_F(XBoardTest, AnswersPings) {
    EXPECT_EQ(say("ping 17"), "pong 17\n");
    EXPECT_EQ(say("ping"), "Error (too few parameters): ping\n");
}

TEST_F(XBoardTest, OptionsReachTheEngine) {
    prepare({"option MultiPV=3", "option Move Overhead=50", "option Algorithm=alphabeta", "option Evaluation=material",
             "option Elo=1500", "option Limit Strength=1", "option Clear Hash", "option Resign=1", "memory 100",
             "cores 2"});
    const engine::Settings& settings = session.engine.settings();
    EXPECT_EQ(settings.lines, 3);
    EXPECT_EQ(settings.move_overhead.count(), 50);
    EXPECT_EQ(settings.algorithm, engine::Algorithm::AlphaBeta);
    EXPECT_EQ(settings.evaluation, "material");
    EXPECT_EQ(settings.elo, 1500);
    EXPECT_EQ(settings.hash_megabytes, 84U) << "some of it is for the rest of the program";
    EXPECT_EQ(settings.threads, 2U);
    EXPECT_TRUE(session.preferences.resign);
    prepare({"option Limit Strength=0", "memory 1"});
    EXPECT_EQ(settings.elo, std::nullopt);
    EXPECT_EQ(settings.hash_megabytes, 1U);
}

TEST_F(XBoardTest, BadOptionsAreExplainedAndChangeNothing) {
    const engine::Settings before = session.engine.settings();
    for (const char* line :
         {"option MultiPV=0", "option MultiPV", "option Nonsense=1", "option =", "option", "option Algorithm=guess",
          "option Limit Strength=perhaps", "option Hash=5", "memory -5", "memory much", "cores 0", "cores many"}) {
        const std::string text = say(line);
        EXPECT_TRUE(text.starts_with("Error (")) << line;
        EXPECT_TRUE(text.ends_with(std::string("): ") + line + "\n")) << text;
    }
    EXPECT_EQ(session.engine.settings(), before);
}

TEST_F(XBoardTest, ExplainsWhatItDoesNotUnderstand) {
    EXPECT_EQ(say("uci"), "Error (unknown command): uci\n");
    EXPECT_EQ(say("whatever this is"), "Error (unknown command): whatever\n");
    EXPECT_EQ(say("d"), "Error (unknown command): d\n");
    EXPECT_EQ(say("\x01\xff"), "Error (unknown command): \\x01\xff\n");
    EXPECT_EQ(say("level 40"), "Error (too few parameters): level 40\n");
    EXPECT_TRUE(say("usermove e2e5").ends_with("): e2e5\n"));
    EXPECT_TRUE(say("e2e5").starts_with("Illegal move ("));
    EXPECT_TRUE(say("usermove rubbish").starts_with("Illegal move ("));
    EXPECT_TRUE(say("@@@@").starts_with("Error ("));
    EXPECT_EQ(say("usermove"), "Error (too few parameters): usermove\n");
    EXPECT_EQ(say("exit"), "Error (command not legal now): exit\n");
    for (const char* line : {"level a 5 0", "level 40 x 0", "level 40 5 y", "level -1 5 0", "st x", "st -1", "sd deep",
                             "nps fast", "time soon", "otim", "st 1e999", "level 0 :30 0", "protover two"})
        EXPECT_TRUE(say(line).starts_with("Error (")) << line;
    EXPECT_EQ(fen(), start);
}

TEST_F(XBoardTest, GarbageBetweenCommandsChangesNothing) {
    prepare({"new", "sd 4", "easy"});
    const std::string clean = move_of(say("usermove e2e4"));
    prepare({"new"});
    for (const char* line : {"garbage", "level 1", "usermove e9e9", "setboard x", "option x=y", "variant none", "undo",
                             "edit", "rubbish", ".", "holding x", "exclude e2e5", "include x", "memory x"})
        say(line);
    prepare({"sd 4"});
    EXPECT_EQ(move_of(say("usermove e2e4")), clean);
}

TEST_F(XBoardTest, LeavesWhenAsked) {
    EXPECT_FALSE(send("quit"));
    send("level 0 1000 0");
    send("usermove e2e4");
    EXPECT_FALSE(send("quit"));
    xboard.finish();
    EXPECT_EQ(move_of(out.take()), "") << "nobody wants that move any more";
}

TEST(XBoardInTheConsole, TheFirstWordDecides) {
    support::SharedText out;
    Console console(out.stream);
    EXPECT_TRUE(console.handle("e4"));
    EXPECT_FALSE(console.speaks_protocol());
    EXPECT_TRUE(console.handle("go infinite"));
    EXPECT_TRUE(console.handle("xboard protover 2"));
    EXPECT_TRUE(console.speaks_protocol());
    EXPECT_TRUE(out.take().ends_with("feature done=1\n"));
    EXPECT_TRUE(console.handle("uci"));
    EXPECT_EQ(out.take(), "Error (unknown command): uci\n");
    console.handle("new");
    console.handle("sd 2");
    console.handle("usermove e2e4");
    console.finish();
    EXPECT_TRUE(out.take().starts_with("move "));
    EXPECT_FALSE(console.handle("quit"));
}

TEST(XBoardInTheConsole, ThoseWhoSpeakUciKeepToIt) {
    support::SharedText out;
    Console console(out.stream);
    console.handle("uci");
    out.take();
    console.handle("xboard");
    console.handle("isready");
    EXPECT_EQ(out.take(), "readyok\n");
}

}  // namespace
}  // namespace rookery::protocol
