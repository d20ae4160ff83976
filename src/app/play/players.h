#pragma once

#include <string>
#include <string_view>

#include "app/records.h"

namespace rookery::app {

class LearningRuns;

/// The file with the network of a learned player; empty for the evaluation that the program has of itself. Refusal if
/// it is not there, or no longer.
[[nodiscard]] std::string network_of(const Player::Learned& learned, std::string_view game, const LearningRuns* runs);

/// Throws ParseError if a computer among them cannot play the game.
void check_players(const Players& players, std::string_view game, const LearningRuns* runs);

}  // namespace rookery::app
