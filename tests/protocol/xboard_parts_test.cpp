// The parts of which XBoard is made: clocks, games, texts, and boards changed by hand.

#include <gtest/gtest.h>

#include "engine/games.h"
#include "protocol/xboard/xboard_board.h"
#include "protocol/xboard/xboard_clock.h"
#include "protocol/xboard/xboard_games.h"
#include "protocol/xboard/xboard_text.h"

namespace rookery::protocol {
namespace {

using game::Outcome;
using game::Reason;
using game::Side;
using text::ParseError;

long own_time(const XBoardClock& clock, int plies = 0, Side side = Side::Second) {
    return (*clock.limits(side, plies).clocks)[index(side)].time.count();
}

TEST(XBoardClock, ReadsMinutesAndSeconds) {
    XBoardClock clock;
    clock.set_level("40", "5", "0", 0);
    EXPECT_EQ(own_time(clock), 300'000);
    EXPECT_EQ(clock.limits(Side::First, 0).moves_to_go, 40);
    clock.set_level("40", "0:30", "0", 0);
    EXPECT_EQ(own_time(clock), 30'000);
    clock.set_level("40", "25+5", "0", 0);
    EXPECT_EQ(own_time(clock), 25 * 60'000) << "what follows is not for us";
    clock.set_level("0", "2", "12", 0);
    EXPECT_EQ(own_time(clock), 120'000);
    EXPECT_EQ((*clock.limits(Side::First, 0).clocks)[0].increment.count(), 12'000);
    EXPECT_EQ(clock.limits(Side::First, 0).moves_to_go, std::nullopt);
    clock.set_level("0", "2", "0.5", 0);
    EXPECT_EQ((*clock.limits(Side::First, 0).clocks)[1].increment.count(), 500);
}

TEST(XBoardClock, CountsTheMovesOfASession) {
    XBoardClock clock;
    clock.set_level("3", "1", "0", 0);
    EXPECT_EQ(clock.limits(Side::Second, 1).moves_to_go, 3);
    EXPECT_EQ(clock.limits(Side::Second, 3).moves_to_go, 2);
    EXPECT_EQ(clock.limits(Side::Second, 5).moves_to_go, 1);
    EXPECT_EQ(clock.limits(Side::Second, 7).moves_to_go, 3);
    clock.set_level("20", "1", "0", 6);
    EXPECT_EQ(clock.limits(Side::First, 6).moves_to_go, 20) << "counted from the present move on";
}

TEST(XBoardClock, RunsByItselfIfNobodyTellsTheTime) {
    XBoardClock clock;
    clock.set_level("2", "1", "1", 0);
    clock.made_move(search::Milliseconds(5'000), 0);
    EXPECT_EQ(own_time(clock), 56'000);
    clock.made_move(search::Milliseconds(5'000), 2);
    EXPECT_EQ(own_time(clock), 112'000) << "the second move brings new time";
    clock.spend(search::Milliseconds(200'000));
    EXPECT_EQ(own_time(clock), 0) << "and never less than none";
    clock.start_game();
    EXPECT_EQ(own_time(clock), 60'000);
}

TEST(XBoardClock, BelievesWhatItIsTold) {
    XBoardClock clock;
    clock.set_own_time("1234");
    clock.set_opponent_time("-50");
    const auto clocks = *clock.limits(Side::First, 0).clocks;
    EXPECT_EQ(clocks[0].time.count(), 12'340);
    EXPECT_EQ(clocks[1].time.count(), 0);
}

TEST(XBoardClock, ATimePerMoveLastsUntilTheNextLevel) {
    XBoardClock clock;
    clock.set_time_per_move("1.5");
    EXPECT_EQ(clock.limits(Side::First, 0).move_time, search::Milliseconds(1'500));
    EXPECT_FALSE(clock.limits(Side::First, 0).clocks.has_value());
    clock.set_level("40", "5", "0", 0);
    EXPECT_EQ(clock.limits(Side::First, 0).move_time, std::nullopt);
}

TEST(XBoardClock, DepthAndNodeRateLastUntilTheNextGame) {
    XBoardClock clock;
    clock.set_depth("7");
    clock.set_time_per_move("8");
    clock.set_node_rate("10000");
    search::Limits limits = clock.limits(Side::First, 0);
    EXPECT_EQ(limits.depth, 7);
    EXPECT_EQ(limits.nodes, 80'000U);
    EXPECT_EQ(limits.move_time, std::nullopt) << "real time does not count";
    clock.set_level("0", "1", "0", 0);
    limits = clock.limits(Side::First, 0);
    EXPECT_FALSE(limits.clocks.has_value());
    EXPECT_GT(limits.nodes, 0U);
    EXPECT_LT(limits.nodes, 600'000U);
    clock.start_game();
    limits = clock.limits(Side::First, 0);
    EXPECT_EQ(limits.depth, std::nullopt);
    EXPECT_EQ(limits.nodes, std::nullopt);
    EXPECT_TRUE(limits.clocks.has_value());
}

TEST(XBoardClock, RefusesNonsenseAndKeepsWhatItHad) {
    XBoardClock clock;
    clock.set_level("10", "1", "2", 0);
    EXPECT_THROW(clock.set_level("x", "5", "0", 0), ParseError);
    EXPECT_THROW(clock.set_level("40", "", "0", 0), ParseError);
    EXPECT_THROW(clock.set_level("40", "5", "1x", 0), ParseError);
    EXPECT_THROW(clock.set_level("40", "-5", "0", 0), ParseError);
    EXPECT_THROW(clock.set_time_per_move("nan"), ParseError);
    EXPECT_THROW(clock.set_depth("1.5"), ParseError);
    EXPECT_THROW(clock.set_own_time("99999999999999999999"), ParseError);
    EXPECT_EQ(own_time(clock), 60'000);
    EXPECT_EQ(clock.limits(Side::First, 0).moves_to_go, 10);
    EXPECT_EQ((*clock.limits(Side::First, 0).clocks)[0].increment.count(), 2'000);
}

TEST(XBoardGames, EveryGameOnOneBoardHasAName) {
    for (const game::GameInfo& info : engine::games()) {
        const XBoardGame game = xboard_game(info.id);
        EXPECT_EQ(game.name.empty(), info.id == "bughouse");
        if (game.name.empty()) continue;
        EXPECT_EQ(find_xboard_game(game.name).id, info.id);
        EXPECT_NE(("," + xboard_variants() + ",").find("," + std::string(game.name) + ","), std::string::npos);
    }
    EXPECT_THROW(static_cast<void>(find_xboard_game("no-such-game")), ParseError);
}

TEST(XBoardGames, AGameOutsideTheTableKeepsItsName) { EXPECT_EQ(xboard_game("atomic").name, "atomic"); }

TEST(XBoardGames, AntichessHasTwoNamesOfWhichOneIsOffered) {
    EXPECT_EQ(find_xboard_game("giveaway").id, "antichess");
    EXPECT_EQ(find_xboard_game("suicide").id, "antichess");
    EXPECT_THROW(static_cast<void>(find_xboard_game("antichess")), ParseError);
    EXPECT_EQ(xboard_variants().find("suicide"), std::string::npos);
    EXPECT_THROW(static_cast<void>(find_xboard_game("")), ParseError);
}

TEST(XBoardGames, GamesThatXBoardKnowsNeedNoAnnouncement) {
    for (const char* game : {"chess", "chess960", "crazyhouse", "atomic", "3check", "antichess"})
        EXPECT_EQ(xboard_announcement(xboard_game(game), engine::start_position(game)->text()), "") << game;
}

TEST(XBoardGames, GamesOfOurOwnShowTheirBoardAndPieces) {
    const XBoardGame game = {.id = "pawns-kings",
                             .name = "pawns-kings",
                             .piece_letters = "P....Kp....k",
                             .pieces = {"P& fmWfceFifmnD", "K& K"}};
    EXPECT_EQ(xboard_announcement(game, "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"),
              "setup (P....Kp....k) 8x8+0_fairy 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\n"
              "piece P& fmWfceFifmnD\n"
              "piece K& K\n");
}

TEST(XBoardText, Scores) {
    EXPECT_EQ(xboard_score(-31), -31);
    EXPECT_EQ(xboard_score(search::win_in(1)), 100'001);
    EXPECT_EQ(xboard_score(search::win_in(3)), 100'002);
    EXPECT_EQ(xboard_score(search::loss_in(4)), -100'002);
    EXPECT_EQ(xboard_score(-3, {"pawns-kings", "material"}), -300);
    EXPECT_EQ(xboard_score(search::win_in(3), {"pawns-kings", "material"}), 100'002);
    EXPECT_EQ(xboard_score(300, {"wolf-sheep", "paths"}), 300);
}

TEST(XBoardText, ThinkingLinesMarkBounds) {
    const auto position = engine::start_position("chess");
    engine::Report report;
    report.depth = 7;
    report.score_for_mover = 25;
    report.time = search::Milliseconds(1'239);
    report.nodes = 4'567;
    report.moves = {"e2e4", "e7e5", "g1f3"};
    EXPECT_EQ(thinking_line(report, *position, ""), "7 25 123 4567 e4 e5 Nf3\n");
    report.bound = search::Bound::Lower;
    EXPECT_EQ(thinking_line(report, *position, "a6"), "7 25 123 4567 a6 e4 e5 Nf3 !\n");
    report.bound = search::Bound::Upper;
    EXPECT_EQ(thinking_line(report, *position, ""), "7 25 123 4567 e4 e5 Nf3 ?\n");
    EXPECT_EQ(thinking_line(report, *position, "", {"chess", "material"}), "7 250 123 4567 e4 e5 Nf3 ?\n");
}

TEST(XBoardText, ResultsSayWhy) {
    EXPECT_EQ(result_line(Outcome::win(Side::First, Reason::Checkmate)), "1-0 {White mates}\n");
    EXPECT_EQ(result_line(Outcome::win(Side::Second, Reason::Checkmate)), "0-1 {Black mates}\n");
    EXPECT_EQ(result_line(Outcome::win(Side::Second, Reason::GoalReached)), "0-1 {Black wins: goal reached}\n");
    EXPECT_EQ(result_line(Outcome::draw(Reason::Stalemate)), "1/2-1/2 {Stalemate}\n");
    EXPECT_EQ(result_line(Outcome::draw(Reason::Repetition)), "1/2-1/2 {Draw by repetition}\n");
}

TEST(XBoardBoard, EditingNothingChangesNothing) {
    const auto start = engine::start_position("chess");
    EXPECT_EQ(BoardEditor(*start).position(false)->text(), start->text());
    const auto chess960 = engine::start_position("chess960", 100);
    const auto same = BoardEditor(*chess960).position(true);
    EXPECT_EQ(same->legal_moves(), chess960->legal_moves());
    EXPECT_EQ(same->key(), chess960->key()) << "castling rights included";
}

TEST(XBoardBoard, CastlingNeedsKingAndRookAtHome) {
    const auto position = engine::position_from_text("chess", "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");
    BoardEditor editor(*position);
    EXPECT_TRUE(editor.change("xa1"));
    EXPECT_TRUE(editor.change("xe8"));
    EXPECT_TRUE(editor.change("c"));
    EXPECT_TRUE(editor.change("Kd8"));
    EXPECT_EQ(editor.position(false)->text(), "r2k3r/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_FALSE(editor.change("Kd9"));
    EXPECT_FALSE(editor.change("1d1"));
    EXPECT_FALSE(editor.change(""));
}

TEST(XBoardBoard, HoldingsReplaceThoseInTheText) {
    EXPECT_EQ(text_with_holdings("4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1", "PPQ", "R"),
              "4k3/8/8/8/8/8/8/4K3[PPQr] w - - 0 1");
    EXPECT_EQ(text_with_holdings("4k3/8/8/8/8/8/8/4K3[] b - - 0 1", "", "p"), "4k3/8/8/8/8/8/8/4K3[p] b - - 0 1");
    EXPECT_THROW(static_cast<void>(text_with_holdings("4k3[] w", "P]", "")), ParseError);
    EXPECT_THROW(static_cast<void>(with_holdings(*engine::start_position("chess"), "P", "")), ParseError);
}

TEST(XBoardBoard, TheTurnPassesWithoutAMove) {
    const auto position = engine::start_position("chess");
    position->play("e2e4");
    EXPECT_EQ(with_side_to_move(*position, Side::First)->text(),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
}

}  // namespace
}  // namespace rookery::protocol
