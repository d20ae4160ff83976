#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "game/position.h"
#include "game/score.h"
#include "search/score.h"
#include "search/tt.h"

namespace rookery::search {

/// What minimax to a fixed depth answers, and so alpha-beta as in the textbooks: of the moves that are worth most, the
/// first that the generator gives. It is found with a memory, which the textbook's searches do not have, and which is
/// kept from one position to the next. So it is of use where the answer counts and not the work, as in proofs.
///
/// Only for games whose positions say everything, with no draw by repetition: what a position is worth must not depend
/// on the way to it. The memory compares whole positions: nothing rests on the luck of keys.
template <game::Position P, game::LeafEvaluation<P> E>
class RememberedMinimax {
public:
    using Move = typename P::Move;

    struct Found {
        Move move;
        Score score_for_mover = 0;
        std::uint64_t nodes = 0;
    };

    explicit RememberedMinimax(int depth, std::size_t slots = default_slots) : depth_(depth), slots_(slots) {}

    /// Nothing if it was stopped, or if there is no move.
    [[nodiscard]] std::optional<Found> run(P position, const std::atomic<bool>& stop) {
        stop_ = &stop;
        nodes_ = 1;
        if (memory_.empty()) memory_.assign(slots_, Entry{position, 0, 0, Bound::None});
        game::MoveList<P> moves;
        if (!position.verdict().over()) position.legal_moves(moves);
        std::optional<Found> found;
        for (const Move move : moves) {
            const Score alpha = found ? found->score_for_mover : -widest;
            position.make(move);
            const Score score = -search(position, depth_ - 1, 1, -widest, -alpha);
            position.unmake(move);
            if (stop) return std::nullopt;
            if (!found || score > alpha) found = {move, score, 0};
            if (score >= widest) break;  // nothing is worth more, and no window would be left
        }
        if (found) found->nodes = nodes_;
        return found;
    }

private:
    static constexpr std::size_t default_slots = std::size_t{1} << 20;
    static constexpr Score widest = std::numeric_limits<Score>::max();

    struct Entry {
        P position;
        Score score;
        int depth;
        Bound bound;
    };

    Score search(P& position, int depth, int ply, Score alpha, const Score beta) {
        ++nodes_;
        if (depth == 0) return evaluation_.leaf_score_for_mover(position, ply);
        if (position.verdict().over()) return evaluation_.leaf_score_for_mover(position, ply);
        Entry& entry = slot(position, depth);
        if (entry.bound != Bound::None && entry.depth == depth && entry.position == position &&
            (entry.bound == Bound::Exact || (entry.bound == Bound::Lower && entry.score >= beta) ||
             (entry.bound == Bound::Upper && entry.score <= alpha)))
            return entry.score;
        const Score before = alpha;
        Score best = -widest;
        game::MoveList<P> moves;
        position.legal_moves(moves);
        for (const Move move : moves) {
            position.make(move);
            const Score score = -search(position, depth - 1, ply + 1, -beta, -alpha);
            position.unmake(move);
            if (stop_->load(std::memory_order_relaxed)) return best;
            best = std::max(best, score);
            alpha = std::max(alpha, best);
            if (alpha >= beta) break;
        }
        slot(position, depth) = {position, best, depth, bound_of(best, before, beta)};
        return best;
    }

    /// The newest that is found there stays: what is searched next is near it.
    [[nodiscard]] Entry& slot(const P& position, int depth) {
        constexpr std::uint64_t spread = 0x9e3779b97f4a7c15;
        return memory_[(position.key() ^ static_cast<std::uint64_t>(depth) * spread) % memory_.size()];
    }

    E evaluation_;
    const int depth_;
    const std::size_t slots_;
    const std::atomic<bool>* stop_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::vector<Entry> memory_;
};

}  // namespace rookery::search
