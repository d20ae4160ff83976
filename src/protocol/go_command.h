#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/any_position.h"
#include "engine/game_search.h"
#include "protocol/words.h"

namespace rookery::protocol {

/// What the words behind UCI's `go` ask for.
struct GoCommand {
    engine::Request request;
    bool counts = false;             ///< `go perft`: nothing is searched
    std::optional<int> count_depth;  ///< if it is a number
    /// What makes no sense, in sentences. It is left out of the request.
    std::vector<std::string> problems;

    /// Whether the search ends by itself.
    [[nodiscard]] bool is_limited() const {
        const search::Limits& limits = request.limits;
        return limits.depth || limits.nodes || limits.mate_in || limits.move_time || limits.clocks;
    }
};

/// Reads the rest of the line. Words that nobody knows are passed over, as the protocol wants it.
[[nodiscard]] GoCommand read_go(Words& words, const engine::AnyPosition& position);

}  // namespace rookery::protocol
