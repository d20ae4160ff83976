#pragma once

#include <boost/json.hpp>

#include "app/analyse/game_tree.h"
#include "app/analyse/position_edit.h"
#include "app/analyse/reading.h"
#include "app/api/answers/analyse.h"
#include "engine/game_search.h"
#include "engine/solve/solve_report.h"
#include "lab/analyse/analysis.h"

namespace rookery::app {

/// What an analysis says and hears. Reading throws ParseError.

[[nodiscard]] search::Score score_for_first(const engine::AnyPosition& position, search::Score score_for_mover);
/// A line that an analyst found.
[[nodiscard]] api::ScoredLine scored_line(const lab::FoundLine& line, game::ScoreUnit unit);
/// What a search has found about one of the best moves of the position.
[[nodiscard]] api::FoundLine found_line(const engine::AnyPosition& position, const engine::Report& report);
/// What a solution says of every move, like the lines of a search.
[[nodiscard]] api::SolvedResult solved_result(const engine::AnyPosition& position, const engine::SolveReport& solved);

[[nodiscard]] api::TreeTransfer tree_transfer(const GameTree& tree);
[[nodiscard]] GameTree tree_from_json(const boost::json::object& object);
/// Without the tree, which goes by a transfer.
[[nodiscard]] api::ReadResult read_result(const Reading& reading);

[[nodiscard]] api::EditMessage edit_message(const EditorKit& kit, const EditOutcome& outcome);
[[nodiscard]] EditedPosition edited_from_json(const boost::json::object& members);

[[nodiscard]] api::ReportResult report_result(const lab::GameAnalysis& analysis);

}  // namespace rookery::app
