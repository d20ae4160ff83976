#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/game_search.h"
#include "engine/games/any_evaluation.h"
#include "engine/games/evaluations.h"
#include "engine/games/game_position.h"
#include "engine/games/parameters.h"
#include "engine/games/textbook_run.h"
#include "engine/games/training_play.h"
#include "engine/memory.h"
#include "engine/solve/syzygy.h"
#include "engine/xray/recorded_search.h"
#include "search/parameters.h"
#include "search/pool.h"

namespace rookery::engine {

/// GameSearch for one game type and one evaluation.
template <game::Game P, game::Evaluation<P> E>
class TypedSearch final : public GameSearch {
public:
    using Move = typename P::Move;

    TypedSearch(search::TranspositionTable& table, const Resources& resources, const E& evaluation)
        : table_(table), evaluation_(evaluation), pool_(table, evaluation_, parameters_of<P>(), resources.niceness) {}

    void stop() override {
        stop_.store(true, std::memory_order_relaxed);
        pool_.stop();
    }
    void prepare(const AnyPosition&, const Settings& settings) override {
        stop_.store(false, std::memory_order_relaxed);
        textbook_nodes_.store(0, std::memory_order_relaxed);
        pool_.prepare();
        if (settings.algorithm != Algorithm::Search) return;
        pool_.set_parameters(
            search::up_to(settings.improvements, search::changed(parameters_of<P>(), settings.parameter_changes)));
        pool_.set_threads(affordable_threads(settings.threads));
        if constexpr (search::HasDrops<P>) pool_.limit_drops(settings.drop_plies);
        if constexpr (search::HasEndingTables<P>) {
            if (settings.syzygy_path != tables_path_) {
                pool_.use_tables(nullptr, 0);
                tables_ = nullptr;  // the old ones go before others come
                tables_path_.clear();
                tables_ = syzygy_tables<P>(settings.syzygy_path);
                tables_path_ = settings.syzygy_path;
            }
            pool_.use_tables(tables_.get(), settings.syzygy_probe_depth);
        }
    }
    void forget() override { pool_.forget(); }
    [[nodiscard]] std::uint64_t nodes_so_far() const override {
        return std::max(pool_.nodes_so_far(), textbook_nodes_.load(std::memory_order_relaxed));
    }

    Answer run(const AnyPosition& any, const Request& request, const Settings& settings, search::MoveClock& clock,
               const std::function<void(const Report&)>& report) override {
        const P& position = typed(any);
        if constexpr (AsksAnotherEngine<E>) evaluation_.use_engine(settings.external_engine);
        Answer answer;
        if (settings.algorithm == Algorithm::Search) {
            answer = run_pool(position, request, settings, clock, report);
            if (pool_.threads() < settings.threads)
                answer.remark = "there is room for " + std::to_string(pool_.threads()) + " of " +
                                std::to_string(settings.threads) + " threads only";
        } else {
            answer =
                TextbookRun<P, E>(evaluation_, stop_, textbook_nodes_, clock, report).run(position, request, settings);
        }
        if constexpr (AsksAnotherEngine<E>) {
            if (std::string remark = evaluation_.remark(); !remark.empty()) answer.remark = std::move(remark);
        }
        return answer;
    }

    [[nodiscard]] learn::TrainingGame play_training_game(const learn::TrainingRules& rules,
                                                         std::uint64_t seed) override {
        pool_.set_threads(1);
        return TrainingPlay<P, E>(pool_, table_, rules, seed).play();
    }

    [[nodiscard]] SearchTree record(const AnyPosition& any, const TreeRequest& request) override {
        if constexpr (AsksAnotherEngine<E>) evaluation_.use_engine(request.external_engine);
        if constexpr (game::LeafEvaluation<E, P>) {
            if (request.algorithm != Algorithm::Search) return record_leaves(typed(any), evaluation_, request);
        }
        return record_tree(typed(any), AnyEvaluation<P>(evaluation_), request, table_);
    }

    [[nodiscard]] std::string describe_evaluation(const AnyPosition& any) override {
        return description(evaluation_, typed(any));
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
        report.is_in_tables = root.table.has_value();
        if (root.table && !search::is_forced(root.score)) {
            report.score_for_mover = static_cast<int>(root.table->value) * search::table_win_in(0);
            report.bound = search::Bound::Exact;
        }
        report.nodes = pool_.nodes();
        report.evaluations = pool_.evaluations();
        report.time = clock.elapsed();
        report.table_permille = table_.permille_used();
        report.table_hits = pool_.table_hits();
        report.moves = texts(position, root.line);
        return report;
    }

    /// As many threads as there is memory for: who takes more is ended by the system.
    [[nodiscard]] unsigned affordable_threads(unsigned wanted) const {
        const std::size_t present = pool_.threads();
        if (wanted <= present) return wanted;
        const std::uint64_t room = available_memory() / 2 / search::SearchPool<P, E>::bytes_per_thread();
        return static_cast<unsigned>(std::min<std::uint64_t>(wanted, present + room));
    }

    Answer run_pool(const P& position, const Request& request, const Settings& settings, search::MoveClock& clock,
                    const std::function<void(const Report&)>& report) {
        std::vector<Move> only;
        for (const std::string& move : request.only) only.push_back(position.parse_move(move));
        const auto outcome =
            pool_.run(position, request.limits, clock, settings.lines, only,
                      [&](const auto& root, int line) { report(report_of(position, root, line, clock)); });

        Answer answer;
        answer.nodes = outcome.nodes;
        if (outcome.roots.empty()) return answer;
        const auto moves = texts(position, outcome.roots.front().line);
        answer.best_move = moves[0];
        if (moves.size() > 1) answer.ponder_move = moves[1];
        return answer;
    }

    search::TranspositionTable& table_;
    E evaluation_;
    search::SearchPool<P, E> pool_;
    std::shared_ptr<const search::EndingTables<P>> tables_;
    std::string tables_path_;
    std::atomic<bool> stop_ = false;
    std::atomic<std::uint64_t> textbook_nodes_ = 0;
};

/// The evaluation among those that users can pick: in the search that the game has for all of them, or in one that is
/// compiled for it alone.
template <class P, class E, class Searched = AnyEvaluation<P>>
EvaluationEntry evaluation_entry(std::string_view name) {
    return {name,
            [](search::TranspositionTable& table, const Resources& resources,
               const Settings&) -> std::unique_ptr<GameSearch> {
                return std::make_unique<TypedSearch<P, Searched>>(table, resources, Searched(E()));
            },
            game::unit_of<E>()};
}

}  // namespace rookery::engine
