#include <map>

#include <gtest/gtest.h>

#include "engine/games.h"
#include "engine/learner.h"
#include "engine/networks.h"
#include "lab/learn/circle.h"
#include "lab/learn/heat_map.h"
#include "lab/learn/selfplay.h"
#include "lab/learn/train.h"
#include "lab/learn/truth.h"
#include "learn/files.h"
#include "learn/game_file.h"
#include "support/error_text.h"
#include "support/never.h"
#include "support/temporary_folder.h"

namespace rookery::lab {
namespace {

using support::never;

std::map<std::uint64_t, learn::TrainingGame> games_in(const std::filesystem::path& path) {
    learn::GameFileReader reader(path);
    std::map<std::uint64_t, learn::TrainingGame> games;
    while (auto game = reader.next()) games.emplace(game->number, std::move(*game));
    return games;
}

class Learning : public testing::Test {
protected:
    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return folder_.path() / name; }

    [[nodiscard]] SelfplaySettings selfplay(const std::string& game, std::uint64_t games,
                                            const std::string& name) const {
        SelfplaySettings settings;
        settings.game = game;
        settings.games = games;
        settings.output = file(name);
        settings.rules.nodes = 60;
        return settings;
    }

    support::TemporaryFolder folder_;
};

TEST_F(Learning, GamesDoNotDependOnTheNumberOfThreads) {
    auto settings = selfplay("chess", 6, "one");
    play_selfplay(settings, never, {});
    settings.output = file("two");
    settings.threads = 2;
    play_selfplay(settings, never, {});
    const auto games = games_in(file("one"));
    EXPECT_EQ(games.size(), 6U);
    EXPECT_EQ(games, games_in(file("two")));
}

TEST_F(Learning, SelfplayGoesOnWhereItStopped) {
    auto settings = selfplay("kingofthehill", 2, "parts");
    play_selfplay(settings, never, {});
    settings.games = 5;
    const auto result = play_selfplay(settings, never, {});
    EXPECT_EQ(result.games_before, 2U);
    EXPECT_EQ(result.games, 3U);
    settings.output = file("whole");
    play_selfplay(settings, never, {});
    EXPECT_EQ(games_in(file("parts")), games_in(file("whole")));
}

TEST_F(Learning, GamesOfEveryKindCanBeReplayed) {
    for (const game::GameInfo& info : engine::games()) {
        if (!info.stands_alone) continue;
        const std::string id(info.id);
        play_selfplay(selfplay(id, 2, id), never, {});
        for (const auto& [number, game] : games_in(file(id))) {
            EXPECT_NE(game.result, game::Result::Ongoing) << id;
            auto position = engine::position_from_text(id, game.start);
            EXPECT_FALSE(position->outcome().over()) << id;
            std::size_t seen = 0;
            engine::learner_of(id).visit(game, [&](const engine::LessonPosition& lesson) {
                EXPECT_TRUE(engine::position_from_text(id, lesson.text)->is_calm()) << lesson.text;
                ++seen;
            });
            learn::SampleSet samples;
            engine::learner_of(id).add_samples(game, 0, samples);
            EXPECT_EQ(samples.size(), seen) << id;
            // Neighbors are the same each time, and have no result.
            learn::SampleSet with_neighbors;
            learn::SampleSet again;
            engine::learner_of(id).add_samples(game, 2, with_neighbors);
            engine::learner_of(id).add_samples(game, 2, again);
            EXPECT_EQ(with_neighbors.size(), again.size()) << id;
            EXPECT_LE(with_neighbors.size(), seen + 2 * game.plies.size()) << id;
            for (std::size_t i = seen; i < with_neighbors.size(); ++i)
                EXPECT_EQ(with_neighbors.half_points_for_mover(i), learn::SampleSet::no_result) << id;
            if (id == "chess" && game.plies.size() > 10) {
                EXPECT_GT(with_neighbors.size(), seen);
            }
        }
    }
}

TEST_F(Learning, NobodyLearnsFromARandomMove) {
    auto settings = selfplay("kingofthehill", 3, "random");
    settings.rules.random_percent = 50;
    play_selfplay(settings, never, {});
    std::size_t random_moves = 0;
    std::size_t plies = 0;
    for (auto& [number, game] : games_in(file("random"))) {
        plies += game.plies.size();
        learn::SampleSet samples;
        engine::learner_of("kingofthehill").add_samples(game, 0, samples);
        for (std::size_t i = 0; i < samples.size(); ++i)
            EXPECT_NE(samples.score_for_mover(i), learn::TrainingPly::no_score);
        for (const learn::TrainingPly& ply : game.plies)
            random_moves += ply.score_for_mover == learn::TrainingPly::no_score ? 1 : 0;
    }
    EXPECT_GT(random_moves, plies / 4);
    EXPECT_LT(random_moves, plies * 3 / 4);
}

TEST_F(Learning, AGameWithAnIllegalMoveIsRefused) {
    learn::TrainingGame game;
    game.number = 7;
    game.start = engine::start_position("chess")->text();
    game.plies = {{0x1234, 0}};
    learn::SampleSet samples;
    EXPECT_EQ(support::error_text([&] { engine::learner_of("chess").add_samples(game, 0, samples); }),
              "game 7 has an illegal move at ply 1");
    EXPECT_EQ(samples.size(), 0U);
}

TEST_F(Learning, TrainingMakesANetworkThatTheGameCanUse) {
    play_selfplay(selfplay("wolf-sheep", 64, "games"), never, {});
    TrainSettings settings;
    settings.game = "wolf-sheep";
    settings.data = {file("games")};
    settings.output = file("net");
    settings.neurons = 16;
    settings.trainer.passes = 3;
    int passes = 0;
    const TrainOutcome outcome =
        train(settings, never, [&](const TrainProgress& now) { passes += now.pass_ended ? 1 : 0; });
    EXPECT_TRUE(outcome.complete);
    EXPECT_EQ(passes, 3);
    EXPECT_GT(outcome.progress.positions, outcome.progress.kept_aside);
    EXPECT_TRUE(engine::is_network_of(file("net").string(), "wolf-sheep"));
    EXPECT_FALSE(engine::is_network_of(file("net").string(), "chess"));
    EXPECT_FALSE(std::filesystem::exists(file("net.state")));

    const std::string whole = learn::read_file(file("net"));
    settings.output = file("stopped");
    std::atomic<bool> stop = false;
    EXPECT_FALSE(train(settings, stop, [&](const TrainProgress& now) { stop = now.passes == 2; }).complete);
    EXPECT_TRUE(train(settings, never, {}).complete);
    EXPECT_EQ(learn::read_file(file("stopped")), whole);
}

TEST_F(Learning, TooFewGamesAreRefused) {
    play_selfplay(selfplay("wolf-sheep", 1, "games"), never, {});
    TrainSettings settings;
    settings.game = "wolf-sheep";
    settings.data = {file("games")};
    settings.output = file("net");
    EXPECT_EQ(support::error_text([&] { static_cast<void>(train(settings, never, {})); }),
              "there are too few games to learn from: at least 32 are needed");
    settings.game = "chess";
    EXPECT_EQ(support::error_text([&] { static_cast<void>(train(settings, never, {})); }),
              "'" + file("games").string() + "' holds games of 'wolf-sheep', not of chess");
}

TEST_F(Learning, TheCircleGoesOnWhereItStopped) {
    LearnSettings settings;
    settings.game = "wolf-sheep";
    settings.folder = file("circle");
    settings.from_nothing = true;
    settings.games = 40;
    settings.match_games = 4;
    settings.neurons = 16;
    settings.rules.nodes = 20;
    settings.trainer.passes = 2;
    settings.generations = 1;
    EXPECT_EQ(learn_game(settings, never, {}).size(), 2U);
    settings.generations = 2;
    std::vector<int> ended;
    const auto generations = learn_game(settings, never, [&](const LearnProgress& now) {
        if (now.generation_ended) ended.push_back(now.generation);
    });
    EXPECT_EQ(ended, std::vector<int>{2});
    ASSERT_EQ(generations.size(), 3U);
    for (const Generation& generation : generations) {
        EXPECT_TRUE(engine::is_network_of(network_of(settings.folder, generation.number).string(), "wolf-sheep"));
        if (generation.number > 0) {
            EXPECT_EQ(generation.wins + generation.draws + generation.losses_in_match, 4U);
            EXPECT_GT(generation.positions, 0U);
        }
    }
    const auto stored = read_generations(settings.folder);
    ASSERT_EQ(stored.size(), 3U);
    for (std::size_t i = 0; i < stored.size(); ++i) {
        EXPECT_EQ(stored[i].truth, generations[i].truth);
        EXPECT_GT(stored[i].truth.positions, 100U) << "wolf and sheep is solved";
        EXPECT_LE(stored[i].truth.kept, stored[i].truth.positions);
    }
    EXPECT_GE(stored[2].elo_error, stored[1].kept ? stored[1].elo_error : 0) << "errors add up";
    const auto passes = read_passes(settings.folder);
    ASSERT_EQ(passes.size(), 4U) << "two of each generation";
    EXPECT_EQ(passes[3].generation, 2);
    EXPECT_EQ(passes[3].number, 2);
    EXPECT_NEAR(passes[3].losses.validation, generations[2].losses.validation, 1e-5);
}

TEST_F(Learning, WhatIsStoppedBeforeItBeganIsBegunAgain) {
    LearnSettings settings;
    settings.game = "wolf-sheep";
    settings.folder = file("circle");
    settings.from_nothing = true;
    const std::atomic<bool> at_once = true;
    EXPECT_TRUE(learn_game(settings, at_once, {}).empty());
    EXPECT_TRUE(read_generations(settings.folder).empty());
}

TEST_F(Learning, AForeignLogIsRefused) {
    learn::write_file(file("generations.csv"), "move,score\ne4,1\n");
    EXPECT_EQ(support::error_text([&] { static_cast<void>(read_generations(folder_.path())); }),
              "'" + file("generations.csv").string() + "' is not a log of learning");
}

TEST_F(Learning, TheTruthTellsWhoKnowsAGameFromWhoDoesNot) {
    const TruthTest test("wolf-sheep", never);
    EXPECT_GT(test.size(), 100U);
    learn::Network nothing(engine::learner_of("wolf-sheep").shape(16));
    nothing.scale = 200;
    learn::write_file(file("nothing.net"), nothing.bytes());
    const auto blind = test.measure(file("nothing.net").string(), never);
    const auto seeing = test.measure("", never);
    ASSERT_TRUE(blind && seeing);
    EXPECT_EQ(blind->positions, test.size());
    EXPECT_LT(blind->kept, blind->positions) << "no position keeps its win by itself";
    EXPECT_GT(seeing->kept, blind->kept);
    const std::atomic<bool> at_once = true;
    EXPECT_FALSE(test.measure("", at_once));
    EXPECT_EQ(TruthTest("chess", never).size(), 0U) << "nobody knows";
}

TEST_F(Learning, AHeatMapHasThePiecesWhereTheyStood) {
    play_selfplay(selfplay("pawns-kings", 40, "games"), never, {});
    TrainSettings settings;
    settings.game = "pawns-kings";
    settings.data = {file("games")};
    settings.output = file("net");
    settings.neurons = 16;
    settings.min_steps = 16;
    settings.trainer.passes = 6;
    ASSERT_TRUE(train(settings, never, {}).complete);
    const HeatMap map = heat_map("pawns-kings", file("net").string(), file("games"));
    EXPECT_GT(map.games, 0U);
    std::map<char, double> pawns;
    for (const engine::SquareWorth& square : map.squares) {
        EXPECT_NE(std::string("PKpk").find(square.place.letter), std::string::npos) << square.place.letter;
        EXPECT_EQ(square.place.owner == game::Side::First, square.place.letter == 'P' || square.place.letter == 'K');
        EXPECT_GT(square.seen, 0U);
        EXPECT_GE(square.place.file, 0);
        EXPECT_LT(square.place.rank, 8);
        if (square.place.letter == 'P') {
            EXPECT_GT(square.place.rank, 0);
        }
        if (square.place.letter == 'p') {
            EXPECT_LT(square.place.rank, 7);
        }
        pawns[square.place.letter] += square.worth * static_cast<double>(square.seen);
    }
    EXPECT_GT(pawns['P'], 0) << "a pawn is better than none, to its owner";
    EXPECT_GT(pawns['p'], 0);
    EXPECT_NE(support::error_text([&] { static_cast<void>(heat_map("chess", file("net").string(), file("games"))); }),
              "");
}

}  // namespace
}  // namespace rookery::lab
