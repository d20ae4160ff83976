#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/parts.h"

namespace rookery::app::api {

/// What the server says about positions and trees that somebody looks at.

/// A move of a line, as people see it.
struct TreeMove {
    std::string move;
    std::string notation;
    Side side = Side::first;
    std::int64_t number = 0;
    std::int64_t board = 0;
};
BOOST_DESCRIBE_STRUCT(TreeMove, (), (move, notation, side, number, board))

struct PositionMessage {
    static constexpr std::string_view type = "position";
    std::string game;
    std::string start;
    std::string text;
    std::int64_t ply = 0;
    Side to_move = Side::first;
    bool check = false;
    std::string words;
    OrNull<Outcome> outcome;
    std::vector<BoardLayout> layout;
    std::vector<BoardPicture> boards;
    std::vector<LegalMoves> legal;
    std::vector<TreeMove> moves;
    std::int64_t balance = 0;
    std::optional<std::int64_t> measure;
    bool solvable = false;  ///< what every move is worth can be found out, if somebody asks for it
};
BOOST_DESCRIBE_STRUCT(PositionMessage, (),
                      (game, start, text, ply, to_move, check, words, outcome, layout, boards, legal, moves, balance,
                       measure, solvable))

struct ScoredLine {
    Score score;
    std::int64_t depth = 0;
    std::vector<LineMove> line;
};
BOOST_DESCRIBE_STRUCT(ScoredLine, (), (score, depth, line))

struct FoundLine : ScoredLine {
    Bound bound = Bound::exact;
};
BOOST_DESCRIBE_STRUCT(FoundLine, (ScoredLine), (bound))

/// The best lines so far; with `exact`, every legal move from the solution of the game, with `tables`, scores of tables
/// of endings, which are certain, though the search goes on. `waiting` for a turn, `resting` for good.
struct LinesMessage {
    static constexpr std::string_view type = "lines";
    std::vector<FoundLine> lines;
    bool threat = false;
    bool exact = false;
    std::optional<bool> tables;
    bool waiting = false;
    bool resting = false;
    std::optional<std::int64_t> depth;
    std::optional<std::int64_t> selective_depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::int64_t> time;
    std::optional<std::uint64_t> speed;
    std::optional<std::string> words;
};
BOOST_DESCRIBE_STRUCT(LinesMessage, (),
                      (lines, threat, exact, tables, waiting, resting, depth, selective_depth, nodes, time, speed,
                       words))

struct SaidLine {
    bool ours = false;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(SaidLine, (), (ours, text))

/// What was said to another engine and by it since the last of these; with `id` it is about that game.
struct ConversationMessage {
    static constexpr std::string_view type = "conversation";
    std::optional<std::string> id;
    std::vector<SaidLine> lines;
};
BOOST_DESCRIBE_STRUCT(ConversationMessage, (), (id, lines))

/// How games went, by the side that won; `rating` is what both players have on average, `last` the latest day.
struct ResultCounts {
    std::int64_t games = 0;
    std::int64_t first = 0;
    std::int64_t draws = 0;
    std::int64_t second = 0;
    std::optional<std::int64_t> rating;
    std::optional<std::string> last;
};
BOOST_DESCRIBE_STRUCT(ResultCounts, (), (games, first, draws, second, rating, last))

struct ExploredMove : ResultCounts {
    std::string move;
    std::string notation;
};
BOOST_DESCRIBE_STRUCT(ExploredMove, (ResultCounts), (move, notation))

/// A game that went through a position, at that ply.
struct ExploredGame {
    std::string id;
    std::int64_t ply = 0;
    PerSide<NamedPlayer> players;
    std::string title;
    std::string event;
    std::string day;
    std::string result;
};
BOOST_DESCRIBE_STRUCT(ExploredGame, (), (id, ply, players, title, event, day, result))

/// What was played in a position, the most frequent move first, and the latest games; `unexplored` games are still
/// being read, of which no more than `max_unexplored_counted` and one are counted. With `depth` there are games of
/// large files, of this position or of others, of which no more than so many plies are known.
struct ExplorerAnswer : ResultCounts {
    std::vector<ExploredMove> moves;
    std::vector<ExploredGame> latest;
    std::int64_t unexplored = 0;
    std::optional<std::int64_t> depth;
};
BOOST_DESCRIBE_STRUCT(ExplorerAnswer, (ResultCounts), (moves, latest, unexplored, depth))

struct AnalysisStopped {
    static constexpr std::string_view type = "analyse-stopped";
};
BOOST_DESCRIBE_STRUCT(AnalysisStopped, (), ())

/// From 0 to 1.
struct SolveNews {
    double share = 0;
};
BOOST_DESCRIBE_STRUCT(SolveNews, (), (share))

/// Without lines where the game is over.
/// How many positions of a solved game or ending are won by whom.
struct SolvedCounts {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    std::uint64_t draws = 0;
};
BOOST_DESCRIBE_STRUCT(SolvedCounts, (), (first, second, draws))

struct SolvedResult {
    std::optional<std::vector<FoundLine>> lines;
    std::optional<std::string> words;
    std::optional<SolvedCounts> counts;
};
BOOST_DESCRIBE_STRUCT(SolvedResult, (), (lines, words, counts))

struct Tag {
    std::string name;
    std::string value;
};
BOOST_DESCRIBE_STRUCT(Tag, (), (name, value))

/// Something in a comment that is meant for programs, such as a clock.
struct Command {
    std::string name;
    std::string value;
};
BOOST_DESCRIBE_STRUCT(Command, (), (name, value))

/// A node of a tree as it travels: its parent is the place of another one in the list, or -1. A page may leave out what
/// the server finds out by itself.
struct FlatNode {
    std::int64_t parent = -1;
    std::string move;
    std::optional<std::string> notation;
    std::optional<Side> side;
    std::optional<std::int64_t> number;
    std::optional<std::int64_t> board;
    std::optional<std::vector<std::int64_t>> nags;
    std::optional<std::string> before;
    std::optional<std::string> comment;
    std::optional<std::vector<Command>> commands;
    std::optional<std::vector<BoardPicture>> boards;
};
BOOST_DESCRIBE_STRUCT(FlatNode, (),
                      (parent, move, notation, side, number, board, nags, before, comment, commands, boards))

/// A game with its variations, as it lies in a transfer.
struct TreeTransfer {
    std::string game;
    std::string start;
    Options options;
    std::vector<Tag> tags;
    std::string result;
    std::string comment;
    std::optional<std::vector<Command>> commands;
    std::vector<BoardLayout> layout;
    std::vector<BoardPicture> boards;
    std::vector<FlatNode> nodes;
};
BOOST_DESCRIBE_STRUCT(TreeTransfer, (), (game, start, options, tags, result, comment, commands, layout, boards, nodes))

struct ByteNews {
    std::uint64_t bytes = 0;
    std::uint64_t total = 0;
};
BOOST_DESCRIBE_STRUCT(ByteNews, (), (bytes, total))

struct ReadPosition {
    std::string game;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(ReadPosition, (), (game, text))

/// A position of a text, or one of its games: who played where, if it says so, with how it ended and how long it is.
struct Title {
    std::int64_t line = 0;
    std::string words;
    std::optional<std::string> result;
    std::optional<std::int64_t> plies;
};
BOOST_DESCRIBE_STRUCT(Title, (), (line, words, result, plies))

/// What a text has: a position, a game as the `tree` of a transfer, or several with their titles to choose from.
struct ReadResult {
    std::uint64_t count = 0;
    std::vector<Title> titles;
    std::vector<LineProblem> problems;
    std::uint64_t problem_count = 0;
    std::optional<ReadPosition> position;
    std::optional<Token> tree;
};
BOOST_DESCRIBE_STRUCT(ReadResult, (), (count, titles, problems, problem_count, position, tree))

/// Where a stored game comes from.
enum class Source : std::uint8_t { played, imported, analysis };
BOOST_DESCRIBE_ENUM(Source, played, imported, analysis)

struct ReopenResult {
    Token tree;
    Source source = Source::played;
};
BOOST_DESCRIBE_STRUCT(ReopenResult, (), (tree, source))

struct WriteResult {
    Token transfer;
};
BOOST_DESCRIBE_STRUCT(WriteResult, (), (transfer))

struct KeepResult {
    std::string id;
};
BOOST_DESCRIBE_STRUCT(KeepResult, (), (id))

enum class Mark : std::uint8_t { inaccuracy, mistake, blunder };
BOOST_DESCRIBE_ENUM(Mark, inaccuracy, mistake, blunder)

struct PlyReport {
    std::string move;
    std::string notation;
    Side side = Side::first;
    OrNull<Score> score;
    OrNull<std::int64_t> loss;
    OrNull<Mark> mark;
    OrNull<ScoredLine> best;
};
BOOST_DESCRIBE_STRUCT(PlyReport, (), (move, notation, side, score, loss, mark, best))

struct PlayerReport {
    std::int64_t moves = 0;
    double average_loss = 0;
    double accuracy = 0;
    std::int64_t inaccuracies = 0;
    std::int64_t mistakes = 0;
    std::int64_t blunders = 0;
};
BOOST_DESCRIBE_STRUCT(PlayerReport, (), (moves, average_loss, accuracy, inaccuracies, mistakes, blunders))

struct ReportNews {
    std::uint64_t positions_done = 0;
    std::uint64_t positions = 0;
};
BOOST_DESCRIBE_STRUCT(ReportNews, (), (positions_done, positions))

/// `puzzles` says how many new ones were found in the game.
struct ReportResult {
    std::vector<PlyReport> plies;
    bool complete = false;
    /// Of every loss. Reports that were kept long ago have none: it is that of the game.
    std::optional<Unit> unit;
    PerSide<PlayerReport> players;
    std::optional<std::uint64_t> puzzles;
};
BOOST_DESCRIBE_STRUCT(ReportResult, (), (plies, complete, unit, players, puzzles))

struct KeptReport {
    OrNull<Token> transfer;
};
BOOST_DESCRIBE_STRUCT(KeptReport, (), (transfer))

/// A board as it is laid out in the editor, and what the pieces allow.
struct EditedBoard : BoardPicture {
    std::string castling;
    std::string en_passant;
    std::string possible_castling;
    std::vector<std::string> possible_en_passant;
};
BOOST_DESCRIBE_STRUCT(EditedBoard, (BoardPicture), (castling, en_passant, possible_castling, possible_en_passant))

/// What can be put on the boards: letters of pieces, the most valuable first.
struct EditorKit {
    std::string white;
    std::string black;
    bool pockets = false;
    bool castling = false;
    bool en_passant = false;
    std::int64_t max_checks = 0;
    std::vector<std::string> starts;
};
BOOST_DESCRIBE_STRUCT(EditorKit, (), (white, black, pockets, castling, en_passant, max_checks, starts))

/// `text` is the position if it is one, otherwise the last that was; `problem` says why it is none.
struct EditMessage {
    static constexpr std::string_view type = "edit";
    std::string game;
    std::string text;
    Side to_move = Side::first;
    std::vector<EditedBoard> boards;
    std::vector<BoardLayout> layout;
    OrNull<Reason> problem;
    EditorKit kit;
};
BOOST_DESCRIBE_STRUCT(EditMessage, (), (game, text, to_move, boards, layout, problem, kit))

}  // namespace rookery::app::api
