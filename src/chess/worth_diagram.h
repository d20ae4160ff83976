#pragma once

#include <array>
#include <string>
#include <string_view>

#include "board/piece.h"
#include "board/square.h"
#include "game/score.h"

namespace rookery::chess {

/// A board of characters that shows what each piece is worth, in pawns, as White sees it.
class WorthDiagram {
public:
    void add(board::Piece piece, board::Square square, game::Score worth);
    /// What a color has beside the board.
    void add_off_board(board::Color color, game::Score worth) { off_board_[board::index(color)] += worth; }

    /// `off_board` says what stands beside the board, if something does.
    [[nodiscard]] std::string text(std::string_view off_board) const;

private:
    std::array<board::Piece, board::square_count> pieces_{};
    std::array<game::Score, board::square_count> worths_{};
    std::array<game::Score, board::color_count> off_board_{};
};

}  // namespace rookery::chess
