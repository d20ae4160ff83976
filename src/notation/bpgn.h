#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "notation/pgn.h"

/// BPGN, the form of PGN for several boards: moves say where they were played, "1A. e4 1b. d5". In a PgnMove they are
/// written A:e4 and b:d5, with a capital letter for White and a small one for Black. Everything else is as in PGN.
namespace rookery::notation {

/// The letter of the seat that a number such as "12A." or "3b." ends with; nothing if the text begins otherwise.
[[nodiscard]] char seat_of_number(std::string_view text);

/// The letter of the seat that made a move, in a PgnMove; nothing if the game has one board.
[[nodiscard]] char seat_of_move(std::string_view notation);

/// Whether a game is one of several boards, by its tags or by its moves.
[[nodiscard]] bool has_several_boards(const PgnGame& game);

/// The parts of a position that has several boards: each is like a FEN, and bars stand between them. Behind the last
/// one may stand what concerns all of them.
[[nodiscard]] std::vector<std::string_view> board_parts(std::string_view position);

/// Counts the turns of each seat.
class SeatCounter {
public:
    SeatCounter() { next_.fill(1); }
    /// Where the counting begins, from the positions of the boards in the form of FENs with bars between them.
    [[nodiscard]] static SeatCounter of_position(std::string_view text);

    /// "12A." for the next turn of the seat.
    [[nodiscard]] std::string count(char seat);

private:
    static constexpr std::size_t seats = 16;
    [[nodiscard]] static std::size_t place(char seat);

    std::array<int, seats> next_{};
};

}  // namespace rookery::notation
