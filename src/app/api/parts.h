#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/described.h"
#include "app/play/levels.h"

namespace rookery::app::api {

/// What several messages have in common.

enum class Side : std::uint8_t { first, second };
BOOST_DESCRIBE_ENUM(Side, first, second)

enum class PlayerKind : std::uint8_t { person, computer };
BOOST_DESCRIBE_ENUM(PlayerKind, person, computer)

using Ply = Within<0, std::numeric_limits<int>::max()>;
/// The token of something that lies on the server.
using Token = std::string;

using OptionValue = std::variant<std::int64_t, std::string>;
using Options = std::map<std::string, OptionValue>;

/// What a run of learning has come to after so many generations.
struct LearnedPlayer {
    std::string run;
    Within<0, 100'000> generation;
};
BOOST_DESCRIBE_STRUCT(LearnedPlayer, (), (run, generation))

enum class MoveOrdering : std::uint8_t { generator, captures };
BOOST_DESCRIBE_ENUM(MoveOrdering, generator, captures)

/// Who sits at one board of a person's team: Rookery, or another engine.
struct Partner {
    Within<0, 7> board;
    std::optional<std::string> engine;
};
BOOST_DESCRIBE_STRUCT(Partner, (), (board, engine))

/// Who plays a side. What a person does not have is left out.
struct Player {
    PlayerKind kind = PlayerKind::person;
    std::optional<std::string> opponent;
    std::optional<Within<lowest_depth, highest_depth>> depth;
    std::optional<Within<shortest_time.count(), longest_time.count()>> time;
    std::optional<Within<lowest_elo, highest_elo>> elo;
    std::optional<std::string> algorithm;
    std::optional<std::string> evaluation;
    std::optional<MoveOrdering> ordering;     ///< of the textbook algorithms
    std::optional<Within<1, 20>> drop_plies;  ///< drops are tried in so many plies from the root
    /// How many milliseconds the engine that the evaluation `external` asks thinks about each board.
    std::optional<Within<1, 5'000>> external_time;
    std::optional<bool> ponder;
    std::optional<std::string> engine;
    std::optional<LearnedPlayer> learned;
    std::optional<Partner> partner;  ///< of a person, in a game on several boards
};
BOOST_DESCRIBE_STRUCT(Player, (),
                      (kind, opponent, depth, time, elo, algorithm, evaluation, ordering, drop_plies, external_time,
                       ponder, engine, learned, partner))

struct ClockSettings {
    std::optional<Within<0, longest_clock.count()>> initial;  ///< 0 if `increment` is for each move
    std::optional<Within<0, longest_increment.count()>> increment;
};
BOOST_DESCRIBE_STRUCT(ClockSettings, (), (initial, increment))

/// A position: a game, where it begins, and the moves since then.
struct PositionQuery {
    std::optional<std::string> game;
    std::optional<std::string> text;
    std::optional<Options> options;
    std::optional<std::vector<std::string>> moves;
};
BOOST_DESCRIBE_STRUCT(PositionQuery, (), (game, text, options, moves))

}  // namespace rookery::app::api
