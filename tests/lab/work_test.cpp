#include <gtest/gtest.h>

#include "board/random.h"
#include "engine/games.h"
#include "lab/analyse/analysis_jobs.h"
#include "lab/cluster/messages.h"
#include "lab/cluster/packing.h"
#include "lab/learn/selfplay_jobs.h"
#include "lab/levels/levels.h"
#include "lab/match/match_jobs.h"
#include "lab/study/grid.h"
#include "lab/work/drill.h"
#include "lab/work/local_executor.h"
#include "lab/work/performers.h"
#include "search/parameters.h"
#include "support/error_text.h"
#include "support/never.h"
#include "support/temporary_folder.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

using support::error_text;

/// Jobs of a drill, with a mind of its own about when it is enough.
class WatchedDrill final : public Run {
public:
    WatchedDrill(std::uint64_t jobs, std::uint64_t enough) : drill_(make_drill({jobs, 0, 1})), enough_(enough) {}

    [[nodiscard]] const RunText& text() const override { return drill_->text(); }
    [[nodiscard]] std::optional<std::string> job(std::uint64_t number) override {
        // Every third has no work in it.
        auto job = drill_->job(number);
        return job && number % 3 == 2 ? "" : job;
    }
    void check(const std::string& job, const std::string& result) const override { drill_->check(job, result); }
    [[nodiscard]] double measure(const std::string& /*result*/) const override { return 0; }
    void add(std::uint64_t number, const std::string& /*result*/) override { numbers.push_back(number); }
    [[nodiscard]] bool decided() const override { return numbers.size() >= enough_; }

    std::vector<std::uint64_t> numbers;

private:
    std::unique_ptr<Run> drill_;
    std::uint64_t enough_;
};

using support::never;

TEST(LocalExecutor, HandsResultsOverInOrder) {
    for (const unsigned threads : {1U, 4U}) {
        WatchedDrill run(300, 1000);
        EXPECT_EQ(LocalExecutor(threads).execute(run, never), RunEnd::Complete);
        ASSERT_EQ(run.numbers.size(), 200U);
        EXPECT_TRUE(std::is_sorted(run.numbers.begin(), run.numbers.end()));
    }
}

TEST(LocalExecutor, EndsWhenTheRunIsDecided) {
    WatchedDrill run(300, 50);
    EXPECT_EQ(LocalExecutor(4).execute(run, never), RunEnd::Decided);
    EXPECT_EQ(run.numbers.size(), 50U);
}

TEST(LocalExecutor, EndsWhenItIsTold) {
    WatchedDrill run(300, 1000);
    const std::atomic<bool> at_once = true;
    EXPECT_EQ(LocalExecutor(4).execute(run, at_once), RunEnd::Stopped);
    EXPECT_TRUE(run.numbers.empty());
}

TEST(Performers, AnUnknownKindIsRefused) {
    RunText text;
    text.kind = "laundry";
    EXPECT_EQ(error_text([&] { static_cast<void>(make_performer(text, {})); }), "there is no work called 'laundry'");
}

class MatchJobs : public testing::Test {
protected:
    MatchJobs() {
        settings_.game = "chess";
        for (std::size_t i = 0; i < 2; ++i) {
            settings_.engines[i].protocol = EngineProtocol::Own;
            settings_.engines[i].name = i == 0 ? "A" : "B";
            settings_.engines[i].pace.nodes = 50;
        }
        settings_.maximum_plies = 6;
        text_.kind = "match";
        text_.settings = match_settings_text(settings_);
    }
    [[nodiscard]] std::string play(const MatchJob& job) const {
        return make_performer(text_, {})->perform(match_job_text(job),
                                                  {[] { return false; }, [](std::size_t, std::size_t) {}});
    }
    [[nodiscard]] std::string problem_of(const std::string& result) const {
        return error_text([&] { static_cast<void>(match_games_from(result, settings_)); });
    }
    static std::string with(std::string text, const std::string& old, const std::string& fresh) {
        const std::size_t at = text.find(old);
        EXPECT_NE(at, std::string::npos) << text;
        return text.replace(at, old.size(), fresh);
    }

    MatchSettings settings_;
    RunText text_;
};

TEST_F(MatchJobs, GamesComeBackAsTheyWerePlayed) {
    const MatchJob job{settings_.start_of(4), {4, 5}};
    const auto games = match_games_from(play(job), settings_);
    ASSERT_EQ(games.size(), 2U);
    check_match_games(games, job);
    EXPECT_EQ(games[0].number, 4U);
    EXPECT_EQ(games[0].names, (std::array<std::string, 2>{"A", "B"}));
    EXPECT_EQ(games[0].moves.size(), 6U);
    EXPECT_EQ(games[0].termination, Termination::MaximumPlies);
    EXPECT_EQ(games[1].player(game::Side::First), 1U);
    EXPECT_THROW(check_match_games(games, {job.start, {4}}), text::ParseError);
}

TEST_F(MatchJobs, AResultIsReadOnceHoweverOftenItIsLookedAt) {
    const std::string first = play({settings_.start_of(0), {0}});
    const std::string second = play({settings_.start_of(2), {2}});
    const MatchResults results(settings_);
    EXPECT_EQ(results.games_of(first).at(0).number, 0U);
    const GameRecord* const read = results.games_of(first).data();
    EXPECT_EQ(results.games_of(first).data(), read);
    EXPECT_EQ(results.games_of(second).at(0).number, 2U);
    EXPECT_THROW(static_cast<void>(results.games_of("nonsense")), text::ParseError);
    EXPECT_THROW(static_cast<void>(results.games_of("")), text::ParseError);
    EXPECT_EQ(results.games_of(second).at(0).number, 2U) << "what cannot be read leaves nothing behind";
    EXPECT_EQ(results.games_of(first).at(0).number, 0U);
}

TEST_F(MatchJobs, OptionsOfAJobAreThoseOfItsGamesOnly) {
    MatchJob job{settings_.start_of(0), {0}};
    const MatchJob plain = job;
    job.options[1] = {{"SearchParameters", "futile_base=1"}};
    EXPECT_EQ(match_job_from(match_job_text(job)).options, job.options);
    const auto performer = make_performer(text_, {});
    const JobContext context{[] { return false; }, [](std::size_t, std::size_t) {}};
    const std::string problem =
        error_text([&] { static_cast<void>(performer->perform(match_job_text(job), context)); });
    EXPECT_NE(problem.find("the search has no parameter called 'futile_base'"), std::string::npos) << problem;
    EXPECT_EQ(match_games_from(performer->perform(match_job_text(plain), context), settings_).size(), 1U);
}

TEST_F(MatchJobs, WhatCannotBeTrueIsRefused) {
    const std::string result = play({settings_.start_of(0), {0}});
    const std::string first = match_games_from(result, settings_)[0].moves[0].coordinates;
    EXPECT_NE(problem_of(with(result, "\"" + first + "\"", "\"e2e5\"")), "(no error)") << "an illegal move";
    EXPECT_EQ(problem_of(with(result, "\"termination\":9", "\"termination\":0")), "a game does not end as it is told");
    EXPECT_NE(problem_of(with(result, "\"names\"", "\"words\"")), "(no error)");
    EXPECT_NE(problem_of("{}"), "(no error)");
    EXPECT_NE(problem_of("nonsense"), "(no error)");
    const std::string nodes = std::to_string(match_games_from(result, settings_)[0].moves[0].info.nodes);
    EXPECT_EQ(problem_of(with(result, "," + nodes + ",", ",9000000,")), "a search of 50 nodes cannot have had 9000000");
}

TEST_F(MatchJobs, ASlowMachineGivesMoreTimeAndTellsItAsIfItWereNone) {
    for (EngineSettings& engine : settings_.engines)
        engine.pace.clock = TimeControl{0, std::chrono::milliseconds(60'000), std::chrono::milliseconds(0)};
    text_.settings = match_settings_text(settings_);
    Surroundings slow;
    slow.time_factor = 4;
    const std::string result = make_performer(text_, slow)
                                   ->perform(match_job_text({settings_.start_of(0), {0}}),
                                             {[] { return false; }, [](std::size_t, std::size_t) {}});
    const auto left = match_games_from(result, settings_)[0].moves[0].clock_left;
    ASSERT_TRUE(left.has_value());
    EXPECT_LE(*left, std::chrono::milliseconds(60'000));
    EXPECT_GT(*left, std::chrono::milliseconds(15'000)) << "as much as it would have been";
}

TEST_F(MatchJobs, AGameEndsWhereTheRulesOfTheMatchEndIt) {
    settings_.resign = ResignRule{2, 100};
    text_.settings = match_settings_text(settings_);
    const std::string result = play({settings_.start_of(0), {0}});
    EXPECT_EQ(problem_of(result), "(no error)");
    const std::string told = "a game does not end as it is told";
    EXPECT_EQ(problem_of(with(result, "\"termination\":9", "\"termination\":8")), told) << "nobody was winning";
    EXPECT_EQ(problem_of(with(result, "\"termination\":9", "\"termination\":7")), told) << "there is no rule for draws";
    EXPECT_EQ(problem_of(with(result, "\"termination\":9", "\"termination\":1")), told) << "there are no clocks";
    EXPECT_NE(problem_of(with(result, "\"termination\":9", "\"termination\":10")), "(no error)");
    settings_.maximum_plies = 4;
    EXPECT_EQ(problem_of(result), "a game goes on after its end");
}

TEST_F(MatchJobs, NothingIsStartedThatIsNotAllowed) {
    const auto problem = [&](const Surroundings& surroundings) {
        text_.settings = match_settings_text(settings_);
        text_.programs = false;  // as somebody might say who wants to start something
        return error_text([&] { static_cast<void>(make_performer(text_, surroundings)); });
    };
    const std::string refused = "it runs other programs, which this worker does only with --run-programs";
    Surroundings trusting;
    trusting.run_programs = true;
    for (const auto protocol : {EngineProtocol::Uci, EngineProtocol::XBoard}) {
        settings_.engines[1].protocol = protocol;
        settings_.engines[1].command = "touch /tmp/rookery-was-here";
        EXPECT_EQ(problem({}), refused);
        EXPECT_EQ(problem(trusting), "(no error)");
    }
    settings_.engines[1].protocol = EngineProtocol::Own;
    EXPECT_EQ(problem({}), "(no error)");
    // Our own engine asks another one if it is told to.
    settings_.engines[1].options = {{"Evaluation", "External"}};
    EXPECT_EQ(problem({}), refused);
    settings_.engines[1].options.clear();
    EXPECT_EQ(problem({}), "(no error)");
    MatchJob job{settings_.start_of(0), {0}};
    job.options[0] = {{"evaluation", "external"}};
    EXPECT_EQ(error_text([&] { static_cast<void>(play(job)); }), refused);
}

TEST_F(MatchJobs, FilesAreFoundInOptionsAndCommands) {
    settings_.engines[0].options = {{"EvalFile", PLAYING_ENGINE_PROGRAM}, {"Hash", "16"}};
    settings_.engines[1].protocol = EngineProtocol::Uci;
    settings_.engines[1].command = "'" BROKEN_ENGINE_PROGRAM "' crash=1";
    EXPECT_EQ(files_of(settings_),
              (std::vector<SharedFile>{{PLAYING_ENGINE_PROGRAM, false}, {BROKEN_ENGINE_PROGRAM, true}}));
    settings_.engines[1].command = "stockfish";
    EXPECT_EQ(files_of(settings_).size(), 1U) << "whatever the other machine calls so";
    const support::TemporaryFolder folder;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    folder.write("my.net", "a network");
    folder.write("16", "not a number of megabytes");
    settings_.engines[0].options = {{"EvalFile", "my.net"}, {"Hash", "16"}};
    EXPECT_EQ(files_of(settings_), (std::vector<SharedFile>{{"my.net", false}}));
    std::filesystem::current_path(before);
}

/// Answers the first job of a run with something of its own.
class Liar final : public Executor {
public:
    explicit Liar(const std::string& result) : result_(result) {}
    [[nodiscard]] bool wants_large_jobs() const override { return true; }
    RunEnd execute(Run& run, const std::atomic<bool>& /*stop*/) override {
        problem = error_text([&] { run.check(*run.job(0), result_); });
        return RunEnd::Stopped;
    }

    std::string problem;

private:
    const std::string& result_;
};

/// Of kinds of work whose games do not travel.
TEST(Results, TotalsThatCannotBeAreRefused) {
    const auto refused = [](const std::function<void(Executor&)>& work, const std::string& result) {
        Liar liar(result);
        work(liar);
        return liar.problem;
    };
    const auto levels = [](Executor& executor) {
        LevelsSettings settings;
        settings.game = "wolf-sheep";
        settings.ratings = {400, 600};
        static_cast<void>(play_levels(settings, never, {}, &executor));
    };
    const auto row = [](const std::string& moves, const std::string& blunders, const std::string& drops,
                        const std::string& wins) {
        return R"({"judged_games":2,"accuracy":150,"moves":)" + moves + R"(,"pawn_losses":1,"blunders":)" + blunders +
               R"(,"open_moves":30,"open_losses":2,"drops":)" + drops + R"(,"large_drops":1,"wins":)" + wins +
               R"(,"draws":0,"losses":0})";
    };
    const auto ladder = [&](const std::string& moves, const std::string& blunders, const std::string& drops = "2") {
        return R"({"players":[)" + row("40", "3", "2", "0") + "," + row(moves, blunders, drops, "2") + "]}";
    };
    EXPECT_EQ(refused(levels, ladder("40", "3")), "(no error)");
    EXPECT_NE(refused(levels, ladder("4000", "3")), "(no error)") << "too long";
    EXPECT_NE(refused(levels, ladder("40", "41")), "(no error)") << "more blunders than moves";
    EXPECT_NE(refused(levels, ladder("40", "3", "31")), "(no error)") << "more drops than moves that could be some";

    const auto grid = [](Executor& executor) {
        GridSettings settings;
        settings.game = "pawns-kings";
        settings.player = read_player("pawns-kings", "");
        settings.games = 2;
        static_cast<void>(play_grid(settings, never, {}, &executor));
    };
    const auto cell = [](const std::string& plies) {
        return R"({"results":[1,1,0,0],"first":{"moves":30,"nodes":99,"seconds":1},"second":{"moves":30,"nodes":99,"seconds":1},"plies":)" +
               plies + R"(,"measures":0,"measured":0})";
    };
    EXPECT_EQ(refused(grid, cell("60")), "(no error)");
    EXPECT_NE(refused(grid, cell("61")), "(no error)") << "nobody made that move";
}

TEST(Results, SelfplayEndsAsItsRulesHaveIt) {
    SelfplaySettings settings;
    settings.game = "wolf-sheep";
    settings.rules.nodes = 40;
    RunText text;
    text.kind = "selfplay";
    text.game = settings.game;
    text.settings = selfplay_settings_text(settings);
    const std::string job = selfplay_job_text({0, 1, 2, 3});
    auto games = selfplay_games_from(
        make_performer(text, {})->perform(job, {[] { return false; }, [](std::size_t, std::size_t) {}}));
    EXPECT_EQ(error_text([&] { check_selfplay_games(games, job, settings); }), "(no error)");
    const auto won = games;
    games[1].result = game::Result::Draw;
    EXPECT_EQ(error_text([&] { check_selfplay_games(games, job, settings); }), "game 1 does not end as it is told");
    games = won;
    settings.rules.longest_game = games[2].opening_plies + static_cast<int>(games[2].plies.size()) - 1;
    EXPECT_NE(error_text([&] { check_selfplay_games(games, job, settings); }), "(no error)") << "too long";
}

TEST(Results, AnalysisTellsMoreThanWasAskedForInVain) {
    engine::Settings settings;
    search::Limits limits;
    limits.nodes = 1000;
    PositionAnalysis position;
    position.nodes = 1000;
    position.lines.resize(1);
    check_found_positions({position}, settings, limits);
    EXPECT_THROW(check_found_positions({std::nullopt}, settings, limits), text::ParseError);
    position.lines.resize(2);
    EXPECT_THROW(check_found_positions({position}, settings, limits), text::ParseError);
    position.lines.resize(1);
    position.nodes = 9'000'000;
    EXPECT_THROW(check_found_positions({position}, settings, limits), text::ParseError);
}

TEST(Results, AFastMachineTellsTheTimeThatOthersWouldHaveTaken) {
    search::Limits limits;
    limits.move_time = search::Milliseconds(500);
    RunText text;
    text.kind = "analyse";
    text.settings = analysis_settings_text({}, limits);
    Surroundings fast;
    fast.time_factor = 0.2;
    const AnalysisJob job{"chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {}, false};
    const std::string result =
        make_performer(text, fast)
            ->perform(analysis_job_text(job), {[] { return false; }, [](std::size_t, std::size_t) {}});
    EXPECT_GT(found_positions_from(job, result).front()->time.count(), 0.3) << "it has searched for a fifth of that";
}

/// Every parameter of the search at once, on eight boards in the middle of a game: the longest job that there is.
TEST(Jobs, AreSmallEnoughForAServer) {
    board::Random random(1);
    const auto position = engine::start_position("bughouse", engine::bughouse_start(8, false));
    for (int ply = 0; ply < 120 && !position->outcome().over(); ++ply) {
        const auto moves = position->legal_moves();
        position->play(moves[random.below(moves.size())]);
    }
    MatchJob tuning{position->text(), {123'456, 123'457}};
    for (protocol::EngineOptions& options : tuning.options) {
        std::string changes;
        for (const search::ParameterEntry& entry : search::all_parameters()) {
            const auto range = static_cast<std::uint64_t>(entry.maximum - entry.minimum + 1);
            changes += std::string(entry.name) + "=" +
                       std::to_string(entry.minimum + static_cast<int>(random.below(range))) + " ";
        }
        options = {{"SearchParameters", changes}};
    }
    EXPECT_GT(match_job_text(tuning).size(), 2 * cluster::recommended_job_bytes);
    EXPECT_LT(cluster::pack(match_job_text(tuning)).size(), cluster::recommended_job_bytes);
    AnalysisJob game{"chess", "", {}, true};
    const auto square = [&] {
        return std::string{static_cast<char>('a' + random.below(8)), static_cast<char>('1' + random.below(8))};
    };
    for (int i = 0; i < 600; ++i) game.moves.push_back(square() + square());
    EXPECT_LT(cluster::pack(analysis_job_text(game)).size(), cluster::recommended_job_bytes);
}

TEST_F(MatchJobs, ResultsAreSmallEnoughForAServer) {
    settings_.maximum_plies = 300;
    text_.settings = match_settings_text(settings_);
    const std::string result = play({settings_.start_of(0), {0, 1}});
    std::size_t plies = 0;
    AnalysisJob job{"chess", settings_.start_of(0), {}, true};
    for (const GameRecord& game : match_games_from(result, settings_)) {
        plies += game.moves.size();
        for (const PlayedMove& move : game.moves)
            if (game.number == 0 && job.moves.size() < 120) job.moves.push_back(move.coordinates);
    }
    EXPECT_GT(plies, 100U) << "games that are worth looking at";
    EXPECT_LT(cluster::pack(result).size(), cluster::recommended_result_bytes);
    engine::Settings settings;
    settings.lines = 3;
    settings.hash_megabytes = 1;
    search::Limits limits;
    limits.depth = 5;
    RunText text;
    text.kind = "analyse";
    text.settings = analysis_settings_text(settings, limits);
    const std::string found = make_performer(text, {})->perform(
        analysis_job_text(job), {[] { return false; }, [](std::size_t, std::size_t) {}});
    EXPECT_LT(cluster::pack(found).size(), cluster::recommended_result_bytes);
}

}  // namespace
}  // namespace rookery::lab
