#pragma once

#include <cstdint>
#include <string_view>

#include "board/zobrist.h"
#include "engine/person/glance.h"
#include "engine/person/manner.h"
#include "search/score.h"

namespace rookery::engine {

/// What a player of some rating sees. The numbers were fitted to matches between the levels (docs/strength.md).
struct Eyesight {
    double ideas = 0;         ///< the log-odds that an ordinary quiet move of one's own comes to mind
    double attention = 0;     ///< ... and that one ahead is noticed
    double fading = 0;        ///< what they lose with each ply ahead
    double depth = 1;         ///< plies looked ahead; 2.5 is two in half of the positions and three in the others
    int exchanges = 2;        ///< plies of captures beyond them
    double spread = 0;        ///< moves that differ by less, in centipawns, are a matter of taste
    std::uint64_t nodes = 0;  ///< positions thought of at most
    bool reads_well = false;  ///< looks ahead like a machine, at moves that it has noticed
};

/// Of a player of that rating in the game of that name.
[[nodiscard]] Eyesight eyesight_of(int elo, std::string_view game = "chess");

/// How likely the player notices the move, `ply` plies ahead.
[[nodiscard]] double chance_to_see(const Glance& glance, const Eyesight& eyesight, int ply);

/// How much the player likes the move, in centipawns, beyond what it is worth. `spread` is the player's own: the less
/// they tell good moves from others, the more they follow what they like.
[[nodiscard]] double liking(Manner manner, const Glance& glance, double spread);

/// A seed that belongs to the text, and is not 0.
[[nodiscard]] std::uint64_t seed_of(std::string_view text);

/// The chance of this player in this place, from 0 to below 1: always the same for the same numbers.
[[nodiscard]] double drawn(std::uint64_t seed, board::Key key, std::uint64_t what);

}  // namespace rookery::engine
