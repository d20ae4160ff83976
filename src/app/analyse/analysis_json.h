#pragma once

#include <string_view>

#include <boost/json.hpp>

#include "app/analyse/game_tree.h"
#include "app/analyse/position_edit.h"
#include "app/analyse/reading.h"
#include "engine/game_search.h"
#include "engine/solve/solve_report.h"
#include "lab/analyse/analysis.h"

namespace rookery::app {

/// A line that an analyst found: its score, depth and moves.
[[nodiscard]] boost::json::object line_found_json(const lab::FoundLine& line, game::ScoreUnit unit);

/// What an analysis says and hears; docs/page-protocol.md explains it. Reading throws ParseError.

[[nodiscard]] search::Score score_for_first(const engine::AnyPosition& position, search::Score score_for_mover);
/// What a search has found about one of the best moves of the position.
[[nodiscard]] boost::json::object found_line_json(const engine::AnyPosition& position, const engine::Report& report);

/// What a solution says of every move, like the lines of a search.
[[nodiscard]] boost::json::object solved_json(const engine::AnyPosition& position, const engine::SolveReport& solved);

[[nodiscard]] boost::json::object tree_json(const GameTree& tree);
[[nodiscard]] GameTree tree_from_json(const boost::json::object& object);
[[nodiscard]] boost::json::object reading_json(const Reading& reading);

[[nodiscard]] boost::json::object editor_json(const EditorKit& kit, const EditOutcome& outcome);
[[nodiscard]] EditedPosition edited_from_json(const boost::json::object& members);

[[nodiscard]] boost::json::object report_json(const lab::GameAnalysis& analysis);

}  // namespace rookery::app
