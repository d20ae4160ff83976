#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/board_view.h"
#include "server/outgoing.h"
#include "server/records.h"

namespace rookery::server {

/// A position as a page names it: a game, where it begins, and the moves since then.
struct PositionQuery {
    std::string game;
    std::string text;      ///< FEN, BFEN; empty for the start that the options say
    OptionValues options;  ///< of the game; also what players have agreed on, such as repetitions
    std::vector<std::string> moves;
};

/// A move of a line that leads to a position, as people see it.
struct MoveView {
    std::string move;
    std::string notation;
    game::Side side = game::Side::First;
    int number = 0;
    std::size_t board = 0;
};

/// Everything the page needs to show a position and to let somebody move in it.
struct PositionView {
    const game::GameInfo* info = nullptr;
    std::string start;  ///< where the line begins
    std::vector<MoveView> moves;
    std::string text;
    std::vector<BoardLayout> layout;
    std::vector<BoardView> boards;
    std::vector<LegalMoves> legal;
    game::Side to_move = game::Side::First;
    bool check = false;
    std::optional<Ending> ending;
    std::string words;  ///< whose turn it is, or how the game ended
    int balance = 0;
    std::optional<int> measure;
};

/// Where the line of the query begins. Throws ParseError if there is no such position.
[[nodiscard]] std::unique_ptr<engine::AnyPosition> start_of(const PositionQuery& query);
/// The position itself. Throws ParseError, naming the move, if one cannot be played.
[[nodiscard]] std::unique_ptr<engine::AnyPosition> position_of(const PositionQuery& query);

/// A move that is about to be played; the position is the one before it.
[[nodiscard]] MoveView view_of_move(const engine::AnyPosition& position, std::string_view coordinates, int plies);
/// Throws ParseError as `position_of` does.
[[nodiscard]] PositionView view_of(const PositionQuery& query);

}  // namespace rookery::server
