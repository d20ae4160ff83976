#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace rookery::learn {

/// Calls `work` with 0, 1 ... `count` - 1, on so many threads. Which thread gets which number is left to chance:
/// results must not depend on it.
template <class Work>
void in_parallel(unsigned threads, std::size_t count, const Work& work) {
    std::atomic<std::size_t> next = 0;
    const auto take = [&] {
        for (std::size_t number = next.fetch_add(1); number < count; number = next.fetch_add(1)) work(number);
    };
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < std::min<std::size_t>(threads, count); ++i) others.emplace_back(take);
    take();
    for (std::thread& other : others) other.join();
}

}  // namespace rookery::learn
