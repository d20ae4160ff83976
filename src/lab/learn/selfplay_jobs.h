#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "lab/learn/selfplay.h"
#include "lab/work/run.h"

namespace rookery::lab {

/// What the games have in common, as text: everything but where they go and how many there are.
[[nodiscard]] std::string selfplay_settings_text(const SelfplaySettings& settings);

/// A job is the numbers of some games; its result the games.
[[nodiscard]] std::string selfplay_job_text(const std::vector<std::uint64_t>& numbers);
/// Throws ParseError if the result is damaged.
[[nodiscard]] std::vector<learn::TrainingGame> selfplay_games_from(const std::string& result);
/// Throws ParseError unless these are the games of that job, legal, and ended as the rules of the run have it.
void check_selfplay_games(const std::vector<learn::TrainingGame>& games, const std::string& job,
                          const SelfplaySettings& settings);

[[nodiscard]] std::unique_ptr<Performer> make_selfplay_performer(const RunText& run, const Surroundings& surroundings);

}  // namespace rookery::lab
