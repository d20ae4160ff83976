#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include "board/bitboard.h"
#include "board/piece.h"
#include "chess/setup.h"
#include "game/game.h"

namespace rookery::chess {

/// A rule set is a struct of compile-time constants: `Position<Rules>` asks them with `if constexpr`, so that no game
/// pays for the rules of another. A variant inherits from the rule set it resembles and restates what differs.
struct Orthodox {
    static constexpr game::GameInfo info{
        .id = "chess",
        .title = "Chess",
        .summary = "The game itself, with all of its rules.",
    };
    /// What the pieces are worth in an exchange, roughly, by type. The king's value is never lost.
    static constexpr std::array<int, board::piece_type_count> exchange_values = {100, 320, 330, 500, 950, 0};
    /// Where the game begins; empty for the arrangements of Chess960, one of which is that of chess.
    static constexpr std::string_view start = "";
    /// Fifteen queens with 27 moves each, a king and two castlings: more than any position with 16 pieces a side has.
    static constexpr std::size_t maximum_moves = 15 * 27 + 8 + 2;

    /// How many pieces of one color there can be, and pawns among them.
    static constexpr int maximum_pieces = 16;
    static constexpr int maximum_pawns = 8;
    /// Of one type, on the board and in hand: as many as there are pawns.
    static constexpr int max_of_a_type = 16;
    static constexpr bool only_kings_and_pawns = false;
    static constexpr bool castling = true;
    /// Kings and rooks castle from any file.
    static constexpr bool free_castling = false;
    static constexpr bool en_passant = true;
    static constexpr std::array promotions = {board::PieceType::Queen, board::PieceType::Knight, board::PieceType::Rook,
                                              board::PieceType::Bishop};
    /// Both sides play towards rank 8, so that squares mean the same to both.
    static constexpr bool both_go_up = false;
    /// Whose king must not be lost. A king that is not royal is a piece like the others.
    static constexpr std::array<bool, board::color_count> royal = {true, true};
    /// What is captured changes sides, and may be dropped on the board.
    static constexpr bool drops = false;
    /// The board is one of several that a team plays on: what is captured goes to the others, and a turn may pass the
    /// board by.
    static constexpr bool team_board = false;
    /// Fifty moves without a capture or a pawn move draw.
    static constexpr bool fifty_moves_draw = true;
    /// A capture takes everything around it with it, except pawns.
    static constexpr bool captures_explode = false;
    /// There is no check, and taking the king wins.
    static constexpr bool kings_are_taken = false;
    /// A position may say how often one may occur before it is a draw, and which of the AgreedRules hold.
    static constexpr bool rules_are_agreed_on = false;
    /// Who can capture must, and who has nothing left to move has won.
    static constexpr bool losing_wins = false;
    /// No move may give check.
    static constexpr bool checks_are_forbidden = false;
    /// So many checks win; 0 if they do not count.
    static constexpr int checks_to_win = 0;
    /// Where a king wins by arriving.
    static constexpr board::Bitboard goal = board::no_squares;
    /// Who arrives second, but in the next move, has not lost.
    static constexpr bool second_may_follow = false;
    /// White's pawns may begin on the first rank, with a double step.
    static constexpr bool pawns_on_first_rank = false;
    /// Pawns that arrive stay pawns.
    static constexpr bool pawns_on_last_rank = false;
};

struct Chess960 : Orthodox {
    static constexpr game::GameInfo info{
        .id = "chess960",
        .title = "Chess960",
        .summary = "Chess from one of 960 shuffled back ranks (Fischer random chess).",
        .start_positions = 960,
        .default_start = 518,
    };
    static constexpr bool free_castling = true;
};

struct Crazyhouse : Orthodox {
    static constexpr game::GameInfo info{
        .id = "crazyhouse",
        .title = "Crazyhouse",
        .summary = "What you capture is yours, to drop on the board instead of moving.",
    };
    static constexpr int maximum_pieces = 32;
    static constexpr int maximum_pawns = 16;
    static constexpr bool drops = true;
    static constexpr bool fifty_moves_draw = false;
    /// What is captured is also gained.
    static constexpr std::array<int, board::piece_type_count> exchange_values = {200, 480, 490, 620, 1000, 0};
    /// Thirty queens cannot all be there, nor all squares be empty for five kinds of pieces to be dropped.
    static constexpr std::size_t maximum_moves = 1024;
};

/// One board of bughouse, as it is to those who sit at it: pieces in hand come from elsewhere, and captures go there.
/// `bughouse::Position` plays on several of these at once.
struct BughouseBoard : Crazyhouse {
    static constexpr game::GameInfo info{
        .id = "bughouse-seat",
        .title = "Bughouse, one seat",
        .summary = "One board of bughouse: drop what your partner captures; what you capture is his.",
        .stands_alone = false,
    };
    static constexpr int maximum_pieces = 63;
    static constexpr int maximum_pawns = 48;
    static constexpr int max_of_a_type = 128;
    static constexpr bool team_board = true;
    /// Pieces change hands so fast that the small ones are worth nearly as much as the large ones.
    static constexpr std::array<int, board::piece_type_count> exchange_values = {200, 430, 440, 540, 900, 0};
    /// A square can be reached along eight lines, by eight knights and by five kinds of drops, and a piece reaches 27
    /// squares at most: with k pieces that is at most min(27 k, 16 (63 - k)) + 5 (63 - k) moves, less than this.
    static constexpr std::size_t maximum_moves = 848;
};

struct Atomic : Orthodox {
    static constexpr game::GameInfo info{
        .id = "atomic",
        .title = "Atomic",
        .summary = "Captures explode: all around them goes too, except pawns. Blow up the king.",
    };
    static constexpr bool captures_explode = true;
    static constexpr std::array<int, board::piece_type_count> exchange_values = {100, 250, 250, 400, 800, 10'000};
};

struct Horde : Orthodox {
    static constexpr game::GameInfo info{
        .id = "horde",
        .title = "Horde",
        .summary = "An army of 36 pawns against the pieces: mate the king, or capture the whole horde.",
        .measure_name = "size of the horde",
    };
    static constexpr int maximum_pieces = 64;
    static constexpr int maximum_pawns = 64;
    static constexpr std::string_view start =
        "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1";
    static constexpr std::array<bool, board::color_count> royal = {false, true};
    static constexpr bool pawns_on_first_rank = true;
    static constexpr std::size_t maximum_moves = 1024;
};

struct KingOfTheHill : Orthodox {
    static constexpr game::GameInfo info{
        .id = "kingofthehill",
        .title = "King of the Hill",
        .summary = "Chess, and a king that reaches the center wins.",
    };
    static constexpr board::Bitboard goal = {board::Square::D4, board::Square::E4, board::Square::D5,
                                             board::Square::E5};
};

struct ThreeCheck : Orthodox {
    static constexpr game::GameInfo info{
        .id = "3check",
        .title = "Three-check",
        .summary = "Chess, and the third check wins.",
    };
    static constexpr int checks_to_win = 3;
    /// What the next check is worth in an exchange, by the number given before.
    static constexpr std::array<int, checks_to_win> check_values = {120, 300, 10'000};
};

struct Antichess : Orthodox {
    static constexpr game::GameInfo info{
        .id = "antichess",
        .title = "Antichess",
        .summary = "Lose all your pieces to win; who can capture must.",
        .measure_name = "pieces on the board",
    };
    static constexpr bool castling = false;
    static constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    static constexpr std::array<bool, board::color_count> royal = {false, false};
    static constexpr bool losing_wins = true;
    static constexpr std::array promotions = {board::PieceType::Queen, board::PieceType::Knight, board::PieceType::Rook,
                                              board::PieceType::Bishop, board::PieceType::King};
};

struct RacingKings : Orthodox {
    static constexpr game::GameInfo info{
        .id = "racingkings",
        .title = "Racing Kings",
        .summary = "Be the first to bring your king to the last rank, without ever giving check.",
    };
    static constexpr bool castling = false;
    static constexpr int maximum_pawns = 0;
    static constexpr std::string_view start = "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1";
    static constexpr bool both_go_up = true;
    static constexpr bool checks_are_forbidden = true;
    static constexpr board::Bitboard goal = board::rank_squares(7);
    static constexpr bool second_may_follow = true;
};

struct Endgame : Orthodox {
    static constexpr game::GameInfo info{
        .id = "endgame",
        .title = "Endgame",
        .summary = "A king and eight pawns on each side, and all the rules of chess.",
        .same_rules_as = "chess",
    };
    static constexpr std::string_view start = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
};

struct PawnsKings : Orthodox {
    static constexpr game::GameInfo info{
        .id = "pawns-kings",
        .title = "Pawns and kings",
        .summary = "Eight pawns and a king that may be taken: no check, no promotion, no en passant.",
    };
    static constexpr int maximum_pieces = 9;
    static constexpr bool castling = false;
    static constexpr bool en_passant = false;
    static constexpr bool kings_are_taken = true;
    static constexpr bool only_kings_and_pawns = true;
    /// Without promotion there are kings and pawns alone, and pawns that arrive stay: what is said here of other pieces
    /// holds where people have agreed on it.
    static constexpr bool rules_are_agreed_on = true;
    static constexpr bool pawns_on_last_rank = true;
    static constexpr std::string_view start = Endgame::start;
    static constexpr std::array<int, board::piece_type_count> exchange_values = {100, 320, 330, 500, 950, 10'000};
    /// Eight of the king, and eight queens.
    static constexpr std::size_t maximum_moves = 8 + 8 * 27;
    static constexpr bool fifty_moves_draw = false;
};

/// Whether White is a horde: pieces without a king that must not be lost.
template <class R>
inline constexpr bool white_is_horde = !R::royal[0] && R::royal[1];

/// Whether a king can be gone: blown up, or taken.
template <class R>
inline constexpr bool kings_may_be_lost = R::captures_explode || R::kings_are_taken;

/// Whether a quiet move gives check only by where it arrives or by leaving a line, and presses the enemy only by
/// checks.
template <class R>
inline constexpr bool checks_are_plain = R::royal[0] && R::royal[1] && !kings_may_be_lost<R> && !R::drops &&
                                         !R::checks_are_forbidden && R::checks_to_win == 0 && R::goal.empty();

/// What the rules mean for setups.
template <class R>
inline constexpr SetupRules setup_rules{
    .free_castling = R::free_castling,
    .castling = R::castling,
    .en_passant = R::en_passant,
    .pockets = R::drops,
    .white_is_horde = white_is_horde<R>,
    .kings_are_common = R::losing_wins,
    .kings_may_be_lost = kings_may_be_lost<R>,
    .kings_are_taken = R::kings_are_taken,
    .only_kings_and_pawns = R::only_kings_and_pawns,
    .rules_are_agreed_on = R::rules_are_agreed_on,
    .checks_are_forbidden = R::checks_are_forbidden,
    .checks_to_win = R::checks_to_win,
    .maximum_pieces = R::maximum_pieces,
    .maximum_pawns = R::maximum_pawns,
    .max_of_a_type = R::max_of_a_type,
    .turns_may_pass = R::team_board,
    .pawns_on_first_rank = R::pawns_on_first_rank,
    .pawns_on_last_rank = R::pawns_on_last_rank,
};

/// Whether a game is decided as in chess, by mate alone, so that what is known of its endings holds.
template <class R>
inline constexpr bool ends_as_chess = !R::drops && !R::captures_explode && !R::losing_wins && R::goal.empty() &&
                                      R::checks_to_win == 0 && R::royal == Orthodox::royal && !R::kings_are_taken;

/// Whether others have made tables of its endings (Syzygy's): those of chess itself, wherever the pieces began.
template <class R>
inline constexpr bool has_ending_tables = std::is_same_v<R, Orthodox> || std::is_same_v<R, Chess960>;

/// Applies MACRO to every rule set: the code that need not be fast is compiled once for each, in its own file.
#define ROOKERY_FOR_EACH_RULE_SET(MACRO) \
    MACRO(Orthodox)                      \
    MACRO(Chess960)                      \
    MACRO(Crazyhouse)                    \
    MACRO(BughouseBoard)                 \
    MACRO(Atomic)                        \
    MACRO(Horde)                         \
    MACRO(KingOfTheHill)                 \
    MACRO(ThreeCheck)                    \
    MACRO(Antichess)                     \
    MACRO(RacingKings)                   \
    MACRO(Endgame)                       \
    MACRO(PawnsKings)

}  // namespace rookery::chess
