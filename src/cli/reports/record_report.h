#pragma once

#include <string>
#include <vector>

#include "lab/record/recorded_game.h"

namespace rookery::cli {

/// What `rookery lab run` prints for people: the head of a table, a row for each ply (or each game, when there are
/// several), and what it all came to.
[[nodiscard]] std::string players_text(const lab::RecordSettings& settings);
[[nodiscard]] std::string plies_head(const lab::RecordSettings& settings);
[[nodiscard]] std::string ply_row(const lab::RecordSettings& settings, std::size_t number, const lab::RecordedPly& ply);
[[nodiscard]] std::string games_head(const lab::RecordSettings& settings);
[[nodiscard]] std::string game_row(const lab::RecordSettings& settings, std::size_t number,
                                   const lab::RecordedGame& game);
[[nodiscard]] std::string record_summary(const lab::RecordSettings& settings,
                                         const std::vector<lab::RecordedGame>& games);

}  // namespace rookery::cli
