#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/describe.hpp>

#include "app/api/answers/learning.h"
#include "app/api/parts.h"
#include "app/api/play_requests.h"

namespace rookery::app::api {

/// What a page says about learning. A run has an id; where it lies is the server's affair.

struct WatchLearning {
    using Answer = LearningMessage;
    static constexpr std::string_view type = "lab-learning";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "tells what is being learned, with all about one `run`, now and whenever something has changed: `learning`. "
        "With `\"watch\":false` it is told no more";
    std::optional<std::string> run;
    std::optional<bool> watch;
};
BOOST_DESCRIBE_STRUCT(WatchLearning, (), (run, watch))

struct LearnGame {
    using Answer = LearningMessage;
    static constexpr std::string_view type = "lab-learn";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "begins to learn a game: play, train, judge, keep the better network, again. It goes on when the tab is gone. "
        "Without `generations` it does until it is stopped. The answer is `learning`";
    std::string game;
    std::optional<bool> from_nothing;
    std::optional<Within<0, 100'000>> generations;
    std::optional<Within<40, 1'000'000>> games;
    std::optional<Within<2, 100'000>> match_games;
    std::optional<Within<1, 1'000'000>> nodes;
    std::optional<Within<16, 512>> neurons;
    std::optional<Within<1, 1'000>> passes;
};
BOOST_DESCRIBE_STRUCT(LearnGame, (), (game, from_nothing, generations, games, match_games, nodes, neurons, passes))

struct ResumeLearning {
    using Answer = LearningMessage;
    static constexpr std::string_view type = "lab-learn-resume";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect = "goes on with a run where it was stopped: `learning`";
    std::string run;
};
BOOST_DESCRIBE_STRUCT(ResumeLearning, (), (run))

struct StopLearning {
    using Answer = LearningMessage;
    static constexpr std::string_view type = "lab-learn-stop";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "stops a run soon; nothing is lost: `learning`";
    std::string run;
};
BOOST_DESCRIBE_STRUCT(StopLearning, (), (run))

struct DeleteLearning {
    using Answer = LearningMessage;
    static constexpr std::string_view type = "lab-learn-delete";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect = "deletes a run with its games and networks: `learning`";
    std::string run;
};
BOOST_DESCRIBE_STRUCT(DeleteLearning, (), (run))

/// A job.
struct MapPieces {
    using News = Nothing;
    using Result = MapResult;
    static constexpr std::string_view type = "lab-learn-map";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "what the network of a generation thinks of each kind of piece on each square, in the latest games of the run";
    std::string run;
    Within<0, 100'000> generation;
};
BOOST_DESCRIBE_STRUCT(MapPieces, (), (run, generation))

}  // namespace rookery::app::api
