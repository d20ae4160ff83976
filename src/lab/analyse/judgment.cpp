#include "lab/analyse/judgment.h"

#include <algorithm>
#include <cmath>

#include "search/score.h"

namespace rookery::lab {
namespace {

constexpr int highest_counted = 1000;

int counted(game::Score score) {
    if (search::is_forced(score)) return score > 0 ? highest_counted : -highest_counted;
    return std::clamp(score, -highest_counted, highest_counted);
}

double chance_lost(game::Score best_for_mover, game::Score played_for_mover) {
    return std::max(0.0, winning_chance(best_for_mover) - winning_chance(played_for_mover));
}

}  // namespace

std::string_view mark_text(Mark mark) {
    switch (mark) {
        case Mark::Inaccuracy: return "inaccuracy";
        case Mark::Mistake: return "mistake";
        case Mark::Blunder: return "blunder";
        case Mark::None: break;
    }
    return "";
}

double winning_chance(game::Score score) {
    if (search::is_forced(score)) return score > 0 ? 100 : 0;
    return 100 / (1 + std::exp(-0.00368208 * score));
}

int centipawn_loss(game::Score best_for_mover, game::Score played_for_mover) {
    return std::max(0, counted(best_for_mover) - counted(played_for_mover));
}

Mark mark_for(game::Score best_for_mover, game::Score played_for_mover) {
    const double lost = chance_lost(best_for_mover, played_for_mover);
    return lost >= 15 ? Mark::Blunder : lost >= 10 ? Mark::Mistake : lost >= 5 ? Mark::Inaccuracy : Mark::None;
}

double accuracy(game::Score best_for_mover, game::Score played_for_mover) {
    const double lost = chance_lost(best_for_mover, played_for_mover);
    return std::clamp(103.1668 * std::exp(-0.04354 * lost) - 3.1669, 0.0, 100.0);
}

}  // namespace rookery::lab
