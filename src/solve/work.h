#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "game/outcome.h"
#include "solve/value.h"

namespace rookery::solve {

/// How to go about solving a game.
struct Work {
    unsigned threads = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(double share)> progress = {};  ///< called now and then, from any thread
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
