#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/parts.h"

namespace rookery::app::api {

/// What the server says about recorded searches.

struct MinimaxCount {
    std::uint64_t nodes = 0;
    std::uint64_t evaluations = 0;
};
BOOST_DESCRIBE_STRUCT(MinimaxCount, (), (nodes, evaluations))

/// What was counted, and where the tree is. `searches` are those that make sense here. `minimax` is left out while it
/// still counts, and null if that takes more than the `budget`; `regular` is what a tree with so many moves everywhere
/// would need, `minimum` the fewest leaves that prove the value of this very tree, where it could be kept.
struct XraySummary {
    std::string search;
    std::vector<std::string> searches;
    std::int64_t depth = 0;
    std::int64_t asked = 0;
    std::uint64_t max_nodes = 0;
    std::uint64_t size = 0;
    std::uint64_t nodes = 0;
    std::uint64_t evaluations = 0;
    Token transfer;
    std::optional<OrNull<MinimaxCount>> minimax;
    std::optional<double> branching;
    std::optional<double> regular;
    std::optional<std::uint64_t> minimum;
    std::optional<std::uint64_t> budget;
};
BOOST_DESCRIBE_STRUCT(XraySummary, (),
                      (search, searches, depth, asked, max_nodes, size, nodes, evaluations, transfer, minimax,
                       branching, regular, minimum, budget))

/// A move in coordinates and as people write it.
using TreeName = std::array<std::string, 2>;

/// A recorded search without its nodes. All values are for the first side.
struct TreeHead {
    std::string format;
    std::int64_t version = 0;
    std::string game;
    std::string text;
    std::vector<std::string> moves;
    std::string search;
    std::string evaluation;
    std::optional<std::string> improvements;
    std::int64_t depth = 0;
    Side to_move = Side::first;
    bool plain_values = false;
    /// Older files have none: they are in centipawns.
    std::optional<Unit> unit;
    std::int64_t score = 0;
    std::uint64_t nodes = 0;
    std::uint64_t evaluations = 0;
    std::vector<TreeName> line;
    std::vector<TreeName> names;
    std::map<std::string, std::vector<std::int64_t>> unvisited;
};
BOOST_DESCRIBE_STRUCT(TreeHead, (),
                      (format, version, game, text, moves, search, evaluation, improvements, depth, to_move,
                       plain_values, unit, score, nodes, evaluations, line, names, unvisited))

using Column = std::vector<std::int64_t>;
/// Null beyond all scores.
using LimitColumn = std::vector<OrNull<std::int64_t>>;

/// The nodes, one column for each thing to know; `ending` says why a node of the full search ended early.
struct TreeColumns {
    Column ply;
    Column move;
    Column depth;
    LimitColumn low;
    LimitColumn high;
    Column value;
    Column bound;
    Column visit;
    std::optional<Column> ending;
    Column cut;
    Column legal;
};
BOOST_DESCRIBE_STRUCT(TreeColumns, (), (ply, move, depth, low, high, value, bound, visit, ending, cut, legal))

/// A recorded search as it lies in a transfer, and as it is exported.
struct TreeFile : TreeHead {
    TreeColumns columns;
};
BOOST_DESCRIBE_STRUCT(TreeFile, (TreeHead), (columns))

}  // namespace rookery::app::api
