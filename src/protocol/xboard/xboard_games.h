#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rookery::protocol {

/// How XBoard knows one of our games. A game that is not in the table has the same name there and nothing special.
struct XBoardGame {
    std::string_view id;               ///< ours
    std::string_view name;             ///< in `variant` and in the feature `variants`; empty if it cannot be played
    std::string_view understood = {};  ///< another name that `variant` may have for it
    /// The king may start anywhere, so that castling is written O-O instead of by the king's squares.
    bool castling_in_letters = false;
    /// For games that XBoard has never heard of: which piece is which letter, first White's and then Black's, with a
    /// dot for each of XBoard's pieces that is not in the game.
    std::string_view piece_letters = {};
    std::string_view board = "8x8+0_fairy";  ///< files x ranks + holdings, and the variant whose rules it starts from
    std::vector<std::string_view> pieces = {};  ///< how they move, as in "P& fmWfcF"
};

[[nodiscard]] XBoardGame xboard_game(std::string_view id);
/// The game that XBoard calls so. ParseError if there is none.
[[nodiscard]] XBoardGame find_xboard_game(std::string_view name);

/// The names of all games, with commas.
[[nodiscard]] std::string xboard_variants();

/// The `setup` and `piece` lines that show XBoard a game it does not know; nothing for the others.
[[nodiscard]] std::string xboard_announcement(const XBoardGame& game, std::string_view start);

}  // namespace rookery::protocol
