#include "engine/person/eyesight.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/random.h"

namespace rookery::engine {
namespace {

/// The eyesight at some ratings; in between it changes evenly. Where the strong search takes over, it needs far fewer
/// nodes. Below the lowest rating there are those of games in which seeing that much is already too much for beginners.
struct Fitted {
    int elo;
    double ideas;
    double attention;
    double fading;
    double depth;
    double exchanges;
    double spread;
    double nodes_log2;
};

constexpr std::array fitted = {
    Fitted{0, -3.4, -3.2, 0.30, 1.0, 1, 900, 8},             //
    Fitted{200, -3.0, -2.4, 0.30, 1.0, 1, 600, 8.5},         //
    Fitted{400, -2.8, -1.8, 0.30, 1.0, 2, 490, 9},           //
    Fitted{600, -2.22, -1.04, 0.30, 1.2, 2, 346, 9.5},       //
    Fitted{800, -1.7, -0.15, 0.30, 1.5, 2, 265, 10},         //
    Fitted{1000, -1.25, 0.6, 0.30, 1.9, 3, 208, 10.5},       //
    Fitted{1200, -0.87, 1.44, 0.30, 2.34, 3, 166, 11.5},     //
    Fitted{1400, -0.51, 2.19, 0.29, 2.755, 4, 130, 12.6},    //
    Fitted{1600, -0.305, 2.67, 0.265, 3.03, 4, 105, 13.83},  //
    Fitted{1800, -0.10, 3.115, 0.24, 3.31, 4, 84, 14.85},    //
    Fitted{2000, 0.08, 3.49, 0.218, 3.56, 6, 71, 15.4},      //
    Fitted{2099, 0.12, 3.56, 0.215, 3.63, 6, 69, 15.5},      //
    Fitted{2100, 0.12, 3.55, 0.215, 3.63, 6, 69, 11.1},      //
    Fitted{2200, 0.17, 3.63, 0.21, 3.70, 6, 66, 11.3},       //
    Fitted{2400, 0.47, 4.02, 0.20, 3.88, 6, 57, 12.05},      //
    Fitted{2600, 0.80, 4.43, 0.20, 3.97, 6, 49, 12.65},      //
    Fitted{2800, 3.0, 6.5, 0.20, 4.0, 6, 18, 15.5},          //
};
/// From here on the strong search looks ahead.
constexpr int reads_well_from = 2100;

/// What the weakest level of a game sees, as a rating of chess. These games are decided so soon by a move that is seen
/// (a check, a drop, a step of the race) that a beginner hardly ever beat somebody with the eyes of chess.
struct Weakest {
    std::string_view game;
    int elo;
};
constexpr std::array weakest = {
    Weakest{"3check", 100},
    Weakest{"racingkings", 150},
    Weakest{"crazyhouse", 200},
    Weakest{"bughouse", 200},
};
/// From here on a rating sees the same in every game.
constexpr int alike_from = 1200;

/// The rating that sees as much in chess.
int rating_in_chess(int elo, std::string_view game) {
    for (const Weakest& one : weakest)
        if (one.game == game && elo < alike_from)
            return one.elo + (elo - lowest_elo) * (alike_from - one.elo) / (alike_from - lowest_elo);
    return elo;
}

/// The spread of the players whose likings are those below.
constexpr double spread_of_likings = 130;

double unscaled_liking(Manner manner, const Glance& glance) {
    switch (manner) {
        case Manner::Plain: return 0;
        case Manner::Attack: return (glance.checks ? 15 : 0) + (glance.toward_enemy_king ? 12 : 0);
        case Manner::Trade: return glance.takes ? 25 : 0;
        case Manner::Knights: return glance.knight ? 18 : 0;
        case Manner::Pawns: return glance.pawn ? 18 : 0;
        case Manner::Queen: return glance.queen ? 22 : 0;
        case Manner::Caution: return (glance.castles ? 30 : 0) + (glance.toward_own_king ? 10 : 0);
    }
    return 0;
}

}  // namespace

Eyesight eyesight_of(int elo, std::string_view game) {
    elo = rating_in_chess(std::clamp(elo, lowest_elo, highest_elo), game);
    std::size_t above = 1;
    while (fitted[above].elo < elo) ++above;
    const Fitted& low = fitted[above - 1];
    const Fitted& high = fitted[above];
    const double share = static_cast<double>(elo - low.elo) / (high.elo - low.elo);
    const auto between = [share](double one, double other) { return one + share * (other - one); };
    Eyesight eyesight;
    eyesight.ideas = between(low.ideas, high.ideas);
    eyesight.attention = between(low.attention, high.attention);
    eyesight.fading = between(low.fading, high.fading);
    eyesight.depth = between(low.depth, high.depth);
    eyesight.exchanges = static_cast<int>(std::lround(between(low.exchanges, high.exchanges)));
    eyesight.spread = between(low.spread, high.spread);
    eyesight.nodes = static_cast<std::uint64_t>(std::exp2(between(low.nodes_log2, high.nodes_log2)));
    eyesight.reads_well = elo >= reads_well_from;
    return eyesight;
}

double chance_to_see(const Glance& glance, const Eyesight& eyesight, int ply) {
    // Of one's own quiet moves a few come to mind; what takes or checks is looked at as in the lines ahead.
    const bool is_idea = ply == 0 && !glance.takes && !glance.checks && !glance.promotes;
    double odds = is_idea ? eyesight.ideas : eyesight.attention - eyesight.fading * ply;
    if (glance.takes) odds += 1.2;
    odds += 0.0012 * std::clamp(glance.gain, 0, 900);
    if (glance.takes_back) odds += 3.0;
    if (glance.checks && !glance.unveiled) odds += 2.5;
    if (glance.promotes) odds += 1.5;
    if (glance.near_king) odds += 0.8;
    if (glance.escapes) odds += 2.0;
    odds -= 0.15 * std::max(0, glance.reach - 2);
    if (glance.backward) odds -= 0.6;
    if (glance.long_diagonal) odds -= 0.5;
    if (glance.untouched) odds -= 0.4;
    if (glance.unveiled) odds -= 1.2;
    if (glance.unguarded) odds -= 0.8;
    if (glance.elsewhere) odds -= 0.5;
    if (glance.drops) odds -= 0.3;
    return 1.0 / (1.0 + std::exp(-odds));
}

double liking(Manner manner, const Glance& glance, double spread) {
    return unscaled_liking(manner, glance) * std::max(1.0, spread / spread_of_likings);
}

std::uint64_t seed_of(std::string_view text) {
    std::uint64_t seed = 1;
    for (const char letter : text) seed = board::Random(seed ^ static_cast<unsigned char>(letter)).next();
    return seed | 1;
}

double drawn(std::uint64_t seed, board::Key key, std::uint64_t what) {
    board::Random random(board::Random(board::Random(seed).next() ^ key).next() ^ what);
    return static_cast<double>(random.next() >> 11) * 0x1.0p-53;
}

}  // namespace rookery::engine
