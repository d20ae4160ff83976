#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"
#include "engine/settings.h"
#include "learn/training_game.h"
#include "search/clock.h"
#include "search/limits.h"
#include "search/score.h"
#include "search/tt.h"

namespace rookery::engine {

/// What to search for, and when to stop.
struct Request {
    search::Limits limits;
    std::vector<std::string> only;  ///< the moves to consider, in coordinates; all if empty
};

/// What a search has found out so far about one of the best moves.
struct Report {
    int line = 1;  ///< 1 is the best move, 2 the second ...
    int depth = 0;
    int selective_depth = 0;
    search::Score score_for_mover = 0;
    game::ScoreUnit unit = game::ScoreUnit::Centipawns;
    search::Bound bound = search::Bound::Exact;
    std::uint64_t nodes = 0;
    std::uint64_t evaluations = 0;  ///< how often a position was valued
    search::Milliseconds time{};
    int table_permille = 0;
    std::uint64_t table_hits = 0;  ///< how often tables of endings knew a position
    bool is_in_tables = false;     ///< the score is theirs: certain, though it may not say how far the end is
    std::vector<std::string> moves;
};

/// The end of a search. Without a legal move the best move is empty.
struct Answer {
    std::string best_move;
    std::string ponder_move;
    std::uint64_t nodes = 0;
    std::string remark;  ///< one sentence for the user, if there is something to say
};

struct TreeRequest;
struct SearchTree;

/// The searches of one game with one evaluation, behind a plain interface.
class GameSearch {
public:
    virtual ~GameSearch() = default;

    /// Searches the position, which is one of its game. Reports come from the calling thread.
    virtual Answer run(const AnyPosition& position, const Request& request, const Settings& settings,
                       search::MoveClock& clock, const std::function<void(const Report&)>& report) = 0;
    /// Ends `run` from another thread; remembered until `prepare` if it has not begun.
    virtual void stop() = 0;
    /// Before `run` with this position and these settings. Throws ParseError if it is too much for this search.
    virtual void prepare(const AnyPosition& position, const Settings& settings) = 0;
    /// Searches the position and writes down every node. The table is to be empty.
    [[nodiscard]] virtual SearchTree record(const AnyPosition& position, const TreeRequest& request) = 0;
    virtual void forget() = 0;
    /// Plays a game against itself, from a random opening that the seed decides. Throws ParseError if it cannot.
    [[nodiscard]] virtual learn::TrainingGame play_training_game(const learn::TrainingRules& rules,
                                                                 std::uint64_t seed) = 0;
    /// The nodes of the present search, from any thread; 0 where nobody counts before the end.
    [[nodiscard]] virtual std::uint64_t nodes_so_far() const = 0;

    /// What the evaluation says of the position, for the side to move, and why, for a person to read.
    [[nodiscard]] virtual std::string describe_evaluation(const AnyPosition& position) = 0;
};

}  // namespace rookery::engine
