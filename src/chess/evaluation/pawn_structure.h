#pragma once

#include <array>
#include <vector>

#include "board/zobrist.h"
#include "chess/evaluation/geometry.h"
#include "chess/evaluation/tally.h"

namespace rookery::chess {

/// What depends on the pawns alone, and the shelter of the kings, which rarely move while the pawns stand still.
struct alignas(64) PawnStructure {
    board::Key key = 0;  ///< the default is the structure without pawns
    TaperedScore score;
    std::array<Square, board::color_count> king = {Square::None, Square::None};
    std::array<TaperedScore, board::color_count> shelter{};
    std::array<Bitboard, board::color_count> passed{};
    std::array<Bitboard, board::color_count> attack_span{};  ///< attacked now, or after the pawns have advanced
};

/// Remembers pawn structures: in a search nearly all positions share a few of them.
class PawnTable {
public:
    [[nodiscard]] PawnStructure& entry(board::Key key) { return entries_[key & (size - 1)]; }

private:
    static constexpr std::size_t size = 4096;  // 256 KB

    std::vector<PawnStructure> entries_ = std::vector<PawnStructure>(size);
};

namespace detail {

/// Adds a weight for every pawn of the set by its rank.
template <class R, Color Us, class Trace>
void add_by_rank(Tally<R, Us, Trace>& tally, const Weights<8>& weights, Bitboard pawns) {
    for (Square pawn : pawns) tally.add(weights[static_cast<std::size_t>(board::relative_rank(Us, pawn))]);
}

/// Whether the neighbors that can help the pawn forward are as many as the enemy pawns that guard its way.
template <Color Us>
[[nodiscard]] bool is_candidate(Square pawn, Bitboard own, Bitboard enemy) {
    const Bitboard neighbor_files = adjacent_files(whole_files(pawn));
    const Bitboard ahead = adjacent_files(squares_ahead<Us>(pawn));
    const int helpers = (own & neighbor_files & ~ahead).count();
    const int guards = (enemy & ahead).count();
    return helpers >= guards;
}

template <class R, Color Us, class Trace>
void add_pawns(Tally<R, Us, Trace>& tally, Bitboard own, Bitboard enemy, PawnStructure& structure) {
    constexpr Color them = !Us;
    constexpr const EvaluationWeights& weights = tuned_weights<R>;
    const Bitboard attacked = board::pawn_attacks<Us>(own);
    const Bitboard attacked_by_enemy = board::pawn_attacks<them>(enemy);
    const Bitboard attack_span = filled_forward<Us>(attacked);
    const Bitboard behind_enemy = squares_ahead<them>(enemy);
    const Bitboard behind_own = squares_ahead<them>(own);

    const Bitboard doubled = own & behind_own;
    const Bitboard half_open = own & ~behind_enemy;
    const Bitboard isolated = own & ~adjacent_files(whole_files(own));
    // Its neighbors have gone ahead, and the enemy's pawns forbid it to follow.
    const Bitboard backward =
        board::shifted<board::forward(them)>(one_forward<Us>(own) & attacked_by_enemy & ~attack_span) & ~isolated;
    const Bitboard passed = half_open & ~adjacent_files(behind_enemy) & ~doubled;

    tally.add(weights.pawn_doubled, doubled.count());
    tally.add(weights.pawn_isolated[0], (isolated & ~half_open).count());
    tally.add(weights.pawn_isolated[1], (isolated & half_open).count());
    tally.add(weights.pawn_backward[0], (backward & ~half_open).count());
    tally.add(weights.pawn_backward[1], (backward & half_open).count());
    add_by_rank(tally, weights.pawn_phalanx, own & adjacent_files(own));
    add_by_rank(tally, weights.pawn_supported, own & attacked);
    for (Square pawn : half_open & ~passed & ~doubled)
        if (is_candidate<Us>(pawn, own, enemy))
            tally.add(weights.pawn_candidate[static_cast<std::size_t>(board::relative_rank(Us, pawn))]);

    add_by_rank(tally, weights.passed_pawn, passed);
    add_by_rank(tally, weights.passed_protected, passed & attacked);
    tally.add(weights.passed_with_neighbor, (passed & adjacent_files(whole_files(passed))).count());
    for (Square pawn : passed)
        tally.add(weights.passed_by_file[static_cast<std::size_t>(distance_to_edge(board::file_of(pawn)))]);

    structure.passed[index(Us)] = passed;
    structure.attack_span[index(Us)] = attack_span;
}

/// The pawns before the king, own and enemy's, on its file and the two next to it. A king on the edge counts as one
/// file further in.
template <class R, Color Us, class Trace>
void add_shelter(Tally<R, Us, Trace>& tally, Square king, Bitboard own, Bitboard enemy) {
    constexpr const EvaluationWeights& weights = tuned_weights<R>;
    const auto nearest_rank = [](Bitboard pawns) {
        if (pawns.empty()) return std::size_t{0};
        const Square nearest = Us == Color::White ? pawns.first() : pawns.last();
        return static_cast<std::size_t>(board::relative_rank(Us, nearest));
    };
    const Bitboard not_behind = filled_forward<Us>(board::rank_squares(board::rank_of(king)));
    const int center = std::clamp(board::file_of(king), 1, 6);
    for (int file = center - 1; file <= center + 1; ++file) {
        const Bitboard squares = board::file_squares(file) & not_behind;
        const std::size_t own_rank = nearest_rank(own & squares);
        const std::size_t enemy_rank = nearest_rank(enemy & squares);
        const auto edge = static_cast<std::size_t>(distance_to_edge(file));
        tally.add(weights.king_shelter[edge][own_rank]);
        if (own_rank != 0 && own_rank + 1 == enemy_rank) tally.add(weights.king_storm_blocked[enemy_rank]);
        else tally.add(weights.king_storm[edge][enemy_rank]);
        if (!(own | enemy).intersects(board::file_squares(file)))
            tally.add(weights.king_open_file[file == board::file_of(king) ? 1 : 0]);
    }
}

}  // namespace detail

/// The score of the pawns of both sides, worked out from scratch.
template <class R, class Trace>
[[nodiscard]] PawnStructure computed_pawn_structure(Trace& trace, board::Key key, Bitboard white, Bitboard black) {
    PawnStructure structure;
    Tally<R, Color::White, Trace> white_tally(trace);
    Tally<R, Color::Black, Trace> black_tally(trace);
    detail::add_pawns(white_tally, white, black, structure);
    detail::add_pawns(black_tally, black, white, structure);
    structure.key = key;
    structure.score = white_tally.score() + black_tally.score();
    return structure;
}

/// The score of one king's shelter, from the structure if the king still stands where it stood.
template <class R, Color Us, class Trace>
[[nodiscard]] TaperedScore shelter(Trace& trace, PawnStructure& structure, Square king, Bitboard own, Bitboard enemy) {
    if (structure.king[index(Us)] != king) {
        Tally<R, Us, Trace> tally(trace);
        detail::add_shelter(tally, king, own, enemy);
        structure.king[index(Us)] = king;
        structure.shelter[index(Us)] = tally.score();
    }
    return structure.shelter[index(Us)];
}

}  // namespace rookery::chess
