#pragma once

#include <cstdint>

namespace rookery::board {

/// A small, fast, well-mixed generator (SplitMix64). It is `constexpr`, so that the compiler can make tables of random
/// numbers; it is also the source of every seeded random choice in the program, equal on every machine.
class Random {
public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }

    /// A number below `bound`, which is not 0. The bias of the remainder is immaterial at our bounds.
    constexpr std::uint64_t below(std::uint64_t bound) { return next() % bound; }

private:
    std::uint64_t state_;
};

}  // namespace rookery::board
