#include "chess/evaluation/endgames.h"

#include "chess/evaluation/geometry.h"
#include "chess/evaluation/weights.h"

namespace rookery::chess {
namespace {

/// What the pieces of one side other than king and pawns are worth in an ending, in rough centipawns: enough to tell
/// an extra minor piece from an extra rook.
template <class R>
int rough_value(const Position<R>& position, Color color) {
    const Bitboard own = position.pieces(color);
    return 300 * (own & (position.pieces(PieceType::Knight) | position.pieces(PieceType::Bishop))).count() +
           500 * (own & position.pieces(PieceType::Rook)).count() +
           900 * (own & position.pieces(PieceType::Queen)).count();
}

Bitboard squares_of_same_color(Square square) {
    return board::dark_squares.contains(square) ? board::dark_squares : ~board::dark_squares;
}

/// Bishop and pawns on one edge file, the bishop not of the color of the last square, and the lone king there: the
/// pawns never pass.
template <class R>
bool is_wrong_bishop(const Position<R>& position, Color strong) {
    const Bitboard pawns = position.pieces(strong, PieceType::Pawn);
    const Bitboard bishops = position.pieces(strong, PieceType::Bishop);
    if (pawns.empty() || position.pieces(strong) != (pawns | bishops | position.king(strong))) return false;
    for (int file : {board::file_a, board::file_h}) {
        if (pawns.intersects(~board::file_squares(file))) continue;
        const Square corner = board::square_at(file, board::relative_rank(strong, 7));
        if (bishops.intersects(squares_of_same_color(corner))) continue;
        if (distance(position.king(!strong), corner) <= 1) return true;
    }
    return false;
}

template <class R>
bool has_opposite_bishops(const Position<R>& position) {
    const Bitboard white = position.pieces(Color::White, PieceType::Bishop);
    const Bitboard black = position.pieces(Color::Black, PieceType::Bishop);
    if (white.empty() || black.empty() || white.more_than_one() || black.more_than_one()) return false;
    return !black.intersects(squares_of_same_color(white.first()));
}

}  // namespace

template <class R>
int endgame_scale(const Position<R>& position, Color strong) {
    if constexpr (!ends_as_chess<R>) return full_scale;
    const Bitboard own_pawns = position.pieces(strong, PieceType::Pawn);
    const int own = rough_value(position, strong);
    const int enemy = rough_value(position, !strong);
    const int pawns = own_pawns.count();

    if (pawns == 0) {
        // A minor piece ahead does not win without pawns, and not even two knights mate a king.
        if (own <= 300) return 0;
        if (own - enemy <= 300) return 6;
        if (enemy == 0 && own == 600 && position.pieces(strong, PieceType::Knight).count() == 2)
            return position.pieces(!strong, PieceType::Pawn).empty() ? 0 : 8;
    }
    if (own <= 300 && is_wrong_bishop(position, strong)) return 0;
    if (has_opposite_bishops(position)) {
        // Blockades hold on squares that one bishop never sees. Other pieces can help to break them.
        if (own == 300 && enemy == 300) return std::min(full_scale, 18 + 4 * pawns);
        return std::min(full_scale, 36 + 3 * pawns);
    }
    if (pawns == 1 && own - enemy <= 300 && enemy >= 300) {
        // The last pawn may cost no more than a minor piece.
        return own - enemy <= 0 ? 44 : 36;
    }
    return std::min(full_scale, 42 + 6 * pawns + (own - enemy > 300 ? full_scale : 0));
}

template <class R>
std::optional<game::Score> lone_king_score(const Position<R>& position) {
    if constexpr (!ends_as_chess<R>) return std::nullopt;
    if (!position.pieces(PieceType::Pawn).empty()) return std::nullopt;
    const bool white_alone = !position.pieces(Color::White).more_than_one();
    const bool black_alone = !position.pieces(Color::Black).more_than_one();
    if (white_alone == black_alone) return white_alone ? std::optional<game::Score>(0) : std::nullopt;

    const Color strong = white_alone ? Color::Black : Color::White;
    const Bitboard knights = position.pieces(strong, PieceType::Knight);
    const Bitboard bishops = position.pieces(strong, PieceType::Bishop);
    const Bitboard heavy = position.pieces(strong, PieceType::Rook) | position.pieces(strong, PieceType::Queen);
    const bool both_colors = bishops.intersects(board::dark_squares) && bishops.intersects(~board::dark_squares);
    const bool can_mate =
        !heavy.empty() || both_colors || (!bishops.empty() && !knights.empty()) || knights.count() >= 3;
    if (!can_mate) return 0;

    const Square strong_king = position.king(strong);
    const Square lone_king = position.king(!strong);
    constexpr game::Score known_win = 1000;
    game::Score score = known_win;
    for (std::size_t type = 0; type < tuned_weights<R>.material.size(); ++type)
        score +=
            position.pieces(strong, static_cast<PieceType>(type)).count() * tuned_weights<R>.material[type].endgame();
    const bool only_bishop_and_knight = heavy.empty() && !both_colors && knights.count() == 1;
    if (only_bishop_and_knight) {
        // Only the two corners of the bishop's color will do.
        const bool dark = bishops.intersects(board::dark_squares);
        const int to_corner = std::min(distance(lone_king, dark ? Square::A1 : Square::A8),
                                       distance(lone_king, dark ? Square::H8 : Square::H1));
        score += 40 * (7 - to_corner);
    }
    const int edge = distance_to_edge(board::file_of(lone_king)) + distance_to_edge(board::rank_of(lone_king));
    score += 12 * (6 - edge) + 8 * (7 - distance(strong_king, lone_king));
    return strong == Color::White ? score : -score;
}

#define ROOKERY_INSTANTIATE(RULES)                                    \
    template int endgame_scale<RULES>(const Position<RULES>&, Color); \
    template std::optional<game::Score> lone_king_score<RULES>(const Position<RULES>&);
ROOKERY_FOR_EACH_RULE_SET(ROOKERY_INSTANTIATE)

}  // namespace rookery::chess
