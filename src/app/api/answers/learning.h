#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/parts.h"

namespace rookery::app::api {

/// What the server says about games that are being learned.

/// `paused` can be gone on with; `finished` has as many generations as it was to have.
enum class LearningState : std::uint8_t { waiting, learning, stopping, paused, finished, failed };
BOOST_DESCRIBE_ENUM(LearningState, waiting, learning, stopping, paused, finished, failed)

enum class LearningPhase : std::uint8_t { playing, training, judging };
BOOST_DESCRIBE_ENUM(LearningPhase, playing, training, judging)

/// How often a network's move keeps the win, in a solved game.
struct KeptWins {
    std::uint64_t kept = 0;
    std::uint64_t positions = 0;
};
BOOST_DESCRIBE_STRUCT(KeptWins, (), (kept, positions))

/// What became of a generation. The first, number 0, has learned nothing yet. The match was against the best before it,
/// the Elo is against the first.
struct LearnedGeneration {
    std::int64_t number = 0;
    std::uint64_t games = 0;
    std::uint64_t positions = 0;
    double training_loss = 0;
    double validation_loss = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    double elo = 0;
    double elo_error = 0;
    bool kept = false;
    std::optional<KeptWins> truth;
};
BOOST_DESCRIBE_STRUCT(LearnedGeneration, (),
                      (number, games, positions, training_loss, validation_loss, wins, draws, losses, elo, elo_error,
                       kept, truth))

/// A pass of the training of a generation, with its losses.
struct LearningPass {
    std::int64_t generation = 0;
    std::int64_t number = 0;
    double training_loss = 0;
    double validation_loss = 0;
};
BOOST_DESCRIBE_STRUCT(LearningPass, (), (generation, number, training_loss, validation_loss))

/// A run of learning as a list shows it; `generations` are finished.
struct LearningSummary {
    std::string run;
    std::string game;
    std::int64_t created = 0;
    LearningState state = LearningState::paused;
    std::uint64_t generations = 0;
};
BOOST_DESCRIBE_STRUCT(LearningSummary, (), (run, game, created, state, generations))

struct LearningSettings {
    bool from_nothing = false;
    std::int64_t generations = 0;
    std::int64_t games = 0;
    std::int64_t match_games = 0;
    std::int64_t nodes = 0;
    std::int64_t neurons = 0;
    std::int64_t passes = 0;
};
BOOST_DESCRIBE_STRUCT(LearningSettings, (), (from_nothing, generations, games, match_games, nodes, neurons, passes))

/// All that is known of one run. `done` is the share of the phase that is done, while it learns.
struct LearningRun : LearningSummary {
    LearningSettings settings;
    std::int64_t generation = 0;
    LearningPhase phase = LearningPhase::playing;
    double done = 0;
    std::optional<Reason> problem;
    std::vector<LearnedGeneration> list;
    std::vector<LearningPass> passes;
};
BOOST_DESCRIBE_STRUCT(LearningRun, (LearningSummary), (settings, generation, phase, done, problem, list, passes))

/// The runs, the latest first, and the one that is looked at.
struct LearningMessage {
    static constexpr std::string_view type = "learning";
    std::vector<LearningSummary> runs;
    OrNull<LearningRun> shown;
};
BOOST_DESCRIBE_STRUCT(LearningMessage, (), (runs, shown))

/// What a network thinks of a kind of piece, by square: what the value for its owner changes when it is taken away.
struct PieceMap {
    std::string piece;
    double mean = 0;
    std::map<std::string, double> squares;
};
BOOST_DESCRIBE_STRUCT(PieceMap, (), (piece, mean, squares))

struct MapResult {
    std::uint64_t games = 0;
    std::vector<PieceMap> pieces;
};
BOOST_DESCRIBE_STRUCT(MapResult, (), (games, pieces))

}  // namespace rookery::app::api
