#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "chess/setup.h"
#include "game/side.h"

namespace rookery::bughouse {

inline constexpr std::size_t max_boards = 8;

/// Which colors a team has. On board A the first team always has White.
enum class TeamSides : std::uint8_t {
    Alternate,  ///< the other color on each next board
    Same,       ///< White on all boards
};

[[nodiscard]] constexpr board::Color color_of(game::Side team, std::size_t board, TeamSides sides) {
    const bool first_has_white = sides == TeamSides::Same || board % 2 == 0;
    return first_has_white == (team == game::Side::First) ? board::Color::White : board::Color::Black;
}

[[nodiscard]] constexpr char board_letter(std::size_t board) { return static_cast<char>('A' + board); }

/// What the teams have captured on one board and not dropped yet, by team and type.
using CapturedCounts = std::array<std::array<std::uint8_t, chess::pocket_types>, 2>;

/// A position as one would describe it over the telephone: what a BFEN says.
struct Setup {
    std::vector<chess::Setup> boards;
    std::array<CapturedCounts, max_boards> captured{};
    TeamSides sides = TeamSides::Alternate;
    game::Side to_move = game::Side::First;
};

/// Reads a BFEN: one FEN for each board, with the pieces in hand that may be dropped there, and the team to move.
/// Throws ParseError. Also understood: pieces in hand after a ninth slash, clocks at the end of a board, files without
/// a team.
[[nodiscard]] Setup parse_bfen(std::string_view text);
[[nodiscard]] std::string write_bfen(const Setup& setup);

}  // namespace rookery::bughouse
