#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"

namespace rookery::app {

/// A board as the page lays it out; it stays the same for a whole game.
struct BoardLayout {
    std::string name;  ///< "A", "B" ... where there are several
    int files = 8;
    int ranks = 8;
    bool first_has_white = true;
};

/// How many pieces of each kind, by lower-case letter.
using PieceCounts = std::map<char, int>;

/// A board as the page draws it. Arrays are by color: White, Black.
struct BoardView {
    std::string placement;
    std::optional<std::array<PieceCounts, 2>> pockets;
    std::optional<std::array<int, 2>> checks_left;  ///< that win the game, where they count
    std::string check;                              ///< the square of a king in check
    std::vector<std::string> last;                  ///< the squares of the move that was just made here
};

/// The legal moves on one board. A move is prefix, from, to and the promotion; a drop is prefix, piece, "@" and to.
struct LegalMoves {
    std::string prefix;
    std::map<std::string, std::vector<std::string>> moves;       ///< targets by origin
    std::map<char, std::vector<std::string>> drops;              ///< targets by lower-case letter
    std::map<std::string, std::vector<std::string>> promotions;  ///< letters by origin and target
    std::map<std::string, std::string> castling;  ///< by king and rook: where the king goes, which is how it is written
};

/// The parts of a move in coordinates.
struct MoveParts {
    std::size_t board = 0;
    std::string prefix;
    char dropped = 0;  ///< lower-case letter; 0 unless it is a drop
    std::string from;  ///< empty for a drop
    std::string to;
    std::string promotion;
};

/// The coordinates must be well-formed, as the games write them.
[[nodiscard]] MoveParts parts_of(std::string_view coordinates);

[[nodiscard]] std::vector<BoardLayout> layout_of(const engine::AnyPosition& position);
/// `last_move` is the move that led here, in coordinates; empty if there is none.
[[nodiscard]] std::vector<BoardView> boards_of(const engine::AnyPosition& position, std::string_view last_move);
/// One entry for each board; without moves if the game is over.
[[nodiscard]] std::vector<LegalMoves> legal_moves_of(const engine::AnyPosition& position);
/// The number under which the next move is written down, on that board; 0 if the position does not tell.
[[nodiscard]] int move_number_of(const engine::AnyPosition& position, std::size_t board);

}  // namespace rookery::app
