#pragma once

#include <optional>

#include "game/position.h"
#include "search/traits.h"

namespace rookery::engine {

/// What there is to notice about a move, or to overlook: whatever makes it stand out to a person, or hides it.
struct Glance {
    // What stands out.
    bool takes = false;
    bool takes_back = false;  ///< what has just come here
    bool checks = false;
    bool promotes = false;
    bool near_king = false;  ///< goes next to a king
    bool escapes = false;    ///< by a piece that the last move has attacked
    int gain = 0;            ///< what it takes is worth, in centipawns

    // What hides it.
    int reach = 1;  ///< how many squares it goes
    bool backward = false;
    bool long_diagonal = false;
    bool untouched = false;  ///< takes with a piece that is still on its own first rank
    bool unveiled = false;   ///< along a line that another piece has just left, or leaves with this move
    bool unguarded = false;  ///< takes what the piece that moved last was guarding
    bool elsewhere = false;  ///< on another board than the last move
    bool drops = false;

    // What some players like.
    bool knight = false;
    bool pawn = false;
    bool queen = false;
    bool castles = false;
    bool toward_enemy_king = false;
    bool toward_own_king = false;
};

/// A glance at a legal move, after the move `previous` of the other side. A game tells more about its moves by a
/// specialization (chess_glance.h, own_glances.h).
template <game::Position P>
struct Glancing {
    [[nodiscard]] static Glance at(const P& position, typename P::Move move, std::optional<typename P::Move> previous) {
        Glance glance;
        glance.takes = search::is_noisy(position, move);
        if constexpr (search::SplitsMoves<P>) glance.gain = glance.takes ? position.noisy_gain(move) : 0;
        glance.checks = search::gives_check(position, move);
        glance.takes_back = glance.takes && search::takes_back<P>(move, previous);
        return glance;
    }
    /// Whether the second of a player's two moves undoes the first.
    [[nodiscard]] static bool undoes(typename P::Move, typename P::Move) { return false; }
};

}  // namespace rookery::engine
