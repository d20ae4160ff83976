#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "app/records.h"

namespace rookery::app {

class LearningRuns;

/// The file with the network of a learned player; empty for the evaluation that the program has of itself. Refusal if
/// it is not there, or no longer.
[[nodiscard]] std::string network_of(const Player::Learned& learned, std::string_view game, const LearningRuns* runs);

/// As moves write a board that is counted from 0.
[[nodiscard]] inline std::string board_name(std::size_t board) { return {static_cast<char>('A' + board)}; }

/// Throws ParseError if one of them cannot play the game, on so many boards, or has a partner who cannot.
void check_players(const Players& players, std::string_view game, std::size_t boards, const LearningRuns* runs);

}  // namespace rookery::app
