#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

namespace rookery::search {

using Milliseconds = std::chrono::milliseconds;

/// When a search ends. Whatever is not set does not limit it.
struct Limits {
    struct PlayerClock {
        Milliseconds time{};
        Milliseconds increment{};
    };

    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::uint64_t> soft_nodes;  ///< after so many, no further depth is begun
    std::optional<Milliseconds> move_time;
    std::optional<int> mate_in;                        ///< moves, not plies
    std::optional<std::array<PlayerClock, 2>> clocks;  ///< by side
    std::optional<int> moves_to_go;
    Milliseconds move_overhead{10};  ///< what the way to the other program may take
    bool infinite = false;           ///< only `stop` ends it
    bool ponder = false;             ///< the clock does not run yet
};

}  // namespace rookery::search
