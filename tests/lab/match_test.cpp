#include "lab/match/match.h"

#include <algorithm>
#include <filesystem>
#include <thread>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "lab/match/match_clock.h"
#include "lab/match/match_pgn.h"
#include "support/temporary_folder.h"

namespace rookery::lab {
namespace {

using game::Result;
using game::Side;
using std::chrono::milliseconds;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// White to move can mate.
constexpr const char* mate_in_one = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";

EngineSettings player(const std::string& name, const std::string& habits = "") {
    EngineSettings settings;
    settings.command = "'" PLAYING_ENGINE_PROGRAM "' " + habits;
    settings.name = name;
    settings.pace.depth = 1;
    return settings;
}

MatchSettings match(EngineSettings first, EngineSettings second, std::uint64_t games = 2) {
    MatchSettings settings;
    settings.engines = {std::move(first), std::move(second)};
    settings.games = games;
    settings.maximum_plies = 12;
    settings.stop_patience = milliseconds(100);
    return settings;
}

struct PlayedMatch {
    MatchReport report;
    std::vector<GameRecord> games;  ///< by number
};

PlayedMatch play(const MatchSettings& settings) {
    PlayedMatch played;
    const std::atomic<bool> stop = false;
    const auto listener = [&](const GameRecord& record, const MatchReport&) { played.games.push_back(record); };
    played.report = run_match(settings, listener, stop);
    std::sort(played.games.begin(), played.games.end(),
              [](const GameRecord& left, const GameRecord& right) { return left.number < right.number; });
    return played;
}

/// Expects that the second engine loses every game in this way, the first one playing well.
PlayedMatch expect_failure(const MatchSettings& settings, Termination termination, const std::string& reason) {
    PlayedMatch played = play(settings);
    EXPECT_EQ(played.report.problem, "");
    EXPECT_EQ(played.games.size(), settings.games);
    for (const GameRecord& record : played.games) {
        EXPECT_EQ(record.loser(), std::optional<std::size_t>(1)) << record.reason;
        EXPECT_EQ(record.termination, termination) << record.reason;
        EXPECT_NE(record.reason.find(reason), std::string::npos) << record.reason;
    }
    EXPECT_EQ(played.report.tally.wins, settings.games);
    EXPECT_EQ(played.report.tally.pairs, (Pentanomial{0, 0, 0, 0, settings.games / 2}));
    return played;
}

TEST(Match, PlaysPairsWithColorsExchanged) {
    MatchSettings settings = match(player("A"), player("B"), 6);
    settings.openings = {start, mate_in_one};
    const PlayedMatch played = play(settings);
    ASSERT_EQ(played.games.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i) {
        const GameRecord& record = played.games[i];
        EXPECT_EQ(record.number, i);
        EXPECT_EQ(record.names, (std::array<std::string, 2>{"A", "B"}));
        EXPECT_EQ(record.player(Side::First), i % 2);
        EXPECT_EQ(record.player(Side::Second), 1 - i % 2);
        EXPECT_EQ(record.start, i / 2 == 1 ? mate_in_one : start) << "openings come again from the front";
    }
    // Equal engines do the same with either color, whatever that is.
    EXPECT_EQ(played.report.tally.pairs, (Pentanomial{0, 0, 3, 0, 0}));
    EXPECT_EQ(played.report.tally.games(), 6U);
}

TEST(Match, TheRulesEndAGame) {
    MatchSettings settings = match(player("A", "mate"), player("B", "mate"), 2);
    settings.openings = {mate_in_one};
    const PlayedMatch played = play(settings);
    ASSERT_EQ(played.games.size(), 2U);
    for (const GameRecord& record : played.games) {
        EXPECT_EQ(record.result, Result::FirstWins);
        EXPECT_EQ(record.termination, Termination::Rules);
        EXPECT_EQ(record.reason, "checkmate");
        ASSERT_EQ(record.moves.size(), 1U);
        EXPECT_EQ(record.moves[0].notation.back(), '#');
    }
    EXPECT_EQ(played.games[0].loser(), std::optional<std::size_t>(1));
    EXPECT_EQ(played.games[1].loser(), std::optional<std::size_t>(0));
    EXPECT_EQ(played.report.tally.wins, 1U);
    EXPECT_EQ(played.report.tally.losses, 1U);
}

TEST(Match, MovesAreRecordedWithWhatTheEngineSaid) {
    const PlayedMatch played = play(match(player("A", "score=25"), player("B", "score=-7")));
    ASSERT_EQ(played.games.size(), 2U);
    const GameRecord& record = played.games[0];
    EXPECT_EQ(record.termination, Termination::MaximumPlies);
    EXPECT_EQ(record.result, Result::Draw);
    ASSERT_EQ(record.moves.size(), 12U);
    const auto position = engine::position_from_text("chess", record.start);
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const PlayedMove& move = record.moves[i];
        EXPECT_EQ(move.mover, position->to_move());
        EXPECT_EQ(move.coordinates, position->legal_moves().front());
        EXPECT_EQ(move.notation, position->move_notation(move.coordinates));
        EXPECT_EQ(move.info.depth, 3);
        EXPECT_EQ(move.info.nodes, 100U);
        ASSERT_TRUE(move.info.score.has_value());
        EXPECT_EQ(move.info.score->for_mover, i % 2 == 0 ? 25 : -7);
        EXPECT_FALSE(move.clock_left.has_value());
        position->play(move.coordinates);
    }
    const EngineReport& first = played.report.engines[0];
    EXPECT_EQ(first.moves, 12U);
    EXPECT_DOUBLE_EQ(first.average_depth(), 3);
    EXPECT_EQ(first.nodes, 1'200U);
}

TEST(Match, AnEngineIsCalledAsItCallsItselfUnlessNamed) {
    const PlayedMatch played = play(match(player("", "name=Alpha"), player("Mine", "name=Beta")));
    EXPECT_EQ(played.report.engines[0].name, "Alpha");
    EXPECT_EQ(played.report.engines[1].name, "Mine");
    const PlayedMatch twins = play(match(player(""), player("")));
    EXPECT_EQ(twins.report.engines[0].name, "Double (1)");
    EXPECT_EQ(twins.report.engines[1].name, "Double (2)");
}

/// What engines do wrong, they do in either protocol.
class MisbehavingEngine : public testing::TestWithParam<EngineProtocol> {
protected:
    [[nodiscard]] static EngineSettings bad(const std::string& habits) {
        EngineSettings settings = player("B", habits);
        settings.protocol = GetParam();
        return settings;
    }
    [[nodiscard]] static EngineSettings bad_with_clock(const std::string& habits, int milliseconds) {
        EngineSettings settings = bad(habits);
        settings.pace.clock = TimeControl{0, std::chrono::milliseconds(milliseconds), std::chrono::milliseconds(0)};
        settings.pace.depth = 0;
        return settings;
    }
};

INSTANTIATE_TEST_SUITE_P(Match, MisbehavingEngine, testing::Values(EngineProtocol::Uci, EngineProtocol::XBoard),
                         [](const auto& info) { return info.param == EngineProtocol::Uci ? "Uci" : "XBoard"; });

TEST_P(MisbehavingEngine, AnIllegalMoveLoses) {
    const MatchSettings settings = match(player("A"), bad("illegal=3"), 4);
    const PlayedMatch played = expect_failure(settings, Termination::IllegalMove, "B plays the illegal move a1a1");
    EXPECT_EQ(played.report.engines[1].illegal_moves, 4U);
    EXPECT_EQ(played.report.engines[0].illegal_moves, 0U);
    ASSERT_EQ(played.report.failures.size(), 4U);
    ASSERT_EQ(played.games.size(), 4U);
    EXPECT_EQ(played.report.failures[0], "game 1: B plays the illegal move a1a1");
    EXPECT_EQ(played.games[0].moves.size(), 5U) << "the illegal move is not among the moves";
}

TEST_P(MisbehavingEngine, ACrashLosesAndTheEngineIsStartedAgain) {
    const MatchSettings settings = match(player("A"), bad("crash=2"), 4);
    EXPECT_EQ(expect_failure(settings, Termination::Crash, "crashed (Aborted)").report.engines[1].crashes, 4U);
}

TEST_P(MisbehavingEngine, LeavingInTheMiddleLoses) {
    expect_failure(match(player("A"), bad("exit=2")), Termination::Crash, "ended with exit code 0");
}

TEST_P(MisbehavingEngine, ABrokenProtocolLoses) {
    expect_failure(match(player("A"), bad("wordless=2")), Termination::Crash, "names no move");
}

TEST_P(MisbehavingEngine, OversleepingTheClockLoses) {
    // "late" answers only when told to stop, which nobody does before the clock has run out.
    expect_failure(match(player("A"), bad_with_clock("late=2", 1000)), Termination::TimeLoss, "B loses on time");
}

TEST_P(MisbehavingEngine, HangingLosesAndTheEngineIsStartedAgain) {
    expect_failure(match(player("A"), bad_with_clock("hang=1", 200)), Termination::TimeLoss, "B loses on time");
}

TEST_P(MisbehavingEngine, HalfALineIsNoAnswer) {
    expect_failure(match(player("A"), bad_with_clock("half=1", 200)), Termination::TimeLoss, "B loses on time");
}

TEST_P(MisbehavingEngine, AFloodIsNoAnswer) {
    expect_failure(match(player("A"), bad_with_clock("flood=1", 200)), Termination::TimeLoss, "B loses on time");
}

TEST_P(MisbehavingEngine, WithoutAClockPatienceEnds) {
    MatchSettings settings = match(player("A"), bad("hang=1"), 2);
    settings.thinking_patience = milliseconds(2'000);  // the other one must be able to answer, on any machine
    expect_failure(settings, Termination::NoAnswer, "B has not moved within 2000 ms");
}

TEST_P(MisbehavingEngine, ChatterIsPassedOver) {
    const PlayedMatch played = play(match(player("A"), bad("chatter"), 4));
    EXPECT_EQ(played.report.tally.pairs, (Pentanomial{0, 0, 2, 0, 0}));
    EXPECT_TRUE(played.report.failures.empty());
}

TEST(Match, AnEngineMayResignButNotClaimAWin) {
    const auto xboard = [](const std::string& habits) {
        EngineSettings settings = player("B", habits);
        settings.protocol = EngineProtocol::XBoard;
        return settings;
    };
    EXPECT_TRUE(expect_failure(match(player("A"), xboard("resign=2")), Termination::Resigned, "B resigns")
                    .report.failures.empty())
        << "that is no failure";
    expect_failure(match(player("A"), xboard("claim=2")), Termination::WrongClaim, "B claims a result");
}

TEST(Match, ClocksRunAndAreRecorded) {
    MatchSettings settings = match(player("A"), player("B"));
    for (EngineSettings& engine : settings.engines)
        engine.pace = {
            .clock = TimeControl{2, milliseconds(60'000), milliseconds(500)}, .depth = 0, .nodes = 0, .move_time{}};
    const PlayedMatch played = play(settings);
    ASSERT_EQ(played.games.size(), 2U);
    for (const PlayedMove& move : played.games[0].moves) {
        ASSERT_TRUE(move.clock_left.has_value());
        EXPECT_GT(*move.clock_left, milliseconds(30'000));
    }
}

TEST(PlayerClock, GivesIncrementsAndNewPeriods) {
    PlayerClock clock(TimeControl{2, milliseconds(1000), milliseconds(10)});
    EXPECT_EQ(clock.moves_to_go(), 2);
    EXPECT_TRUE(clock.spend(milliseconds(300), milliseconds(0)));
    EXPECT_EQ(clock.left(), milliseconds(710));
    EXPECT_EQ(clock.moves_to_go(), 1);
    EXPECT_TRUE(clock.spend(milliseconds(710), milliseconds(0))) << "the last millisecond may be used";
    EXPECT_EQ(clock.left(), milliseconds(1010));
    EXPECT_EQ(clock.moves_to_go(), 2);
    EXPECT_FALSE(clock.spend(milliseconds(1011), milliseconds(0)));
    EXPECT_EQ(clock.left(), milliseconds(1010)) << "nothing changes when it was too much";
    EXPECT_TRUE(clock.spend(milliseconds(1015), milliseconds(5)));
    EXPECT_EQ(clock.left(), milliseconds(10)) << "a margin is not a debt";
}

TEST(PlayerClock, TheMoverIsToldBothClocks) {
    const PlayerClock timed(TimeControl{40, milliseconds(5000), milliseconds(20)});
    const PlayerClock blitz(TimeControl{0, milliseconds(700), milliseconds(0)});
    const PlayerClock none(std::nullopt);
    const auto times = clock_times({timed, blitz}, Side::Second);
    EXPECT_EQ(times.first, milliseconds(5000));
    EXPECT_EQ(times.second, milliseconds(700));
    EXPECT_EQ(times.first_increment, milliseconds(20));
    EXPECT_EQ(times.second_increment, milliseconds(0));
    EXPECT_EQ(times.moves_to_go, 0);
    const auto alone = clock_times({timed, none}, Side::First);
    EXPECT_EQ(alone.second, milliseconds(5000)) << "a side without a clock gets that of the other";
    EXPECT_EQ(alone.moves_to_go, 40);
}

TEST(Adjudication, QuietGamesAreDrawn) {
    MatchSettings settings = match(player("A", "score=5"), player("B", "score=-5"));
    settings.draw = DrawRule{.from_ply = 6, .plies = 4, .score = 5};
    const PlayedMatch played = play(settings);
    ASSERT_EQ(played.games.size(), 2U);
    EXPECT_EQ(played.games[0].termination, Termination::DrawAdjudicated);
    EXPECT_EQ(played.games[0].result, Result::Draw);
    EXPECT_EQ(played.games[0].moves.size(), 6U);
    settings.draw->score = 4;
    EXPECT_EQ(play(settings).games[0].termination, Termination::MaximumPlies);
}

TEST(Adjudication, AWinNeedsBothToAgree) {
    MatchSettings settings = match(player("A", "score=700"), player("B", "score=-650"));
    settings.resign = ResignRule{.plies = 4, .score = 600};
    const PlayedMatch played = play(settings);
    ASSERT_EQ(played.games.size(), 2U);
    for (const GameRecord& record : played.games) {
        EXPECT_EQ(record.termination, Termination::WinAdjudicated);
        EXPECT_EQ(record.loser(), std::optional<std::size_t>(1));
        EXPECT_EQ(record.moves.size(), 4U);
    }
    settings.engines[1] = player("B", "score=650");
    EXPECT_EQ(play(settings).games[0].termination, Termination::MaximumPlies) << "both think that they win";
    settings.engines[1] = player("B", "score=-500");
    EXPECT_EQ(play(settings).games[0].termination, Termination::MaximumPlies) << "not by so much";
}

TEST(Match, SeveralBoardsPlayEveryGameOnce) {
    MatchSettings settings = match(player("A"), player("B", "illegal=1"), 20);
    settings.concurrency = 3;
    const PlayedMatch played = play(settings);
    ASSERT_EQ(played.games.size(), 20U);
    for (std::size_t i = 0; i < played.games.size(); ++i) EXPECT_EQ(played.games[i].number, i);
    EXPECT_EQ(played.report.tally.pairs, (Pentanomial{0, 0, 0, 0, 10}));
    EXPECT_EQ(played.report.failures.size(), 10U) << "not every failure is told";
    EXPECT_EQ(played.report.engines[1].illegal_moves, 20U);
}

TEST(Match, ATestEndsItWhenDecided) {
    MatchSettings settings = match(player("A"), player("B", "illegal=1"), 1000);
    settings.sprt = Sprt{.elo0 = 0, .elo1 = 50};
    const PlayedMatch played = play(settings);
    EXPECT_EQ(played.report.tally.games(), 32U) << "as soon as there are enough pairs for a verdict";
    EXPECT_FALSE(played.report.stopped);
}

TEST(Match, StopsOnRequestWithWhatItHas) {
    const MatchSettings settings = match(player("A"), player("B", "illegal=1"), 1000);
    std::atomic<bool> stop = false;
    const auto listener = [&](const GameRecord&, const MatchReport& report) {
        if (report.tally.games() == 3) stop = true;
    };
    const MatchReport report = run_match(settings, listener, stop);
    EXPECT_TRUE(report.stopped);
    EXPECT_EQ(report.tally.games(), 3U);
    EXPECT_EQ(report.tally.wins, 3U);
    EXPECT_EQ(pair_count(report.tally.pairs), 1U) << "half a pair does not count as one";
    EXPECT_EQ(report.problem, "");
}

TEST(Match, AGameUnderWayHasNoResultWhenTheMatchIsStopped) {
    // The second game never ends by itself: nobody tells "hang" to hurry, and its patience is long.
    const support::TemporaryFolder folder;
    const auto mark = folder.path() / "hangs";
    MatchSettings settings = match(player("A", "illegal=1"), player("B", "hang=1 mark=" + mark.string()), 2);
    settings.thinking_patience = std::chrono::hours(1);
    std::atomic<bool> stop = false;
    std::thread later([&] {
        while (!std::filesystem::exists(mark)) std::this_thread::yield();
        stop = true;
    });
    const MatchReport report = run_match(settings, {}, stop);
    later.join();
    EXPECT_TRUE(report.stopped);
    EXPECT_EQ(report.tally.games(), 1U);
}

TEST(Match, AnEngineThatCannotBeStartedIsAProblem) {
    EngineSettings missing = player("B");
    missing.command = "/no/such/engine";
    const PlayedMatch played = play(match(player("A"), missing));
    EXPECT_EQ(played.report.tally.games(), 0U);
    EXPECT_NE(played.report.problem.find("/no/such/engine"), std::string::npos) << played.report.problem;
}

TEST(Match, AnOptionThatTheEngineLacksIsAProblem) {
    EngineSettings fussy = player("B", "name=Fussy");
    fussy.options = {{"Hash", "16"}, {"Strength", "11"}};
    const PlayedMatch played = play(match(player("A"), fussy));
    EXPECT_EQ(played.report.tally.games(), 0U);
    EXPECT_EQ(played.report.problem, "Fussy has no option called Strength");
}

// All of these were played to the end, and lost by whoever had been misunderstood.
TEST(Match, WhatAnEngineDoesNotOfferIsAProblemBeforeTheFirstGame) {
    const std::string variants = "'offers=option name UCI_Variant type combo default chess var chess var horde'";
    const auto problem = [](const std::string& game, EngineSettings engine) {
        engine.name = "";
        MatchSettings settings = match(player("A"), std::move(engine));
        settings.engines[0].protocol = EngineProtocol::Own;
        settings.game = game;
        settings.concurrency = 2;
        const PlayedMatch played = play(settings);
        EXPECT_EQ(played.report.tally.games(), 0U) << game;
        return played.report.problem;
    };
    const auto xboard = [](EngineSettings engine) {
        engine.protocol = EngineProtocol::XBoard;
        return engine;
    };
    EXPECT_EQ(problem("atomic", player("B", variants)), "Double does not play atomic");
    EXPECT_EQ(problem("atomic", player("B")), "Double does not play atomic");
    EXPECT_EQ(problem("chess960", player("B", variants)), "Double does not play chess960");
    EXPECT_EQ(problem("horde", xboard(player("B"))), "Double does not play horde");

    EngineSettings engine = player("B");
    engine.options = {{"Hash", "100"}};
    EXPECT_EQ(problem("chess", engine), "Double: Hash is a number from 1 to 64, not '100'");
    engine.options = {{"Hash", "much"}};
    EXPECT_EQ(problem("chess", xboard(engine)), "Double: Hash is a number, not 'much'");
    engine.options = {{"Style", "cautious"}};
    EXPECT_EQ(problem("chess", xboard(engine)), "Double: Style is calm or wild, not 'cautious'");
    engine.options.clear();
    engine.pace.nodes = 1000;
    EXPECT_EQ(problem("chess", xboard(engine)), "Double speaks XBoard's protocol, which has no limit of nodes");
}

TEST(MatchPgn, TellsWhoPlayedAndHowItEnded) {
    MatchSettings settings = match(player("A", "mate score=31"), player("B", "illegal=1"), 2);
    settings.openings = {mate_in_one};
    const PlayedMatch played = play(settings);
    ASSERT_EQ(played.games.size(), 2U);
    const notation::PgnGame won = to_pgn(played.games[0], settings, "2024.02.29");
    EXPECT_EQ(won.tag("White"), "A");
    EXPECT_EQ(won.tag("Black"), "B");
    EXPECT_EQ(won.tag("Round"), "1.1");
    EXPECT_EQ(won.tag("Result"), "1-0");
    EXPECT_EQ(won.tag("FEN"), mate_in_one);
    EXPECT_EQ(won.tag("Termination"), "normal");
    ASSERT_EQ(won.main.moves.size(), 1U);
    const auto& comments = won.main.moves[0].comments;
    ASSERT_EQ(comments.size(), 2U);
    EXPECT_EQ(comments[0], "+0.31/3") << "without a clock, time is not part of the game";
    EXPECT_EQ(comments[1], "checkmate");
    const notation::PgnGame lost = to_pgn(played.games[1], settings, "2024.02.29");
    EXPECT_EQ(lost.tag("White"), "B");
    EXPECT_EQ(lost.tag("Termination"), "rules infraction");
    EXPECT_EQ(lost.result, Result::SecondWins);
    EXPECT_TRUE(lost.main.moves.empty());
    EXPECT_EQ(lost.main.comments.size(), 1U);
}

}  // namespace
}  // namespace rookery::lab
