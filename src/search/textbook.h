#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>
#include <vector>

#include "game/position.h"
#include "game/score.h"
#include "search/line.h"
#include "search/observer.h"
#include "search/ordering.h"
#include "search/score.h"
#include "search/traits.h"

namespace rookery::search {

/// What a textbook search found, with the counts that a student can check.
template <game::Position P>
struct TextbookResult {
    Score score_for_mover = 0;
    Line<typename P::Move> line;    ///< the best move and what is expected to follow
    std::uint64_t nodes = 0;        ///< calls of the search function, the root included
    std::uint64_t evaluations = 0;  ///< leaves that were valued
};

/// Minimax and alpha-beta exactly as in the textbooks: a fixed depth, every move, no memory between positions. The two
/// differ in one thing only, whether a branch that cannot matter is left out.
template <game::Position P, game::Evaluation<P> E, class Observer = NoObserver>
class TextbookSearch {
public:
    using Move = typename P::Move;

    /// Drops, where there are any, are tried in `drop_plies` plies from the root and nowhere below.
    TextbookSearch(E& evaluation, bool prune, Ordering ordering, Observer& observer,
                   const std::atomic<bool>* stop = nullptr, int drop_plies = max_ply)
        : evaluation_(evaluation),
          prune_(prune),
          ordering_(ordering),
          observer_(observer),
          stop_(stop),
          drop_plies_(drop_plies) {}

    /// Searches these moves of the root alone, if any are named. If it is stopped, the score and the line are those of
    /// the best of the moves that it was through with; without one, the line is empty.
    [[nodiscard]] TextbookResult<P> run(P& position, int depth, const std::vector<Move>& only = {}) {
        result_ = {};
        only_ = &only;
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.reset(position);
        result_.score_for_mover = search(position, Move{}, depth, 0, -widest, widest, result_.line);
        return result_;
    }

    /// What is known while it runs, for an observer.
    [[nodiscard]] const TextbookResult<P>& so_far() const { return result_; }

private:
    /// No leaf is worth more.
    static constexpr Score widest = game::LeafEvaluation<E, P> ? std::numeric_limits<Score>::max() : infinite_score;

    Score search(P& position, Move last, int depth, int ply, Score alpha, Score beta, Line<Move>& line) {
        ++result_.nodes;
        observer_.enter(last, depth, alpha, beta);
        const Score score = value(position, depth, ply, alpha, beta, line);
        observer_.leave(score, prune_ ? bound_of(score, alpha, beta) : Bound::Exact);
        return score;
    }

    Score value(P& position, int depth, int ply, Score alpha, Score beta, Line<Move>& line) {
        line.clear();
        const bool at_horizon = depth == 0 || ply >= max_ply;
        // Most nodes are leaves. Those that need no look at the rules are valued without a call that could go deeper.
        if constexpr (game::LeafEvaluation<E, P>) {
            if (at_horizon) return leaf(evaluation_.leaf_score_for_mover(position, ply));
        }
        return value_of_rest(position, at_horizon, depth, ply, alpha, beta, line);
    }

    Score value_of_rest(P& position, bool at_horizon, int depth, int ply, Score alpha, Score beta, Line<Move>& line) {
        if (const game::Outcome verdict = position.verdict(); verdict.over())
            return leaf(finished_score(position, verdict, ply));
        game::MoveList<P> moves;
        position.legal_moves(moves);
        if (moves.empty()) return leaf(finished_score(position, position.verdict_without_moves(), ply));
        if (at_horizon) return leaf(evaluation_.score_for_mover(position));

        if constexpr (HasDrops<P>) {
            if (ply >= drop_plies_) leave_out_drops(position, moves);
            if (moves.empty()) return leaf(evaluation_.score_for_mover(position));
        }
        if (ply == 0 && !only_->empty()) keep_only(moves);
        Score best = -widest;
        if (stopped()) return best;
        Line<Move> below;
        order(position, moves);
        for (const Move move : moves) {
            if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.make(position, move);
            position.make(move);
            const Score score = -search(position, move, depth - 1, ply + 1, -beta, -alpha, below);
            position.unmake(move);
            if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.unmake();
            if (stopped()) break;  // before it was through with the move
            if (score > best || line.empty()) {
                best = score;
                line.set(move, below);
                if (ply == 0) result_.score_for_mover = best;
            }
            if (!prune_) continue;
            alpha = std::max(alpha, best);
            if (alpha >= beta) {
                observer_.cutoff(move, best);
                break;
            }
        }
        return best;
    }

    [[nodiscard]] bool stopped() const { return stop_ != nullptr && stop_->load(std::memory_order_relaxed); }

    void keep_only(game::MoveList<P>& moves) const {
        game::MoveList<P> kept;
        for (const Move move : moves)
            if (std::find(only_->begin(), only_->end(), move) != only_->end()) kept.add(move);
        moves = kept;
    }

    static void leave_out_drops(const P& position, game::MoveList<P>& moves) {
        game::MoveList<P> kept;
        for (const Move move : moves)
            if (!position.is_drop(move)) kept.add(move);
        moves = kept;
    }

    [[nodiscard]] Score finished_score(const P& position, game::Outcome outcome, int ply) {
        if constexpr (game::LeafEvaluation<E, P>) return evaluation_.leaf_score_for_mover(position, ply);
        else return outcome_score(outcome, position.to_move(), ply);
    }

    Score leaf(Score score) {
        ++result_.evaluations;
        return score;
    }

    /// With captures first, those that win most come first; otherwise the order stays as generated.
    void order(const P& position, game::MoveList<P>& moves) const {
        if constexpr (SplitsMoves<P>) {
            if (ordering_ == Ordering::Generator) return;
            for (std::size_t i = 1; i < moves.size(); ++i)
                for (std::size_t j = i; j > 0 && gain(position, moves[j]) > gain(position, moves[j - 1]); --j)
                    moves.swap(j, j - 1);
        }
    }

    static Score gain(const P& position, Move move) { return position.is_noisy(move) ? position.noisy_gain(move) : 0; }

    E& evaluation_;
    const bool prune_;
    const Ordering ordering_;
    Observer& observer_;
    const std::atomic<bool>* stop_;
    const int drop_plies_;
    const std::vector<Move>* only_ = nullptr;
    TextbookResult<P> result_;
};

}  // namespace rookery::search
