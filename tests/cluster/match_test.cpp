// Matches and analysis on several machines.
#include "lab/match/match.h"

#include "cluster/fixture.h"
#include "cluster/small_disk.h"
#include "lab/match/match_openings.h"
#include "lab/match/match_pgn.h"
#include "support/run_program.h"

namespace rookery::cluster_test {
namespace {

struct Played {
    lab::MatchReport report;
    std::string pgn;
};

class ClusterMatch : public Cluster {
protected:
    [[nodiscard]] static lab::MatchSettings match(std::uint64_t games) {
        lab::MatchSettings settings;
        settings.game = "wolf-sheep";
        settings.games = games;
        for (std::size_t i = 0; i < 2; ++i) {
            settings.engines[i].command = "self";
            settings.engines[i].protocol = lab::EngineProtocol::Own;
            settings.engines[i].name = i == 0 ? "Deep" : "Shallow";
            settings.engines[i].pace.nodes = i == 0 ? 400 : 20;
        }
        settings.openings = lab::random_openings("wolf-sheep", 3, static_cast<std::size_t>(games / 2), 7);
        return settings;
    }

    [[nodiscard]] static Played play(const lab::MatchSettings& settings, lab::Executor* executor = nullptr) {
        const std::atomic<bool> never = false;
        Played played;
        std::ostringstream pgn;
        played.report = lab::run_match(
            settings,
            [&](const lab::GameRecord& record, const lab::MatchReport&) {
                write_pgn(pgn, to_pgn(record, settings, "2024.02.29"));
            },
            never, executor);
        played.pgn = pgn.str();
        return played;
    }
};

TEST_F(ClusterMatch, GamesAndCountsAreTheSameAsOnOneMachine) {
    const lab::MatchSettings settings = match(41);
    const TwoWorkersHere workers = two_workers();
    lab::cluster::ClusterExecutor executor(cluster());
    const Played there = play(settings, &executor);
    const Played here = play(settings);
    EXPECT_EQ(there.report.problem, "");
    EXPECT_EQ(there.report.tally.games(), 41U);
    EXPECT_EQ(there.pgn, here.pgn);
    EXPECT_EQ(there.report.tally.pairs, here.report.tally.pairs);
    EXPECT_EQ(there.report.engines[0].nodes, here.report.engines[0].nodes);
}

TEST_F(ClusterMatch, ATestEndsAtTheSameGame) {
    lab::MatchSettings settings = match(2000);
    settings.sprt = lab::Sprt{.elo0 = 0, .elo1 = 100};
    auto several = worker("several");
    several.cores = 3;
    WorkerHere one(several);
    lab::cluster::ClusterExecutor executor(cluster());
    const Played there = play(settings, &executor);
    settings.concurrency = 2;
    const Played here = play(settings);
    EXPECT_LT(there.report.tally.games(), 2000U);
    EXPECT_EQ(there.pgn, here.pgn) << "the order in which games end makes no difference";
}

TEST_F(ClusterMatch, EnginesAndTheirFilesTravel) {
    lab::MatchSettings settings = match(4);
    settings.game = "chess";
    settings.openings.clear();
    settings.maximum_plies = 8;
    settings.engines[1].protocol = lab::EngineProtocol::Uci;
    settings.engines[1].command = "'" PLAYING_ENGINE_PROGRAM "' score=7";
    settings.engines[1].pace = {};
    settings.engines[1].pace.depth = 1;
    auto settings_of_trusting = worker("trusting");
    settings_of_trusting.run_programs = true;
    std::optional<WorkerHere> trusting;
    auto logging = cluster();
    // Nobody does the work before the careful one has said that it will not.
    logging.log_line = [&](const std::string& text) {
        if (text.find("careful does not take part: it runs other programs") != std::string::npos && !trusting)
            trusting.emplace(settings_of_trusting);
    };
    lab::cluster::ClusterExecutor executor(logging);
    WorkerHere careful(worker("careful"));
    const Played there = play(settings, &executor);
    EXPECT_EQ(there.report.problem, "");
    EXPECT_EQ(there.pgn, play(settings).pgn);
    EXPECT_TRUE(trusting);
    std::size_t programs = 0;
    for (const auto& entry : std::filesystem::directory_iterator(file("files"))) {
        EXPECT_EQ(contents(entry.path()), contents(PLAYING_ENGINE_PROGRAM));
        ++programs;
    }
    EXPECT_EQ(programs, 1U);
}

/// A disk of its own that is soon full, for those who may have one.
TEST_F(ClusterMatch, AMachineWithAFullDiskDoesNotEndTheRunOfTheOthers) {
    lab::MatchSettings settings = match(12);
    settings.game = "chess";
    settings.openings.clear();
    settings.maximum_plies = 4;
    settings.engines[1].protocol = lab::EngineProtocol::Uci;
    settings.engines[1].command = "'" PLAYING_ENGINE_PROGRAM "' score=7";
    settings.engines[1].pace = {};
    settings.engines[1].pace.depth = 1;
    std::atomic<bool> set_aside = false;
    std::string logged;
    auto logging = cluster();
    logging.log_line = [&](const std::string& text) {
        logged += text + "\n";
        if (text.starts_with("full gets no more jobs of this run")) set_aside = true;
    };
    lab::cluster::ClusterExecutor executor(logging);
    const SmallDisk disk(64);
    auto without_room = worker("full");
    without_room.run_programs = true;
    // Without a disk of our own: a folder that cannot be made.
    without_room.folder = disk.exists() ? disk.path() / "files" : std::filesystem::path("/dev/null/files");
    auto with_room = worker("roomy");
    with_room.run_programs = true;
    with_room.observer = [&](lab::cluster::WorkerStage stage, std::uint64_t) {
        if (stage == lab::cluster::WorkerStage::Taken)
            wait_until("the other is set aside", [&] { return set_aside.load(); });
    };
    WorkerHere roomy(with_room);
    WorkerHere full(without_room);
    const Played there = play(settings, &executor);
    EXPECT_EQ(there.report.problem, "") << logged;
    EXPECT_EQ(there.pgn, play(settings).pgn);
}

TEST_F(ClusterMatch, AMatchThatIsKilledGoesOn) {
    const auto command = [&](const std::string& place) {
        return std::vector<std::string>{"match",
                                        "self name=Deep nodes=400",
                                        "self name=Shallow nodes=20",
                                        "--game",
                                        "wolf-sheep",
                                        "--games",
                                        "60",
                                        "--random-plies",
                                        "3",
                                        "--pgn",
                                        file(place + ".pgn").string()};
    };
    ASSERT_EQ(support::run_program(ROOKERY_PROGRAM, command("alone")).exit_code, 0);
    const auto has_begun = [&] { return contents(file("together.pgn")).find("[Result ") != std::string::npos; };
    kill_and_run_again(command("together"), "12", has_begun, {"--resume"});
    EXPECT_EQ(contents(file("together.pgn")), contents(file("alone.pgn")));
}

TEST_F(ClusterMatch, AnEngineThatCannotBeStartedIsTold) {
    lab::MatchSettings settings = match(4);
    settings.engines[1].protocol = lab::EngineProtocol::Uci;
    settings.engines[1].command = "no-such-engine";
    lab::cluster::ClusterExecutor executor(cluster());
    auto trusting = worker("trusting");
    trusting.run_programs = true;
    WorkerHere one(trusting);
    const Played played = play(settings, &executor);
    EXPECT_EQ(played.report.tally.games(), 0U);
    EXPECT_NE(played.report.problem.find("was given up: trusting: "), std::string::npos) << played.report.problem;
    EXPECT_NE(played.report.problem.find("no-such-engine"), std::string::npos) << played.report.problem;
}

TEST_F(ClusterMatch, AnalysisIsTheSameAsOnOneMachine) {
    const std::string pgn = folder_.write("games.pgn",
                                          "[White \"A\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n"
                                          "[White \"B\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"
                                          "[White \"C\"]\n\n1. d4 d5 2. c4 e6 3. Nc3 *\n");
    const std::string epd = folder_.write("more.epd", "4k3/8/8/8/8/8/4P3/4K3 w - -\n7k/8/5KQ1/8/8/8/8/8 w - -\n");
    const TwoWorkersHere workers = two_workers();
    for (const std::string format : {"text", "pgn"}) {
        const std::vector<std::string> here{"analyse", pgn, epd, "--depth", "5", "--lines", "2", "--format", format};
        const auto alone = support::run_program(ROOKERY_PROGRAM, here);
        const auto together = support::run_program(ROOKERY_PROGRAM, on_server(here));
        EXPECT_EQ(alone.exit_code, 0) << alone.standard_error;
        EXPECT_EQ(together.exit_code, 0) << together.standard_error;
        EXPECT_NE(alone.standard_output.find("Qxf7#"), std::string::npos);
        EXPECT_EQ(together.standard_output, alone.standard_output);
    }
}

TEST_F(ClusterMatch, LearningIsTheSameAsOnOneMachine) {
    WorkerHere one(worker("one"));
    const auto words = [&](const std::string& folder) {
        return std::vector<std::string>{"lab",
                                        "learn",
                                        "--game",
                                        "wolf-sheep",
                                        "--from-nothing",
                                        "--games",
                                        "64",
                                        "--match-games",
                                        "10",
                                        "--nodes",
                                        "40",
                                        "--neurons",
                                        "16",
                                        "--passes",
                                        "2",
                                        "--seed",
                                        "3",
                                        "--generations",
                                        "2",
                                        "--folder",
                                        file(folder).string()};
    };
    for (const auto& command : {words("alone"), on_server(words("together"))}) {
        const auto result = support::run_program(ROOKERY_PROGRAM, command);
        EXPECT_EQ(result.exit_code, 0) << result.standard_error;
    }
    for (const std::string name : {"generations.csv", "generation-1.games", "generation-2.games", "generation-2.net"})
        EXPECT_TRUE(contents(file("alone") / name) == contents(file("together") / name)) << name;
}

}  // namespace
}  // namespace rookery::cluster_test
