#include "engine/score/centipawn_scale.h"

#include <algorithm>
#include <cstdint>

#include "engine/games.h"

namespace rookery::engine {
namespace {

/// What evaluations call a pawn, as their files say.
std::optional<int> centipawns_per_point(std::string_view game, std::string_view evaluation) {
    if (score_unit(game, evaluation) == game::ScoreUnit::Centipawns) return 1;
    if (game == "wolf-sheep") return std::nullopt;  // no pawns
    if (game == "pawns-kings") return 100;          // whole pawns
    return 10;                                      // tenths of a pawn
}

}  // namespace

CentipawnScale::CentipawnScale(std::string_view game, std::string_view evaluation)
    : per_point_(centipawns_per_point(game, evaluation)) {}

std::optional<search::Score> CentipawnScale::centipawns(search::Score score) const {
    if (search::is_forced(score)) return score;
    if (!per_point_) return std::nullopt;
    if (*per_point_ == 1) return score;
    // A king of a thousand pawns is no forced win.
    return static_cast<search::Score>(std::clamp<std::int64_t>(std::int64_t{score} * *per_point_,
                                                               -game::highest_evaluation, game::highest_evaluation));
}

}  // namespace rookery::engine
