// Teams out of engines that know one board.

#include "lab/match/team_client.h"

#include <algorithm>
#include <atomic>
#include <chrono>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "lab/match/match.h"
#include "protocol/clients/in_process_client.h"

namespace rookery::lab {
namespace {

using protocol::EngineMove;
using protocol::MoveLimits;
using Clock = protocol::EngineClient::Clock;

/// Gives the answers it was told to, one for each board, and remembers what it was asked.
class ScriptedPlayer final : public protocol::EngineClient {
public:
    struct Script {
        std::vector<EngineMove> answers;  ///< in the order in which players are made
        std::vector<std::string> positions;
        std::vector<MoveLimits> limits;
        std::size_t players = 0;
    };

    explicit ScriptedPlayer(Script& script) : script_(script), number_(script.players++) {}

    const std::string& name() const override { return name_; }
    void start_game(const game::GameInfo& game, const protocol::EngineOptions&) override {
        EXPECT_EQ(game.id, "bughouse-seat");
    }
    void set_position(const std::string& start, const std::vector<std::string>& moves) override {
        EXPECT_TRUE(moves.empty());
        script_.positions.push_back(start);
    }
    void start_search(const MoveLimits& limits) override { script_.limits.push_back(limits); }
    std::optional<EngineMove> wait_for_move(Clock::time_point) override { return script_.answers[number_]; }
    std::optional<EngineMove> stop(Clock::time_point) override { return script_.answers[number_]; }
    void quit() noexcept override {}

private:
    const std::string name_ = "Scripted";
    Script& script_;
    std::size_t number_;
};

EngineMove answer(const std::string& move, int centipawns) {
    EngineMove answer;
    answer.best_move = move;
    answer.info.score = protocol::EngineScore{protocol::EngineScore::Unit::Centipawns, centipawns};
    answer.info.nodes = 10;
    return answer;
}

class TeamTest : public testing::Test {
protected:
    EngineMove ask(const std::string& bfen, const std::vector<std::string>& moves = {}) {
        TeamClient team([this] { return std::make_unique<ScriptedPlayer>(script); });
        team.start_game(engine::find_game("bughouse"), {});
        team.set_position(bfen, moves);
        return answer_of(team);
    }
    static EngineMove answer_of(TeamClient& team) {
        MoveLimits limits;
        limits.move_time = std::chrono::milliseconds(100);
        return team.go(limits, Clock::now() + std::chrono::seconds(60)).value();
    }

    ScriptedPlayer::Script script;
    const std::string start = engine::start_position("bughouse")->text();
};

TEST_F(TeamTest, PlaysTheBetterMove) {
    script.answers = {answer("e2e4", 20), answer("e7e5", 30)};
    const EngineMove move = ask(start);
    EXPECT_EQ(move.best_move, "B:e7e5");
    EXPECT_EQ(move.info.nodes, 20u);
    // Each sees its own board, with the color of the team to move, and has half of the time.
    EXPECT_EQ(script.positions,
              (std::vector<std::string>{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
                                        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] b KQkq - 0 1"}));
    EXPECT_EQ(script.limits[0].move_time, std::chrono::milliseconds(50));
}

TEST_F(TeamTest, TellsWhatMayBeDropped) {
    script.answers = {answer("g8f6", 20), answer("d2d4", 10)};
    EXPECT_EQ(ask(start, {"A:e2e4", "A:d7d5", "A:e4d5"}).best_move, "A:g8f6");
    EXPECT_EQ(script.positions[1], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[p] w KQkq - 0 1");
}

TEST_F(TeamTest, TakesTheNextIfTheBestIsNotLegal) {
    script.answers = {answer("Q@e5", 900), answer("e7e5", -300)};
    EXPECT_EQ(ask(start).best_move, "B:e7e5");
}

TEST_F(TeamTest, AsksOnlyWhereTheTeamCanMove) {
    // The king on A is in check.
    script.answers = {answer("e1d1", -50), answer("a7a6", 100)};
    EXPECT_EQ(ask("4r2k/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/p7/8/8/8/8/P7/4K3[] b - - 0 1 t1").best_move, "A:e1d1");
    EXPECT_EQ(script.positions.size(), 1u);
    EXPECT_EQ(script.limits[0].move_time, std::chrono::milliseconds(100));
}

TEST_F(TeamTest, AMateIsBetterThanAnyScore) {
    EngineMove mate = answer("e2e4", 3);
    mate.info.score->unit = protocol::EngineScore::Unit::MovesToMate;
    script.answers = {mate, answer("e7e5", 5000)};
    EXPECT_EQ(ask(start).best_move, "A:e2e4");
}

TEST_F(TeamTest, WhoResignsOnOneBoardPlaysOnTheOther) {
    EngineMove resigns;
    resigns.claim = game::Result::FirstWins;
    script.answers = {resigns, answer("e7e5", -900)};
    EXPECT_EQ(ask(start).best_move, "B:e7e5");
    script = {};
    script.answers = {resigns, resigns};
    // The first team is to move: it gives up.
    EXPECT_EQ(ask(start).claim, game::Result::SecondWins);
}

TEST_F(TeamTest, OnlyWhoIsWantedSitsAtTheBoards) {
    TeamClient team([this] { return std::make_unique<ScriptedPlayer>(script); });
    team.start_game(engine::find_game("bughouse"), {});
    script.answers = {answer("e7e5", 10), answer("e2e4", 20)};
    team.want_board(1);
    team.set_position(start, {});
    EXPECT_EQ(answer_of(team).best_move, "B:e7e5");
    EXPECT_EQ(script.players, 1U);
    EXPECT_EQ(script.positions, std::vector<std::string>{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] b KQkq - 0 1"});
    EXPECT_EQ(script.limits[0].move_time, std::chrono::milliseconds(100)) << "there is nobody to share with";
    // The others come when they are needed.
    team.want_board({});
    team.set_position(start, {});
    EXPECT_EQ(answer_of(team).best_move, "A:e2e4");
    EXPECT_EQ(script.players, 2U);
    // Where the king on A is in check, nobody may move on B.
    team.want_board(1);
    team.set_position("4r2k/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/p7/8/8/8/8/P7/4K3[] b - - 0 1 t1", {});
    EXPECT_THROW(static_cast<void>(answer_of(team)), protocol::ProcessError);
}

TEST_F(TeamTest, AClockIsThatOfTheColorsAtTheBoard) {
    using std::chrono::milliseconds;
    TeamClient team([this] { return std::make_unique<ScriptedPlayer>(script); });
    team.start_game(engine::find_game("bughouse"), {});
    script.answers = {answer("e2e4", 10), answer("e7e5", 20)};
    team.set_position(start, {});
    MoveLimits limits;
    limits.clock = protocol::ClockTimes{milliseconds(2000), milliseconds(8000), milliseconds(20), milliseconds(80), 0};
    ASSERT_TRUE(team.go(limits, Clock::now() + std::chrono::seconds(60)));
    EXPECT_EQ(script.limits[0].clock->first, milliseconds(1000));
    EXPECT_EQ(script.limits[0].clock->second_increment, milliseconds(40));
    EXPECT_EQ(script.limits[1].clock->first, milliseconds(4000)) << "the other team has White here";
    EXPECT_EQ(script.limits[1].clock->second, milliseconds(1000));
    EXPECT_EQ(script.limits[1].clock->first_increment, milliseconds(40));
}

TEST(TeamMatch, OurEngineAgainstATeamOfItself) {
    MatchSettings settings;
    settings.game = "bughouse";
    settings.engines[0] = parse_engine("self nodes=300", "");
    settings.engines[1] = parse_engine("self team=yes nodes=300", "");
    settings.games = 2;
    settings.maximum_plies = 60;
    const std::atomic<bool> stop = false;
    std::vector<GameRecord> records;
    const MatchReport report = run_match(
        settings, [&](const GameRecord& record, const MatchReport&) { records.push_back(record); }, stop);
    EXPECT_EQ(report.problem, "");
    ASSERT_EQ(records.size(), 2u);
    for (const GameRecord& record : records)
        EXPECT_TRUE(record.termination == Termination::Rules || record.termination == Termination::MaximumPlies)
            << record.reason;
}

}  // namespace
}  // namespace rookery::lab
