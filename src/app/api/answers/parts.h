#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/parts.h"

namespace rookery::app::api {

/// What several messages of the server have in common. Scores are for the first side, times in milliseconds.

enum class Color : std::uint8_t { white, black };
BOOST_DESCRIBE_ENUM(Color, white, black)

struct Centipawns {
    std::int64_t centipawns = 0;
};
BOOST_DESCRIBE_STRUCT(Centipawns, (), (centipawns))

/// Some evaluations count points of their own, which are no pawns.
struct Points {
    std::int64_t points = 0;
};
BOOST_DESCRIBE_STRUCT(Points, (), (points))

/// Tables of endings know who wins, but not how soon.
struct ForcedWin {
    Side win = Side::first;
    OrNull<std::int64_t> plies;
};
BOOST_DESCRIBE_STRUCT(ForcedWin, (), (win, plies))

using Score = std::variant<Centipawns, Points, ForcedWin>;

enum class Bound : std::uint8_t { exact, lower, upper };
BOOST_DESCRIBE_ENUM(Bound, exact, lower, upper)

enum class Unit : std::uint8_t { centipawns, points };
BOOST_DESCRIBE_ENUM(Unit, centipawns, points)

/// A move of a line, in coordinates and as people write it.
struct LineMove {
    std::string move;
    std::string notation;
};
BOOST_DESCRIBE_STRUCT(LineMove, (), (move, notation))

/// A board as it is laid out for a whole game. `first` is the color of the first side on it.
struct BoardLayout {
    std::string name;
    std::int64_t files = 8;
    std::int64_t ranks = 8;
    Color first = Color::white;
};
BOOST_DESCRIBE_STRUCT(BoardLayout, (), (name, files, ranks, first))

/// How many pieces of each kind, by lower-case letter.
using Pocket = std::map<std::string, std::int64_t>;

/// A board as it is drawn: the checks that each color still has to give, the square of a king in check, and those of
/// the last move.
struct BoardPicture {
    std::string placement;
    std::optional<PerColor<Pocket>> pockets;
    std::optional<PerColor<std::int64_t>> checks_left;
    std::optional<std::string> check;
    std::optional<std::vector<std::string>> last;
};
BOOST_DESCRIBE_STRUCT(BoardPicture, (), (placement, pockets, checks_left, check, last))

using Targets = std::map<std::string, std::vector<std::string>>;

/// The legal moves on one board: targets by origin, targets of drops by letter, letters of promotions by origin and
/// target, and where the king goes, by king and rook, where castling is not written by the square of the rook.
struct LegalMoves {
    std::string prefix;
    Targets moves;
    Targets drops;
    Targets promotions;
    std::map<std::string, std::string> castling;
};
BOOST_DESCRIBE_STRUCT(LegalMoves, (), (prefix, moves, drops, promotions, castling))

/// How a game ended.
struct Outcome {
    std::string result;
    OrNull<Side> winner;
    std::string reason;
    std::string words;
};
BOOST_DESCRIBE_STRUCT(Outcome, (), (result, winner, reason, words))

struct NamedPlayer : Player {
    std::string name;
};
BOOST_DESCRIBE_STRUCT(NamedPlayer, (Player), (name))

/// Why something is not done: a sentence, and where there is one a code with what it speaks of.
struct Reason {
    std::string reason;
    std::optional<std::string> code;
    std::optional<std::map<std::string, std::string>> parameters;
};
BOOST_DESCRIBE_STRUCT(Reason, (), (reason, code, parameters))

/// What is wrong in a line of a text. Of its parameters `at` is a move such as `12. Qxf9`, and `left-out` is there if
/// the game is left out.
struct LineProblem : Reason {
    std::int64_t line = 0;
};
BOOST_DESCRIBE_STRUCT(LineProblem, (Reason), (line))

/// An answer that says nothing but that it was done, and news that there are none.
struct Nothing {};
BOOST_DESCRIBE_STRUCT(Nothing, (), ())

}  // namespace rookery::app::api
