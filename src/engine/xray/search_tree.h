#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game_search.h"
#include "engine/resources.h"
#include "game/side.h"
#include "search/observer.h"

namespace rookery::engine {

/// Which search to record.
struct TreeRequest {
    Algorithm algorithm = Algorithm::AlphaBeta;
    search::Ordering ordering = search::Ordering::Generator;
    search::Improvements improvements = search::Improvements::All;  ///< of the full search
    int depth = 1;
    std::size_t max_nodes = 300'000;
    std::size_t max_unvisited = 20'000;  ///< beyond it, moves that were not searched are counted but not named
    const std::atomic<bool>* stop = nullptr;
    std::string external_engine = "stockfish";  ///< for an evaluation that asks another one
};

struct TreeMove {
    std::string coordinates;
    std::string notation;
};

/// A search as it happened. Its nodes are columns, in the order in which they were entered, so that the children of a
/// node are those behind it that lie one ply deeper, up to the next that does not lie deeper than itself.
///
/// Scores and windows are for the side to move at the node. The full search has one root for each time that it began
/// anew: deeper, or with a wider window.
struct SearchTree {
    static constexpr std::uint32_t no_move = 0;  ///< at a root, and after a pass

    enum class End : std::uint8_t { Complete, TooLarge, Stopped };

    End end = End::Complete;
    game::Side to_move = game::Side::First;  ///< at the root
    search::Score score_for_mover = 0;       ///< of the root
    bool plain_values = false;  ///< scores are numbers and nothing else: no hundredths of pawns, no forced wins
    game::ScoreUnit unit = game::ScoreUnit::Centipawns;
    std::uint64_t nodes = 0;  ///< as the search itself counts them
    std::uint64_t evaluations = 0;
    std::vector<TreeMove> line;  ///< the best move and what is expected to follow

    std::vector<std::uint16_t> ply;
    std::vector<std::uint32_t> move;  ///< a place in `moves`
    std::vector<std::int16_t> depth;  ///< that remained
    std::vector<search::Score> alpha;
    std::vector<search::Score> beta;
    std::vector<search::Score> value;
    std::vector<search::Bound> bound;
    std::vector<search::Visit> visit;
    std::vector<search::Ending> ending;  ///< of the full search: why the node ended early
    std::vector<bool> cut;               ///< the last child made further ones unnecessary
    std::vector<std::uint16_t> legal;    ///< how many moves there are, where the search would look at moves at all

    std::vector<TreeMove> moves = {{}};
    /// The moves that were not searched, of nodes where some were; empty as a whole if there are too many to name.
    std::map<std::size_t, std::vector<std::uint32_t>> unvisited;

    [[nodiscard]] std::size_t size() const { return ply.size(); }
};

/// Searches the position, in which the game is not over, and records it; the counts are those of any other search.
/// ParseError if the game has no such evaluation, or the evaluation needs no search.
[[nodiscard]] SearchTree record_search(const AnyPosition& position, std::string_view evaluation,
                                       const TreeRequest& request, const Resources& resources = {});

}  // namespace rookery::engine
