#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/analyse/position_view.h"
#include "app/play/board_view.h"
#include "app/problem.h"

namespace rookery::app {

/// What can be put on the boards of a game, found out by asking the game itself.
struct EditorKit {
    std::string white;  ///< letters, lower-case, the most valuable first
    std::string black;
    bool pockets = false;
    bool castling = false;
    bool en_passant = false;
    int max_checks = 0;               ///< that are counted; 0 where they are not
    std::vector<std::string> starts;  ///< start positions on the boards that the game has, if there are several sizes
};

/// A board as somebody has laid it out.
struct EditedBoard {
    BoardView view;                 ///< placement, pockets, checks left
    std::string castling;           ///< such as "KQkq"; empty for none
    std::string en_passant;         ///< a square; empty for none
    std::string possible_castling;  ///< what the pieces allow
    std::vector<std::string> possible_en_passant;
};

/// A position that somebody lays out. It may make no sense yet.
struct EditedPosition {
    std::string game;
    std::string text;  ///< what it was made of; its clocks are kept
    std::vector<EditedBoard> boards;
    game::Side to_move = game::Side::First;
};

/// What came of it: a position, or why it is none.
struct EditOutcome {
    EditedPosition position;  ///< without what the pieces do not allow
    Problem problem;
};

[[nodiscard]] const EditorKit& editor_kit(std::string_view game);
/// The position taken apart. Throws ParseError if there is no such position.
[[nodiscard]] EditedPosition decomposed(const PositionQuery& query);
/// The text of the position, if it is one. Rights to castle or to take en passant that the pieces do not allow are left
/// out without a word. Throws ParseError if there are other boards than the text had.
[[nodiscard]] EditOutcome composed(EditedPosition edited);

/// The same position with the other side to move, for what it threatens. Throws ParseError, with a sentence for people,
/// if that is no position: the king is in check, or the game is over.
[[nodiscard]] std::unique_ptr<engine::AnyPosition> with_other_side_to_move(const engine::AnyPosition& position);

}  // namespace rookery::app
