#include "lab/study/prove.h"

#include <algorithm>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_set>
#include <utility>

#include "engine/engine.h"
#include "engine/fixed_depth_player.h"
#include "engine/games.h"
#include "lab/analyse/single_search.h"
#include "protocol/board_valuer.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

/// A position that was reached, and how.
struct Reached {
    std::string text;
    std::size_t from = 0;
    std::string move;
};

/// The player: one engine for each thread. What it does in a position depends on that position alone.
class Player {
public:
    Player(const std::string& game, const RecordedPlayer& how)
        : limits_(how.limits), forgets_(how.algorithm == engine::Algorithm::Search) {
        // Every reply to a textbook search at depth 18 takes seconds with a memory, and minutes at depth 13 without
        // one.
        if (!forgets_ && limits_.depth && !limits_.nodes)
            remembering_ = engine::make_fixed_depth_player(game, how.evaluation, *limits_.depth);
        if (remembering_) return;
        engine::Settings settings;
        settings.algorithm = how.algorithm;
        settings.ordering = how.ordering;
        settings.evaluation = how.evaluation;
        settings.hash_megabytes = forgets_ ? 4 : 1;  // a small one is soon empty again
        engine_.configure(settings);
    }

    [[nodiscard]] std::optional<SearchResult> move(const engine::AnyPosition& position, const std::atomic<bool>& stop) {
        if (remembering_) {
            auto found = remembering_->move(position, stop);
            if (!found) return std::nullopt;
            SearchResult result;
            result.move = std::move(found->move);
            result.nodes = found->nodes;
            return result;
        }
        if (forgets_) engine_.new_game();
        engine::Request request;
        request.limits = limits_;
        const auto found = search_once(engine_, position, request, stop);
        resources_.check();
        return found;
    }

private:
    protocol::StrictResources resources_;
    engine::Engine engine_{resources_.resources()};
    std::unique_ptr<engine::FixedDepthPlayer> remembering_;
    const search::Limits limits_;
    const bool forgets_;
};

class Prover {
public:
    Prover(const ProveSettings& settings, const std::atomic<bool>& stop) : settings_(settings), stop_(stop) {
        for (unsigned i = 0; i < std::max(1U, settings.threads); ++i)
            players_.push_back(std::make_unique<Player>(settings.game, settings.player));
    }

    ProveReport run(const std::function<void(const ProveReport&)>& listener) {
        const auto begin = std::chrono::steady_clock::now();
        const auto start = settings_.start.empty() ? engine::start_position(settings_.game)
                                                   : engine::position_from_text(settings_.game, settings_.start);
        if (start->outcome().over()) throw text::ParseError("the game is over before it begins");
        add({start->text(), 0, ""}, *start);
        while (!layer_.empty() && !stop_) {
            report_.time = std::chrono::steady_clock::now() - begin;
            if (listener) listener(report_);
            if (report_.plies.size() > settings_.maximum_plies || reached_.size() > settings_.max_positions) {
                report_.open = layer_.size();
                break;
            }
            next_ply();
        }
        report_.stopped = stop_;
        report_.time = std::chrono::steady_clock::now() - begin;
        if (first_loss_ != 0) report_.refutation = way_to(first_loss_);
        return std::move(report_);
    }

private:
    /// Whoever is to move is the same in a whole layer.
    void next_ply() {
        const std::vector<std::size_t> layer = std::exchange(layer_, {});
        const auto position_of = [&](std::size_t number) {
            return engine::position_from_text(settings_.game, reached_[number].text);
        };
        report_.plies.emplace_back();
        if (position_of(layer.front())->to_move() != settings_.side) {
            for (const std::size_t number : layer) {
                const auto position = position_of(number);
                for (const std::string& move : position->legal_moves()) follow(number, *position, move);
            }
            return;
        }
        const std::vector<std::optional<SearchResult>> results = think_in(layer);
        for (std::size_t i = 0; i < layer.size() && !stop_; ++i) {
            if (!results[i]) continue;  // it was stopped
            ++report_.moves;
            report_.nodes += results[i]->nodes;
            follow(layer[i], *position_of(layer[i]), results[i]->move);
        }
    }

    /// What the player does in each of these positions, several at a time.
    std::vector<std::optional<SearchResult>> think_in(const std::vector<std::size_t>& layer) {
        std::vector<std::optional<SearchResult>> results(layer.size());
        std::atomic<std::size_t> next = 0;
        std::exception_ptr problem;
        std::mutex mutex;
        std::vector<std::thread> threads;
        for (const auto& player : players_)
            threads.emplace_back([&, player = player.get()] {
                try {
                    for (std::size_t i = next++; i < layer.size() && !stop_; i = next++)
                        results[i] =
                            player->move(*engine::position_from_text(settings_.game, reached_[layer[i]].text), stop_);
                } catch (...) {
                    const std::lock_guard lock(mutex);
                    problem = std::current_exception();
                }
            });
        for (std::thread& thread : threads) thread.join();
        if (problem) std::rethrow_exception(problem);
        return results;
    }

    void follow(std::size_t from, const engine::AnyPosition& position, const std::string& move) {
        const auto after = position.clone();
        after->play(move);
        add({after->text(), from, move}, *after);
    }

    void add(Reached reached, const engine::AnyPosition& position) {
        const bool is_new = known_.insert(reached.text).second;
        const std::size_t number = reached_.size();
        const game::Outcome outcome = position.outcome();
        if (is_new || outcome.over()) reached_.push_back(std::move(reached));
        if (is_new) ++report_.positions;
        if (is_new && !report_.plies.empty()) ++report_.plies.back().positions;
        if (!outcome.over()) {
            if (is_new) layer_.push_back(number);
            return;
        }
        const auto winner = winner_of(outcome.result);
        if (!winner) {
            ++report_.draws;
        } else if (*winner == settings_.side) {
            ++report_.wins;
        } else {
            ++report_.losses;
            ++report_.plies.back().losses;
            if (first_loss_ == 0) first_loss_ = number;
        }
    }

    [[nodiscard]] std::vector<std::string> way_to(std::size_t number) const {
        std::vector<std::string> moves;
        for (std::size_t at = number; at != 0; at = reached_[at].from)
            moves.push_back(engine::position_from_text(settings_.game, reached_[reached_[at].from].text)
                                ->move_notation(reached_[at].move));
        std::reverse(moves.begin(), moves.end());
        return moves;
    }

    const ProveSettings& settings_;
    const std::atomic<bool>& stop_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<Reached> reached_;
    std::unordered_set<std::string> known_;
    std::vector<std::size_t> layer_;
    std::size_t first_loss_ = 0;
    ProveReport report_;
};

}  // namespace

ProveReport prove(const ProveSettings& settings, const std::atomic<bool>& stop,
                  const std::function<void(const ProveReport&)>& listener) {
    return Prover(settings, stop).run(listener);
}

}  // namespace rookery::lab
