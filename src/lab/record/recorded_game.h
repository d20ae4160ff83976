#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game_search.h"
#include "game/game.h"
#include "search/limits.h"

namespace rookery::lab {

/// How one side of a recorded game thinks.
struct RecordedPlayer {
    engine::Algorithm algorithm = engine::Algorithm::Search;
    search::Ordering ordering = search::Ordering::Generator;  ///< of the textbook algorithms
    std::string evaluation;                                   ///< a name the game knows
    search::Limits limits;
};

/// Reads words such as "algorithm=alphabeta depth=4 evaluation=material". What is left out has its usual value: the
/// strong search, the strongest evaluation, and a depth that answers soon. ParseError says which word makes no sense.
[[nodiscard]] RecordedPlayer read_player(std::string_view game, std::string_view words);
/// For people: "alphabeta, depth 4, material".
[[nodiscard]] std::string player_text(const RecordedPlayer& player);

struct RecordSettings {
    std::string game;
    std::string start;                      ///< as text; empty for the usual start
    std::optional<int> repetition_limit{};  ///< where players agree on one
    std::string rules{};                    ///< and on rules: `chess::AgreedRules`
    std::array<RecordedPlayer, 2> players;  ///< by side
    /// Every position is searched once more with this algorithm, for what it would have taken.
    std::optional<engine::Algorithm> compared{};
    std::size_t maximum_plies = 300;
    int random_plies = 0;  ///< at the start, for games that are not all alike
    std::uint64_t seed = 1;
};

/// The same position searched by another algorithm.
struct ComparedSearch {
    std::string move;
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{};
};

/// One move of a recorded game. Balance and measure are those of the position after it.
struct RecordedPly {
    game::Side mover = game::Side::First;
    std::string move;      ///< in coordinates
    std::string notation;  ///< as people write it
    search::Score score_for_first = 0;
    game::ScoreUnit unit = game::ScoreUnit::Centipawns;
    int balance = 0;
    std::optional<int> measure;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{};
    std::optional<ComparedSearch> compared;
};

struct RecordedGame {
    std::string start;  ///< the position before the first recorded ply
    std::vector<RecordedPly> plies;
    game::Outcome outcome;  ///< ongoing if the game was stopped or became too long
};

/// For people: "White won: the king is taken, after 31 plies".
[[nodiscard]] std::string record_outcome(const game::GameInfo& info, const RecordedGame& game);

struct RecordedResults {
    std::uint64_t first_wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t second_wins = 0;
    std::uint64_t unfinished = 0;
};
[[nodiscard]] RecordedResults results_of(const std::vector<RecordedGame>& games);

/// What the plies of one side took together.
struct RecordedWork {
    std::uint64_t moves = 0;
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{};
};
[[nodiscard]] RecordedWork work_of(const std::vector<RecordedGame>& games, game::Side side);

/// What the other algorithm would have taken, and how often it would have played the same move.
struct ComparedWork {
    std::uint64_t same_moves = 0;
    RecordedWork own;
    RecordedWork compared;
};
[[nodiscard]] ComparedWork compared_work(const std::vector<RecordedGame>& games);

/// Called after each ply.
using PlyListener = std::function<void(const RecordedPly&)>;

/// Plays the game of that number out, from the same seed always in the same way unless the limits are times. `stop`
/// ends it early, with what there is. ParseError if the settings make no sense.
[[nodiscard]] RecordedGame record_game(const RecordSettings& settings, std::uint64_t number,
                                       const std::atomic<bool>& stop, const PlyListener& listener = {});

}  // namespace rookery::lab
