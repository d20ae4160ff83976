#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/learner.h"

namespace rookery::lab {

/// What a network thinks of each kind of piece on each square.
struct HeatMap {
    std::uint64_t games = 0;  ///< whose positions were looked at
    std::vector<engine::SquareWorth> squares;
};

/// Looks at the positions of the first games of a file. An empty name is the network that comes with the program.
/// Throws ParseError if one of the files cannot be used.
[[nodiscard]] HeatMap heat_map(const std::string& game, const std::string& network_file,
                               const std::filesystem::path& games);

}  // namespace rookery::lab
