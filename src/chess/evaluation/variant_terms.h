#pragma once

#include <algorithm>
#include <array>

#include "chess/evaluation/geometry.h"
#include "chess/evaluation/side_view.h"
#include "chess/evaluation/tally.h"
#include "chess/position.h"

namespace rookery::chess {

template <class R>
inline constexpr bool has_variant_terms =
    R::drops || R::checks_to_win > 0 || !R::goal.empty() || R::captures_explode || R::kings_are_taken;

/// How many checks a side has given; the last of them would have ended the game.
template <class R>
[[nodiscard]] std::size_t checks_before_the_last(const Position<R>& position, Color by) {
    return static_cast<std::size_t>(std::min(position.checks_given(by), R::checks_to_win - 1));
}

/// What the rules add to the danger for a king, in the units of `king_danger`.
template <class R>
[[nodiscard]] int danger_by_variant(const Position<R>& position, Color king) {
    int danger = 0;
    if constexpr (R::drops)
        for (std::size_t type = index(PieceType::Knight); type < pocket_types; ++type)
            danger += 2 * std::min(position.held(!king, static_cast<PieceType>(type)), 2);
    if constexpr (R::checks_to_win > 0) danger += 4 * position.checks_given(!king);
    return danger;
}

namespace detail {

template <class R, Color Us, class Trace>
void add_holdings(Tally<R, Us, Trace>& tally, const Position<R>& position, const SideView& us) {
    constexpr const EvaluationWeights& weights = tuned_weights<R>;
    bool enemy_holds_any = false;
    for (std::size_t type = 0; type < pocket_types; ++type) {
        const int held = position.held(Us, static_cast<PieceType>(type));
        tally.add(weights.held[type], held);
        if (held > 0) tally.add(weights.held_any[type]);
        enemy_holds_any = enemy_holds_any || position.held(!Us, static_cast<PieceType>(type)) > 0;
    }
    if (!enemy_holds_any) return;
    // The king alone does not keep a piece away that another one protects.
    const Bitboard guarded = us.attacked_twice | (us.attacked & ~us.attacked_by[index(PieceType::King)]);
    const Bitboard open = us.attacked_by[index(PieceType::King)] & ~position.occupied() & ~guarded;
    tally.add(weights.drop_squares[static_cast<std::size_t>(open.count())]);
}

template <class R>
[[nodiscard]] int distance_to_goal(Square king) {
    int nearest = 7;
    for (Square square : R::goal) nearest = std::min(nearest, distance(king, square));
    return nearest;
}

/// How many moves the king needs to the goal: one for a step, one more for what stands or guards there to be brought
/// away, and two more where two guard it. At most `far_from_goal`.
inline constexpr int far_from_goal = 8;
template <class R, Color Us>
[[nodiscard]] int moves_to_goal(const Position<R>& position, const SideView& us, const SideView& them) {
    const Bitboard guarded = them.attacked | position.pieces(Us);
    const Bitboard well_guarded = them.attacked_twice;
    Bitboard seen;
    Bitboard now = us.king;
    std::array<Bitboard, 2> later{};
    for (int moves = 0; moves < far_from_goal; ++moves) {
        if (now.intersects(R::goal)) return moves;
        seen |= now;
        const Bitboard row = now | adjacent_files(now);
        const Bitboard next = (row | one_forward<Color::White>(row) | one_forward<Color::Black>(row)) & ~seen;
        now = (next & ~guarded & ~well_guarded) | (later[0] & ~seen);
        later = {later[1] | (next & guarded & ~well_guarded), next & well_guarded};
    }
    return far_from_goal;
}

/// Where both kings run for the same goal, what counts is who is there sooner.
template <class R, Color Us, class Trace>
void add_race(Tally<R, Us, Trace>& tally, const Position<R>& position, const SideView& us, const SideView& them) {
    constexpr const EvaluationWeights& weights = tuned_weights<R>;
    const int own_moves = moves_to_goal<R, Us>(position, us, them);
    const int lead = moves_to_goal<R, !Us>(position, them, us) - own_moves;
    const bool moves_now = position.color_to_move() == Us;
    tally.add(weights.goal_moves[moves_now ? 1 : 0][static_cast<std::size_t>(own_moves)]);
    if (lead > 0) tally.add(weights.goal_lead[static_cast<std::size_t>(std::min(lead, 5))]);
}

/// How near the king is to where it wins, and whether it can go on.
template <class R, Color Us, class Trace>
void add_way_to_goal(Tally<R, Us, Trace>& tally, const Position<R>& position, const SideView& us,
                     const SideView& them) {
    constexpr const EvaluationWeights& weights = tuned_weights<R>;
    const int steps = distance_to_goal<R>(us.king);
    int ways = 0;
    for (Square next : us.attacked_by[index(PieceType::King)] & ~position.pieces(Us) & ~them.attacked)
        ways += distance_to_goal<R>(next) < steps ? 1 : 0;
    tally.add(weights.goal_distance[static_cast<std::size_t>(steps)]);
    tally.add(weights.goal_steps[static_cast<std::size_t>(std::min(ways, 3))]);
    if constexpr (R::second_may_follow) add_race(tally, position, us, them);
}

/// Pieces next to the enemy king that can be taken, and the king with them. A king takes nothing itself.
template <class R, Color Us, class Trace>
void add_blast_threats(Tally<R, Us, Trace>& tally, const Position<R>& position, const SideView& us,
                       const SideView& them) {
    constexpr const EvaluationWeights& weights = tuned_weights<R>;
    Bitboard attacked;
    for (std::size_t type = 0; type < index(PieceType::King); ++type) attacked |= us.attacked_by[type];
    const Bitboard near_us = us.attacked_by[index(PieceType::King)];
    const Bitboard targets = them.attacked_by[index(PieceType::King)] & position.pieces(!Us) & attacked & ~near_us;
    tally.add(weights.blast_threats[static_cast<std::size_t>(std::min(targets.count(), 4))]);
}

/// Where kings are taken, who must move may have to lose his: what counts is who has moves to spare, and whose king has
/// somewhere to go.
template <class R, Color Us, class Trace>
void add_king_hunt(Tally<R, Us, Trace>& tally, const Position<R>& position, const SideView& us, const SideView& them) {
    constexpr const EvaluationWeights& weights = tuned_weights<R>;
    const Bitboard occupied = position.occupied();
    const Bitboard around_king = us.attacked_by[index(PieceType::King)];
    const Bitboard pushes = one_forward<Us>(us.pawns) & ~occupied & (~them.attacked | us.attacked);
    const Bitboard net = us.attacked_by[index(PieceType::Pawn)] & them.attacked_by[index(PieceType::King)];
    tally.add(
        weights.king_steps[static_cast<std::size_t>((around_king & ~position.pieces(Us) & ~them.attacked).count())]);
    tally.add(weights.pawn_steps[static_cast<std::size_t>(pushes.count())]);
    tally.add(weights.pawn_obstructed, (us.pawns & one_forward<!Us>(occupied)).count());
    tally.add(weights.king_net[static_cast<std::size_t>(net.count())]);

    const int apart = distance(us.king, them.king);
    if (us.pawns.count() > them.pawns.count()) tally.add(weights.distance_when_ahead[static_cast<std::size_t>(apart)]);
    const bool in_line = (board::file_of(us.king) - board::file_of(them.king)) % 2 == 0 &&
                         (board::rank_of(us.king) - board::rank_of(them.king)) % 2 == 0;
    if (apart == 2 && in_line && position.color_to_move() != Us) tally.add(weights.opposition);
}

}  // namespace detail

/// The pawns that still attack something: where they stay pawns, one on the last rank is no more than an obstacle.
template <class R>
[[nodiscard]] Bitboard living_pawns(const Position<R>& position, Color color) {
    const Bitboard pawns = position.pieces(color, PieceType::Pawn);
    return R::pawns_on_last_rank ? pawns & ~board::relative_rank_squares(color, 7) : pawns;
}

/// What the rules of a variant make of a position for one side, beyond what chess sees in it.
template <class R, Color Us, class Trace>
void add_variant_terms(Tally<R, Us, Trace>& tally, const Position<R>& position, const SideView& us,
                       const SideView& them) {
    if constexpr (R::drops) detail::add_holdings(tally, position, us);
    if constexpr (R::checks_to_win > 0) tally.add(tuned_weights<R>.checks_given[checks_before_the_last(position, Us)]);
    if constexpr (!R::goal.empty()) detail::add_way_to_goal(tally, position, us, them);
    if constexpr (R::captures_explode) detail::add_blast_threats(tally, position, us, them);
    if constexpr (R::kings_are_taken) detail::add_king_hunt(tally, position, us, them);
}

}  // namespace rookery::chess
