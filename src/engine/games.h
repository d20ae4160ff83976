#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"
#include "engine/game_search.h"
#include "engine/resources.h"
#include "engine/solve/solve_report.h"
#include "game/game.h"
#include "game/search_parameters.h"

namespace rookery::engine {

/// Every game the program knows. The first one is the default.
[[nodiscard]] const std::vector<game::GameInfo>& games();

/// The game of that name. Throws ParseError, listing the known names, if there is none.
[[nodiscard]] const game::GameInfo& find_game(std::string_view id);

/// The usual start of the game.
[[nodiscard]] std::unique_ptr<AnyPosition> start_position(std::string_view id);
/// One of the game's starts, below `info.start_positions`.
[[nodiscard]] std::unique_ptr<AnyPosition> start_position(std::string_view id, int number);
/// The number of the start of bughouse on so many boards, with the same or with alternate colors for a team.
[[nodiscard]] int bughouse_start(int boards, bool same_sides);
/// The usual start on a board of another size. ParseError if the game has no such board.
[[nodiscard]] std::unique_ptr<AnyPosition> start_position_of_size(std::string_view id, int size);
[[nodiscard]] std::unique_ptr<AnyPosition> position_from_text(std::string_view id, std::string_view text);

/// The margins of the game's search, as they come with the program.
[[nodiscard]] const game::SearchParameters& search_parameters(std::string_view id);

/// The evaluations a user can pick for this game; the first is the strongest.
[[nodiscard]] std::vector<std::string> evaluations(std::string_view id);
/// The evaluation of that name; the strongest if it is empty. ParseError if the game has none of that name.
[[nodiscard]] std::string find_evaluation(std::string_view id, std::string_view evaluation);
/// What the evaluation, which the game has, counts; the strongest if the name is empty.
[[nodiscard]] game::ScoreUnit score_unit(std::string_view id, std::string_view evaluation);
/// Whether the evaluation, which the game has, plays without searching.
[[nodiscard]] bool needs_no_search(std::string_view id, std::string_view evaluation);
[[nodiscard]] std::unique_ptr<GameSearch> make_search(std::string_view id, search::TranspositionTable& table,
                                                      const Resources& resources, const Settings& settings);

/// Solves the game of the position. ParseError if it is too large, or takes more memory than there is; an empty report
/// if it was stopped.
[[nodiscard]] SolveReport solve(const AnyPosition& position, const solve::Work& work);

}  // namespace rookery::engine
