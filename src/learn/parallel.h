#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>

#include "game/helper_threads.h"

namespace rookery::learn {

/// Calls `work` with 0, 1 ... `count` - 1, on so many threads. Which thread gets which number is left to chance:
/// results must not depend on it.
template <class Work>
void in_parallel(unsigned threads, std::size_t count, const Work& work) {
    std::atomic<std::size_t> next = 0;
    const auto take = [&] {
        for (std::size_t number = next.fetch_add(1); number < count; number = next.fetch_add(1)) work(number);
    };
    game::HelperThreads others;
    while (others.count() + 1 < std::min<std::size_t>(threads, count) && others.add(take)) continue;
    take();
}

}  // namespace rookery::learn
