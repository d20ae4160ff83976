#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>

#include "game/helper_threads.h"
#include "game/outcome.h"
#include "solve/value.h"

namespace rookery::solve {

/// How to go about solving a game.
struct Work {
    unsigned threads = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(double share)> progress = {};  ///< called now and then, from any thread
    std::filesystem::path folder = {};                ///< where solutions are kept for the next time; nowhere if empty

    [[nodiscard]] bool stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }

    /// Calls `body(first, last)` with portions of the numbers below `count`, on all threads at once. False if it was
    /// stopped.
    template <class Body>
    bool in_portions(std::uint64_t count, const Body& body) const {
        constexpr std::uint64_t portion = 16'384;
        std::atomic<std::uint64_t> next = 0;
        const auto help = [&] {
            while (!stopped()) {
                const std::uint64_t first = portion * next.fetch_add(1, std::memory_order_relaxed);
                if (first >= count) break;
                body(first, std::min(first + portion, count));
            }
        };
        {
            game::HelperThreads helpers;
            for (unsigned i = 1; i < threads; ++i)
                if (!helpers.add(help)) break;
            help();
        }
        return !stopped();
    }
};

/// How many positions are worth what.
struct Counts {
    std::uint64_t first_wins = 0;
    std::uint64_t second_wins = 0;
    std::uint64_t draws = 0;

    [[nodiscard]] std::uint64_t positions() const { return first_wins + second_wins + draws; }
    void add(Value value) {
        switch (value.result()) {
            case game::Result::FirstWins: ++first_wins; break;
            case game::Result::SecondWins: ++second_wins; break;
            default: ++draws;
        }
    }
    void add(const Counts& other) {
        first_wins += other.first_wins;
        second_wins += other.second_wins;
        draws += other.draws;
    }
    bool operator==(const Counts&) const = default;
};

}  // namespace rookery::solve
