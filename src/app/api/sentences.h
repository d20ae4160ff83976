#pragma once

#include <array>
#include <string>
#include <string_view>

#include "app/records.h"
#include "game/game.h"
#include "search/score.h"

namespace rookery::app {

/// Sentences for people.

/// "White wins by checkmate.", "Draw by repetition."
[[nodiscard]] std::string ending_words(const game::GameInfo& info, const Ending& ending);
/// "Black to move", "White to move, in check"
[[nodiscard]] std::string turn_words(const game::GameInfo& info, game::Side to_move, bool in_check);
/// "The sheep win in 31 plies with best play."
[[nodiscard]] std::string exact_words(const game::GameInfo& info, search::Score score_for_first);
/// "Depth 6", "1 second a move", "Rating 1500", "Minimax, depth 4", "You"
[[nodiscard]] std::array<std::string, 2> names_of(const game::GameInfo& info, const Players& players);
/// The same sentence with a capital letter in front and a full stop behind.
[[nodiscard]] std::string sentence(std::string_view text);

}  // namespace rookery::app
