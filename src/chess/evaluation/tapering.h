#pragma once

#include <algorithm>

#include "chess/evaluation/endgames.h"
#include "chess/evaluation/tapered_score.h"

namespace rookery::chess {

/// How the sum of a position becomes one number. It depends on the position and not on the weights, except that the
/// side with the better endgame decides which of the two scales counts.
struct Tapering {
    int phase = 0;
    int scale_for_white = full_scale;  ///< when White has the better endgame
    int scale_for_black = full_scale;

    [[nodiscard]] constexpr int scale(bool white_is_better) const {
        return white_is_better ? scale_for_white : scale_for_black;
    }
};

/// With so small a scale the ending is as good as drawn, and what is left of the middlegame will not change that.
inline constexpr int drawn_scale = 8;

[[nodiscard]] constexpr int midgame_scale(int scale) { return scale <= drawn_scale ? scale : full_scale; }

/// The score for White.
[[nodiscard]] constexpr int tapered(TaperedScore sum, int phase, int scale) {
    const int midgame_share = std::min(phase, full_phase);
    return (sum.midgame() * midgame_share * midgame_scale(scale) +
            sum.endgame() * (full_phase - midgame_share) * scale) /
           (full_phase * full_scale);
}

}  // namespace rookery::chess
