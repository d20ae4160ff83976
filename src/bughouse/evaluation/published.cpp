#include "bughouse/evaluation/published.h"

#include <algorithm>

#include "chess/evaluation/geometry.h"
#include "chess/evaluation/material.h"

namespace rookery::bughouse {
namespace {

/// By type and king distance; nobody is at distance 0.
constexpr std::array<std::array<int, 8>, chess::pocket_types> tropism_table = {{
    {0, 40, 20, 10, 3, 1, 1, 0},   // pawn
    {0, 40, 70, 35, 10, 2, 2, 0},  // knight
    {0, 50, 25, 15, 5, 2, 2, 2},   // bishop
    {0, 50, 40, 15, 5, 1, 1, 0},   // rook
    {0, 100, 60, 20, 5, 2, 0, 0},  // queen
}};

/// Where Sjeng likes its pawns on the board, from the owner's second rank to the seventh, file a first.
constexpr std::array<std::array<int, 8>, 6> pawn_table = {{
    {25, 25, 35, 5, 5, 50, 45, 30},
    {0, 0, 0, 7, 7, 5, 5, 0},
    {0, 0, 0, 14, 14, 0, 0, 0},
    {0, 0, 10, 20, 20, 10, 5, 5},
    {12, 18, 18, 27, 27, 18, 18, 18},
    {25, 30, 30, 35, 35, 35, 30, 25},
}};

/// What Sjeng takes off for a king, by what the enemy holds, in pawns, and by how many squares around the king are
/// attacked: the more can be dropped, the more the holes hurt.
constexpr std::array<std::array<int, 9>, 15> holes_table = {{
    {-5, 5, 10, 15, 50, 80, 150, 150, 150},
    {-5, 15, 20, 25, 70, 150, 200, 200, 200},
    {-5, 15, 30, 30, 100, 200, 300, 300, 300},
    {-10, 20, 40, 40, 100, 200, 300, 300, 400},
    {-10, 30, 50, 80, 150, 300, 400, 400, 500},
    {-10, 35, 60, 100, 200, 250, 400, 400, 500},
    {-10, 40, 70, 110, 210, 300, 500, 500, 600},
    {-10, 45, 75, 125, 215, 300, 500, 600, 700},
    {-10, 60, 90, 130, 240, 350, 500, 600, 700},
    {-15, 60, 95, 145, 260, 350, 500, 600, 700},
    {-15, 60, 100, 150, 270, 350, 500, 600, 700},
    {-15, 60, 110, 160, 280, 400, 600, 700, 800},
    {-20, 70, 115, 165, 290, 400, 600, 700, 800},
    {-20, 80, 120, 170, 300, 450, 700, 800, 900},
    {-20, 80, 125, 175, 310, 450, 700, 800, 900},
}};

/// From so much tropism on a king needs help.
constexpr int alarming_tropism = 220;

/// What an attitude makes of things, in percent.
struct Emphasis {
    PieceValues in_hand;
    int own_tropism;
    int enemy_tropism;
    int advanced_pawn;  ///< for a pawn on the seventh rank that may go on, in centipawns
};

constexpr Emphasis emphasis_of(Attitude attitude) {
    switch (attitude) {
        case Attitude::KingDefense: return {{100, 140, 140, 110, 100}, 60, 140, 50};
        case Attitude::PawnPromotion: return {{140, 100, 100, 100, 100}, 80, 100, 150};
        case Attitude::KingAttack: break;
    }
    return {{50, 80, 80, 80, 90}, 140, 80, 50};
}

/// Squares of the seventh rank from which a pawn of this color could promote in the next move.
Bitboard open_sevenths(const Board& board, Color color) {
    Bitboard open;
    for (Square last : board::relative_rank_squares(color, 7) & ~board.occupied())
        if (!board.is_attacked(last, !color, board.occupied())) open |= board::offset(last, -board::forward(color));
    return open;
}

/// What a color may drop on a board, by Sjeng's values.
int value_in_hand(const Board& board, Color color) {
    int sum = 0;
    for (std::size_t type = 0; type < chess::pocket_types; ++type)
        sum += sjeng_values[type] * board.held(color, static_cast<PieceType>(type));
    return sum;
}

}  // namespace

int pawn_placement(const Board& board, Color color) {
    int sum = 0;
    for (Square square : board.pieces(color, PieceType::Pawn)) {
        const int rank = color == Color::White ? board::rank_of(square) : 7 - board::rank_of(square);
        sum += pawn_table[static_cast<std::size_t>(rank - 1)][static_cast<std::size_t>(board::file_of(square))];
    }
    return sum;
}

int king_danger(const Board& board, Color color) {
    std::size_t holes = 0;
    for (Square square : board::king_attacks(board.king(color)))
        if (board.is_attacked(square, !color, board.occupied())) ++holes;
    const int held = std::min(value_in_hand(board, !color) / 100, 14);
    return holes_table[static_cast<std::size_t>(held)][holes];
}

int tropism(const Board& board, Color attacker) {
    const Square king = board.king(!attacker);
    int sum = 0;
    for (std::size_t type = 0; type < chess::pocket_types; ++type)
        for (Square square : board.pieces(attacker, static_cast<PieceType>(type)))
            sum += tropism_table[type][static_cast<std::size_t>(chess::distance(square, king))];
    return sum;
}

Attitude attitude_for(const Board& board, Color color) {
    if (tropism(board, !color) >= alarming_tropism) return Attitude::KingDefense;
    const Bitboard ways = open_sevenths(board, color) & (~board.occupied() | board.pieces(color, PieceType::Pawn));
    return ways.empty() ? Attitude::KingAttack : Attitude::PawnPromotion;
}

Attitude PublishedEvaluation::attitude(const Board& board, Color color) const {
    switch (kind_) {
        case Kind::KingAttack: return Attitude::KingAttack;
        case Kind::KingDefense: return Attitude::KingDefense;
        case Kind::PawnPromotion: return Attitude::PawnPromotion;
        default: return attitude_for(board, color);
    }
}

/// What one color has on a board and may drop there.
game::Score PublishedEvaluation::score_of(const Board& board, Color color) const {
    const bool plain = kind_ == Kind::Sjeng || kind_ == Kind::Sunsetter;
    const PieceValues& values = kind_ == Kind::Sunsetter ? sunsetter_values : sjeng_values;
    const Emphasis emphasis =
        plain ? Emphasis{{100, 100, 100, 100, 100}, 100, 0, 0} : emphasis_of(attitude(board, color));
    game::Score score = 0;
    for (std::size_t type = 0; type < chess::pocket_types; ++type) {
        const auto piece = static_cast<PieceType>(type);
        score += values[type] * board.pieces(color, piece).count();
        score += values[type] * emphasis.in_hand[type] / 100 * board.held(color, piece);
    }
    const Bitboard advanced = board.pieces(color, PieceType::Pawn) & board::relative_rank_squares(color, 6);
    if (emphasis.advanced_pawn > 0 && !advanced.empty())
        score += emphasis.advanced_pawn * (advanced & open_sevenths(board, color)).count();
    score += emphasis.own_tropism * tropism(board, color) / 100;
    if (kind_ == Kind::Sjeng) score += pawn_placement(board, color) - king_danger(board, color);
    if (emphasis.enemy_tropism > 0) score -= emphasis.enemy_tropism * tropism(board, !color) / 100;
    return score;
}

game::Score PublishedEvaluation::score_for_mover(const Position& position) const {
    game::Score score = 0;
    for (std::size_t number = 0; number < position.board_count(); ++number) {
        const Board& board = position.board(number);
        const Color us = board.color_to_move();
        score += kind_ == Kind::Material ? chess::MaterialEvaluation<chess::BughouseBoard>().score_for_mover(board)
                                         : score_of(board, us) - score_of(board, !us);
    }
    return std::clamp(score, -game::highest_evaluation, game::highest_evaluation);
}

std::string PublishedEvaluation::describe(const Position& position) const {
    constexpr std::array<std::string_view, 3> names = {"king-attack", "king-defense", "pawn-promotion"};
    std::string text;
    for (std::size_t number = 0; number < position.board_count(); ++number) {
        const Board& board = position.board(number);
        for (const Color color : {Color::White, Color::Black}) {
            text += std::string("Board ") + board_letter(number) + ", " + std::string(name(color)) + ": tropism " +
                    std::to_string(tropism(board, color));
            if (kind_ == Kind::Sjeng)
                text += ", pawns " + std::to_string(pawn_placement(board, color)) + ", danger for the king " +
                        std::to_string(king_danger(board, color));
            if (kind_ >= Kind::Attitudes)
                text += ", attitude " + std::string(names[static_cast<std::size_t>(attitude(board, color))]);
            text += "\n";
        }
    }
    return text + "Score for the team to move: " + std::to_string(score_for_mover(position)) + "\n";
}

static_assert(game::Evaluation<PublishedEvaluation, Position>);

}  // namespace rookery::bughouse
