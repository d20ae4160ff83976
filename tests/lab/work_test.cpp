#include <gtest/gtest.h>

#include "lab/match/match_jobs.h"
#include "lab/work/drill.h"
#include "lab/work/local_executor.h"
#include "lab/work/performers.h"
#include "support/error_text.h"
#include "support/never.h"
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

TEST_F(MatchJobs, FilesAreFoundInOptionsAndCommands) {
    settings_.engines[0].options = {{"EvalFile", PLAYING_ENGINE_PROGRAM}, {"Hash", "16"}};
    settings_.engines[1].protocol = EngineProtocol::Uci;
    settings_.engines[1].command = "'" BROKEN_ENGINE_PROGRAM "' crash=1";
    EXPECT_EQ(files_of(settings_),
              (std::vector<SharedFile>{{PLAYING_ENGINE_PROGRAM, false}, {BROKEN_ENGINE_PROGRAM, true}}));
    settings_.engines[1].command = "stockfish";
    EXPECT_EQ(files_of(settings_).size(), 1U) << "whatever the other machine calls so";
}

}  // namespace
}  // namespace rookery::lab
