#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace rookery::server {

/// What could be saved of a damaged file of games.
struct Repair {
    std::uint64_t games = 0;            ///< all that are in the copy
    std::vector<std::string> problems;  ///< a sentence for each game that is lost, or has lost something
};

/// Copies what can be read of `games.sqlite` in the one folder into the other, which must not have such a file. What
/// cannot be read of a game is left out: moves from there on, or who played. Throws StoreError if nothing can be read.
[[nodiscard]] Repair repair_store(const std::filesystem::path& damaged, const std::filesystem::path& copy);

}  // namespace rookery::server
