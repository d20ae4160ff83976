#pragma once

#include "app/loop.h"
#include "engine/person/manner.h"

namespace rookery::app {

/// What a user may ask of a computer player.
inline constexpr int lowest_depth = 1;
inline constexpr int highest_depth = 18;
inline constexpr Milliseconds shortest_time{50};
inline constexpr Milliseconds longest_time{60'000};
using engine::highest_elo;
using engine::lowest_elo;

/// Of whoever does all it can, where there is no clock.
inline constexpr Milliseconds time_of_the_strongest{2'000};

/// Of a computer for which nobody chose a level.
inline constexpr int default_depth = 6;

/// What a user may ask of a clock.
inline constexpr Milliseconds longest_clock{24 * 3'600'000};
inline constexpr Milliseconds longest_increment{600'000};
/// Less is no time to make a move in, on a clock that begins with it or gives it for each move.
inline constexpr Milliseconds shortest_clock{1'000};

/// The least time between the moves of two computers.
inline constexpr Milliseconds default_delay{400};
inline constexpr Milliseconds longest_delay{10'000};

/// Of comparisons of the algorithms: minimax takes a minute beyond this.
inline constexpr int highest_count_depth = 6;

}  // namespace rookery::app
