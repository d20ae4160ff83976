#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/play/board_view.h"
#include "app/records.h"

namespace rookery::app {

/// A position as a page names it: a game, where it begins, and the moves since then.
struct PositionQuery {
    std::string game;
    std::string text;      ///< FEN, BFEN; empty for the start that the options say
    OptionValues options;  ///< of the game; also what players have agreed on, such as repetitions
    std::vector<std::string> moves;
};

/// A move of a line, as people see it.
struct MoveView {
    std::string move;
    std::string notation;
    game::Side side = game::Side::First;
    int number = 0;
    std::size_t board = 0;
};

/// A position, and how it came about.
struct PositionView {
    std::string start;
    std::vector<MoveView> moves;
    std::unique_ptr<engine::AnyPosition> position;

    [[nodiscard]] std::string_view last_move() const { return moves.empty() ? std::string_view() : moves.back().move; }
};

/// Where the line of the query begins. Throws ParseError if there is no such position.
[[nodiscard]] std::unique_ptr<engine::AnyPosition> start_of(const PositionQuery& query);
/// The position itself. Throws ParseError, naming the move, if one cannot be played.
[[nodiscard]] std::unique_ptr<engine::AnyPosition> position_of(const PositionQuery& query);
/// The same with its moves.
[[nodiscard]] PositionView view_of(const PositionQuery& query);

/// A legal move that is about to be played in the position, `plies` after its start.
[[nodiscard]] MoveView view_of_move(const engine::AnyPosition& position, std::string_view coordinates, int plies);

}  // namespace rookery::app
