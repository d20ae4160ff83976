#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/zobrist.h"
#include "search/score.h"

namespace rookery::engine {

/// The ratings at which the engine can be asked to play.
inline constexpr int lowest_elo = 800;
inline constexpr int highest_elo = 2800;

/// How to play like a weaker person: looking less far, and now and then preferring a move that only looks nearly as
/// good. A person does not play a random move, and does not change their mind about the same position: the choice
/// depends on the position alone.
struct Weakening {
    /// How many moves a person weighs against each other.
    static constexpr int lines = 4;

    [[nodiscard]] static std::uint64_t nodes(int elo);
    /// One of the moves, whose scores are given best first.
    [[nodiscard]] static std::size_t choose(const std::vector<search::Score>& scores, int elo, board::Key key);
};

}  // namespace rookery::engine
