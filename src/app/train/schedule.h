#pragma once

#include <cstdint>

#include "app/train/puzzle_records.h"

namespace rookery::app {

inline constexpr std::int64_t milliseconds_per_day = 24 * 60 * 60 * 1000;

/// When a puzzle comes again: after days that grow each time it is solved at the first attempt, and on the same day
/// when it is not.
[[nodiscard]] Puzzle tried(Puzzle puzzle, bool was_solved, std::int64_t now);

/// The end of the day, where the program runs: what is due until then is due today.
[[nodiscard]] std::int64_t end_of_day(std::int64_t now);

}  // namespace rookery::app
