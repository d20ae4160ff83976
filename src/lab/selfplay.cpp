#include "lab/selfplay.h"

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <vector>

#include "board/random.h"
#include "engine/engine.h"
#include "engine/random_play.h"

namespace rookery::lab {
namespace {

constexpr int longest_game = 400;
constexpr int lopsided_opening = 300;  // no game that is decided before it begins

struct SearchedMove {
    std::string move;
    search::Score score_for_mover = 0;
};

class Player {
public:
    explicit Player(const SelfplaySettings& settings) {
        engine::Settings own;
        own.evaluation = settings.evaluation;
        engine_.configure(own);
        request_.limits.nodes = settings.nodes;
    }

    void new_game() { engine_.new_game(); }

    [[nodiscard]] SearchedMove think(const engine::AnyPosition& position) {
        SearchedMove found;
        engine_.start(position, request_,
                      {[&](const engine::Report& report) { found.score_for_mover = report.score_for_mover; },
                       [&](const engine::Answer& answer) { found.move = answer.best_move; }});
        engine_.wait();
        return found;
    }

private:
    engine::Engine engine_;
    engine::Request request_;
};

/// A position some random moves into the game, not over and not too one-sided.
std::unique_ptr<engine::AnyPosition> random_opening(const SelfplaySettings& settings, board::Random& random,
                                                    Player& player) {
    while (true) {
        // One ply more or less, so that both sides get to move first.
        const int plies = settings.random_plies + static_cast<int>(random.below(2));
        auto position = engine::random_play(settings.game, plies, random);
        if (!position->outcome().over() && std::abs(player.think(*position).score_for_mover) <= lopsided_opening)
            return position;
    }
}

struct RecordedPosition {
    std::string text;
    search::Score score_for_first;
};

std::string_view result_number(game::Result result) {
    return result == game::Result::FirstWins ? "1" : result == game::Result::SecondWins ? "0" : "0.5";
}

/// Plays one game to its end; one that does not end counts as a draw.
game::Result play_game(engine::AnyPosition& position, Player& player, std::vector<RecordedPosition>& record) {
    for (int ply = 0; ply < longest_game; ++ply) {
        if (const game::Outcome outcome = position.outcome(); outcome.over()) return outcome.result;
        const SearchedMove found = player.think(position);
        if (search::is_forced(found.score_for_mover))
            return win_of(found.score_for_mover > 0 ? position.to_move() : !position.to_move());
        if (position.is_calm() && !position.is_noisy(found.move))
            record.push_back({position.text(), position.to_move() == game::Side::First ? found.score_for_mover
                                                                                       : -found.score_for_mover});
        position.play(found.move);
    }
    return game::Result::Draw;
}

}  // namespace

void play_selfplay(const SelfplaySettings& settings, const std::atomic<bool>& stop, const SelfplayListener& listener) {
    std::atomic<std::uint64_t> next_game = 0;
    std::mutex mutex;
    SelfplayProgress progress;
    const auto work = [&] {
        Player player(settings);
        std::vector<RecordedPosition> record;
        while (!stop.load(std::memory_order_relaxed)) {
            const std::uint64_t number = next_game.fetch_add(1);
            if (number >= settings.games) return;
            // Each game has its own seed: the games are the same whatever the number of threads.
            board::Random random(settings.seed * 1'000'003 + number);
            player.new_game();
            const auto position = random_opening(settings, random, player);
            player.new_game();
            record.clear();
            const game::Result result = play_game(*position, player, record);

            std::string lines;
            for (const RecordedPosition& recorded : record)
                lines += recorded.text + " | " + std::to_string(recorded.score_for_first) + " | " +
                         std::string(result_number(result)) + "\n";
            const std::lock_guard lock(mutex);
            ++progress.games;
            progress.positions += record.size();
            ++(result == game::Result::FirstWins    ? progress.first_wins
               : result == game::Result::SecondWins ? progress.second_wins
                                                    : progress.draws);
            listener(lines, progress);
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 1; i < settings.threads; ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
}

}  // namespace rookery::lab
