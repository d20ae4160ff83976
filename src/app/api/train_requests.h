#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/describe.hpp>

#include "app/api/answers/train.h"
#include "app/api/parts.h"
#include "app/api/play_requests.h"

namespace rookery::app::api {

/// What a page says when a person looks for the best move.

struct JudgeMove : PositionQuery {
    using News = Nothing;
    using Result = Judgment;
    static constexpr std::string_view type = "judge";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "a job: whether `move` is as `good` as the best in the position, its `notation` and `score`, the `best` line "
        "and, if it is not the best, its `refutation`; `time` is for each of the two positions";
    std::string move;
    std::optional<Within<10, 10'000>> time;
};
BOOST_DESCRIBE_STRUCT(JudgeMove, (PositionQuery), (move, time))

struct AskPuzzles {
    using Answer = PuzzleCounts;
    static constexpr std::string_view type = "puzzles";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "how many puzzles there are: `total`, `due` today, `tries` and how many of them were `solved`, and `games` as "
        "`{\"game\",\"count\"}`";
};
BOOST_DESCRIBE_STRUCT(AskPuzzles, (), ())

struct NextPuzzle {
    using Answer = PuzzleAnswer;
    static constexpr std::string_view type = "puzzle";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "the `puzzle` that is due first, or null; `game` for one of that game, `after` the id of the one before, "
        "`ahead` for those that are not due today, too";
    std::optional<std::string> game;
    std::optional<std::string> after;
    std::optional<bool> ahead;
};
BOOST_DESCRIBE_STRUCT(NextPuzzle, (), (game, after, ahead))

struct PuzzleTried {
    using Answer = PuzzleDays;
    static constexpr std::string_view type = "puzzle-tried";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "a person has `solved` it at the first attempt, or has not; the answer has `days` until it comes again";
    std::string id;
    bool solved = false;
};
BOOST_DESCRIBE_STRUCT(PuzzleTried, (), (id, solved))

struct DeletePuzzle {
    using Answer = Nothing;
    static constexpr std::string_view type = "puzzle-delete";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "the puzzle is gone for good; refused if there is no such puzzle";
    std::string id;
};
BOOST_DESCRIBE_STRUCT(DeletePuzzle, (), (id))

}  // namespace rookery::app::api
