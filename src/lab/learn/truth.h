#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/any_position.h"

namespace rookery::lab {

/// How often a player keeps the win that it has.
struct Truth {
    std::uint64_t kept = 0;
    std::uint64_t positions = 0;  ///< 0 if nobody has looked, or the truth is not known

    bool operator==(const Truth&) const = default;
};

/// Positions of a solved game in which the side to move wins, but not with every move: learning measured against the
/// truth. They are the same each time.
class TruthTest {
public:
    /// Without positions if the game is not solved, or `stop` was set before they were found.
    TruthTest(const std::string& game, const std::atomic<bool>& stop);

    [[nodiscard]] std::size_t size() const { return questions_.size(); }

    /// What an engine with this network does when it looks at nothing but its own moves; without a file, with the
    /// game's strongest evaluation. Nothing if it was stopped. Throws ParseError if the network cannot be used.
    [[nodiscard]] std::optional<Truth> measure(const std::string& network_file, const std::atomic<bool>& stop) const;

private:
    struct Question {
        std::unique_ptr<engine::AnyPosition> position;
        std::vector<std::string> winning;  ///< moves
    };

    std::vector<Question> questions_;
};

}  // namespace rookery::lab
