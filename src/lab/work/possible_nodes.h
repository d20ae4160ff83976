#pragma once

#include <cstdint>
#include <string>

#include "text/parse_error.h"

namespace rookery::lab {

/// Nobody finishes a search much later than at the node that was its last. Throws ParseError.
inline void require_possible_nodes(std::uint64_t nodes, std::uint64_t limit) {
    constexpr std::uint64_t slack = 100'000;
    if (nodes > 2 * limit + slack)
        throw text::ParseError("a search of " + std::to_string(limit) + " nodes cannot have had " +
                               std::to_string(nodes));
}

}  // namespace rookery::lab
