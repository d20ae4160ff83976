// How the engine of XBoard thinks: on its own time, on the opponent's, in analysis, and what becomes of answers that
// nobody wants any more.

#include <algorithm>
#include <chrono>
#include <sstream>

#include <gtest/gtest.h>

#include "protocol/xboard_session.h"

namespace rookery::protocol {
namespace {

/// A clock on which a move takes for ever, unless somebody intervenes.
constexpr const char* much_time = "st 100000";

/// A thinking line, read again.
struct ThinkingLine {
    int ply = 0;
    long score = 0;
    long centiseconds = 0;
    long nodes = 0;
    std::string moves;
};
std::vector<ThinkingLine> thinking_lines(const std::string& text) {
    std::vector<ThinkingLine> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        std::istringstream words(line);
        ThinkingLine found;
        if (!(words >> found.ply >> found.score >> found.centiseconds >> found.nodes)) continue;
        std::getline(words >> std::ws, found.moves);
        lines.push_back(found);
    }
    return lines;
}

TEST_F(XBoardTest, ThinksWithinEveryKindOfLimit) {
    for (const char* limit :
         {"st 0.05", "sd 4", "level 40 0:01 0", "level 0 0:01 0.01", "level 1 0:00.1 0", "level 0 0 0"}) {
        prepare({"new", limit});
        EXPECT_FALSE(move_of(say("usermove e2e4")).empty()) << limit;
    }
    prepare({"new", much_time, "sd 2", "time 10", "otim -5"});
    EXPECT_FALSE(move_of(say("usermove e2e4")).empty());
}

TEST_F(XBoardTest, TimeMayBeCountedInNodes) {
    prepare({"new", "st 2", "nps 1000", "post"});
    const std::string text = say("usermove e2e4");
    EXPECT_FALSE(move_of(text).empty());
    for (const ThinkingLine& line : thinking_lines(text)) EXPECT_LE(line.nodes, 2000) << text;
}

TEST_F(XBoardTest, TellsWhatItThinksIfAsked) {
    prepare({"new", "sd 5", "post"});
    const auto lines = thinking_lines(say("usermove e2e4"));
    ASSERT_GE(lines.size(), 5U);
    EXPECT_EQ(lines.front().ply, 1);
    EXPECT_EQ(lines.back().ply, 5);
    EXPECT_GT(lines.back().nodes, lines.front().nodes);
    prepare({"nopost"});
    EXPECT_TRUE(thinking_lines(say("usermove a2a3")).empty());
}

TEST_F(XBoardTest, LinesAreInStandardNotationAndMatesBeyondAHundredThousand) {
    prepare({"force", "sd 4", "post", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"});
    const auto lines = thinking_lines(say("go"));
    ASSERT_FALSE(lines.empty());
    EXPECT_EQ(lines.back().score, 100'001);
    EXPECT_EQ(lines.back().moves, "Ra8#");
    prepare({"force", "setboard k7/2K5/8/8/8/8/8/1Q6 b - - 0 1"});
    const auto losing = thinking_lines(say("go"));
    ASSERT_FALSE(losing.empty());
    EXPECT_EQ(losing.back().score, -100'001);
}

TEST_F(XBoardTest, SeveralLines) {
    prepare({"new", "sd 3", "post", "option MultiPV=3"});
    int deepest = 0;
    for (const ThinkingLine& line : thinking_lines(say("usermove e2e4"))) deepest += line.ply == 3 ? 1 : 0;
    EXPECT_GE(deepest, 3);
}

TEST_F(XBoardTest, MovesAtOnceWhenToldTo) {
    prepare({"new", much_time});
    send("usermove e2e4");
    EXPECT_EQ(out.take(), "");
    EXPECT_FALSE(move_of(say("?")).empty());
}

TEST_F(XBoardTest, PongsComeAfterTheMoveItThinksAbout) {
    prepare({"new", much_time});
    send("usermove e2e4");
    send("ping 1");
    send("ping 2");
    EXPECT_EQ(out.take(), "");
    const std::string text = say("?");
    EXPECT_TRUE(text.starts_with("move ")) << text;
    EXPECT_TRUE(text.ends_with("\npong 1\npong 2\n")) << text;
}

TEST_F(XBoardTest, PongsAreNotLostWithTheMove) {
    prepare({"new", much_time});
    send("usermove e2e4");
    send("ping 1");
    EXPECT_EQ(say("force"), "pong 1\n");
}

TEST_F(XBoardTest, AnAnswerThatNobodyWantsIsNotPlayed) {
    for (const char* line : {"force", "new", "undo", "result *", "setboard 4k3/8/8/8/8/8/8/4K3 w - - 0 1", "edit",
                             "analyze", "variant normal", "quit"}) {
        prepare({"new", much_time});
        send("usermove e2e4");
        send(line);
        xboard.finish();
        if (std::string(line) == "edit") send(".");
        if (std::string(line) == "analyze") send("exit");
        EXPECT_EQ(move_of(out.take()), "") << line;
    }
}

TEST_F(XBoardTest, AnswersThatCrossTheCommandAreDropped) {
    // The search ends by itself at about the time of the command: whichever comes first, the game stays in order.
    prepare({"new"});
    for (int i = 0; i < 100; ++i) {
        prepare({"new", "sd 2"});
        send("usermove e2e4");
        send("force");
        xboard.finish();
        const std::string move = move_of(out.take());
        if (move.empty()) EXPECT_EQ(fen(), after_e4);
        else EXPECT_NE(fen(), after_e4);
    }
}

TEST_F(XBoardTest, ItsTurnIsItsOwn) {
    prepare({"new", much_time});
    send("usermove e2e4");
    send("usermove e7e5");
    EXPECT_EQ(out.take(), "Illegal move (it is my turn): e7e5\n");
    EXPECT_FALSE(move_of(say("?")).empty());
}

TEST_F(XBoardTest, SettingsMayChangeWhileItThinks) {
    prepare({"new", much_time});
    send("usermove e2e4");
    for (const char* line : {"cores 2", "memory 40", "option MultiPV=2", "option MultiPV=0", "post", "nopost", "hard",
                             "easy", "level 40 5 0", "time 100", "otim 100", "name somebody", "garbage"})
        send(line);
    EXPECT_FALSE(contains(out.take(), "move "));
    EXPECT_FALSE(move_of(say("?")).empty());
}

TEST_F(XBoardTest, PausesAndGoesOn) {
    prepare({"new", much_time});
    send("usermove e2e4");
    EXPECT_EQ(say("pause"), "");
    EXPECT_EQ(say("?"), "") << "it does not think now";
    send("resume");
    EXPECT_FALSE(move_of(say("?")).empty());
}

TEST_F(XBoardTest, PondersOnTheMoveItExpects) {
    prepare({"new", "hard", "sd 6"});
    ASSERT_FALSE(move_of(say("usermove e2e4")).empty());
    const std::string hint = say("hint");
    ASSERT_TRUE(hint.starts_with("Hint: ")) << hint;
    EXPECT_EQ(say("ping 1"), "pong 1\n") << "pondering does not delay it";
    const std::string expected = hint.substr(6, hint.size() - 7);
    EXPECT_FALSE(move_of(say("usermove " + expected)).empty()) << "a hit";
    const std::string next = say("hint");
    const auto moves = session.position->legal_moves();
    const std::string& other = next == "Hint: " + moves[0] + "\n" ? moves[1] : moves[0];
    EXPECT_FALSE(move_of(say("usermove " + other)).empty()) << "a miss";
    prepare({"easy", "hard", "force"});
}

TEST_F(XBoardTest, PonderingShowsTheMoveItIsAbout) {
    prepare({"new", "sd 6", "hard"});
    say("usermove e2e4");
    const std::string hint = say("hint");
    const std::string expected = session.position->move_notation(hint.substr(6, hint.size() - 7));
    // Begun again, now with its lines shown.
    send("easy");
    send("post");
    send("hard");
    const std::string text = out.take_with(" " + expected);
    send("nopost");
    send("easy");
    const auto lines = thinking_lines(text);
    ASSERT_FALSE(lines.empty());
    EXPECT_TRUE(lines.front().moves.starts_with(expected)) << lines.front().moves;
}

TEST_F(XBoardTest, APonderedMoveIsDroppedWithTheGame) {
    for (const char* line : {"new", "force", "undo", "remove", "result *", "easy", "pause"}) {
        prepare({"new", "resume", "hard", "sd 4"});
        say("usermove e2e4");
        EXPECT_EQ(say(line), "") << line;
    }
}

TEST_F(XBoardTest, HintsAtAnyTime) {
    prepare({"new", "sd 3"});
    EXPECT_TRUE(say("hint").starts_with("Hint: "));
    EXPECT_EQ(fen(), start);
    prepare({"force", "setboard R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"});
    EXPECT_EQ(say("hint"), "") << "there is no move to suggest";
}

TEST_F(XBoardTest, ShowsItsBook) {
    const std::string moves = say("bk");
    EXPECT_TRUE(moves.starts_with("\te4 ")) << moves;
    EXPECT_TRUE(contains(moves, "%\n\td4 ")) << moves;
    EXPECT_TRUE(moves.ends_with("%\n\n")) << moves;
    prepare({"force", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"});
    EXPECT_EQ(say("bk"), "\tThe book does not know this position.\n\n");
}

TEST_F(XBoardTest, Analyses) {
    prepare({"new", "post"});
    send("analyze");
    EXPECT_FALSE(thinking_lines(out.take_with("\n6 ")).empty());
    send(".");
    EXPECT_TRUE(contains(out.take_with("stat01: "), " 0 20\n")) << "20 moves, of which none is left";
    send("usermove e2e4");
    EXPECT_FALSE(thinking_lines(out.take_with("\n6 ")).empty());
    send("hint");
    EXPECT_TRUE(contains(out.take_with("Hint: "), "Hint: "));
    send("undo");
    EXPECT_FALSE(thinking_lines(out.take_with("\n6 ")).empty());
    send("setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    EXPECT_TRUE(contains(out.take_with("Ra8#"), " 100001 "));
    send("bk");
    send("new");
    EXPECT_TRUE(contains(out.take_with("\n6 "), "book does not know"));
    EXPECT_EQ(fen(), start);
    send("ping 5");
    EXPECT_TRUE(contains(out.take_with("pong 5\n"), "pong 5\n")) << "at once";
    send("edit");
    send("xa2");
    send(".");
    EXPECT_FALSE(thinking_lines(out.take_with("\n6 ")).empty());
    send("nopost");
    send("exit");
    out.take();
    EXPECT_EQ(say("usermove e2e4"), "") << "after analysis it plays neither side";
    EXPECT_EQ(say("."), "");
}

TEST_F(XBoardTest, TellsTheNodesOfTheMoment) {
    prepare({"new", "post"});
    send("analyze");
    out.take_with("\n6 ");
    const auto nodes = [&] {
        send(".");
        std::istringstream words(out.take_with("stat01: "));
        long found = 0;
        for (std::string word; words >> word;)
            if (word == "stat01:") words >> word >> found;
        return found;
    };
    send("nopost");
    const long first = nodes();
    EXPECT_GT(first, 0);
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    long later = first;
    while (later == first && std::chrono::steady_clock::now() < deadline) later = nodes();
    EXPECT_GT(later, first);
    send("exit");
}

TEST_F(XBoardTest, ExcludedMovesAreNotConsidered) {
    prepare({"force", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "exclude a1a8", "sd 3"});
    EXPECT_NE(move_of(say("go")), "a1a8");
    prepare({"force", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "exclude a1a8", "include Ra8"});
    EXPECT_EQ(move_of(say("go")), "a1a8");
    prepare({"force", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "exclude all", "include g1f2"});
    EXPECT_EQ(move_of(say("go")), "g1f2");
    prepare({"force", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "exclude all", "include all"});
    EXPECT_EQ(move_of(say("go")), "a1a8");
    prepare({"force", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "exclude all"});
    EXPECT_EQ(say("go"), "") << "there is nothing to choose from";
    EXPECT_EQ(move_of(say("include a1a8")), "a1a8");
    EXPECT_TRUE(say("exclude e2e5").starts_with("Error ("));
    EXPECT_TRUE(say("include").starts_with("Error (too few"));
}

TEST_F(XBoardTest, AnalysisFollowsTheExclusions) {
    prepare({"force", "post", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"});
    send("analyze");
    // Once it is deeper than that, a line of depth 5 can only come from the search without the move.
    EXPECT_TRUE(contains(out.take_with("\n6 "), "Ra8#"));
    send("exclude a1a8");
    const auto lines = thinking_lines(out.take_with("\n5 "));
    send("exclude all");
    send("exit");
    const auto depth_five = std::find_if(lines.begin(), lines.end(), [](const auto& line) { return line.ply == 5; });
    ASSERT_NE(depth_five, lines.end());
    EXPECT_FALSE(depth_five->moves.starts_with("Ra8")) << depth_five->moves;
}

TEST_F(XBoardTest, AcceptsADrawOnlyIfItIsNoBetter) {
    EXPECT_EQ(say("draw"), "") << "it has not thought about this game yet";
    prepare({"force", "sd 4", "setboard 4k3/8/8/8/8/8/qq6/7K w - - 0 1"});
    say("go");
    EXPECT_EQ(say("draw"), "offer draw\n");
    prepare({"force", "setboard 4k3/8/8/8/8/8/QQ6/4K3 w - - 0 1"});
    say("go");
    EXPECT_EQ(say("draw"), "");
    prepare({"force"});
    EXPECT_EQ(say("draw"), "") << "it does not play";
}

TEST_F(XBoardTest, ResignsOnlyIfAllowedAndOnlyAfterAWhile) {
    for (const bool allowed : {false, true}) {
        prepare({"new", "sd 2", "force", "setboard 3qk3/8/8/8/8/8/8/4K3 w - - 0 1"});
        prepare({allowed ? "option Resign=1" : "option Resign=0"});
        bool resigned = false;
        for (int i = 0; i < 6 && !resigned; ++i) {
            const std::string text = say("go");
            resigned = text == "resign\n";
            EXPECT_TRUE(!resigned || i == 3) << i;
            if (resigned) break;
            // The queen shuffles out of reach.
            send("force");
            send(session.position->read_move(i % 2 == 0 ? "Kf7" : "Ke8"));
            out.take();
        }
        EXPECT_EQ(resigned, allowed);
    }
}

}  // namespace
}  // namespace rookery::protocol
