#pragma once

#include <cstdlib>
#include <optional>
#include <utility>

#include "board/random.h"
#include "game/game.h"
#include "learn/training_game.h"
#include "search/clock.h"
#include "search/pool.h"
#include "search/traits.h"

namespace rookery::engine {

/// Plays a game of one search against itself for a network to learn from.
template <game::Game P, game::Evaluation<P> E>
class TrainingPlay {
public:
    using Move = typename P::Move;

    TrainingPlay(search::SearchPool<P, E>& pool, search::TranspositionTable& table, const learn::TrainingRules& rules,
                 std::uint64_t seed)
        : pool_(pool), table_(table), rules_(rules), random_(seed) {
        limits_.soft_nodes = rules.nodes;
        limits_.nodes = rules.nodes * rules.max_nodes;
    }

    [[nodiscard]] learn::TrainingGame play() {
        learn::TrainingGame game;
        P position = opening(game.opening_plies);
        game.start = position.text();
        // Begin with what the text tells: the moves of the opening are not part of the record.
        position = P::from_text(game.start);
        forget();
        game.result = play_on(position, game);
        return game;
    }

private:
    struct Choice {
        Move move{};
        game::Score score_for_mover = 0;
    };

    void forget() {
        table_.clear();
        pool_.forget();
    }

    [[nodiscard]] Choice think(const P& position) {
        pool_.prepare();
        search::MoveClock clock(limits_, position.to_move());
        const auto outcome = pool_.run(position, limits_, clock, 1, {}, {});
        return {outcome.roots.front().move, outcome.roots.front().score};
    }

    /// A position some random moves into the game, which is not over and not too one-sided.
    [[nodiscard]] P opening(int& plies) {
        while (true) {
            // One ply more or less, so that both sides get to move first.
            plies = rules_.random_plies + static_cast<int>(random_.below(2));
            P position = P::start(P::info.starts_are_alike ? static_cast<int>(random_.below(P::info.start_positions))
                                                           : P::info.default_start);
            if (!play_random_moves(position, plies)) continue;
            // Where nobody can draw, the truth about every position is one-sided.
            if (!P::info.draws_exist) return position;
            forget();
            if (std::abs(think(position).score_for_mover) <= rules_.lopsided_opening) return position;
        }
    }

    /// Random moves, but none that throws a piece away at once. False if the game ends with them.
    [[nodiscard]] bool play_random_moves(P& position, int plies) {
        constexpr game::Score bearable_loss = -100;
        for (int ply = 0; ply < plies; ++ply) {
            if (position.verdict().over()) return false;
            game::MoveList<P> moves;
            position.legal_moves(moves);
            std::size_t sound = 0;
            for (std::size_t i = 0; i < moves.size(); ++i)
                if (search::exchange_at_least(position, moves[i], bearable_loss)) moves.swap(sound++, i);
            if (sound == 0) return false;
            position.make(moves[random_.below(sound)]);
        }
        return !game::outcome(position).over();
    }

    [[nodiscard]] Move random_move(const P& position) {
        game::MoveList<P> moves;
        position.legal_moves(moves);
        return moves[random_.below(moves.size())];
    }

    [[nodiscard]] game::Result play_on(P& position, learn::TrainingGame& game) {
        int decided_plies = 0;
        int level_plies = 0;
        for (int ply = game.opening_plies; ply < rules_.longest_game; ++ply) {
            if (const game::Outcome outcome = game::outcome(position); outcome.over()) return outcome.result;
            const Choice choice = think(position);
            const game::Score score = choice.score_for_mover;
            const game::Side better = score > 0 ? position.to_move() : !position.to_move();
            if (search::is_forced(score)) return game::win_of(better);
            decided_plies = std::abs(score) >= rules_.won_score ? decided_plies + 1 : 0;
            level_plies = std::abs(score) <= rules_.drawn_score && ply >= rules_.drawn_from_ply ? level_plies + 1 : 0;
            if (decided_plies >= rules_.won_plies) return game::win_of(better);
            if (P::info.draws_exist && level_plies >= rules_.drawn_plies) return game::Result::Draw;
            const bool strays =
                rules_.random_percent > 0 && static_cast<int>(random_.below(100)) < rules_.random_percent;
            const Move move = strays ? random_move(position) : choice.move;
            game.plies.push_back(
                {search::move_to_bits(move), strays ? learn::TrainingPly::no_score : static_cast<std::int16_t>(score)});
            position.make(move);
        }
        return game::Result::Draw;
    }

    search::SearchPool<P, E>& pool_;
    search::TranspositionTable& table_;
    const learn::TrainingRules& rules_;
    search::Limits limits_;
    board::Random random_;
};

}  // namespace rookery::engine
