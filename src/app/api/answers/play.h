#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/parts.h"

namespace rookery::app::api {

/// What the server says about itself and the games that are played. `type` is the name of a message.

struct OptionChoice {
    OptionValue value;
    std::string title;
};
BOOST_DESCRIBE_STRUCT(OptionChoice, (), (value, title))

/// Something to choose before a game begins: among the choices, or a number, or `random`.
struct GameOption {
    std::string name;
    std::string title;
    OptionValue default_value;
    std::optional<std::vector<OptionChoice>> choices;
    std::optional<std::int64_t> minimum;
    std::optional<std::int64_t> maximum;
    std::optional<bool> random;
};
BOOST_DESCRIBE_STRUCT(GameOption, (), (name, title, default_value, choices, minimum, maximum, random))

/// Who plays a game; with a word for how well, where ratings mean nothing.
struct GameOpponent {
    std::string id;
    std::optional<std::string> skill;
};
BOOST_DESCRIBE_STRUCT(GameOpponent, (), (id, skill))

/// The opponents are listed with the weakest first, the evaluations with the strongest, whose scores are in `unit`.
struct GameDescription {
    std::string id;
    std::string title;
    std::string summary;
    PerSide<std::string> sides;
    Side moves_first = Side::first;
    std::vector<std::string> evaluations;
    Unit unit = Unit::centipawns;
    bool solved = false;
    bool captures = false;
    std::vector<GameOpponent> opponents;
    std::string balance;
    std::optional<std::string> measure;
    std::vector<BoardLayout> layout;
    std::vector<BoardPicture> boards;
    std::vector<GameOption> options;
};
BOOST_DESCRIBE_STRUCT(GameDescription, (),
                      (id, title, summary, sides, moves_first, evaluations, unit, solved, captures, opponents, balance,
                       measure, layout, boards, options))

struct Algorithm {
    std::string id;
    std::string title;
    std::string summary;
};
BOOST_DESCRIBE_STRUCT(Algorithm, (), (id, title, summary))

/// Somebody to play against; without a rating, with all that the program can do.
struct Opponent {
    std::string id;
    std::string name;
    std::string summary;
    std::optional<std::int64_t> elo;
};
BOOST_DESCRIBE_STRUCT(Opponent, (), (id, name, summary, elo))

using Range = std::array<std::int64_t, 2>;

struct Levels {
    Range depth{};
    Range time{};
    Range elo{};
    std::int64_t default_depth = 0;
};
BOOST_DESCRIBE_STRUCT(Levels, (), (depth, time, elo, default_depth))

/// Whoever comes from another machine may do less.
struct PageRights {
    bool may_delete = false;
    bool may_invite = false;
    bool may_teach = false;
    bool may_play = false;
};
BOOST_DESCRIBE_STRUCT(PageRights, (), (may_delete, may_invite, may_teach, may_play))

/// `engines` are the names of the other engines of this machine, `seated_engines` those of them that can sit at one
/// board of bughouse; `trouble` says what is wrong with the stored games, if something is.
struct Welcome {
    static constexpr std::string_view type = "welcome";
    std::int64_t protocol = 0;
    std::string program;
    std::vector<Algorithm> algorithms;
    Levels levels;
    std::vector<Opponent> opponents;
    std::string default_opponent;
    std::vector<std::string> engines;
    std::vector<std::string> seated_engines;
    std::vector<GameDescription> games;
    PageRights rights;
    std::optional<Reason> trouble;
};
BOOST_DESCRIBE_STRUCT(Welcome, (),
                      (protocol, program, algorithms, levels, opponents, default_opponent, engines, seated_engines,
                       games, rights, trouble))

struct Invitation {
    static constexpr std::string_view type = "invite";
    std::string address;
};
BOOST_DESCRIBE_STRUCT(Invitation, (), (address))

/// A position that was reached; the first one is the start, to which no move has led.
struct PlyRecord {
    std::int64_t ply = 0;
    std::optional<Side> side;
    std::optional<std::int64_t> number;
    std::optional<std::int64_t> board;
    std::optional<std::string> move;
    std::optional<std::string> notation;
    std::optional<PlayerKind> by;
    std::optional<Score> score;
    std::optional<std::int64_t> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::uint64_t> evaluations;
    std::optional<std::int64_t> time;
    std::optional<std::string> algorithm;
    std::optional<std::int64_t> clock;
    std::vector<BoardPicture> boards;
    std::int64_t balance = 0;
    std::optional<std::int64_t> measure;
};
BOOST_DESCRIBE_STRUCT(PlyRecord, (),
                      (ply, side, number, board, move, notation, by, score, depth, nodes, evaluations, time, algorithm,
                       clock, boards, balance, measure))

struct Position {
    std::int64_t ply = 0;
    Side to_move = Side::first;
    std::string text;
    std::vector<LegalMoves> legal;
};
BOOST_DESCRIBE_STRUCT(Position, (), (ply, to_move, text, legal))

struct ClockStatus {
    std::int64_t initial = 0;
    std::int64_t increment = 0;
    std::int64_t first = 0;
    std::int64_t second = 0;
    OrNull<Side> running;
};
BOOST_DESCRIBE_STRUCT(ClockStatus, (), (initial, increment, first, second, running))

enum class Purpose : std::uint8_t { move, hint, counts };
BOOST_DESCRIBE_ENUM(Purpose, move, hint, counts)

/// The search of the game that is running, or waiting for its turn.
struct RunningSearch {
    Side side = Side::first;
    Purpose purpose = Purpose::move;
    bool waiting = false;
};
BOOST_DESCRIBE_STRUCT(RunningSearch, (), (side, purpose, waiting))

struct Watch {
    bool running = false;
    std::int64_t delay = 0;
};
BOOST_DESCRIBE_STRUCT(Watch, (), (running, delay))

struct Status {
    PerSide<NamedPlayer> players;
    OrNull<Outcome> outcome;
    bool check = false;
    std::string words;
    OrNull<RunningSearch> thinking;
    std::optional<Watch> watch;
    std::optional<ClockStatus> clock;
    std::vector<std::string> can;
};
BOOST_DESCRIBE_STRUCT(Status, (), (players, outcome, check, words, thinking, watch, clock, can))

struct GameMessage {
    static constexpr std::string_view type = "game";
    std::string id;
    std::int64_t version = 0;
    std::string game;
    std::int64_t created = 0;
    Options options;
    std::string start;
    std::vector<BoardLayout> layout;
    std::vector<PlyRecord> records;
    Position position;
    Status status;
};
BOOST_DESCRIBE_STRUCT(GameMessage, (), (id, version, game, created, options, start, layout, records, position, status))

struct PlyMessage {
    static constexpr std::string_view type = "ply";
    std::string id;
    std::int64_t version = 0;
    PlyRecord record;
    Position position;
    Status status;
};
BOOST_DESCRIBE_STRUCT(PlyMessage, (), (id, version, record, position, status))

struct StatusMessage {
    static constexpr std::string_view type = "status";
    std::string id;
    std::int64_t version = 0;
    Status status;
};
BOOST_DESCRIBE_STRUCT(StatusMessage, (), (id, version, status))

/// What a search has found so far. `speed` is in nodes a second.
struct Info {
    static constexpr std::string_view type = "info";
    std::string id;
    std::int64_t ply = 0;
    Side side = Side::first;
    Purpose purpose = Purpose::move;
    std::string algorithm;
    std::int64_t depth = 0;
    std::int64_t selective_depth = 0;
    Score score;
    Bound bound = Bound::exact;
    std::uint64_t nodes = 0;
    std::uint64_t speed = 0;
    std::int64_t time = 0;
    std::vector<LineMove> line;
};
BOOST_DESCRIBE_STRUCT(Info, (),
                      (id, ply, side, purpose, algorithm, depth, selective_depth, score, bound, nodes, speed, time,
                       line))

/// What a position is worth, for certain: who wins with best play, and in how many plies; nobody if it is a draw.
struct ExactValue {
    OrNull<Side> winner;
    OrNull<std::int64_t> plies;
};
BOOST_DESCRIBE_STRUCT(ExactValue, (), (winner, plies))

struct ExactWords : ExactValue {
    std::string words;
};
BOOST_DESCRIBE_STRUCT(ExactWords, (ExactValue), (words))

struct ExactMove : ExactValue {
    std::string move;
    std::string notation;
};
BOOST_DESCRIBE_STRUCT(ExactMove, (ExactValue), (move, notation))

/// `moves` has all of them, best first, where the game is solved.
struct Hint {
    static constexpr std::string_view type = "hint";
    std::string id;
    std::int64_t ply = 0;
    std::string move;
    std::string notation;
    std::int64_t board = 0;
    std::optional<std::string> from;
    std::string to;
    Score score;
    std::string words;
    std::vector<LineMove> line;
    OrNull<ExactWords> exact;
    std::optional<std::vector<ExactMove>> moves;
};
BOOST_DESCRIBE_STRUCT(Hint, (), (id, ply, move, notation, board, from, to, score, words, line, exact, moves))

/// The value of a position of a solved game.
struct Exact : ExactWords {
    static constexpr std::string_view type = "exact";
    std::string id;
    std::int64_t ply = 0;
};
BOOST_DESCRIBE_STRUCT(Exact, (ExactWords), (id, ply))

struct Counts {
    static constexpr std::string_view type = "counts";
    std::string id;
    std::int64_t ply = 0;
    std::optional<Score> score;
    std::int64_t depth = 0;
    std::uint64_t nodes = 0;
    std::uint64_t evaluations = 0;
    std::int64_t time = 0;
    std::string algorithm;
    std::string move;
    bool complete = false;
};
BOOST_DESCRIBE_STRUCT(Counts, (), (id, ply, score, depth, nodes, evaluations, time, algorithm, move, complete))

struct DrawAnswer {
    static constexpr std::string_view type = "draw";
    std::string id;
    bool accepted = false;
    std::string words;
};
BOOST_DESCRIBE_STRUCT(DrawAnswer, (), (id, accepted, words))

/// `to` is the type of what is refused; with `reload`, the page is of another version.
struct Refused : Reason {
    static constexpr std::string_view type = "refused";
    std::optional<std::string> to;
    std::optional<bool> reload;
};
BOOST_DESCRIBE_STRUCT(Refused, (Reason), (to, reload))

struct Left {
    static constexpr std::string_view type = "left";
};
BOOST_DESCRIBE_STRUCT(Left, (), ())

struct Pong {
    static constexpr std::string_view type = "pong";
};
BOOST_DESCRIBE_STRUCT(Pong, (), ())

/// A job was taken on. Then come any number of `news`, which have the members that its request says, and at the end
/// `done` with the result, or `failed`.
struct JobTaken {
    static constexpr std::string_view type = "job";
    std::uint64_t job = 0;
};
BOOST_DESCRIBE_STRUCT(JobTaken, (), (job))

struct News {
    static constexpr std::string_view type = "news";
    std::uint64_t job = 0;
};
BOOST_DESCRIBE_STRUCT(News, (), (job))

struct Done {
    static constexpr std::string_view type = "done";
    std::uint64_t job = 0;
    std::optional<bool> canceled;
};
BOOST_DESCRIBE_STRUCT(Done, (), (job, canceled))

struct Failed : Reason {
    static constexpr std::string_view type = "failed";
    std::uint64_t job = 0;
};
BOOST_DESCRIBE_STRUCT(Failed, (Reason), (job))

}  // namespace rookery::app::api
