#pragma once

// The end of the lines: what Search does where the depth is used up. Included by search/search.h.

#include <algorithm>
#include <optional>

#include "search/search.h"

namespace rookery::search {

/// Captures and promotions only, so that no evaluation is taken in the middle of an exchange; in some games checks
/// at first, `quiet_plies` plies after the depth was used up. Who is in check, or pressed otherwise, tries every move,
/// and so does, at first, who has to capture.
template <game::Position P, game::Evaluation<P> E, class Observer>
Score Search<P, E, Observer>::quiescence(Score alpha, Score beta, int ply, int quiet_plies) {
    P& position = *position_;
    Frame& frame = frame_at(ply);
    frame.variation.clear();
    if (stopped()) return 0;
    selective_depth_ = std::max(selective_depth_, ply);
    if (const auto score = decided(ply)) {
        observer_.ends(Ending::Decided);
        return *score;
    }
    if (ply >= max_ply) return in_check(position) ? 0 : evaluate();

    const bool on_principal_variation = beta - alpha > 1;
    const TableEntry entry = shared_.table.probe(position.key());
    const bool known = entry.bound != Bound::None;
    const Score table_score = known ? from_table(entry.score, ply) : no_score;
    if (!on_principal_variation && known && parameters_.table_cutoffs &&
        (entry.bound == Bound::Exact || (entry.bound == Bound::Lower && table_score >= beta) ||
         (entry.bound == Bound::Upper && table_score <= alpha))) {
        observer_.ends(Ending::Table);
        return table_score;
    }
    std::optional<Move> table_move;
    if (known && entry.move_bits != 0) {
        table_move = move_from_bits<Move>(entry.move_bits);
        if (!is_legal(position, *table_move)) table_move.reset();
    }

    frame.pressed = quiet_plies < parameters_.quiescence_duties ? has_little_choice(position) : is_pressed(position);
    Score raw_evaluation = no_score;
    Score best_score = -infinite_score;
    Score futility = -infinite_score;
    if (!frame.pressed) {
        raw_evaluation = known && entry.evaluation != no_score ? entry.evaluation : evaluate();
        frame.evaluation = best_score = corrected(raw_evaluation);
        if (known && !is_decided(table_score) &&
            ((entry.bound == Bound::Lower && table_score > best_score) ||
             (entry.bound == Bound::Upper && table_score < best_score) || entry.bound == Bound::Exact))
            best_score = table_score;
        if (best_score >= beta) {
            observer_.ends(Ending::StandPat);
            return best_score;
        }
        alpha = std::max(alpha, best_score);
        futility = frame.evaluation + parameters_.quiescence_futility_margin;
    } else {
        frame.evaluation = no_score;
        if (parameters_.order_threats != 0) frame.threats = threats_in(position);
    }

    observer_.ends(Ending::Moves);
    std::optional<MovePicker<P>> picker;
    if (frame.pressed) picker.emplace(position, histories_, parameters_, context_for(ply, table_move));
    else picker.emplace(position, histories_, parameters_, table_move, quiet_plies < parameters_.quiescence_checks);
    std::optional<Move> best_move;
    int number = 0;
    bool left_out_drops = false;
    while (const auto move = picker->next()) {
        if (is_left_out(*move, ply)) {
            left_out_drops = true;
            continue;
        }
        ++number;
        if (best_score >= -game::highest_evaluation) {
            // A capture that cannot reach alpha even if nothing is taken back is not worth a look; but who takes back
            // may change more than the material, as by capturing the last piece that could win.
            if constexpr (SplitsMoves<P>) {
                if (!frame.pressed && !gives_check(position, *move) && !takes_back<P>(*move, frame_back(ply, 1).move)) {
                    const Score reach = futility + position.noisy_gain(*move);
                    if (reach <= alpha) {
                        best_score = std::max(best_score, reach);
                        continue;
                    }
                    if (futility <= alpha &&
                        !exchange_at_least(position, *move, parameters_.quiescence_futility_exchange)) {
                        best_score = std::max(best_score, futility);
                        continue;
                    }
                }
            }
            // A check that only loses a piece leads nowhere.
            if constexpr (FindsChecks<P>) {
                if (!frame.pressed && !is_noisy(position, *move) &&
                    !exchange_at_least(position, *move, parameters_.quiescence_check_exchange))
                    continue;
            }
            // Once an evasion has been found, the other quiet ones seldom change anything.
            if (frame.pressed && number > parameters_.quiescence_evasions && !is_noisy(position, *move)) {
                picker->skip_quiets();
                continue;
            }
        }
        make(*move, ply);
        observer_.enter(*move, 0, -beta, -alpha, Visit::Quiescence);
        const Score score = -quiescence(-beta, -alpha, ply + 1, quiet_plies + 1);
        observer_.leave(-score, bound_of(-score, -beta, -alpha));
        unmake(*move);
        if (stopped()) return 0;
        if (score > best_score) {
            best_score = score;
            if (score > alpha) {
                best_move = *move;
                if (on_principal_variation) frame.variation.set(*move, frame_at(ply + 1).variation);
                if (score >= beta) {
                    observer_.cutoff(*move, score);
                    break;
                }
                alpha = score;
            }
        }
    }
    if (frame.pressed && number == 0 && left_out_drops) return evaluate();
    if (frame.pressed && number == 0) return outcome_score(position.verdict_without_moves(), position.to_move(), ply);

    shared_.table.store(position.key(),
                        {best_move ? move_to_bits(*best_move) : 0, to_table(best_score, ply), raw_evaluation, 0,
                         best_score >= beta ? Bound::Lower : Bound::Upper, known && entry.on_principal_variation});
    return best_score;
}

/// The leaf of an exhaustive search: the rules if they decide it, the evaluation otherwise.
template <game::Position P, game::Evaluation<P> E, class Observer>
Score Search<P, E, Observer>::leaf_score(int ply) {
    const P& position = *position_;
    const game::Outcome outcome = game::outcome(position);
    return outcome.over() ? outcome_score(outcome, position.to_move(), ply) : evaluate();
}

}  // namespace rookery::search
