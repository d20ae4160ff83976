#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "game/outcome.h"
#include "game/score.h"

namespace rookery::learn {

/// A move as bits and what the search that chose it thought of the position, for the side to move.
struct TrainingPly {
    /// Instead of a score, where the move was a random one: nobody can learn from that.
    static constexpr std::int16_t no_score = std::numeric_limits<std::int16_t>::min();

    std::uint32_t move_bits = 0;
    std::int16_t score_for_mover = 0;

    bool operator==(const TrainingPly&) const = default;
};

/// A game of the program against itself, as networks learn from it.
struct TrainingGame {
    std::uint64_t number = 0;  ///< among those of its file
    std::string start;         ///< the position after the random opening, as text
    int opening_plies = 0;     ///< how many moves that opening had
    std::vector<TrainingPly> plies;
    game::Result result = game::Result::Draw;

    bool operator==(const TrainingGame&) const = default;
};

/// How such games are played. Scores are in the unit of the evaluation that plays.
struct TrainingRules {
    std::uint64_t nodes = 1000;   ///< a search finishes the depth in which it reaches these
    std::uint64_t max_nodes = 8;  ///< ... but stops at so many times as many
    int random_plies = 8;         ///< at the start of each game, or one more, so that no two are alike
    int random_percent = 0;       ///< of the other moves: they lead to odd positions, as a search meets them too
    int lopsided_opening = 300;   ///< a game that stands so before it begins is not played
    int won_score = 2500;         ///< a game that stands so ...
    int won_plies = 4;            ///< ... for so many plies is won
    int drawn_score = 5;          ///< a game that stays so near to 0 ...
    int drawn_plies = 12;         ///< ... for so many plies is drawn
    int drawn_from_ply = 50;      ///< ... from this one on
    int longest_game = 400;       ///< plies; what lasts longer is drawn
};

}  // namespace rookery::learn
