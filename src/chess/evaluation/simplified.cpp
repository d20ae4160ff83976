#include "chess/evaluation/simplified.h"

#include <algorithm>
#include <array>

namespace rookery::chess {
namespace {

using SquareTable = std::array<int, board::square_count>;

constexpr std::array<int, board::piece_type_count> values = {100, 320, 330, 500, 900, 20'000};

// As seen on a diagram with White below: the first row is the eighth rank.
// clang-format off
constexpr std::array<SquareTable, board::piece_type_count> tables = {{
    {{  // pawn
          0,   0,   0,   0,   0,   0,   0,   0,
         50,  50,  50,  50,  50,  50,  50,  50,
         10,  10,  20,  30,  30,  20,  10,  10,
          5,   5,  10,  25,  25,  10,   5,   5,
          0,   0,   0,  20,  20,   0,   0,   0,
          5,  -5, -10,   0,   0, -10,  -5,   5,
          5,  10,  10, -20, -20,  10,  10,   5,
          0,   0,   0,   0,   0,   0,   0,   0,
    }},
    {{  // knight
        -50, -40, -30, -30, -30, -30, -40, -50,
        -40, -20,   0,   0,   0,   0, -20, -40,
        -30,   0,  10,  15,  15,  10,   0, -30,
        -30,   5,  15,  20,  20,  15,   5, -30,
        -30,   0,  15,  20,  20,  15,   0, -30,
        -30,   5,  10,  15,  15,  10,   5, -30,
        -40, -20,   0,   5,   5,   0, -20, -40,
        -50, -40, -30, -30, -30, -30, -40, -50,
    }},
    {{  // bishop
        -20, -10, -10, -10, -10, -10, -10, -20,
        -10,   0,   0,   0,   0,   0,   0, -10,
        -10,   0,   5,  10,  10,   5,   0, -10,
        -10,   5,   5,  10,  10,   5,   5, -10,
        -10,   0,  10,  10,  10,  10,   0, -10,
        -10,  10,  10,  10,  10,  10,  10, -10,
        -10,   5,   0,   0,   0,   0,   5, -10,
        -20, -10, -10, -10, -10, -10, -10, -20,
    }},
    {{  // rook
          0,   0,   0,   0,   0,   0,   0,   0,
          5,  10,  10,  10,  10,  10,  10,   5,
         -5,   0,   0,   0,   0,   0,   0,  -5,
         -5,   0,   0,   0,   0,   0,   0,  -5,
         -5,   0,   0,   0,   0,   0,   0,  -5,
         -5,   0,   0,   0,   0,   0,   0,  -5,
         -5,   0,   0,   0,   0,   0,   0,  -5,
          0,   0,   0,   5,   5,   0,   0,   0,
    }},
    {{  // queen
        -20, -10, -10,  -5,  -5, -10, -10, -20,
        -10,   0,   0,   0,   0,   0,   0, -10,
        -10,   0,   5,   5,   5,   5,   0, -10,
         -5,   0,   5,   5,   5,   5,   0,  -5,
          0,   0,   5,   5,   5,   5,   0,  -5,
        -10,   5,   5,   5,   5,   5,   0, -10,
        -10,   0,   5,   0,   0,   0,   0, -10,
        -20, -10, -10,  -5,  -5, -10, -10, -20,
    }},
    {{  // king
        -30, -40, -40, -50, -50, -40, -40, -30,
        -30, -40, -40, -50, -50, -40, -40, -30,
        -30, -40, -40, -50, -50, -40, -40, -30,
        -30, -40, -40, -50, -50, -40, -40, -30,
        -20, -30, -30, -40, -40, -30, -30, -20,
        -10, -20, -20, -20, -20, -20, -20, -10,
         20,  20,   0,   0,   0,   0,  20,  20,
         20,  30,  10,   0,   0,  10,  30,  20,
    }},
}};

constexpr SquareTable king_in_the_endgame = {
        -50, -40, -30, -20, -20, -30, -40, -50,
        -30, -20, -10,   0,   0, -10, -20, -30,
        -30, -10,  20,  30,  30,  20, -10, -30,
        -30, -10,  30,  40,  40,  30, -10, -30,
        -30, -10,  30,  40,  40,  30, -10, -30,
        -30, -10,  20,  30,  30,  20, -10, -30,
        -30, -30,   0,   0,   0,   0, -30, -30,
        -50, -30, -30, -30, -30, -30, -30, -50,
};
// clang-format on

/// The place of a square in a table, seen by its owner: rank 8 comes first there.
constexpr std::size_t place(Color color, Square square) {
    return color == Color::White ? index(square) ^ 56 : index(square);
}

template <class R>
game::Score value_of(const Position<R>& position, Color color, bool endgame) {
    game::Score score = 0;
    for (std::size_t type = 0; type < board::piece_type_count; ++type) {
        const bool king = static_cast<PieceType>(type) == PieceType::King;
        const SquareTable& table = king && endgame ? king_in_the_endgame : tables[type];
        for (Square square : position.pieces(color, static_cast<PieceType>(type)))
            score += values[type] + table[place(color, square)];
        if constexpr (R::drops) {
            if (type < pocket_types) score += values[type] * position.held(color, static_cast<PieceType>(type));
        }
    }
    return R::losing_wins ? -score : score;
}

}  // namespace

template <class R>
bool SimplifiedEvaluation<R>::is_endgame(const Position<R>& position) {
    const auto few_pieces = [&](Color color) {
        if (position.pieces(color, PieceType::Queen).empty()) return true;
        const Bitboard minor_pieces =
            position.pieces(color, PieceType::Knight) | position.pieces(color, PieceType::Bishop);
        return position.pieces(color, PieceType::Rook).empty() && !minor_pieces.more_than_one();
    };
    return few_pieces(Color::White) && few_pieces(Color::Black);
}

template <class R>
game::Score SimplifiedEvaluation<R>::score_for_mover(const Position<R>& position) const {
    const bool endgame = is_endgame(position);
    const Color us = position.color_to_move();
    const game::Score score = value_of(position, us, endgame) - value_of(position, !us, endgame);
    return std::clamp(score, -game::highest_evaluation, game::highest_evaluation);
}

#define ROOKERY_INSTANTIATE(RULES) template class SimplifiedEvaluation<RULES>;
ROOKERY_FOR_EACH_RULE_SET(ROOKERY_INSTANTIATE)

static_assert(game::Evaluation<SimplifiedEvaluation<Orthodox>, Position<Orthodox>>);

}  // namespace rookery::chess
