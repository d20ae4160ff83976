#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/settings.h"

namespace rookery::engine {

/// A fixed piece of work: its node count is the *signature* of the search, equal on every machine until someone
/// changes what the search does.
struct BenchResult {
    std::string game;
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{};

    [[nodiscard]] double nodes_per_second() const;
};

/// Searches some positions of the game to a fixed depth, on one thread with an empty table.
[[nodiscard]] BenchResult run_bench(std::string_view game, const Settings& settings = {});

[[nodiscard]] std::string bench_text(const BenchResult& result);

}  // namespace rookery::engine
