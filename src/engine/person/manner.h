#pragma once

#include <cstdint>

namespace rookery::engine {

/// The ratings at which the engine can be asked to play.
inline constexpr int lowest_elo = 400;
inline constexpr int highest_elo = 2800;

/// What a player likes. It tips the scales between moves that seem about equally good, and never more than that.
enum class Manner : std::uint8_t {
    Plain,    ///< nothing in particular
    Attack,   ///< checks, and pieces that come near the enemy king
    Trade,    ///< whatever takes and is taken back
    Knights,  ///< knights on the move
    Pawns,    ///< pawns that go forward
    Queen,    ///< the queen goes out early and often
    Caution,  ///< pieces close to the own king, and castling
};

}  // namespace rookery::engine
