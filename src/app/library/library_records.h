#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/records.h"
#include "game/illegal_move.h"

namespace rookery::app {

/// Where a game comes from.
enum class GameSource : std::uint8_t { Played, Imported, Analysis };

/// A game that is kept as its PGN, with variations and comments: one of a file, or an analysis.
struct TextGame {
    std::string id;
    GameSource source = GameSource::Imported;
    std::string game;
    std::string start;     ///< the position before the first move
    std::string position;  ///< after the last move of the main line
    int plies = 0;         ///< of the main line
    std::optional<Ending> ending;
    std::array<std::string, 2> names;  ///< by side, as the game itself has them
    std::string event;
    std::string day;  ///< "2026-11-16", "2026-11" or "2026", as far as it is known
    std::string pgn;
    std::int64_t changed = 0;  ///< milliseconds since 1970
    std::int64_t place = 0;    ///< among games of the same time: 1 is listed before 2
};

/// A game as the list of games shows it. A played game has no event; its names are those of its players.
struct ListedGame {
    GameHeader header;
    GameSource source = GameSource::Played;
    std::string title;  ///< that a person gave it
    std::array<std::string, 2> names;
    std::string event;
    std::string day;
    std::vector<std::string> tags;
    std::int64_t place = 0;
    std::optional<std::int64_t> deleted;  ///< when
    /// If what is stored makes no sense. Then only the place of the game in the list is known.
    std::optional<game::Explanation> damage;
};

/// Which games a list has; what is empty does not matter.
struct GameFilter {
    std::string game;
    std::string text;    ///< words that must all be in the title, the names or the event
    std::string result;  ///< "1-0", "0-1", "1/2-1/2", or "*" for games without one
    std::string from;    ///< days, as in `ListedGame`
    std::string to;
    std::string tag;
    std::optional<GameSource> source;
    bool deleted = false;  ///< those that were deleted, instead of all others
};

/// Where a list goes on: behind this game.
struct ListPlace {
    std::int64_t changed = 0;
    std::int64_t place = 0;
    std::string id;
};

[[nodiscard]] inline ListPlace place_of(const ListedGame& game) {
    return {game.header.changed, game.place, game.header.id};
}

/// What there is to filter by, and how many games of each.
struct Facets {
    using Counts = std::vector<std::pair<std::string, std::int64_t>>;
    Counts games;
    Counts tags;
    Counts sources;
    std::int64_t deleted = 0;
};

}  // namespace rookery::app
