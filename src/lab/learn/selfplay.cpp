#include "lab/learn/selfplay.h"

#include <exception>
#include <mutex>
#include <vector>

#include "board/random.h"
#include "engine/engine.h"
#include "learn/game_file.h"
#include "search/deep_thread.h"

namespace rookery::lab {
namespace {

/// Small searches want a small table, which stays in the cache.
constexpr std::size_t hash_megabytes = 2;

/// Every game of every file has a seed of its own.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
    return board::Random(seed).next() ^ board::Random(number * 0x9e37'79b9'7f4a'7c15 + 1).next();
}

class Selfplay {
public:
    Selfplay(const SelfplaySettings& settings, const std::atomic<bool>& stop, const SelfplayListener& listener)
        : settings_(settings),
          stop_(stop),
          listener_(listener),
          file_(settings.output, {settings.game, settings.seed}) {
        progress_.games_before = file_.numbers().size();
    }

    SelfplayProgress run() {
        {
            std::vector<search::DeepThread> threads;
            for (unsigned i = 0; i < settings_.threads; ++i) threads.emplace_back([this] { work(); });
        }
        if (failure_) std::rethrow_exception(failure_);
        return progress_;
    }

private:
    void work() {
        try {
            engine::Engine engine;
            engine::Settings own;
            own.evaluation = settings_.network_file.empty() ? settings_.evaluation : "net";
            own.network_file = settings_.network_file;
            own.hash_megabytes = hash_megabytes;
            engine.configure(own);
            while (const auto number = next_number()) {
                auto game =
                    engine.play_training_game(settings_.game, settings_.rules, seed_of(settings_.seed, *number));
                game.number = *number;
                add(game);
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
        }
    }

    [[nodiscard]] std::optional<std::uint64_t> next_number() {
        const std::lock_guard lock(mutex_);
        if (stop_.load(std::memory_order_relaxed) || failure_) return std::nullopt;
        while (file_.numbers().contains(next_)) ++next_;
        if (next_ >= settings_.games) return std::nullopt;
        return next_++;
    }

    void add(const learn::TrainingGame& game) {
        const std::lock_guard lock(mutex_);
        file_.add(game);
        ++progress_.games;
        progress_.positions += game.plies.size();
        ++(game.result == game::Result::FirstWins    ? progress_.first_wins
           : game.result == game::Result::SecondWins ? progress_.second_wins
                                                     : progress_.draws);
        if (listener_) listener_(progress_);
    }

    const SelfplaySettings& settings_;
    const std::atomic<bool>& stop_;
    const SelfplayListener& listener_;
    std::mutex mutex_;
    learn::GameFileWriter file_;
    SelfplayProgress progress_;
    std::uint64_t next_ = 0;
    std::exception_ptr failure_;
};

}  // namespace

SelfplayProgress play_selfplay(const SelfplaySettings& settings, const std::atomic<bool>& stop,
                               const SelfplayListener& listener) {
    return Selfplay(settings, stop, listener).run();
}

}  // namespace rookery::lab
