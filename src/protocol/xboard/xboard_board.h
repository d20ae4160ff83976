#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"

namespace rookery::protocol {

/// A position that is being changed piece by piece, in XBoard's edit mode. Only boards of 8 by 8 squares whose texts
/// are written like a FEN can be edited; others are refused with a ParseError.
class BoardEditor {
public:
    explicit BoardEditor(const engine::AnyPosition& position);

    /// One line: `#` clears the board, `c` changes the color, `Ra1` puts a rook on a1, `xa1` takes it away. False if it
    /// is none of these.
    bool change(std::string_view word);

    /// The lines that tell another engine to build the same, from the usual start on.
    [[nodiscard]] std::vector<std::string> commands() const;

    /// What has been built. The side to move is as before, and castling is allowed where king and rook are at home: on
    /// any square of the first rank if `castling_anywhere`. ParseError if it is no position of the game.
    [[nodiscard]] std::unique_ptr<engine::AnyPosition> position(bool castling_anywhere) const;

private:
    [[nodiscard]] std::string castling_rights(bool anywhere) const;

    std::string game_;
    std::string side_;
    std::string holdings_;                        ///< with their brackets; games without have none
    std::array<std::array<char, 8>, 8> board_{};  ///< by rank and file, '\0' where it is empty
    bool white_ = true;
};

/// The same position with the other side to move: a ParseError where the rules do not allow that.
[[nodiscard]] std::unique_ptr<engine::AnyPosition> with_side_to_move(const engine::AnyPosition& position,
                                                                     game::Side side);

/// The same position with these pieces in hand, as in "PPQ" and "n". ParseError if the game has no drops.
[[nodiscard]] std::unique_ptr<engine::AnyPosition> with_holdings(const engine::AnyPosition& position,
                                                                 std::string_view white, std::string_view black);
/// The text of such a position.
[[nodiscard]] std::string text_with_holdings(std::string_view text, std::string_view white, std::string_view black);

}  // namespace rookery::protocol
