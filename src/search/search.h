#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "game/position.h"
#include "game/score.h"
#include "game/search_parameters.h"
#include "search/ending_tables.h"
#include "search/histories.h"
#include "search/line.h"
#include "search/observer.h"
#include "search/picker.h"
#include "search/score.h"
#include "search/traits.h"
#include "search/tried_moves.h"
#include "search/tt.h"

namespace rookery::search {

/// What the threads of one search have in common.
struct SharedSearch {
    TranspositionTable& table;
    std::atomic<bool>& stop;
};

/// The strong search: one thread's worth of it. It searches the moves of the root within a window to a depth; what
/// happens between depths (iteration, time, reports) is the business of `Deepening`.
///
/// Principal variation search with everything that made alpha-beta strong. Nothing here names a game: what a game does
/// not have (see traits.h), it goes without.
template <game::Position P, game::Evaluation<P> E, class Observer = NoObserver>
class Search {
public:
    using Move = typename P::Move;
    using Variation = Line<Move>;

    Search(SharedSearch& shared, const E& evaluation, const game::SearchParameters& parameters, Observer observer = {})
        : shared_(shared), parameters_(parameters), evaluation_(evaluation), observer_(observer) {
        for (std::size_t depth = 1; depth < reductions_.size(); ++depth)
            for (std::size_t number = 1; number < reductions_[depth].size(); ++number)
                reductions_[depth][number] = static_cast<int>(
                    unit * (parameters.reduction_base / 100.0 + std::log(static_cast<double>(depth)) *
                                                                    std::log(static_cast<double>(number)) /
                                                                    (parameters.reduction_divisor / 100.0)));
    }

    /// Begins with a position. The statistics of earlier searches stay: most of them are still true.
    void set_position(const P& position) {
        position_.emplace(position);
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.reset(position);
        nodes_ = 0;
        evaluations_ = 0;
        table_hits_ = 0;
        for (Frame& frame : frames_) frame = Frame{};
        for (Frame& frame : frames_) frame.continuations = &histories_.continuation_of_nothing();
    }
    void forget() { histories_.clear(); }

    /// Asks these tables of endings from now on, if not null: where there are as many men as they go up to, only at
    /// this depth or more.
    void use_tables(const EndingTables<P>* tables, int min_depth) {
        tables_ = tables;
        max_men_ = tables == nullptr ? 0 : tables->max_men();
        table_depth_ = min_depth;
    }

    /// Tries drops in so many plies from the root and nowhere below; at least in one. Where nothing else is left to
    /// play, the evaluation decides.
    void limit_drops(int plies) requires(HasDrops<P>) { drop_plies_ = plies; }

    void limit_nodes(std::optional<std::uint64_t> nodes) { node_limit_ = nodes.value_or(~std::uint64_t{0}); }

    /// Searches these moves of the root and no others, with the first one as the best guess; `all` says whether they
    /// are all there are. If the search is stopped, `best_line` and `best_score` tell how far it came.
    [[nodiscard]] Score search_root(const std::vector<Move>& moves, bool all, int depth, Score alpha, Score beta) {
        root_moves_ = &moves;
        all_root_moves_ = all;
        root_depth_ = depth;
        best_score_ = -infinite_score;
        selective_depth_ = 0;
        root_effort_.assign(moves.size(), 0);
        observer_.enter(Move{}, depth, alpha, beta, Visit::Root);
        const Score score = search<true>(alpha, beta, depth, 0, false);
        observer_.leave(score, bound_of(score, alpha, beta));
        return score;
    }

    [[nodiscard]] const Variation& best_line() const { return frames_[before_root].variation; }
    [[nodiscard]] Score best_score() const { return best_score_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    /// How often a position was valued.
    [[nodiscard]] std::uint64_t evaluations() const { return evaluations_.load(std::memory_order_relaxed); }
    /// How often tables of endings knew a position.
    [[nodiscard]] std::uint64_t table_hits() const { return table_hits_.load(std::memory_order_relaxed); }
    [[nodiscard]] int selective_depth() const { return selective_depth_; }
    /// The nodes spent below each of the root moves.
    [[nodiscard]] const std::vector<std::uint64_t>& root_effort() const { return root_effort_; }
    [[nodiscard]] bool stopped() const {
        return shared_.stop.load(std::memory_order_relaxed) || nodes() >= node_limit_;
    }
    [[nodiscard]] Observer& observer() { return observer_; }
    [[nodiscard]] const game::SearchParameters& parameters() const { return parameters_; }

    /// Something to ask every thousand nodes, such as the clock; true ends the search.
    void check_regularly(std::function<bool()> check) { check_ = std::move(check); }

private:
    using ContinuationHistory = typename Histories<P>::ContinuationHistory;

    struct Frame {
        Variation variation;
        std::optional<Move> move;      ///< the one being searched
        std::optional<Move> excluded;  ///< not to be searched, to see whether it is singular
        std::array<std::optional<Move>, 2> killers;
        ContinuationHistory* continuations = nullptr;  ///< statistics about replies to `move`
        Threats<P> threats{};                          ///< if the histories are to know of them
        Score evaluation = no_score;
        int cutoffs = 0;  ///< of the node's children
        bool pressed = false;
    };
    static constexpr int unit = game::parameter_unit;
    /// Frames before the root, so that looking back from it finds something.
    static constexpr std::size_t before_root = 6;

    Frame& frame_at(int ply) { return frames_[before_root + static_cast<std::size_t>(ply)]; }
    const Frame& frame_back(int ply, int plies) const {
        return frames_[before_root + static_cast<std::size_t>(ply) - static_cast<std::size_t>(plies)];
    }

    void make(Move move, int ply) {
        // The sooner the table is told, the less it keeps us waiting.
        if constexpr (ForeseesKeys<P>) shared_.table.prefetch(position_->key_after(move));
        Frame& frame = frame_at(ply);
        frame.move = move;
        frame.continuations = &histories_.continuation_of(Histories<P>::piece_slot(*position_, move));
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.make(*position_, move);
        position_->make(move);
        if constexpr (!ForeseesKeys<P>) shared_.table.prefetch(position_->key());
        count_node();
    }
    void unmake(Move move) {
        position_->unmake(move);
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.unmake();
    }
    void count_node() {
        const std::uint64_t count = nodes() + 1;
        nodes_.store(count, std::memory_order_relaxed);
        if (count % 1024 == 0 && check_ && check_()) shared_.stop.store(true, std::memory_order_relaxed);
    }

    /// Whether it is a drop so far from the root that nobody looks at it.
    [[nodiscard]] bool is_left_out([[maybe_unused]] Move move, [[maybe_unused]] int ply) const {
        if constexpr (HasDrops<P>) return ply >= drop_plies_ && position_->is_drop(move);
        else return false;
    }
    [[nodiscard]] Score evaluate() {
        evaluations_.store(evaluations() + 1, std::memory_order_relaxed);
        return evaluation_.score_for_mover(*position_);
    }

    /// The evaluation with what was learned about positions like this.
    [[nodiscard]] Score corrected(Score evaluation) const {
        return std::clamp(evaluation + histories_.correction(*position_, parameters_), -game::highest_evaluation,
                          game::highest_evaluation);
    }

    [[nodiscard]] int reduction(int depth, int number) const {
        return reductions_[static_cast<std::size_t>(std::min(depth, 63))]
                          [static_cast<std::size_t>(std::min(number, 63))];
    }

    /// After so many moves quiet ones come too late.
    [[nodiscard]] int late_move_count(int depth, bool improving) const {
        const int moves =
            improving ? parameters_.late_move_base + parameters_.late_move_slope * depth * depth
                      : parameters_.late_move_base_worsening + parameters_.late_move_slope_worsening * depth * depth;
        return moves / unit;
    }

    /// What the position itself decides, or a repetition inside the tree, which whoever liked it could repeat again.
    [[nodiscard]] std::optional<Score> decided(int ply) const {
        const P& position = *position_;
        if constexpr (SeesRepetitions<P>) {
            if (parameters_.selective && position.repeats_within(ply)) return 0;
        }
        if (const game::Outcome verdict = position.verdict(); verdict.over())
            return outcome_score(verdict, position.to_move(), ply);
        if constexpr (SeesWins<P>) {
            if (parameters_.selective && position.wins_at_once()) return win_in(ply + 1);
        }
        return std::nullopt;
    }

    /// What tables of endings say, if they are to be asked at all.
    [[nodiscard]] std::optional<TableValue> table_value([[maybe_unused]] int depth) {
        if constexpr (HasEndingTables<P>) {
            if (tables_ == nullptr) return std::nullopt;
            const int men = position_->men();
            if (men > max_men_ || (men == max_men_ && depth < table_depth_)) return std::nullopt;
            const auto value = tables_->value(*position_);
            if (value) table_hits_.store(table_hits() + 1, std::memory_order_relaxed);
            return value;
        }
        return std::nullopt;
    }

    template <bool OnPrincipalVariation>
    Score search(Score alpha, Score beta, int depth, int ply, bool expects_cutoff);
    Score quiescence(Score alpha, Score beta, int ply, int quiet_plies = 0);
    [[nodiscard]] Score leaf_score(int ply);
    [[nodiscard]] PickerContext<P> context_for(int ply, std::optional<Move> table_move) const;
    void reward(Move best, int depth, int ply, const TriedMoves<P>& quiets, const TriedMoves<P>& noisies);
    void update_continuations(int ply, std::size_t slot, int bonus);

    SharedSearch& shared_;
    const game::SearchParameters parameters_;
    E evaluation_;
    Observer observer_;
    std::optional<P> position_;
    Histories<P> histories_;
    std::array<Frame, max_ply + before_root + 4> frames_;
    std::array<std::array<int, 64>, 64> reductions_{};
    const std::vector<Move>* root_moves_ = nullptr;
    std::vector<std::uint64_t> root_effort_;
    bool all_root_moves_ = true;
    Score best_score_ = -infinite_score;
    int root_depth_ = 0;
    int selective_depth_ = 0;
    int null_move_from_ply_ = 0;  ///< no null move before this ply, while one is being verified
    std::atomic<std::uint64_t> nodes_ = 0;
    std::atomic<std::uint64_t> evaluations_ = 0;
    std::atomic<std::uint64_t> table_hits_ = 0;
    const EndingTables<P>* tables_ = nullptr;
    int max_men_ = 0;
    int table_depth_ = 0;
    int drop_plies_ = max_ply;
    std::uint64_t node_limit_ = ~std::uint64_t{0};
    std::function<bool()> check_;
};

template <game::Position P, game::Evaluation<P> E, class Observer>
PickerContext<P> Search<P, E, Observer>::context_for(int ply, std::optional<Move> table_move) const {
    PickerContext<P> context;
    context.table_move = table_move;
    context.killers = frames_[before_root + static_cast<std::size_t>(ply)].killers;
    context.continuations = {frame_back(ply, 1).continuations, frame_back(ply, 2).continuations,
                             frame_back(ply, 4).continuations};
    context.threats = frames_[before_root + static_cast<std::size_t>(ply)].threats;
    return context;
}

/// Remembers that a move was good enough to end its node, and that those tried before it were not.
template <game::Position P, game::Evaluation<P> E, class Observer>
void Search<P, E, Observer>::reward(Move best, int depth, int ply, const TriedMoves<P>& quiets,
                                    const TriedMoves<P>& noisies) {
    const P& position = *position_;
    const int bonus = std::min(parameters_.bonus_slope * depth - parameters_.bonus_base, parameters_.bonus_limit);
    const int malus = -std::min(parameters_.malus_slope * depth - parameters_.malus_base, parameters_.malus_limit);
    if (is_noisy(position, best)) {
        histories_.noisy(position, best).update(bonus);
    } else {
        Frame& frame = frame_at(ply);
        if (frame.killers[0] != best) {
            frame.killers[1] = frame.killers[0];
            frame.killers[0] = best;
        }
        const auto update = [&](Move move, int change) {
            histories_.quiet(position, move, frame.threats).update(change);
            update_continuations(ply, Histories<P>::piece_slot(position, move), change);
        };
        update(best, bonus);
        for (const Move move : quiets) update(move, malus);
    }
    for (const Move move : noisies) histories_.noisy(position, move).update(malus);
}

template <game::Position P, game::Evaluation<P> E, class Observer>
void Search<P, E, Observer>::update_continuations(int ply, std::size_t slot, int bonus) {
    for (int back : {1, 2, 4}) {
        const Frame& earlier = frame_back(ply, back);
        if (earlier.move) (*earlier.continuations)[slot].update(bonus);
    }
}

}  // namespace rookery::search

#include "search/alpha_beta.h"  // IWYU pragma: export
#include "search/quiescence.h"  // IWYU pragma: export
