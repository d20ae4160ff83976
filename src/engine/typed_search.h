#pragma once

#include <algorithm>
#include <atomic>
#include <concepts>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "engine/evaluations.h"
#include "engine/game_position.h"
#include "engine/game_search.h"
#include "engine/recorded_search.h"
#include "engine/weakening.h"
#include "search/pool.h"
#include "search/textbook.h"

namespace rookery::engine {

/// An evaluation with another engine behind it, and something to say about that.
template <class E>
concept AsksAnotherEngine = requires(E& evaluation, const E& constant, const std::string& command) {
    evaluation.use_engine(command);
    { constant.remark() } -> std::same_as<std::string>;
};

/// GameSearch for one game type and one evaluation.
template <game::Game P, game::Evaluation<P> E>
class TypedSearch final : public GameSearch {
public:
    using Move = typename P::Move;

    explicit TypedSearch(search::TranspositionTable& table) requires(std::default_initializable<E>)
        : TypedSearch(table, E()) {}
    TypedSearch(search::TranspositionTable& table, const E& evaluation)
        : table_(table), evaluation_(evaluation), pool_(table, evaluation_, search::parameters_of<P>()) {}

    void stop() override {
        stop_.store(true, std::memory_order_relaxed);
        pool_.stop();
    }
    void prepare(const AnyPosition&) override {
        stop_.store(false, std::memory_order_relaxed);
        pool_.prepare();
    }
    void forget() override { pool_.forget(); }
    [[nodiscard]] std::uint64_t nodes_so_far() const override { return pool_.nodes_so_far(); }

    Answer run(const AnyPosition& any, const Request& request, const SearchSettings& settings, search::MoveClock& clock,
               const std::function<void(const Report&)>& report) override {
        const P& position = typed(any);
        if constexpr (AsksAnotherEngine<E>) evaluation_.use_engine(settings.external_engine);
        Answer answer = settings.algorithm == Algorithm::Search
                            ? run_pool(position, request, settings, clock, report)
                            : run_textbook(position, request, settings, clock, report);
        if constexpr (AsksAnotherEngine<E>) answer.remark = evaluation_.remark();
        return answer;
    }

    [[nodiscard]] SearchTree record(const AnyPosition& any, const TreeRequest& request) override {
        if constexpr (AsksAnotherEngine<E>) evaluation_.use_engine(request.external_engine);
        return record_tree(typed(any), AnyEvaluation<P>(evaluation_), request, table_);
    }

    [[nodiscard]] std::string describe_evaluation(const AnyPosition& any) override {
        const P& position = typed(any);
        if constexpr (requires { evaluation_.describe(position); }) {
            return evaluation_.describe(position);
        } else {
            if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.reset(position);
            return "Score for the side to move: " + std::to_string(evaluation_.score_for_mover(position)) + "\n";
        }
    }

private:
    [[nodiscard]] static const P& typed(const AnyPosition& any) {
        return dynamic_cast<const GamePosition<P>&>(any).position();
    }

    [[nodiscard]] static std::vector<std::string> texts(P position, const search::Line<Move>& line) {
        std::vector<std::string> moves;
        for (const Move move : line) {
            moves.push_back(position.move_text(move));
            position.make(move);
        }
        return moves;
    }

    [[nodiscard]] Report report_of(const P& position, const search::RootMove<P>& root, int line,
                                   const search::MoveClock& clock) const {
        Report report;
        report.line = line + 1;
        report.depth = root.depth;
        report.selective_depth = std::max(root.depth, root.selective_depth);
        report.score_for_mover = root.score;
        report.bound = root.bound;
        report.nodes = pool_.nodes();
        report.evaluations = pool_.evaluations();
        report.time = clock.elapsed();
        report.table_permille = table_.permille_used();
        report.moves = texts(position, root.line);
        return report;
    }

    Answer run_pool(const P& position, const Request& request, const SearchSettings& settings, search::MoveClock& clock,
                    const std::function<void(const Report&)>& report) {
        std::vector<Move> only;
        for (const std::string& move : request.only) only.push_back(position.parse_move(move));
        search::Limits limits = request.limits;
        int lines = settings.lines;
        if (settings.elo) {
            lines = std::max(lines, Weakening::lines);
            const std::uint64_t nodes = Weakening::nodes(*settings.elo);
            limits.nodes = std::min(limits.nodes.value_or(nodes), nodes);
        }
        pool_.set_threads(settings.threads);
        const auto outcome = pool_.run(position, limits, clock, lines, only, [&](const auto& root, int line) {
            if (line < settings.lines) report(report_of(position, root, line, clock));
        });

        Answer answer;
        answer.nodes = outcome.nodes;
        if (outcome.roots.empty()) return answer;
        std::size_t chosen = 0;
        if (settings.elo) {
            std::vector<search::Score> scores;
            for (int line = 0; line < lines && line < static_cast<int>(outcome.roots.size()); ++line)
                scores.push_back(outcome.roots[static_cast<std::size_t>(line)].score);
            chosen = Weakening::choose(scores, *settings.elo, position.key());
        }
        const auto moves = texts(position, outcome.roots[chosen].line);
        answer.best_move = moves[0];
        if (moves.size() > 1) answer.ponder_move = moves[1];
        return answer;
    }

    /// The textbook algorithms search to a depth: with a clock, or nodes alone, they go one deeper while these last.
    Answer run_textbook(const P& position, const Request& request, const SearchSettings& settings,
                        search::MoveClock& clock, const std::function<void(const Report&)>& report) {
        constexpr int usual_depth = 4;
        const auto& limits = request.limits;
        const bool deepens =
            limits.clocks || limits.move_time || limits.infinite || limits.ponder || (limits.nodes && !limits.depth);
        const int last =
            std::min(limits.depth.value_or(deepens ? search::max_ply - 1 : usual_depth), search::max_ply - 1);
        const std::uint64_t node_limit = limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max() / 2);
        Answer answer;
        for (int depth = deepens ? 1 : last; depth <= last; ++depth) {
            Watcher watcher{clock, node_limit, stop_, answer.nodes};
            search::TextbookSearch<P, E, Watcher> textbook(evaluation_, settings.algorithm == Algorithm::AlphaBeta,
                                                           settings.ordering, watcher, &stop_);
            P root = position;
            const auto result = textbook.run(root, depth);
            answer.nodes += result.nodes;
            const bool complete = !stop_.load(std::memory_order_relaxed);
            if (result.line.empty() || (!complete && !answer.best_move.empty())) break;
            Report found;
            found.depth = found.selective_depth = depth;
            found.score_for_mover = reported_score(result.score_for_mover);
            found.nodes = answer.nodes;
            found.evaluations = result.evaluations;
            found.time = clock.elapsed();
            found.moves = texts(position, result.line);
            answer.best_move = found.moves[0];
            answer.ponder_move = found.moves.size() > 1 ? found.moves[1] : "";
            if (!complete) break;
            report(found);
            if (clock.should_stop(0.3)) break;  // the next depth takes many times as long
        }
        return answer;
    }

    /// The values of an evaluation that was made for textbook searches go far beyond those of forced wins, but say
    /// nothing about them.
    [[nodiscard]] static search::Score reported_score(search::Score score) {
        if constexpr (game::LeafEvaluation<E, P>)
            return std::clamp(score, -game::highest_evaluation, game::highest_evaluation);
        else return score;
    }

    /// Looks at the clock and counts while a textbook search runs, which itself knows nothing of limits.
    struct Watcher {
        search::MoveClock& clock;
        std::uint64_t node_limit;
        std::atomic<bool>& stop;
        std::uint64_t nodes;          ///< of all depths so far
        std::uint64_t next_look = 0;  ///< at so many nodes

        void enter(Move, int, search::Score, search::Score) {
            if (++nodes >= next_look) look();
        }
        void look() {
            if (nodes > node_limit || clock.must_stop()) stop.store(true, std::memory_order_relaxed);
            next_look = std::min(nodes + 1024, node_limit + 1);
        }
        void leave(search::Score, search::Bound) {}
        void cutoff(Move, search::Score) {}
    };

    search::TranspositionTable& table_;
    E evaluation_;
    search::SearchPool<P, E> pool_;
    std::atomic<bool> stop_ = false;
};

/// The evaluation among those that users can pick.
template <class P, class E>
EvaluationEntry evaluation_entry(std::string_view name) {
    return {name, [](search::TranspositionTable& table) -> std::unique_ptr<GameSearch> {
                return std::make_unique<TypedSearch<P, E>>(table);
            }};
}

}  // namespace rookery::engine
