#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/library/library_records.h"
#include "app/records.h"
#include "engine/any_position.h"

namespace rookery::app {

/// The opening explorer: which games went through a position, and what was played there. It knows games that were
/// played here to their end, and so many games of each file: those of small files are all among them.
inline constexpr std::int64_t explored_whole = 2'000;

/// The others of a file it knows up to this ply: what comes later hardly ever comes twice.
inline constexpr int explored_plies_of_others = 40;

/// How many games that the explorer does not know yet are counted, and one more that stands for all others: nobody is
/// to wait for an answer because a large file is being read.
inline constexpr int max_unexplored_counted = 5'000;

/// A position that a game went through.
struct Visit {
    std::uint64_t key = 0;
    std::uint32_t move = 0;  ///< that was played there; 0 if that was the end
    int ply = 0;

    bool operator==(const Visit&) const = default;
};

/// What the explorer is to remember of a game.
struct ExploredGame {
    std::string id;
    std::int64_t changed = 0;   ///< when it was read: one that was changed since is read again
    std::vector<Visit> visits;  ///< a position that came twice counts once
    game::Result result = game::Result::Ongoing;
    int rating = 0;   ///< what both players have on average; 0 if it is not known
    std::string day;  ///< as in `ListedGame`
};

/// A game that the explorer does not know yet.
struct UnexploredGame {
    std::string id;
    std::int64_t changed = 0;
    std::optional<StoredGame> stored;  ///< none if it is damaged
    std::string day;
    std::int64_t place = 0;  ///< in its file, from 1; 0 if it came alone
};

/// How games went.
struct ResultCounts {
    std::int64_t games = 0;
    std::int64_t first_wins = 0;
    std::int64_t draws = 0;
    std::int64_t second_wins = 0;
    std::int64_t rated = 0;   ///< of the games
    std::int64_t rating = 0;  ///< of those, all together
    std::string last;         ///< day
};

/// A game that went through a position.
struct Occurrence {
    ListedGame game;
    int ply = 0;
};

/// What the explorer knows of a position.
struct Exploration {
    ResultCounts all;
    std::map<std::uint32_t, ResultCounts> moves;
    std::vector<Occurrence> games;  ///< the latest of them
    std::int64_t unexplored = 0;    ///< games that it will know soon, as far as they are counted
    bool has_cut_games = false;     ///< whether there are games of this or another position that it knows in part only
};

/// The same for a position of the same game, whichever way it was reached.
[[nodiscard]] std::uint64_t explorer_key(const engine::AnyPosition& position);
/// Short for a move in coordinates, never 0: among the legal moves of a position it is clear which one is meant.
[[nodiscard]] std::uint32_t explorer_move(std::string_view coordinates);
/// Stands, as if it were a position, in every game that is known in part only.
[[nodiscard]] std::uint64_t explorer_key_of_cut_games();
/// Changes when keys do, or what is remembered of a game: then all that was remembered means nothing any more.
[[nodiscard]] std::int64_t explorer_fingerprint();

/// Plays the game. One that cannot be played is known as far as it can.
[[nodiscard]] ExploredGame explored(const UnexploredGame& game);

}  // namespace rookery::app
