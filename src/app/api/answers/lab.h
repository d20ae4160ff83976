#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/parts.h"
#include "app/api/answers/play.h"

namespace rookery::app::api {

/// What the server says about experiments.

struct Count {
    std::uint64_t evaluations = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
};
BOOST_DESCRIBE_STRUCT(Count, (), (evaluations, nodes, seconds))

/// One depth: a count for each search by its name, null where it was left out; the mean number of moves, what a tree
/// with so many moves everywhere would need, and the fewest evaluations that prove the value of this very tree.
struct CountRow {
    std::int64_t depth = 0;
    std::map<std::string, OrNull<Count>> counts;
    OrNull<double> b;
    OrNull<std::uint64_t> regular;
    OrNull<std::uint64_t> minimum;
};
BOOST_DESCRIBE_STRUCT(CountRow, (), (depth, counts, b, regular, minimum))

struct CountedSearch {
    std::string name;
    std::string title;
};
BOOST_DESCRIBE_STRUCT(CountedSearch, (), (name, title))

struct CountingNow {
    std::int64_t depth = 0;
    std::string search;
};
BOOST_DESCRIBE_STRUCT(CountingNow, (), (depth, search))

struct NodesNews {
    std::optional<std::vector<CountedSearch>> searches;
    std::optional<std::string> position;
    std::optional<CountingNow> working;
    std::optional<CountRow> row;
};
BOOST_DESCRIBE_STRUCT(NodesNews, (), (searches, position, working, row))

struct NodesResult {
    std::uint64_t rows = 0;
    Token csv;
    Token json;
};
BOOST_DESCRIBE_STRUCT(NodesResult, (), (rows, csv, json))

struct ComparedPly {
    std::string move;
    std::uint64_t nodes = 0;
    double seconds = 0;
};
BOOST_DESCRIBE_STRUCT(ComparedPly, (), (move, nodes, seconds))

/// The evaluation is in its unit, for the first side, and null if a win is forced.
struct RecordedPly {
    Side side = Side::first;
    std::string move;
    std::string notation;
    OrNull<std::int64_t> evaluation;
    Unit unit = Unit::centipawns;
    std::int64_t balance = 0;
    OrNull<std::int64_t> measure;
    std::int64_t depth = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::optional<std::int64_t> win_in_plies;
    std::optional<ComparedPly> compared;
};
BOOST_DESCRIBE_STRUCT(RecordedPly, (),
                      (side, move, notation, evaluation, unit, balance, measure, depth, nodes, seconds, win_in_plies,
                       compared))

struct Finished {
    std::string result;
    std::string reason;
    std::string words;
    std::uint64_t plies = 0;
};
BOOST_DESCRIBE_STRUCT(Finished, (), (result, reason, words, plies))

struct RunNews {
    std::uint64_t game = 0;
    std::optional<std::string> start;
    std::optional<std::vector<RecordedPly>> plies;
    std::optional<Finished> finished;
};
BOOST_DESCRIBE_STRUCT(RunNews, (), (game, start, plies, finished))

struct Work {
    std::uint64_t moves = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
};
BOOST_DESCRIBE_STRUCT(Work, (), (moves, nodes, seconds))

struct RunResults {
    std::uint64_t first = 0;
    std::uint64_t draws = 0;
    std::uint64_t second = 0;
    std::uint64_t unfinished = 0;
};
BOOST_DESCRIBE_STRUCT(RunResults, (), (first, draws, second, unfinished))

struct ComparedWork {
    std::string algorithm;
    std::uint64_t same_moves = 0;
    Work own;
    Work compared;
};
BOOST_DESCRIBE_STRUCT(ComparedWork, (), (algorithm, same_moves, own, compared))

struct RunResult {
    RunResults results;
    PerSide<Work> work;
    std::optional<ComparedWork> compared;
    std::optional<Token> csv;
    std::optional<Token> svg;
    std::optional<Token> json;
    std::optional<Token> pgn;
};
BOOST_DESCRIBE_STRUCT(RunResult, (), (results, work, compared, csv, svg, json, pgn))

struct ProveNews {
    std::uint64_t plies = 0;
    std::uint64_t positions = 0;
    std::uint64_t losses = 0;
};
BOOST_DESCRIBE_STRUCT(ProveNews, (), (plies, positions, losses))

struct ProvePly {
    std::uint64_t positions = 0;
    std::uint64_t losses = 0;
};
BOOST_DESCRIBE_STRUCT(ProvePly, (), (positions, losses))

struct ProveResult {
    std::string game;
    std::string position;
    Side side = Side::first;
    std::string player;
    bool holds = false;
    std::uint64_t positions = 0;
    std::uint64_t moves = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::uint64_t open = 0;
    std::vector<std::string> refutation;
    std::vector<ProvePly> plies;
    std::optional<Token> csv;
    std::optional<Token> svg;
};
BOOST_DESCRIBE_STRUCT(ProveResult, (),
                      (game, position, side, player, holds, positions, moves, nodes, seconds, wins, draws, losses, open,
                       refutation, plies, csv, svg))

struct GamesNews {
    std::uint64_t done = 0;
    std::uint64_t of = 0;
};
BOOST_DESCRIBE_STRUCT(GamesNews, (), (done, of))

struct GridCell {
    std::int64_t first_depth = 0;
    std::int64_t second_depth = 0;
    std::uint64_t games = 0;
    std::uint64_t first_wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t second_wins = 0;
    std::uint64_t unfinished = 0;
    double score = 0;
    Work first;
    Work second;
    std::uint64_t plies = 0;
    double nodes_per_move = 0;
    OrNull<double> measure;
};
BOOST_DESCRIBE_STRUCT(GridCell, (),
                      (first_depth, second_depth, games, first_wins, draws, second_wins, unfinished, score, first,
                       second, plies, nodes_per_move, measure))

struct GridResult {
    std::string game;
    std::string algorithm;
    std::string evaluation;
    std::string measure;
    std::int64_t first_depth = 0;
    std::int64_t last_depth = 0;
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    std::vector<GridCell> cells;
    std::optional<Token> csv;
    std::optional<Token> svg;
};
BOOST_DESCRIBE_STRUCT(GridResult, (),
                      (game, algorithm, evaluation, measure, first_depth, last_depth, games, seed, cells, csv, svg))

struct LadderNews : GamesNews {
    std::string rung;
};
BOOST_DESCRIBE_STRUCT(LadderNews, (GamesNews), (rung))

/// Null where it is beyond all bounds.
struct LadderGain {
    OrNull<double> difference;
    OrNull<double> low;
    OrNull<double> high;
};
BOOST_DESCRIBE_STRUCT(LadderGain, (), (difference, low, high))

struct LadderRung {
    std::string name;
    std::string title;
    double elo = 0;
    std::uint64_t moves = 0;
    std::uint64_t nodes = 0;
    double average_depth = 0;
    double nodes_per_second = 0;
    std::optional<std::uint64_t> wins;
    std::optional<std::uint64_t> draws;
    std::optional<std::uint64_t> losses;
    std::optional<LadderGain> gain;
    std::optional<std::uint64_t> nodes_to_depth;
};
BOOST_DESCRIBE_STRUCT(LadderRung, (),
                      (name, title, elo, moves, nodes, average_depth, nodes_per_second, wins, draws, losses, gain,
                       nodes_to_depth))

struct LadderResult {
    std::string game;
    std::string evaluation;
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    std::int64_t depth = 0;
    std::vector<LadderRung> rungs;
    std::optional<Token> csv;
    std::optional<Token> svg;
};
BOOST_DESCRIBE_STRUCT(LadderResult, (), (game, evaluation, games, seed, depth, rungs, csv, svg))

struct ClusterShare {
    std::string name;
    std::uint64_t results = 0;
    std::uint64_t rejected = 0;
    bool stands_out = false;
    bool excluded = false;
};
BOOST_DESCRIBE_STRUCT(ClusterShare, (), (name, results, rejected, stands_out, excluded))

/// A run of many machines. What its coordinator has not told yet is left out.
struct ClusterRun {
    std::string run;
    std::string kind;
    std::string game;
    std::string title;
    bool stopped = false;
    std::optional<std::uint64_t> done;
    std::optional<std::uint64_t> total;
    std::optional<double> per_minute;
    std::optional<std::vector<std::string>> failures;
    std::optional<std::vector<ClusterShare>> workers;
};
BOOST_DESCRIBE_STRUCT(ClusterRun, (), (run, kind, game, title, stopped, done, total, per_minute, failures, workers))

/// A square, and what the position is worth with the wolf on it.
struct SolvedSquare : ExactValue {
    std::string square;
};
BOOST_DESCRIBE_STRUCT(SolvedSquare, (ExactValue), (square))

struct SquaresResult {
    std::string position;
    std::vector<SolvedSquare> squares;
};
BOOST_DESCRIBE_STRUCT(SquaresResult, (), (position, squares))

struct ClusterRefusal {
    std::string run;
    std::string why;
};
BOOST_DESCRIBE_STRUCT(ClusterRefusal, (), (run, why))

/// The speed is in nodes a second of one core, in chess.
struct ClusterWorker {
    std::string name;
    std::string version;
    std::uint64_t cores = 0;
    double speed = 0;
    std::uint64_t jobs = 0;
    std::vector<std::string> doing;
    std::vector<ClusterRefusal> refused;
};
BOOST_DESCRIBE_STRUCT(ClusterWorker, (), (name, version, cores, speed, jobs, doing, refused))

/// Without a server there are no other machines.
struct ClusterMessage {
    static constexpr std::string_view type = "cluster";
    std::optional<std::string> server;
    std::optional<std::string> problem;
    std::vector<ClusterRun> runs;
    std::vector<ClusterWorker> workers;
};
BOOST_DESCRIBE_STRUCT(ClusterMessage, (), (server, problem, runs, workers))

}  // namespace rookery::app::api
