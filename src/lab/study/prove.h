#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "game/side.h"
#include "lab/record/recorded_game.h"

namespace rookery::lab {

/// A claim about a player that always answers alike: against whatever the other side plays, it does not lose.
struct ProveSettings {
    std::string game;
    std::string start;  ///< as text; empty for the usual start
    game::Side side = game::Side::First;
    RecordedPlayer player;
    std::size_t maximum_plies = 300;  ///< lines that are longer stay open
    std::size_t max_positions = 2'000'000;
    unsigned threads = 1;
};

/// What happens on one ply after the start.
struct ProvePly {
    std::uint64_t positions = 0;  ///< that were never met before
    std::uint64_t losses = 0;     ///< moves with which the player has lost
};

struct ProveReport {
    std::uint64_t positions = 0;  ///< that can come about, each counted once
    std::uint64_t moves = 0;      ///< that the player had to find
    std::uint64_t nodes = 0;  ///< that it took; with a memory that threads do not share, more of them in more threads
    std::chrono::duration<double> time{};
    std::uint64_t wins = 0;  ///< of the player: moves that end the game so, each from another position or to another
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::uint64_t open = 0;  ///< positions beyond which nobody looked
    std::vector<ProvePly> plies;
    /// The shortest way to beat the player, in the game's notation; empty if there is none.
    std::vector<std::string> refutation;
    bool stopped = false;

    /// It never loses, and that is certain.
    [[nodiscard]] bool holds() const { return losses == 0 && open == 0 && !stopped; }
};

/// Tries every reply to a player. A position that can be reached in several ways is looked at once: what the player
/// does there depends on nothing else. `listener` hears of each ply.
[[nodiscard]] ProveReport prove(const ProveSettings& settings, const std::atomic<bool>& stop,
                                const std::function<void(const ProveReport&)>& listener = {});

}  // namespace rookery::lab
