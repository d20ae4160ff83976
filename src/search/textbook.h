#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>

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

    TextbookSearch(E& evaluation, bool prune, Ordering ordering, Observer& observer,
                   const std::atomic<bool>* stop = nullptr)
        : evaluation_(evaluation), prune_(prune), ordering_(ordering), observer_(observer), stop_(stop) {}

    [[nodiscard]] TextbookResult<P> run(P& position, int depth) {
        result_ = {};
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.reset(position);
        result_.score_for_mover = search(position, Move{}, depth, 0, -widest, widest, result_.line);
        return result_;
    }

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

        Score best = -widest;
        Line<Move> below;
        order(position, moves);
        for (const Move move : moves) {
            if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) break;
            if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.make(position, move);
            position.make(move);
            const Score score = -search(position, move, depth - 1, ply + 1, -beta, -alpha, below);
            position.unmake(move);
            if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.unmake();
            if (score > best || line.empty()) {
                best = score;
                line.set(move, below);
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
    TextbookResult<P> result_;
};

}  // namespace rookery::search
