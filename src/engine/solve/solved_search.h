#pragma once

#include <algorithm>
#include <atomic>
#include <string>
#include <utility>
#include <vector>

#include "engine/game_search.h"
#include "engine/person/eyesight.h"
#include "engine/solve/solving.h"
#include "engine/xray/search_tree.h"
#include "search/score.h"

namespace rookery::engine {

/// Plays from the exact solution of a game: the quickest win and the longest defense. There is nothing to search and
/// nothing to weaken, so that the algorithm, the limits and the rating make no difference. Whoever wants variety gets
/// one of the moves that are equally good.
template <solve::Solvable P>
class SolvedSearch final : public GameSearch {
public:
    using Move = typename P::Move;

    void stop() override { stop_.store(true, std::memory_order_relaxed); }
    void prepare(const AnyPosition& position, const Settings&) override {
        stop_.store(false, std::memory_order_relaxed);
        solutions().require_room(typed(position));
    }
    void forget() override {}
    [[nodiscard]] learn::TrainingGame play_training_game(const learn::TrainingRules&, std::uint64_t) override {
        throw text::ParseError("there is nothing to learn from an evaluation that knows everything");
    }
    [[nodiscard]] SearchTree record(const AnyPosition&, const TreeRequest&) override {
        throw text::ParseError("the evaluation \"solved\" knows every position: it needs no search");
    }
    [[nodiscard]] std::uint64_t nodes_so_far() const override { return 0; }

    Answer run(const AnyPosition& any, const Request& request, const Settings& settings, search::MoveClock& clock,
               const std::function<void(const Report&)>& report) override {
        const P& position = typed(any);
        Answer answer;
        const auto legal = any.legal_moves();
        if (legal.empty()) return answer;
        answer.best_move = request.only.empty() ? legal.front() : request.only.front();
        const auto solution = solutions().of(position, stop_);
        if (!solution) return answer;

        auto moves = solved_moves(*solution, position);
        if (!request.only.empty())
            std::erase_if(moves, [&](const SolvedMove& one) {
                return std::find(request.only.begin(), request.only.end(), position.move_text(one.first)) ==
                       request.only.end();
            });
        if (settings.varied) vary(moves, settings.seed, position.key());
        int line = 0;
        for (const auto& [move, value] : moves) {
            if (++line > settings.lines) break;
            Report found;
            found.line = line;
            found.score_for_mover = score_for(position.to_move(), value);
            found.moves = best_line(*solution, position, move);
            found.depth = found.selective_depth = static_cast<int>(found.moves.size());
            found.nodes = legal.size();
            found.time = clock.elapsed();
            report(found);
            if (line > 1) continue;
            answer.best_move = position.move_text(move);
            answer.ponder_move = found.moves.size() > 1 ? found.moves[1] : "";
            answer.nodes = found.nodes;
        }
        return answer;
    }

    [[nodiscard]] std::string describe_evaluation(const AnyPosition& any) override {
        prepare(any, {});
        const P& position = typed(any);
        const auto solution = solutions().of(position, stop_);  // nobody stops it
        return value_text(P::info, solution->value(position)) + ".\n";
    }

private:
    using Solution = solve::Solution<typename P::States>;
    using SolvedMove = std::pair<Move, solve::Value>;

    /// Puts another of the best moves in front.
    static void vary(std::vector<SolvedMove>& moves, std::uint64_t seed, game::Key key) {
        if (moves.empty()) return;
        const auto end = std::find_if(moves.begin(), moves.end(),
                                      [&](const SolvedMove& one) { return one.second != moves.front().second; });
        const auto best = static_cast<double>(end - moves.begin());
        std::iter_swap(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(best * drawn(seed, key, 0)));
    }

    [[nodiscard]] static Solutions<P>& solutions() { return Solutions<P>::shared(); }
    [[nodiscard]] static const P& typed(const AnyPosition& any) {
        return dynamic_cast<const GamePosition<P>&>(any).position();
    }

    [[nodiscard]] static search::Score score_for(game::Side mover, solve::Value value) {
        if (value.result() == game::Result::Draw) return 0;
        const bool wins = (value.result() == game::Result::FirstWins) == (mover == game::Side::First);
        return wins ? search::win_in(value.plies()) : search::loss_in(value.plies());
    }

    /// The move and what follows if both sides play perfectly.
    [[nodiscard]] static std::vector<std::string> best_line(const Solution& solution, P position, Move move) {
        std::vector<std::string> line;
        while (true) {
            line.push_back(position.move_text(move));
            position.make(move);
            if (game::outcome(position).over()) return line;
            move = solved_moves(solution, position).front().first;
        }
    }

    std::atomic<bool> stop_ = false;
};

}  // namespace rookery::engine
