#include "lab/analyse/game_accuracy.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "lab/analyse/judgment.h"

namespace rookery::lab {
namespace {

double deviation(const double* first, std::size_t count) {
    double mean = 0;
    for (std::size_t i = 0; i < count; ++i) mean += first[i] / static_cast<double>(count);
    double variance = 0;
    for (std::size_t i = 0; i < count; ++i)
        variance += (first[i] - mean) * (first[i] - mean) / static_cast<double>(count);
    return std::sqrt(variance);
}

/// The winning chances of the first side before the first move and after each.
std::vector<double> chances_of(const std::vector<JudgedMove>& moves) {
    const auto for_first = [](const JudgedMove& move, game::Score score) {
        return winning_chance(move.mover == game::Side::First ? score : -score);
    };
    std::vector<double> chances;
    if (!moves.empty()) chances.push_back(for_first(moves.front(), moves.front().best));
    for (const JudgedMove& move : moves) chances.push_back(for_first(move, move.played));
    return chances;
}

}  // namespace

std::array<std::optional<double>, 2> game_accuracies(const std::vector<JudgedMove>& moves) {
    const std::vector<double> chances = chances_of(moves);
    const std::size_t window = std::min(std::clamp<std::size_t>(moves.size() / 10, 2, 8), chances.size());
    struct Sums {
        double weighted = 0;
        double weights = 0;
        double inverse = 0;
        int moves = 0;
    };
    std::array<Sums, 2> sums;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        // The window ends with the move, or is the first one.
        const std::size_t begin = i + 2 > window ? i + 2 - window : 0;
        const double weight = std::clamp(deviation(chances.data() + begin, window), 0.5, 12.0);
        const double value = accuracy(moves[i].best, moves[i].played);
        Sums& sum = sums[index(moves[i].mover)];
        sum.weighted += weight * value;
        sum.weights += weight;
        sum.inverse += 1 / std::max(1.0, value);
        ++sum.moves;
    }
    std::array<std::optional<double>, 2> result;
    for (std::size_t side = 0; side < 2; ++side)
        if (sums[side].moves > 0)
            result[side] = (sums[side].weighted / sums[side].weights + sums[side].moves / sums[side].inverse) / 2;
    return result;
}

}  // namespace rookery::lab
