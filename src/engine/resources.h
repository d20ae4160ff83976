#pragma once

#include <optional>

#include "bughouse/evaluation/board_valuer.h"
#include "search/thread_niceness.h"

namespace rookery::engine {

/// Of threads whose work nobody waits for on the spot.
inline constexpr int background_niceness = 10;

/// Makes this thread one of them.
inline void run_in_background() { search::set_thread_niceness(background_niceness); }

/// What an engine gets from whoever makes it.
struct Resources {
    /// Starts other engines for evaluations that ask them. This room only searches: those who know how to talk to other
    /// programs hand it in.
    bughouse::ValuerMaker make_valuer;
    /// Of its threads: how readily they leave the processor to others. Without a number they are like the one that
    /// makes them.
    std::optional<int> niceness;
};

}  // namespace rookery::engine
