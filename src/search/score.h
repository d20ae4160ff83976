#pragma once

#include "game/outcome.h"
#include "game/score.h"
#include "game/side.h"

namespace rookery::search {

using game::Score;

/// No line is longer than this.
inline constexpr int max_ply = 200;

inline constexpr Score infinite_score = 32'001;
inline constexpr Score win_score = 32'000;  ///< for a win on the spot; a win in n plies is n less
inline constexpr Score no_score = 32'767;   ///< for "not known"

/// Forced wins and losses lie beyond what any evaluation says.
inline constexpr Score min_forced_win = win_score - max_ply;
static_assert(min_forced_win > game::highest_evaluation);

[[nodiscard]] constexpr Score win_in(int plies) { return win_score - plies; }
[[nodiscard]] constexpr Score loss_in(int plies) { return -win_score + plies; }
[[nodiscard]] constexpr bool is_forced_win(Score score) { return score >= min_forced_win && score <= win_score; }
[[nodiscard]] constexpr bool is_forced_loss(Score score) { return score <= -min_forced_win; }
[[nodiscard]] constexpr bool is_forced(Score score) { return is_forced_win(score) || is_forced_loss(score); }

/// Tables of endings promise a win without saying how far it is: more than any evaluation, less than a line that is
/// seen.
[[nodiscard]] constexpr Score table_win_in(int plies) { return min_forced_win - 1 - plies; }
static_assert(table_win_in(max_ply) > game::highest_evaluation);
/// Forced, or promised by tables.
[[nodiscard]] constexpr bool is_decided(Score score) {
    return score >= -win_score && score <= win_score &&
           (score > game::highest_evaluation || score < -game::highest_evaluation);
}

/// The plies to the end of a forced line.
[[nodiscard]] constexpr int plies_to_end(Score score) { return win_score - (score > 0 ? score : -score); }

/// The moves of the winner to the end of a forced line, as people count mates; below 0 for a forced loss.
[[nodiscard]] constexpr int moves_to_end(Score score) {
    const int moves = (plies_to_end(score) + 1) / 2;
    return score > 0 ? moves : -moves;
}

/// What a finished game is worth to the side to move, `ply` plies below the root.
[[nodiscard]] constexpr Score outcome_score(game::Outcome outcome, game::Side to_move, int ply) {
    if (outcome.result == game::Result::Draw) return 0;
    const bool first_wins = outcome.result == game::Result::FirstWins;
    return first_wins == (to_move == game::Side::First) ? win_in(ply) : loss_in(ply);
}

/// The table remembers decided scores as seen from their position, not from the root of one search.
[[nodiscard]] constexpr Score to_table(Score score, int ply) {
    if (!is_decided(score)) return score;
    return score > 0 ? score + ply : score - ply;
}
[[nodiscard]] constexpr Score from_table(Score score, int ply) {
    if (!is_decided(score)) return score;
    return score > 0 ? score - ply : score + ply;
}

}  // namespace rookery::search
