#pragma once

#include <array>
#include <cstdint>

#include "board/bitboard.h"
#include "board/piece.h"
#include "chess/agreed_rules.h"

namespace rookery::chess {

/// Pawns to queens; a king is never held.
inline constexpr std::size_t pocket_types = 5;

/// The pieces that each color holds in hand, by type.
using Pockets = std::array<std::array<std::uint8_t, pocket_types>, board::color_count>;

/// The third time is a draw, unless something else is agreed on.
inline constexpr int default_repetition_limit = 3;
inline constexpr int min_repetition_limit = 2;
inline constexpr int max_repetition_limit = 999;

/// A position as one would describe it over the telephone: what a FEN says, without any of the machinery for playing.
struct Setup {
    std::array<board::Piece, board::square_count> board{};
    board::Color to_move = board::Color::White;
    board::Bitboard castling_rooks;  ///< the rooks that may still castle, of both colors
    board::Square en_passant = board::Square::None;
    int halfmove_clock = 0;
    int fullmove_number = 1;
    // What only some rule sets have:
    Pockets pockets{};
    board::Bitboard promoted;  ///< pieces that are pawns again when they are captured
    std::array<std::uint8_t, board::color_count> checks_given{};
    int repetition_limit = default_repetition_limit;  ///< a position that has occurred so often is a draw
    AgreedRules rules;

    bool operator==(const Setup&) const = default;
};

/// The same with White and Black exchanged: the board is turned upside down.
[[nodiscard]] Setup with_colors_exchanged(const Setup& setup);

/// Throws a ParseError if nobody can agree on such a limit.
void check_repetition_limit(int limit);

/// Which setups a rule set allows, and how it writes them.
struct SetupRules {
    /// Kings and rooks may castle from any file, and the castling field names files (Chess960).
    bool free_castling = false;
    bool castling = true;
    bool en_passant = true;
    bool pockets = false;
    bool white_is_horde = false;     ///< White has no king
    bool kings_are_common = false;   ///< any number of them, and they may be attacked
    bool kings_may_be_lost = false;  ///< and may stand next to each other, which no check then harms
    bool kings_are_taken = false;    ///< there is no check, and taking the king wins
    bool only_kings_and_pawns = false;
    bool rules_are_agreed_on = false;   ///< last fields may say how often a position may occur, and which rules hold
    bool checks_are_forbidden = false;  ///< neither king is ever attacked
    int checks_to_win = 0;
    int maximum_pieces = 16;  ///< of one color
    int maximum_pawns = 8;
    int max_of_a_type = 16;            ///< on the board and in hand: as many as there are pawns
    bool turns_may_pass = false;       ///< either color may take en passant
    bool pawns_on_first_rank = false;  ///< White's
    bool pawns_on_last_rank = false;   ///< where they stay
};

}  // namespace rookery::chess
