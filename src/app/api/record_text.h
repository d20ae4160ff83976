#pragma once

#include <string>
#include <string_view>

#include "app/records.h"

namespace rookery::app {

/// Players and options as JSON, as the messages and the store have them. Reading throws ParseError.
[[nodiscard]] std::string player_text(const Player& player);
[[nodiscard]] Player player_from_text(std::string_view text);
[[nodiscard]] std::string options_text(const OptionValues& options);
[[nodiscard]] OptionValues options_from_text(std::string_view text);

}  // namespace rookery::app
