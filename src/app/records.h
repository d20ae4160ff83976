#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/loop.h"
#include "engine/game_search.h"
#include "game/outcome.h"
#include "game/side.h"
#include "search/ordering.h"
#include "search/score.h"

namespace rookery::app {

/// Who plays a side: a person, one of the opponents, or a computer with one of three levels. Without any it uses the
/// clock.
struct Player {
    bool computer = false;
    std::optional<int> depth;
    std::optional<Milliseconds> time;
    std::optional<int> elo;
    engine::Algorithm algorithm = engine::Algorithm::Search;
    std::string evaluation;                                   ///< empty for the game's strongest
    search::Ordering ordering = search::Ordering::Generator;  ///< of the textbook algorithms
    std::optional<int> drop_plies = {};              ///< in how many plies from the root drops are tried, if not in all
    std::optional<Milliseconds> external_time = {};  ///< for each board that the evaluation asks another engine about
    std::string opponent;                            ///< its id; empty if there is none
    bool ponder = false;                             ///< goes on thinking while the other side does
    std::string engine;                              ///< the name of another engine; empty for our own
    /// The generation of a run of learning whose network plays.
    struct Learned {
        std::string run;
        std::int64_t generation = 0;

        bool operator==(const Learned&) const = default;
    };
    std::optional<Learned> learned = {};
    /// Who sits at one board of a person's team, and moves there when the person says so.
    struct Partner {
        std::size_t board = 0;
        std::string engine;  ///< as above

        bool operator==(const Partner&) const = default;
    };
    std::optional<Partner> partner = {};

    bool operator==(const Player&) const = default;
};

using Players = std::array<Player, 2>;  ///< by side

/// What each side has. With nothing to begin with, the increment is there for every move, and what a move leaves of it
/// is lost.
struct ClockSettings {
    Milliseconds initial{};
    Milliseconds increment{};

    [[nodiscard]] bool per_move() const { return initial == Milliseconds(0); }
    /// What a clock shows before its first move.
    [[nodiscard]] Milliseconds first() const { return per_move() ? increment : initial; }
    bool operator==(const ClockSettings&) const = default;
};

/// What a search found that led to a move.
struct SearchSummary {
    std::optional<search::Score> score_for_first;
    game::ScoreUnit unit = game::ScoreUnit::Centipawns;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::uint64_t evaluations = 0;
    Milliseconds time{};
    engine::Algorithm algorithm = engine::Algorithm::Search;

    bool operator==(const SearchSummary&) const = default;
};

/// A move as it is stored.
struct PlayedMove {
    std::string move;                     ///< in coordinates
    std::optional<SearchSummary> search;  ///< none for a person's
    std::optional<Milliseconds> clock;    ///< what the mover has left, where there is a clock

    bool operator==(const PlayedMove&) const = default;
};

/// The end of a game, by its rules or by agreement, resignation or time.
struct Ending {
    game::Result result = game::Result::Ongoing;
    std::string reason;

    bool operator==(const Ending&) const = default;
};

/// What the user chose for a game's options, by their names.
using OptionValue = std::variant<std::int64_t, std::string>;
using OptionValues = std::map<std::string, OptionValue>;

/// A game as the store keeps it, without its moves.
struct GameHeader {
    std::string id;
    std::string game;
    OptionValues options;
    std::string start;
    Players players;
    std::optional<ClockSettings> clock;
    std::optional<Ending> ending;
    std::int64_t created = 0;  ///< milliseconds since 1970
    std::int64_t changed = 0;
    int plies = 0;
    std::string position;  ///< as it stands

    bool operator==(const GameHeader&) const = default;
};

struct StoredGame {
    GameHeader header;
    std::vector<PlayedMove> moves;  ///< of a game that was played
    std::string pgn;                ///< of one that is kept as text; empty otherwise
};

}  // namespace rookery::app
