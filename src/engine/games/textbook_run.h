#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "engine/game_search.h"
#include "engine/settings.h"
#include "search/textbook.h"

namespace rookery::engine {

/// Lets a textbook algorithm play: within limits, with news on the way, and with a legal move whenever it is stopped.
/// The algorithm itself, of which this is the observer, knows nothing of all that.
///
/// It searches to a depth. With a clock, or nodes alone, it goes one deeper while these last.
template <game::Game P, game::Evaluation<P> E>
class TextbookRun {
public:
    using Move = typename P::Move;

    /// Keeps `nodes_so_far` up to date for other threads, and sets `stop` itself when a limit is reached.
    TextbookRun(E& evaluation, std::atomic<bool>& stop, std::atomic<std::uint64_t>& nodes_so_far,
                search::MoveClock& clock, const std::function<void(const Report&)>& report)
        : evaluation_(evaluation), stop_(stop), nodes_so_far_(nodes_so_far), clock_(clock), report_(report) {}

    [[nodiscard]] Answer run(const P& position, const Request& request, const Settings& settings) {
        position_ = &position;
        game::MoveList<P> legal;
        position.legal_moves(legal);
        if (legal.empty()) return {};
        std::vector<Move> only;
        for (const std::string& move : request.only) only.push_back(position.parse_move(move));
        // Before anything is searched there is a legal move, and what the position looks like.
        found_.moves = {position.move_text(only.empty() ? legal[0] : only[0])};
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.reset(position);
        found_.score_for_mover = reported_score(evaluation_.score_for_mover(position));
        found_.bound = search::Bound::None;

        constexpr int default_depth = 4;
        const search::Limits& limits = request.limits;
        const bool deepens =
            limits.clocks || limits.move_time || limits.infinite || limits.ponder || (limits.nodes && !limits.depth);
        const int last =
            std::min(limits.depth.value_or(deepens ? search::max_ply - 1 : default_depth), search::max_ply - 1);
        node_limit_ = limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max() / 2);
        for (int depth = deepens ? 1 : last; depth <= last; ++depth)
            if (!search(depth, only, settings)) break;

        Answer answer;
        answer.best_move = found_.moves[0];
        if (found_.moves.size() > 1) answer.ponder_move = found_.moves[1];
        answer.nodes = nodes_;
        return answer;
    }

    // What it hears as an observer.
    void enter(Move, int, search::Score, search::Score) {
        if (++nodes_ >= next_look_) look();
    }
    void leave(search::Score, search::Bound) {}
    void cutoff(Move, search::Score) {}

private:
    using Textbook = search::TextbookSearch<P, E, TextbookRun>;

    static constexpr search::Milliseconds news_interval{1000};

    /// Searches to the depth and tells of it. False if there is no point in going deeper.
    bool search(int depth, const std::vector<Move>& only, const Settings& settings) {
        Textbook textbook(evaluation_, settings.algorithm == Algorithm::AlphaBeta, settings.ordering, *this, &stop_,
                          settings.drop_plies);
        running_ = &textbook;
        running_depth_ = depth;
        P root = *position_;
        const auto result = textbook.run(root, depth, only);
        const bool complete = !stop_.load(std::memory_order_relaxed);
        running_ = nullptr;
        evaluations_ += result.evaluations;
        if (complete && result.line.empty()) return false;  // the game is over, and there is nothing to tell
        if (complete) take(result, depth, search::Bound::Exact);
        else take_part(result);
        report_progress();
        return complete && !clock_.should_stop(0.3);  // each depth takes many times as long
    }

    void take(const search::TextbookResult<P>& result, int depth, search::Bound bound) {
        found_.depth = found_.selective_depth = depth;
        found_.score_for_mover = reported_score(result.score_for_mover);
        found_.bound = bound;
        found_.moves.clear();
        P position = *position_;
        for (const Move move : result.line) {
            found_.moves.push_back(position.move_text(move));
            position.make(move);
        }
    }

    /// What a search that has not come to its end says: the best move so far is worth at least this. That is more than
    /// nothing, but less than a smaller depth as a whole, since moves come in no order.
    void take_part(const search::TextbookResult<P>& result) {
        if (found_.bound != search::Bound::Exact && !result.line.empty())
            take(result, running_depth_, search::Bound::Lower);
    }

    /// Tells what is known, with the work that it has taken until now.
    void report_progress() {
        found_.nodes = nodes_;
        found_.evaluations = evaluations_ + (running_ != nullptr ? running_->so_far().evaluations : 0);
        found_.time = last_news_ = clock_.elapsed();
        report_(found_);
    }

    /// Looks at the clock and the counts, now and then.
    void look() {
        nodes_so_far_.store(nodes_, std::memory_order_relaxed);
        next_look_ = std::min(nodes_ + 1024, node_limit_ + 1);
        if (nodes_ > node_limit_ || clock_.must_stop()) stop_.store(true, std::memory_order_relaxed);
        else if (clock_.elapsed() - last_news_ >= news_interval) {
            take_part(running_->so_far());
            report_progress();
        }
    }

    /// The values of an evaluation that was made for textbook searches go far beyond those of forced wins, but say
    /// nothing about them.
    [[nodiscard]] static search::Score reported_score(search::Score score) {
        if constexpr (game::LeafEvaluation<E, P>)
            return std::clamp(score, -game::highest_evaluation, game::highest_evaluation);
        else return score;
    }

    E& evaluation_;
    std::atomic<bool>& stop_;
    std::atomic<std::uint64_t>& nodes_so_far_;
    search::MoveClock& clock_;
    const std::function<void(const Report&)>& report_;
    const P* position_ = nullptr;
    std::uint64_t node_limit_ = 0;

    std::uint64_t nodes_ = 0;  ///< of all depths
    std::uint64_t next_look_ = 0;
    std::uint64_t evaluations_ = 0;  ///< of the depths before
    search::Milliseconds last_news_{};
    const Textbook* running_ = nullptr;
    int running_depth_ = 0;

    Report found_;  ///< so far
};

}  // namespace rookery::engine
