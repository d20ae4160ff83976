#include "lab/levels/material.h"

#include "lab/analyse/judgment.h"

namespace rookery::lab {
namespace {

/// Longer exchanges are hardly the fault of their first move.
constexpr std::size_t longest_exchange = 6;
constexpr double decided_chance = 90;

}  // namespace

int material_lost(const GamePositions& positions, std::size_t move) {
    if (positions[move]->info().balance_name != "material") return 0;
    const std::size_t after = move + 1;
    std::size_t end = after;
    while (end + 1 < positions.size() && end - after < longest_exchange &&
           positions[end + 1]->balance() != positions[end]->balance())
        ++end;
    if (end == after) return 0;
    const int lost = positions[move]->balance() - positions[end]->balance();
    return positions[move]->to_move() == game::Side::First ? lost : -lost;
}

bool is_decided(game::Score score) {
    const double chance = winning_chance(score);
    return chance >= decided_chance || chance <= 100 - decided_chance;
}

}  // namespace rookery::lab
