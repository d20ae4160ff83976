#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/person/eyesight.h"
#include "engine/person/glance.h"
#include "game/score.h"
#include "search/score.h"
#include "search/traits.h"

namespace rookery::engine {

/// A search that misses what a person misses. Each move of one's own and each reply is noticed or not, once for the
/// position on the board: who has not noticed that a bishop looks at g7 has not noticed it whatever they play. What is
/// noticed is searched with alpha-beta to a small depth; where something may have been overlooked, the side to move is
/// believed to have a move that keeps things as they are.
template <game::Position P, game::Evaluation<P> E>
class OverlookingSearch {
public:
    using Move = typename P::Move;
    using Score = search::Score;

    /// A move of the player, and what they think of it.
    struct Candidate {
        Move move{};
        Glance glance;
        Score score = 0;
    };

    OverlookingSearch(E& evaluation, const Eyesight& eyesight, std::uint64_t seed,
                      const std::function<bool()>& must_stop)
        : evaluation_(evaluation), eyesight_(eyesight), seed_(seed), must_stop_(must_stop) {}

    /// The moves of `only`, or all if it is empty, that the player notices, at least a few, best first.
    [[nodiscard]] std::vector<Candidate> candidates(const P& position, std::optional<Move> previous,
                                                    const std::vector<Move>& only) {
        begin(position);
        game::MoveList<P> moves;
        position_->legal_moves(moves);
        struct Noticed {
            Move move;
            Glance glance;
            double margin;
        };
        std::vector<Noticed> all;
        const bool checked = search::in_check(*position_);
        for (const Move move : moves) {
            if (!only.empty() && std::find(only.begin(), only.end(), move) == only.end()) continue;
            const Glance glance = Glancing<P>::at(*position_, move, previous);
            all.push_back({move, glance, notice(glance, move, 0)});
            if (checked) all.back().margin = std::max(0.0, all.back().margin);  // there is nothing else to look at
        }
        std::stable_sort(all.begin(), all.end(),
                         [](const Noticed& one, const Noticed& other) { return one.margin > other.margin; });
        std::vector<Candidate> noticed;
        for (const Noticed& one : all)
            if (one.margin >= 0 || noticed.size() < fewest_candidates) noticed.push_back({one.move, one.glance, 0});
        return noticed;
    }

    /// Gives the candidates scores and sorts them, best first. Returns the depth that was reached.
    int judge(const P& position, std::vector<Candidate>& candidates) {
        begin(position);
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.reset(*position_);
        const double whole = std::floor(eyesight_.depth);
        const bool one_more = drawn(seed_, root_key_, depth_draw) < eyesight_.depth - whole;
        const int wanted = std::max(1, static_cast<int>(whole) + (one_more ? 1 : 0));
        int reached = 0;
        // With few pieces on the board people look further ahead, too: there is less to look at.
        for (int depth = 1; depth <= wanted + max_extra_plies; ++depth) {
            if (depth > wanted && nodes_ > eyesight_.nodes / 16) break;
            if (!judge_to(depth, candidates)) break;
            reached = depth;
            if (search::is_forced_win(candidates.front().score)) break;
        }
        return reached;
    }

    /// Whether the reply costs so much that nobody who is winning would do that, seen with open eyes.
    [[nodiscard]] bool throws_away(const P& position, Move move, Score bearable) {
        const Eyesight own = eyesight_;
        eyesight_ = open_eyes;
        begin(position);
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.reset(*position_);
        const Score before = evaluate();
        // The captures below do not tell that there is no move left.
        const game::Side mover = position_->to_move();
        position_->make(move);
        const game::Outcome outcome = game::outcome(*position_);
        position_->unmake(move);
        if (outcome.over()) {
            eyesight_ = own;
            return search::outcome_score(outcome, mover, 1) < before - bearable;
        }
        const Score after = -below(move, 0, 0, -search::infinite_score, search::infinite_score);
        eyesight_ = own;
        return after < before - bearable;
    }

    /// What the position is worth at first sight.
    [[nodiscard]] Score first_sight(const P& position) {
        begin(position);
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.reset(*position_);
        return evaluate();
    }

    [[nodiscard]] std::uint64_t nodes() const { return all_nodes_; }

private:
    static constexpr std::size_t fewest_candidates = 3;
    static constexpr int max_extra_plies = 4;
    static constexpr int longest_line = 32;
    static constexpr std::uint64_t depth_draw = ~std::uint64_t{0};
    static constexpr Eyesight open_eyes{
        .ideas = 50, .attention = 50, .fading = 0, .depth = 1, .exchanges = 8, .nodes = 20'000};

    void begin(const P& position) {
        position_.emplace(position);
        root_key_ = position.key();
        nodes_ = 0;
        stopped_ = may_stop_ = false;
        killers_ = {};
    }

    /// By how much the move is noticed; below 0 if it is not.
    [[nodiscard]] double notice(const Glance& glance, Move move, int ply) const {
        // Replies far ahead are the same as replies near by: what matters is whose.
        const std::uint64_t what = std::uint64_t{search::move_to_bits(move)} << 2 | (ply == 0       ? 0U
                                                                                     : ply % 2 == 1 ? 1U
                                                                                                    : 2U);
        return chance_to_see(glance, eyesight_, ply) - drawn(seed_, root_key_, what);
    }

    /// False if it was stopped before it was through; then the scores are those of before.
    bool judge_to(int depth, std::vector<Candidate>& candidates) {
        const std::vector<Candidate> before = candidates;
        Score best = -search::infinite_score;
        may_stop_ = depth > 1;  // every candidate gets a look
        // Moves that are nearly as good are to have a score, too.
        const auto window = static_cast<Score>(2 * eyesight_.spread) + 40;
        for (Candidate& candidate : candidates) {
            const Score alpha = std::max(-search::infinite_score, best - window);
            candidate.score = -below(candidate.move, depth - 1, 0, -search::infinite_score, -alpha);
            if (stopped_ && depth > 1) {
                candidates = before;
                return false;
            }
            best = std::max(best, candidate.score);
        }
        std::stable_sort(candidates.begin(), candidates.end(),
                         [](const Candidate& one, const Candidate& other) { return one.score > other.score; });
        return true;
    }

    /// The value for the other side after the move.
    Score below(Move move, int depth, int ply, Score alpha, Score beta) {
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.make(*position_, move);
        position_->make(move);
        const Score score = value(move, depth, ply + 1, alpha, beta);
        position_->unmake(move);
        if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.unmake();
        return score;
    }

    Score value(Move previous, int depth, int ply, Score alpha, Score beta) {
        if (out_of_time()) return 0;
        if (const game::Outcome verdict = position_->verdict(); verdict.over())
            return search::outcome_score(verdict, position_->to_move(), ply);
        if (ply == 1 && repeats()) return 0;
        const bool checked = search::in_check(*position_);
        if ((depth <= 0 && !checked) || ply >= longest_line) return calm_value(previous, ply, 0, alpha, beta);

        game::MoveList<P> moves;
        position_->legal_moves(moves);
        if (moves.empty()) return search::outcome_score(position_->verdict_without_moves(), position_->to_move(), ply);
        order(moves, ply);
        Score best = -search::infinite_score;
        bool overlooked = false;
        for (const Move move : moves) {
            const Glance glance = Glancing<P>::at(*position_, move, previous);
            if (!checked && notice(glance, move, ply) < 0) {
                overlooked = true;
                continue;
            }
            const Score score = -below(move, std::max(0, depth - 1), ply, -beta, -alpha);
            if (stopped_) return 0;
            if (score <= best) continue;
            best = score;
            alpha = std::max(alpha, best);
            if (alpha < beta) continue;
            if (!glance.takes) killers_[static_cast<std::size_t>(ply)] = move;
            break;
        }
        if (overlooked && best < beta) best = std::max(best, evaluate());
        return best;
    }

    /// Captures and nothing else, until it is quiet or the player loses sight.
    Score calm_value(Move previous, int ply, int exchanges, Score alpha, Score beta) {
        Score best = evaluate();
        if constexpr (search::SplitsMoves<P>) {
            if (best >= beta || exchanges >= eyesight_.exchanges || ply >= longest_line) return best;
            alpha = std::max(alpha, best);
            game::MoveList<P> moves;
            position_->noisy_moves(moves);
            order(moves, ply);
            for (const Move move : moves) {
                if (exchanges > 0 && !search::exchange_at_least(*position_, move, 0)) continue;
                if (notice(Glancing<P>::at(*position_, move, previous), move, ply) < 0) continue;
                if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.make(*position_, move);
                position_->make(move);
                const Score score = -noisy_reply(move, ply + 1, exchanges + 1, -beta, -alpha);
                position_->unmake(move);
                if constexpr (game::IncrementalEvaluation<E, P>) evaluation_.unmake();
                if (stopped_) return 0;
                best = std::max(best, score);
                alpha = std::max(alpha, best);
                if (alpha >= beta) break;
            }
        }
        return best;
    }

    Score noisy_reply(Move previous, int ply, int exchanges, Score alpha, Score beta) {
        if (out_of_time()) return 0;
        if (const game::Outcome verdict = position_->verdict(); verdict.over())
            return search::outcome_score(verdict, position_->to_move(), ply);
        return calm_value(previous, ply, exchanges, alpha, beta);
    }

    [[nodiscard]] Score evaluate() {
        return std::clamp(evaluation_.score_for_mover(*position_), -game::highest_evaluation, game::highest_evaluation);
    }

    /// Whether the player would only be back where the game was before.
    [[nodiscard]] bool repeats() const {
        if constexpr (requires { position_->occurrences(); }) return position_->occurrences() > 1;
        else return false;
    }

    [[nodiscard]] bool out_of_time() {
        ++all_nodes_;
        ++nodes_;
        if (may_stop_ && (nodes_ > eyesight_.nodes || (nodes_ % 256 == 0 && must_stop_()))) stopped_ = true;
        return stopped_;
    }

    /// Captures of much first, then the move that was good in a position like this.
    void order(game::MoveList<P>& moves, int ply) const {
        std::array<int, P::maximum_moves> worth;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            worth[i] = 0;
            if constexpr (search::SplitsMoves<P>)
                if (position_->is_noisy(moves[i])) worth[i] = 1000 + position_->noisy_gain(moves[i]);
            const auto& killer = killers_[static_cast<std::size_t>(ply)];
            if (killer && *killer == moves[i]) worth[i] += 500;
        }
        for (std::size_t i = 1; i < moves.size(); ++i)
            for (std::size_t j = i; j > 0 && worth[j] > worth[j - 1]; --j) {
                moves.swap(j, j - 1);
                std::swap(worth[j], worth[j - 1]);
            }
    }

    E& evaluation_;
    Eyesight eyesight_;
    const std::uint64_t seed_;
    const std::function<bool()>& must_stop_;
    std::optional<P> position_;
    game::Key root_key_ = 0;
    std::array<std::optional<Move>, longest_line + 1> killers_{};
    std::uint64_t nodes_ = 0;
    std::uint64_t all_nodes_ = 0;
    bool may_stop_ = false;
    bool stopped_ = false;
};

}  // namespace rookery::engine
