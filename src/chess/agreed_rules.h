#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "board/square.h"
#include "board/zobrist.h"

namespace rookery::chess {

/// How far two squares are from each other.
enum class Metric : std::uint8_t {
    KingSteps,  ///< the steps of a king
    Manhattan,  ///< files and ranks
    Euclidean,  ///< as the crow flies, rounded
};

[[nodiscard]] int distance_by(Metric metric, board::Square from, board::Square to);

/// Rules that players may switch one by one before a game, where the rule set has them settled by agreement. As they
/// are here they are those of pawns and kings as it was published. They are asked at run time: nobody plays such a game
/// for speed, and a type for each combination would be built for nothing.
struct AgreedRules {
    bool promotion = false;   ///< otherwise a pawn on the last rank stays there for good
    bool en_passant = false;  ///< means nothing without double steps
    bool double_step = true;  ///< of a pawn that has not moved
    bool check = false;       ///< otherwise kings may be left to be taken, which wins
    Metric metric = Metric::KingSteps;

    bool operator==(const AgreedRules&) const = default;

    /// Whether moves and ends are as published, however distances are measured.
    [[nodiscard]] bool plays_as_published() const;
    /// What the key of a position has besides its pieces; 0 for the published rules.
    [[nodiscard]] board::Key key() const;

    /// What differs from the published rules: "promotion+en-passant+single-step+check+manhattan"; empty if nothing
    /// does.
    [[nodiscard]] std::string text() const;
    /// The reverse, in any order. ParseError says which word makes no sense.
    [[nodiscard]] static AgreedRules parse(std::string_view text);
};

}  // namespace rookery::chess
