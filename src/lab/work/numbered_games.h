#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace rookery::lab {

/// Games with numbers from 0 on, some of which were played earlier, as many at a time as a job has.
struct NumberedGames {
    std::uint64_t games = 0;
    std::uint64_t per_job = 1;

    [[nodiscard]] std::uint64_t jobs() const { return (games + per_job - 1) / per_job; }
    /// Those that are left to be played in a job; nothing if there is no such job.
    template <class Numbers>
    [[nodiscard]] std::optional<std::vector<std::uint64_t>> of_job(std::uint64_t job, const Numbers& played) const {
        if (job >= jobs()) return std::nullopt;
        std::vector<std::uint64_t> left;
        for (std::uint64_t game = job * per_job; game < std::min((job + 1) * per_job, games); ++game)
            if (!played.contains(game)) left.push_back(game);
        return left;
    }
};

}  // namespace rookery::lab
