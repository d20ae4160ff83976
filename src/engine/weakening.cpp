#include "engine/weakening.h"

#include <algorithm>
#include <cmath>

#include "board/random.h"

namespace rookery::engine {

namespace {

/// How often the nodes of the weakest level are doubled. Strength comes from nodes and judgement together; both follow
/// this curve, which was fitted to matches between levels and with Stockfish at the same rating (docs/strength.md).
double doublings(int elo) {
    constexpr int bend = 1700;  // from here on more nodes help less
    return (std::min(elo, bend) - lowest_elo) / 180.0 + std::max(0, elo - bend) / 260.0;
}

}  // namespace

std::uint64_t Weakening::nodes(int elo) { return static_cast<std::uint64_t>(60.0 * std::exp2(doublings(elo))); }

std::size_t Weakening::choose(const std::vector<search::Score>& scores, int elo, board::Key key) {
    // How far off the judgement of a person is, in centipawns: about a pawn for a beginner, little for a master.
    const double spread = 110.0 * std::exp2(-0.316 * doublings(elo));
    board::Random random(key);
    std::size_t best = 0;
    double best_looks = -1e9;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        // The sum of a few uniform numbers is close to a normal error.
        double error = 0;
        for (int part = 0; part < 4; ++part) error += static_cast<double>(random.below(2001)) / 1000.0 - 1.0;
        const double looks = scores[i] + spread * error * 0.87;
        if (looks > best_looks) {
            best_looks = looks;
            best = i;
        }
    }
    // Nobody overlooks that their king is mated next, and everybody takes a mate they see.
    if (search::is_forced(scores[0])) return 0;
    return search::is_forced_loss(scores[best]) ? 0 : best;
}

}  // namespace rookery::engine
