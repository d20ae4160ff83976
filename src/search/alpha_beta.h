#pragma once

// The inner nodes of the tree: what Search does while there is depth left, as numbered steps. Included by
// search/search.h.

#include <algorithm>
#include <cstdint>
#include <optional>

#include "search/search.h"

namespace rookery::search {

/// One node: what may end it at once, what its value can be guessed from, and then its moves.
template <game::Position P, game::Evaluation<P> E, class Observer>
template <bool OnPrincipalVariation>
Score Search<P, E, Observer>::search(Score alpha, Score beta, int depth, int ply, bool expects_cutoff) {
    P& position = *position_;
    Frame& frame = frame_at(ply);
    const bool at_root = OnPrincipalVariation && ply == 0;
    const bool selective = parameters_.selective;
    frame.variation.clear();

    // 1. Where the depth is used up, only captures and the like are worth looking at.
    if (depth <= 0) return selective && parameters_.quiescence ? quiescence(alpha, beta, ply) : leaf_score(ply);
    if (stopped()) return 0;
    if constexpr (OnPrincipalVariation) selective_depth_ = std::max(selective_depth_, ply);

    if (!at_root) {
        // 2. The game may be over, or repeat itself.
        if (const auto score = decided(ply)) {
            observer_.ends(Ending::Decided);
            return *score;
        }
        if (ply >= max_ply) return in_check(position) ? 0 : evaluate();

        // 3. A win that is found already cannot be bettered by a longer one, nor can we lose faster than at once.
        alpha = std::max(alpha, loss_in(ply));
        beta = std::min(beta, win_in(ply + 1));
        if (alpha >= beta) {
            observer_.ends(Ending::Faster);
            return alpha;
        }
    }

    // 4. The table may know the position, at least its best move.
    const bool excluding = frame.excluded.has_value();
    const TableEntry entry = excluding ? TableEntry{} : shared_.table.probe(position.key());
    const bool known = entry.bound != Bound::None;
    std::optional<Move> table_move;
    if (at_root) table_move = root_moves_->front();
    else if (known && entry.move_bits != 0) {
        table_move = move_from_bits<Move>(entry.move_bits);
        if (!is_legal(position, *table_move)) table_move.reset();
    }
    const Score table_score = known ? from_table(entry.score, ply) : no_score;
    const bool on_known_variation = OnPrincipalVariation || (known && entry.on_principal_variation);
    const bool deep_enough = entry.depth >= depth || (parameters_.forced_results_stay && is_decided(table_score));
    if (!OnPrincipalVariation && selective && parameters_.table_cutoffs && known && deep_enough) {
        const bool holds = entry.bound == Bound::Exact || (entry.bound == Bound::Lower && table_score >= beta) ||
                           (entry.bound == Bound::Upper && table_score <= alpha);
        if (holds) {
            if (table_score >= beta && table_move && !is_noisy(position, *table_move)) {
                if (parameters_.order_threats != 0) frame.threats = threats_in(position);
                reward(*table_move, depth, ply, {}, {});
            }
            observer_.ends(Ending::Table);
            return table_score;
        }
    }

    //    Tables of endings know the result, though not the way to it: where they decide the node, it is done.
    Score best_score = -infinite_score;
    Score best_possible = infinite_score;
    if (HasEndingTables<P> && selective && !at_root && !excluding) {
        if (const auto value = table_value(depth)) {
            const Score score = static_cast<int>(*value) * table_win_in(ply);
            const Bound bound = *value == TableValue::Draw  ? Bound::Exact
                                : *value == TableValue::Win ? Bound::Lower
                                                            : Bound::Upper;
            if (bound == Bound::Exact || (bound == Bound::Lower ? score >= beta : score <= alpha)) {
                shared_.table.store(position.key(), {0, to_table(score, ply), no_score,
                                                     std::min(depth + 6, max_ply - 1), bound, on_known_variation});
                observer_.ends(Ending::Decided);
                return score;
            }
            if (bound == Bound::Lower) alpha = std::max(alpha, best_score = score);
            else best_possible = score;
        }
    }

    // 5. What the position looks like without searching, and whether it has become better since our last move.
    frame.pressed = has_little_choice(position);
    Score raw_evaluation = no_score;
    Score estimate = no_score;
    if (frame.pressed) {
        frame.evaluation = no_score;
    } else if (excluding) {
        raw_evaluation = estimate = frame.evaluation;
    } else {
        raw_evaluation = known && entry.evaluation != no_score ? entry.evaluation : evaluate();
        frame.evaluation = estimate = corrected(raw_evaluation);
        // A bound from the table may be nearer to the truth.
        if (known && (entry.bound == Bound::Exact || (entry.bound == Bound::Lower && table_score > estimate) ||
                      (entry.bound == Bound::Upper && table_score < estimate)))
            estimate = table_score;
    }
    const Score earlier =
        frame_back(ply, 2).evaluation != no_score ? frame_back(ply, 2).evaluation : frame_back(ply, 4).evaluation;
    const bool improving = !frame.pressed && (earlier == no_score || frame.evaluation > earlier);
    frame_at(ply + 2).cutoffs = 0;
    frame_at(ply + 2).killers = {};
    const bool may_prune_node = selective && !OnPrincipalVariation && !frame.pressed && !excluding;

    if (may_prune_node) {
        // 6. Razoring: far below alpha, only captures could still help; see whether they do.
        if (parameters_.pruning && depth <= parameters_.razoring_depth && !is_decided(alpha) &&
            estimate + parameters_.razoring_base + parameters_.razoring_slope * depth <= alpha) {
            const Score score = quiescence(alpha, alpha + 1, ply);
            if (score <= alpha) {
                observer_.ends(Ending::Razoring);
                return score;
            }
        }

        // 7. Reverse futility: so far above beta that no quiet answer will bring us below.
        if (parameters_.pruning && depth <= parameters_.reverse_futility_depth && !is_decided(beta) &&
            !is_decided(estimate) &&
            estimate - parameters_.reverse_futility_slope * depth +
                    (improving ? parameters_.reverse_futility_improving : 0) >=
                beta) {
            observer_.ends(Ending::Futility);
            return (estimate * parameters_.reverse_futility_blend +
                    beta * (unit - parameters_.reverse_futility_blend)) /
                   unit;
        }

        // 8. Null move: if even passing keeps us above beta, a real move will too. Deep down this is verified, since
        //    where every move hurts (zugzwang) passing would help.
        if constexpr (HasNullMove<P>) {
            if (parameters_.null_moves && depth >= parameters_.null_move_depth && frame_back(ply, 1).move &&
                estimate >= beta &&
                frame.evaluation >=
                    beta - parameters_.null_move_margin_slope * depth + parameters_.null_move_margin_base &&
                !is_forced_loss(beta) && ply >= null_move_from_ply_ && position.null_move_is_sound()) {
                const int reduced = depth - parameters_.null_move_base - depth / parameters_.null_move_depth_divisor -
                                    std::min((estimate - beta) / parameters_.null_move_score_divisor,
                                             parameters_.null_move_score_limit);
                frame.move.reset();
                frame.continuations = &histories_.continuation_of_nothing();
                position.make_null();
                shared_.table.prefetch(position.key());
                count_node();
                observer_.enter(Move{}, reduced, -beta, -beta + 1, Visit::Pass);
                const Score score = -search<false>(-beta, -beta + 1, reduced, ply + 1, !expects_cutoff);
                observer_.leave(-score, bound_of(-score, -beta, -beta + 1));
                position.unmake_null();
                if (stopped()) return 0;
                if (score >= beta) {
                    const Score safe = is_decided(score) ? beta : score;
                    observer_.ends(Ending::NullMove);
                    if (depth < parameters_.null_move_verification_depth || null_move_from_ply_ > 0) return safe;
                    null_move_from_ply_ = ply + reduced * parameters_.null_move_verification_share / unit;
                    const Score verified = search<false>(beta - 1, beta, reduced, ply, false);
                    null_move_from_ply_ = 0;
                    observer_.ends(Ending::NullMove);  // the look that verified it had an end of its own
                    if (verified >= beta) return safe;
                }
            }
        }
    }

    // 9. Without a move from the table the order of moves is poor: look less deep now, and better next time.
    if (selective && parameters_.reductions && depth >= parameters_.internal_reduction_depth && !table_move &&
        !excluding && (OnPrincipalVariation || expects_cutoff))
        depth -= parameters_.internal_reduction;

    // 10. ProbCut: a good capture that stays well above beta in a shallower search will do so in this one.
    const Score probcut_beta = beta + parameters_.probcut_margin - (improving ? parameters_.probcut_improving : 0);
    const int probcut_depth = depth - parameters_.probcut_reduction;
    if (SplitsMoves<P> && may_prune_node && parameters_.pruning && depth >= parameters_.probcut_depth &&
        !is_decided(beta) &&
        !(known && entry.depth > probcut_depth && table_score != no_score && table_score < probcut_beta)) {
        MovePicker<P> picker(position, histories_, parameters_, table_move);
        while (const auto move = picker.next()) {
            if (!exchange_at_least(position, *move, probcut_beta - frame.evaluation)) continue;
            make(*move, ply);
            observer_.enter(*move, probcut_depth, -probcut_beta, -probcut_beta + 1, Visit::ProbCut);
            Score score = -quiescence(-probcut_beta, -probcut_beta + 1, ply + 1);
            if (score >= probcut_beta)
                score = -search<false>(-probcut_beta, -probcut_beta + 1, probcut_depth, ply + 1, !expects_cutoff);
            observer_.leave(-score, bound_of(-score, -probcut_beta, -probcut_beta + 1));
            unmake(*move);
            if (stopped()) return 0;
            if (score >= probcut_beta) {
                shared_.table.store(position.key(), {move_to_bits(*move), to_table(score, ply), raw_evaluation,
                                                     probcut_depth + 1, Bound::Lower, on_known_variation});
                observer_.ends(Ending::ProbCut);
                return score;
            }
        }
    }

    // 11. The moves. Whatever was tried before them did not end the node.
    observer_.ends(Ending::Moves);
    if (parameters_.order_threats != 0) frame.threats = threats_in(position);
    MovePicker<P> picker(position, histories_, parameters_, context_for(ply, table_move));
    const bool may_prune_moves =
        selective && parameters_.pruning && !at_root && !frame.pressed && !has_few_moves(position);
    const bool table_move_is_noisy = table_move && is_noisy(position, *table_move);
    const Score original_alpha = alpha;
    std::optional<Move> best_move;
    int number = 0;
    TriedMoves<P> quiets;
    TriedMoves<P> noisies;
    std::size_t root_number = 0;
    bool left_out_drops = false;

    while (true) {
        std::optional<Move> next;
        if (at_root) {
            if (root_number < root_moves_->size()) next = (*root_moves_)[root_number++];
        } else {
            next = picker.next();
        }
        if (!next) break;
        const Move move = *next;
        if (move == frame.excluded) continue;
        if (is_left_out(move, ply)) {
            left_out_drops = true;
            continue;
        }
        ++number;

        const bool noisy = is_noisy(position, move);
        const std::size_t slot = Histories<P>::piece_slot(position, move);
        const int quiet_history = noisy ? 0
                                        : histories_.quiet(position, move, frame.threats).value() +
                                              (*frame_back(ply, 1).continuations)[slot].value() +
                                              (*frame_back(ply, 2).continuations)[slot].value();

        // 12. Late and unpromising moves are not searched at all, once there is something better than being lost. Where
        //     moves are few, because of a check or for want of pieces, each of them may be the one that saves the game.
        if (may_prune_moves && best_score >= -game::highest_evaluation) {
            const int reduced_depth = std::max(0, depth - reduction(depth, number) / unit);
            if (!noisy) {
                if (depth <= parameters_.late_move_depth && number > late_move_count(depth, improving))
                    picker.skip_quiets();
                if (reduced_depth <= parameters_.futility_depth &&
                    frame.evaluation + parameters_.futility_base + parameters_.futility_slope * reduced_depth <=
                        alpha &&
                    !presses(position, move)) {
                    picker.skip_quiets();
                    continue;
                }
                if (reduced_depth <= parameters_.history_pruning_depth &&
                    quiet_history <
                        -parameters_.history_pruning_slope * reduced_depth - parameters_.history_pruning_base)
                    continue;
                if (!exchange_at_least(position, move,
                                       -parameters_.quiet_exchange_slope * reduced_depth * reduced_depth))
                    continue;
            } else if (!picker.last_was_good_noisy() &&
                       !exchange_at_least(position, move, -parameters_.noisy_exchange_slope * depth)) {
                continue;
            }
        }

        // 13. Extensions: a move from the table that is much better than all others deserves to be searched deeper, and
        //     so does a check on the principal variation.
        int extension = 0;
        if (selective && parameters_.extensions && !at_root && ply < parameters_.extension_limit * root_depth_) {
            if (depth >= parameters_.singular_depth && move == table_move && !excluding && known &&
                entry.bound != Bound::Upper && entry.depth >= depth - parameters_.singular_table_depth &&
                !is_decided(table_score)) {
                const Score singular_beta = table_score - parameters_.singular_margin * depth / unit;
                frame.excluded = move;
                const Score score = search<false>(singular_beta - 1, singular_beta,
                                                  (depth - 1) * parameters_.singular_share / unit, ply, expects_cutoff);
                frame.excluded.reset();
                if (stopped()) return 0;
                if (score < singular_beta) {
                    extension = 1;
                    if (!OnPrincipalVariation && score < singular_beta - parameters_.double_extension_margin)
                        extension = 2;
                } else if (singular_beta >= beta) {
                    observer_.ends(Ending::ManyMoves);
                    return singular_beta;  // several moves fail high: so will one of them at full depth
                } else if (table_score >= beta) {
                    extension = -parameters_.many_moves_reduction;
                } else if (expects_cutoff) {
                    extension = -parameters_.cut_node_reduction;
                }
            } else if (OnPrincipalVariation && gives_check(position, move) &&
                       exchange_at_least(position, move, parameters_.check_extension_exchange)) {
                extension = 1;
            }
        }

        const std::uint64_t nodes_before = nodes();
        make(move, ply);
        const int new_depth = depth - 1 + extension;
        Score score = 0;
        bool full_search = false;
        Visit visit = Visit::Scout;

        // 14. Late moves are searched less deep at first; only those that surprise get their full depth.
        if (selective && parameters_.reductions && depth >= parameters_.reduction_depth &&
            number > (at_root                ? parameters_.reduction_root_moves
                      : OnPrincipalVariation ? parameters_.reduction_variation_moves
                                             : parameters_.reduction_moves) &&
            (!noisy || !picker.last_was_good_noisy())) {
            int reduced = reduction(depth, number);
            if (!on_known_variation) reduced += parameters_.reduction_off_variation;
            else reduced -= parameters_.reduction_on_variation;
            if (expects_cutoff) reduced += parameters_.reduction_cut_node;
            if (!improving) reduced += parameters_.reduction_worsening;
            if (table_move_is_noisy) reduced += parameters_.reduction_noisy_table_move;
            if (has_little_choice(position)) reduced -= parameters_.reduction_check;
            if (frame_at(ply + 1).cutoffs > parameters_.reduction_cutoff_count)
                reduced += parameters_.reduction_cutoffs;
            if (noisy) reduced -= parameters_.reduction_noisy;
            else reduced -= quiet_history * unit / parameters_.reduction_history_divisor;
            const int reduced_depth = std::clamp(new_depth - reduced / unit, 1, std::max(1, new_depth));
            observer_.enter(move, reduced_depth, -alpha - 1, -alpha, Visit::Reduced);
            score = -search<false>(-alpha - 1, -alpha, reduced_depth, ply + 1, true);
            observer_.leave(-score, bound_of(-score, -alpha - 1, -alpha));
            visit = Visit::Again;
            full_search = score > alpha && reduced_depth < new_depth;
        } else {
            full_search = !OnPrincipalVariation || number > 1;
        }

        // 15. Moves after the first need only show that they are not better.
        if (full_search) {
            observer_.enter(move, new_depth, -alpha - 1, -alpha, visit);
            score = -search<false>(-alpha - 1, -alpha, new_depth, ply + 1, !expects_cutoff);
            observer_.leave(-score, bound_of(-score, -alpha - 1, -alpha));
        }
        // 16. The first move, and one that is better, get the whole window.
        if (OnPrincipalVariation && (number == 1 || (score > alpha && (at_root || score < beta)))) {
            observer_.enter(move, new_depth, -beta, -alpha, number == 1 ? Visit::Plain : Visit::Again);
            score = -search<true>(-beta, -alpha, new_depth, ply + 1, false);
            observer_.leave(-score, bound_of(-score, -beta, -alpha));
        }
        unmake(move);
        if (stopped()) return 0;
        if (at_root) root_effort_[root_number - 1] += nodes() - nodes_before;

        if (score > best_score) {
            best_score = score;
            if (score > alpha) {
                best_move = move;
                if (at_root) best_score_ = score;
                if constexpr (OnPrincipalVariation) frame.variation.set(move, frame_at(ply + 1).variation);
                if (score >= beta) {
                    ++frame.cutoffs;
                    observer_.cutoff(move, score);
                    break;
                }
                alpha = score;
            }
        }
        if (noisy) noisies.add(move);
        else quiets.add(move);
    }

    // 17. No legal move: the rules say what that means, unless there were some that are not looked at.
    if (number == 0 && left_out_drops && !excluding) return evaluate();
    if (number == 0 && !excluding) observer_.ends(Ending::Decided);
    if (number == 0)
        return excluding ? alpha : outcome_score(position.verdict_without_moves(), position.to_move(), ply);

    best_score = std::min(best_score, best_possible);

    // 18. Learn from it.
    if (best_score >= beta && best_move) reward(*best_move, depth, ply, quiets, noisies);
    if (!excluding) {
        const Bound bound = best_score >= beta                                    ? Bound::Lower
                            : OnPrincipalVariation && best_score > original_alpha ? Bound::Exact
                                                                                  : Bound::Upper;
        if (!at_root || all_root_moves_)
            shared_.table.store(position.key(), {best_move ? move_to_bits(*best_move) : 0, to_table(best_score, ply),
                                                 raw_evaluation, depth, bound, on_known_variation});
        const bool comparable = !frame.pressed && !(best_move && is_noisy(position, *best_move)) &&
                                !is_decided(best_score) && !(bound == Bound::Lower && best_score <= frame.evaluation) &&
                                !(bound == Bound::Upper && best_score >= frame.evaluation);
        if (selective && comparable)
            histories_.update_correction(position, best_score - frame.evaluation, depth, parameters_);
    }
    return best_score;
}

}  // namespace rookery::search
