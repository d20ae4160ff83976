#pragma once

#include <algorithm>
#include <chrono>

namespace rookery::app {

/// Nobody likes a reply that is there before one's own piece has landed.
inline constexpr std::chrono::milliseconds shortest_reply{400};

/// How long somebody waits with a reply who would like to wait `wanted` and has so much time left, for the game or for
/// this move: no more than a small part of it, but the shortest reply only becomes shorter when the flag is about to
/// fall.
[[nodiscard]] constexpr std::chrono::milliseconds affordable(std::chrono::milliseconds wanted,
                                                             std::chrono::milliseconds left, bool per_move) {
    using namespace std::chrono_literals;
    const auto share = per_move ? left / 4 : left / 50;
    const bool is_pressed = left < (per_move ? 1s : 5s);
    return std::min(wanted, is_pressed ? share : std::max(share, shortest_reply));
}

}  // namespace rookery::app
