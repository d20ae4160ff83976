#pragma once

#include <string>
#include <string_view>

#include "chess/setup.h"

namespace rookery::chess {

/// Reads a position in Forsyth-Edwards notation. Strict: what the rules could not handle, and rights that cannot be,
/// are refused with a ParseError that says what is wrong and where. (How the pieces came about is not asked: people
/// like positions with nine queens.) The two clocks at the end may be left out, as in EPD. Castling fields may be
/// written as KQkq, with files (Shredder-FEN), or mixed (X-FEN).
[[nodiscard]] Setup parse_fen(std::string_view text, const SetupRules& rules);

/// The pieces that a color holds in hand, the most valuable first.
[[nodiscard]] std::string pocket_letters(const Pockets& pockets, board::Color color);

/// Writes it in full. Where castling is free, the castling field names the rooks' files (Shredder-FEN), which no
/// arrangement of rooks can make ambiguous.
[[nodiscard]] std::string write_fen(const Setup& setup, const SetupRules& rules);

}  // namespace rookery::chess
