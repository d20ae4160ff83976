#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

#include "app/loop.h"

namespace rookery::app {

/// What is left for others to fetch, all together.
struct TransferLimits {
    std::uint64_t each_bytes = std::uint64_t{256} << 20;
    std::uint64_t all_bytes = std::uint64_t{1} << 30;
    std::size_t count = 500;  ///< of more than these the oldest goes
    std::chrono::minutes kept{30};
};

/// How many searches run at once, and how long. The memory and the threads of the server are bounded by this, however
/// many tabs are open.
struct SearchLimits {
    std::size_t searches = 0;  ///< long ones at once, and as many quick ones; 0 for as many as there are cores
    std::size_t hash_megabytes = 16;
    std::size_t quick_hash_megabytes = 1;  ///< small, for it is cleared whenever another game's turn comes
    Milliseconds answer_for_all{6'000};    ///< while others wait, searches are cut short to serve all within this time
    Milliseconds longest{600'000};         ///< no search takes longer
    Milliseconds unwatched{30'000};        ///< nor so long after the last one who looked on has gone
    std::string syzygy_path;               ///< tables of endings for all searches; empty for none
    std::string endings_folder;            ///< where endings that were solved are kept; empty for nowhere
};

}  // namespace rookery::app
