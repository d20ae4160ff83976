#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/any_position.h"

namespace rookery::engine {

/// What minimax or alpha-beta to a fixed depth plays, found with a memory that the textbook's searches do not have: the
/// same move in a small part of the time, whatever it was asked before.
class FixedDepthPlayer {
public:
    struct Found {
        std::string move;         ///< in coordinates
        std::uint64_t nodes = 0;  ///< that it took with the memory: they depend on what was asked before
    };

    virtual ~FixedDepthPlayer() = default;
    /// Nothing if it was stopped, or if there is no move.
    [[nodiscard]] virtual std::optional<Found> move(const AnyPosition& position, const std::atomic<bool>& stop) = 0;
};

/// Null where a memory could change the answer, as in games with draws by repetition, and for evaluations that the
/// textbook's searches use otherwise.
[[nodiscard]] std::unique_ptr<FixedDepthPlayer> make_fixed_depth_player(std::string_view game,
                                                                        std::string_view evaluation, int depth);

}  // namespace rookery::engine
