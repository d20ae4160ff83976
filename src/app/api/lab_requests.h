#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/lab.h"
#include "app/api/parts.h"
#include "app/api/play_requests.h"

namespace rookery::app::api {

/// What a page says about experiments. All are jobs, but for the last two.

using LabDepth = Within<1, 30>;

struct CountNodes {
    using News = NodesNews;
    using Result = NodesResult;
    static constexpr std::string_view type = "lab-nodes";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "counts what searches take, depth by depth. `algorithms` are some of `minimax`, `alphabeta`, `captures-first`, "
        "`search`; `budget` is the number of nodes for one search; `external_time` is how many milliseconds the engine "
        "that the evaluation `external` asks thinks about each board";
    std::optional<std::string> game;
    std::optional<std::string> text;
    std::optional<LabDepth> from;
    std::optional<LabDepth> to;
    std::optional<std::string> evaluation;
    std::optional<std::vector<std::string>> algorithms;
    std::optional<Within<1, 10'000'000'000>> budget;
    std::optional<Within<1, 5'000>> external_time;
};
BOOST_DESCRIBE_STRUCT(CountNodes, (), (game, text, from, to, evaluation, algorithms, budget, external_time))

struct LabPlayer {
    std::optional<std::string> algorithm;
    std::optional<std::string> evaluation;
    std::optional<MoveOrdering> ordering;
    std::optional<LabDepth> depth;
    std::optional<Within<1, 60'000>> time;
};
BOOST_DESCRIBE_STRUCT(LabPlayer, (), (algorithm, evaluation, ordering, depth, time))

struct RunGames {
    using News = RunNews;
    using Result = RunResult;
    static constexpr std::string_view type = "lab-run";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "plays games between two searches and records them. `compared` is an algorithm that looks at every position, "
        "too; `rules` are those of pawns and kings that differ from the published ones, as in `promotion+check`";
    std::optional<std::string> game;
    std::optional<std::string> text;
    std::optional<LabPlayer> first;
    std::optional<LabPlayer> second;
    std::optional<std::string> compared;
    std::optional<Within<1, 1'000>> games;
    std::optional<Within<0, 100>> random_plies;
    std::optional<Within<0, 1'000'000'000>> seed;
    std::optional<Within<1, 1'000>> max_plies;
    std::optional<Within<1, 100>> repetitions;
    std::optional<std::string> rules;
};
BOOST_DESCRIBE_STRUCT(RunGames, (),
                      (game, text, first, second, compared, games, random_plies, seed, max_plies, repetitions, rules))

struct ProvePlayer {
    using News = ProveNews;
    using Result = ProveResult;
    static constexpr std::string_view type = "lab-prove";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "tries every reply to a player that always answers alike, and tells whether it ever loses";
    std::optional<std::string> game;
    std::optional<std::string> text;
    std::optional<Side> side;
    std::optional<LabPlayer> player;
};
BOOST_DESCRIBE_STRUCT(ProvePlayer, (), (game, text, side, player))

struct PlayGrid {
    using News = GamesNews;
    using Result = GridResult;
    static constexpr std::string_view type = "lab-grid";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "plays every depth of a player against every other, by `rules` as in `lab-run`";
    std::optional<std::string> game;
    std::optional<LabPlayer> player;
    std::optional<Within<1, 8>> from;
    std::optional<Within<1, 8>> to;
    std::optional<Within<1, 100>> games;
    std::optional<Within<0, 1'000'000'000>> seed;
    std::optional<std::string> rules;
};
BOOST_DESCRIBE_STRUCT(PlayGrid, (), (game, player, from, to, games, seed, rules))

struct ClimbLadder {
    using News = LadderNews;
    using Result = LadderResult;
    static constexpr std::string_view type = "lab-ladder";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "plays the engine as it was first described against itself with one improvement more at a time, and counts its "
        "nodes to `depth`";
    std::optional<std::string> game;
    std::optional<std::string> evaluation;
    std::optional<Within<2, 200>> games;
    std::optional<Within<1, 1'000'000>> nodes;
    std::optional<Within<1, 8>> depth;
};
BOOST_DESCRIBE_STRUCT(ClimbLadder, (), (game, evaluation, games, nodes, depth))

struct SolveSquares {
    using News = Nothing;
    using Result = SquaresResult;
    static constexpr std::string_view type = "lab-squares";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "tells of every square on which the wolf of wolf and sheep could stand in the position `text` who wins then";
    std::optional<std::string> text;
};
BOOST_DESCRIBE_STRUCT(SolveSquares, (), (text))

/// Not a job: answered with `cluster`.
struct AskCluster {
    using Answer = ClusterMessage;
    static constexpr std::string_view type = "lab-cluster";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "tells what many machines are doing, if the program was started with `--on`: `cluster`";
};
BOOST_DESCRIBE_STRUCT(AskCluster, (), ())

struct StopRun {
    using Answer = ClusterMessage;
    static constexpr std::string_view type = "lab-stop-run";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "stops a run of many machines, and tells what they are doing: `cluster`";
    std::string run;
};
BOOST_DESCRIBE_STRUCT(StopRun, (), (run))

}  // namespace rookery::app::api
