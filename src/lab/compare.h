#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/any_position.h"

namespace rookery::lab {

/// Whoever else can count moves: another engine, or a double in a test.
class PerftPeer {
public:
    virtual ~PerftPeer() = default;
    [[nodiscard]] virtual std::vector<engine::DivideEntry> divide(const std::string& position,
                                                                  const std::vector<std::string>& moves, int depth) = 0;
};

/// The smallest position found in which we and the peer disagree.
struct Difference {
    std::string root;                  ///< the position compared
    std::vector<std::string> path;     ///< the moves from there to the position that differs
    std::string position;              ///< that position
    std::vector<std::string> missing;  ///< moves that the peer has there and we have not
    std::vector<std::string> extra;    ///< moves that we have there and the peer has not
    /// Set when both have the same moves and only the counts below this one differ, although no position below it
    /// differs on its own: one of the two does not restore a position after taking a move back.
    std::optional<std::string> unstable_move;
};

struct Comparison {
    std::uint64_t nodes = 0;
    std::optional<Difference> difference;
};

/// Compares perft of the position, move by move. If the counts differ, follows the first move whose counts differ,
/// until the two move lists themselves do.
[[nodiscard]] Comparison compare(const engine::AnyPosition& position, int depth, PerftPeer& peer, unsigned threads = 1);

}  // namespace rookery::lab
