#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <vector>

#include "search/clock.h"
#include "search/ending_tables.h"
#include "search/limits.h"
#include "search/search.h"

namespace rookery::search {

/// One of the moves of the root and what is known about it.
template <game::Position P>
struct RootMove {
    typename P::Move move{};
    Score score = -infinite_score;
    Bound bound = Bound::Exact;  ///< a score outside the window is only a bound
    Line<typename P::Move> line;
    int depth = 0;
    int selective_depth = 0;
    std::optional<MoveRank> table;  ///< what tables of endings say of it
};

/// Which share of the nodes went to one of the moves; none if it was not among them, or there were none.
template <class Move>
[[nodiscard]] std::optional<double> share_of_effort(const std::vector<Move>& moves,
                                                    const std::vector<std::uint64_t>& effort, Move move) {
    const auto found = std::find(moves.begin(), moves.end(), move);
    const std::uint64_t total = std::accumulate(effort.begin(), effort.end(), std::uint64_t{0});
    if (found == moves.end() || total == 0) return std::nullopt;
    return static_cast<double>(effort[static_cast<std::size_t>(found - moves.begin())]) / static_cast<double>(total);
}

/// Searches deeper and deeper: each depth orders the moves for the next, and there is always an answer.
template <game::Position P, game::Evaluation<P> E, class Observer = NoObserver>
class Deepening {
public:
    using Move = typename P::Move;
    using Worker = Search<P, E, Observer>;

    struct Settings {
        int lines = 1;  ///< how many moves to find the value of
        int first_depth = 1;
        int last_depth = max_ply - 1;
        std::optional<int> mate_in;
        std::optional<std::uint64_t> soft_nodes;
        const std::vector<MoveRank>* ranks = nullptr;  ///< of the moves, if tables of endings know all of them
        MoveClock* clock = nullptr;                    ///< the main thread's only: the others are stopped
    };
    /// Called with the line's number, from 0, when something is worth telling.
    using Reporter = std::function<void(const RootMove<P>&, int line)>;

    Deepening(Worker& worker, std::vector<Move> moves, std::size_t legal_moves, const Settings& settings)
        : worker_(worker), all_moves_(moves.size() == legal_moves), settings_(settings) {
        for (const Move move : moves) {
            RootMove<P> root;
            root.move = move;
            root.line.set(move, {});
            if (settings.ranks != nullptr) root.table = (*settings.ranks)[roots_.size()];
            roots_.push_back(root);
        }
        std::stable_sort(roots_.begin(), roots_.end(),
                         [](const auto& one, const auto& other) { return rank_of(one) > rank_of(other); });
        all_moves_ = all_moves_ && rank_of(roots_.front()) == rank_of(roots_.back());
        settings_.lines = std::min(settings_.lines, static_cast<int>(roots_.size()));
    }

    /// The moves, best first; at least one.
    const std::vector<RootMove<P>>& run(const Reporter& report) {
        for (int depth = settings_.first_depth; depth <= settings_.last_depth; ++depth) {
            const Move best_before = roots_.front().move;
            const Score score_before = roots_.front().score;
            for (int line = 0; line < settings_.lines; ++line) {
                if (search_line(line, depth, report)) continue;
                // Stopped with a better move than the one last told.
                if (report && roots_.front().move != best_before) report(roots_.front(), 0);
                return roots_;
            }
            if (report)
                for (int line = 0; line < settings_.lines; ++line) report(roots_[static_cast<std::size_t>(line)], line);
            if (settings_.mate_in && is_forced(roots_.front().score) &&
                plies_to_end(roots_.front().score) <= 2 * *settings_.mate_in)
                break;
            if (settings_.soft_nodes && worker_.nodes() >= *settings_.soft_nodes) break;
            if (settings_.clock != nullptr &&
                settings_.clock->should_stop(instability(depth, best_before, score_before)))
                break;
        }
        return roots_;
    }

private:
    static constexpr int unit = game::parameter_unit;
    /// From then on somebody who waits wants to know more.
    static constexpr Milliseconds long_wait{3000};

    [[nodiscard]] static int rank_of(const RootMove<P>& root) { return root.table ? root.table->rank : 0; }

    /// Finds the best of the moves from `line` on that tables do not hold to be worse, with a window that widens until
    /// the score lies inside. False if the search was stopped.
    bool search_line(int line, int depth, const Reporter& report) {
        const auto first = roots_.begin() + line;
        const auto last = std::find_if(
            first, roots_.end(), [rank = rank_of(*first)](const RootMove<P>& root) { return rank_of(root) != rank; });
        const Score guess = first->score;
        const game::SearchParameters& parameters = worker_.parameters();
        int margin = parameters.aspiration_window;
        Score alpha = -infinite_score;
        Score beta = infinite_score;
        if (depth >= parameters.aspiration_depth && guess != -infinite_score && !is_forced(guess)) {
            alpha = std::max(guess - margin, -infinite_score);
            beta = std::min(guess + margin, infinite_score);
        }
        int reduced = 0;
        while (true) {
            moves_.clear();
            for (auto root = first; root != last; ++root) moves_.push_back(root->move);
            const Score score =
                worker_.search_root(moves_, all_moves_ && line == 0, std::max(1, depth - reduced), alpha, beta);
            const bool stopped = worker_.stopped();
            if (!worker_.best_line().empty())
                take_best(first, depth, stopped ? worker_.best_score() : score, alpha, beta);
            if (stopped) return false;
            if (score > alpha && score < beta) break;

            // Outside the window: the score is only a bound. Look again with more room on that side.
            if (score <= alpha) {
                first->bound = Bound::Upper;
                first->score = score;
                beta = (alpha * parameters.aspiration_blend + beta * (unit - parameters.aspiration_blend)) / unit;
                alpha = std::max(score - margin, -infinite_score);
                reduced = 0;
            } else {
                beta = std::min(score + margin, infinite_score);
                reduced = std::min(reduced + 1, parameters.aspiration_reduction);
            }
            margin += margin * parameters.aspiration_growth / unit + parameters.aspiration_growth_base;
            if (margin > parameters.aspiration_limit) {
                alpha = -infinite_score;
                beta = infinite_score;
            }
            if (report && settings_.clock != nullptr && settings_.clock->elapsed() > long_wait) report(*first, line);
        }
        // A later line may turn out better than an earlier one.
        std::stable_sort(roots_.begin(), first + 1, [](const RootMove<P>& one, const RootMove<P>& other) {
            const int one_rank = rank_of(one);
            const int other_rank = rank_of(other);
            return one_rank != other_rank ? one_rank > other_rank : one.score > other.score;
        });
        return true;
    }

    void take_best(typename std::vector<RootMove<P>>::iterator first, int depth, Score score, Score alpha, Score beta) {
        const auto best = std::find_if(first, roots_.end(),
                                       [&](const RootMove<P>& root) { return root.move == worker_.best_line()[0]; });
        best->score = score;
        best->bound = score >= beta ? Bound::Lower : score <= alpha ? Bound::Upper : Bound::Exact;
        best->line = worker_.best_line();
        best->depth = depth;
        best->selective_depth = worker_.selective_depth();
        std::rotate(first, best, best + 1);
    }

    /// How much the search has just been surprised: more time when the best move changes or its score falls, or when
    /// other moves take much of the effort.
    [[nodiscard]] double instability(int depth, Move best_before, Score score_before) {
        const game::SearchParameters& parameters = worker_.parameters();
        if (roots_.size() == 1) return parameters.clock_single_move / 100.0;
        changes_ *= parameters.clock_change_decay / 100.0;
        if (depth > 1 && roots_.front().move != best_before) changes_ += 1;
        const int fall = score_before == -infinite_score ? 0
                                                         : std::clamp(score_before - roots_.front().score,
                                                                      -parameters.clock_rise, parameters.clock_fall);
        const double effort_share = share_of_effort(moves_, worker_.root_effort(), roots_.front().move)
                                        .value_or(parameters.clock_effort_default / 100.0);
        return (parameters.clock_stable / 100.0 + parameters.clock_change / 100.0 * changes_) *
               (1.0 + static_cast<double>(fall) / parameters.clock_fall_divisor) *
               (parameters.clock_effort_base / 100.0 - parameters.clock_effort_slope / 100.0 * effort_share);
    }

    Worker& worker_;
    std::vector<RootMove<P>> roots_;
    std::vector<Move> moves_;
    bool all_moves_;
    Settings settings_;
    double changes_ = 0;
};

}  // namespace rookery::search
