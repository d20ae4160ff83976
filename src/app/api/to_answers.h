#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/api/answers/analyse.h"
#include "app/api/answers/play.h"
#include "app/play/board_view.h"
#include "app/problem.h"
#include "app/records.h"
#include "app/search_scheduler.h"
#include "engine/any_position.h"
#include "search/score.h"
#include "search/tt.h"

namespace rookery::app {

/// What the messages of several places have in common, made of what the program knows.
[[nodiscard]] api::Side to_api(game::Side side);
[[nodiscard]] api::Bound to_api(search::Bound bound);
[[nodiscard]] api::Unit to_api(game::ScoreUnit unit);
[[nodiscard]] std::vector<api::BoardLayout> to_api(const std::vector<BoardLayout>& layout);
[[nodiscard]] api::BoardPicture to_api(const BoardView& board);
[[nodiscard]] std::vector<api::BoardPicture> to_api(const std::vector<BoardView>& boards);
[[nodiscard]] api::Player to_api(const Player& player);
[[nodiscard]] api::NamedPlayer to_api(const Player& player, const std::string& name);
[[nodiscard]] api::ConversationMessage to_api(const std::vector<ConversationLine>& conversation);
[[nodiscard]] api::Reason to_api(const Problem& problem);

[[nodiscard]] api::Score score_of(search::Score score_for_first, game::ScoreUnit unit);
[[nodiscard]] api::ExactValue exact_of(search::Score score_for_first);
/// One entry for each board.
[[nodiscard]] std::vector<api::LegalMoves> legal_of(const engine::AnyPosition& position);
/// Null if it goes on.
[[nodiscard]] api::OrNull<api::Outcome> outcome_of(const game::GameInfo& info, const std::optional<Ending>& ending);

}  // namespace rookery::app
