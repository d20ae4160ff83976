#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "app/api/outgoing.h"
#include "app/play/board_view.h"
#include "engine/any_position.h"
#include "search/score.h"
#include "search/tt.h"

namespace rookery::app {

/// The parts that messages to the page have in common; docs/page-protocol.md explains them.

/// A message with its type and the number of the request that it answers, if it answers one.
[[nodiscard]] boost::json::object message_json(std::string_view type, const RequestNumber& request);
[[nodiscard]] std::string_view side_text(game::Side side);
[[nodiscard]] std::string_view bound_text(search::Bound bound);
[[nodiscard]] boost::json::object score_json(search::Score score_for_first, game::ScoreUnit unit);
/// Who wins with best play, and in how many plies; nobody if it is a draw.
[[nodiscard]] boost::json::object exact_json(search::Score score_for_first);
[[nodiscard]] boost::json::array layout_json(const std::vector<BoardLayout>& layout);
[[nodiscard]] boost::json::array boards_json(const std::vector<BoardView>& boards);
/// One entry for each board.
[[nodiscard]] boost::json::array legal_json(const engine::AnyPosition& position);
[[nodiscard]] boost::json::array line_json(const std::vector<LineMove>& line);
/// Why something was not done: `reason`, a sentence, and `code` with its `parameters` if it has one.
void add_reason(boost::json::object& message, const Problem& problem);
/// Null if it goes on.
[[nodiscard]] boost::json::value ending_json(const game::GameInfo& info, const std::optional<Ending>& ending);

}  // namespace rookery::app
