#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/analyse.h"
#include "app/api/answers/xray.h"
#include "app/api/parts.h"
#include "app/api/play_requests.h"

namespace rookery::app::api {

/// What a page says about positions and trees that it looks at.

struct AskPosition : PositionQuery {
    using Answer = PositionMessage;
    static constexpr std::string_view type = "position";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "the answer is `position`";
};
BOOST_DESCRIBE_STRUCT(AskPosition, (PositionQuery), ())

/// A board as somebody lays it out.
struct LaidOutBoard {
    std::optional<std::string> placement;
    std::optional<PerColor<Pocket>> pockets;
    std::optional<PerColor<std::int64_t>> checks_left;
    std::optional<std::string> castling;
    std::optional<std::string> en_passant;
};
BOOST_DESCRIBE_STRUCT(LaidOutBoard, (), (placement, pockets, checks_left, castling, en_passant))

struct Edit : PositionQuery {
    using Answer = EditMessage;
    static constexpr std::string_view type = "edit";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "a position, or `game`, `text`, `to_move` and `boards` as an `edit` had them; the answer is `edit`";
    std::optional<Side> to_move;
    std::optional<std::vector<LaidOutBoard>> boards;
};
BOOST_DESCRIBE_STRUCT(Edit, (PositionQuery), (to_move, boards))

struct Analyse : PositionQuery {
    static constexpr std::string_view type = "analyse";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "`lines`, again and again, until `analyse-stop` or another `analyse`. "
        "With `engine` another engine looks, beside our own";
    std::optional<Within<1, 5>> lines;
    std::optional<bool> threat;
    std::optional<std::string> evaluation;
    std::optional<std::string> engine;
};
BOOST_DESCRIBE_STRUCT(Analyse, (PositionQuery), (lines, threat, evaluation, engine))

struct StopAnalysis {
    static constexpr std::string_view type = "analyse-stop";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "the answer is `analyse-stopped`. With `other` only another engine stops or, if that is false, only our own";
    std::optional<bool> other;
};
BOOST_DESCRIBE_STRUCT(StopAnalysis, (), (other))

struct Explore : PositionQuery {
    using Answer = ExplorerAnswer;
    static constexpr std::string_view type = "explore";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "the answer has what was played in the position in stored games, and the latest of those games";
};
BOOST_DESCRIBE_STRUCT(Explore, (PositionQuery), ())

struct Solve : PositionQuery {
    using News = SolveNews;
    using Result = SolvedResult;
    static constexpr std::string_view type = "solve";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "of a solved game; a job: what every move is worth, for boards that take their time";
};
BOOST_DESCRIBE_STRUCT(Solve, (PositionQuery), ())

struct ReadText {
    using News = ByteNews;
    using Result = ReadResult;
    static constexpr std::string_view type = "read";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "`text` or `transfer`, `game` if the text does not say, `number` for one of several; a job: what is in it";
    std::optional<std::string> text;
    std::optional<Token> transfer;
    std::optional<std::string> game;
    std::optional<Within<0, 100'000'000>> number;
};
BOOST_DESCRIBE_STRUCT(ReadText, (), (text, transfer, game, number))

struct Reopen {
    using News = Nothing;
    using Result = ReopenResult;
    static constexpr std::string_view type = "reopen";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect = "of a stored game; a job with a `tree`";
    std::string id;
};
BOOST_DESCRIBE_STRUCT(Reopen, (), (id))

struct WritePgn {
    using News = Nothing;
    using Result = WriteResult;
    static constexpr std::string_view type = "write";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "the transfer has a tree; a job that leaves PGN (BPGN) in another `transfer`";
    Token transfer;
};
BOOST_DESCRIBE_STRUCT(WritePgn, (), (transfer))

struct KeepAnalysis {
    using News = Nothing;
    using Result = KeepResult;
    static constexpr std::string_view type = "keep";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "the transfer has a tree; a job that stores it as an analysis under the `id`, or under another one if that is "
        "taken by something else, and gives back the `id`";
    Token transfer;
    std::optional<std::string> id;
};
BOOST_DESCRIBE_STRUCT(KeepAnalysis, (), (transfer, id))

struct AskReport : PositionQuery {
    using News = ReportNews;
    using Result = ReportResult;
    static constexpr std::string_view type = "report";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "`depth` or `time` for each position; a job: what was good and bad in the game. With `collect`, positions in "
        "which one move is clearly best become puzzles of a game with this `title` and, if it is stored, this "
        "`source`; "
        "`puzzles` says how many are new. With `keep` the store has it from now on, until that game is deleted for "
        "good";
    std::optional<Within<1, 40>> depth;
    std::optional<Within<10, 60'000>> time;
    std::optional<std::string> evaluation;
    /// Whether positions in which one move is clearly best become puzzles, and what the game is called and stored as.
    std::optional<bool> collect;
    std::optional<std::string> title;
    std::optional<std::string> source;
    std::optional<bool> keep;
};
BOOST_DESCRIBE_STRUCT(AskReport, (PositionQuery), (depth, time, evaluation, collect, title, source, keep))

struct FindReport : PositionQuery {
    using Answer = KeptReport;
    static constexpr std::string_view type = "kept-report";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "the answer has a `transfer` with the latest report on a game of these moves that was kept, or null";
};
BOOST_DESCRIBE_STRUCT(FindReport, (PositionQuery), ())

struct Xray : PositionQuery {
    using News = XraySummary;
    using Result = XraySummary;
    static constexpr std::string_view type = "xray";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "searches the position and records every node; the answer is `job`. With `\"game\":\"tree\"` the `text` is a "
        "tree "
        "drawn by hand, such as `((3 12 8) (2 4 6) (14 5 2))`. `improvements` is how much of the full search takes "
        "part: `all`, `deepening`, `quiescence`, `table`, `null-move`, `reductions` or `pruning`; with "
        "`\"compare\":false` nobody counts what minimax would take";
    std::optional<std::string> search;
    std::optional<Within<1, 30>> depth;
    std::optional<std::string> evaluation;
    std::optional<std::string> improvements;
    std::optional<bool> compare;
};
BOOST_DESCRIBE_STRUCT(Xray, (PositionQuery), (search, depth, evaluation, improvements, compare))

}  // namespace rookery::app::api
