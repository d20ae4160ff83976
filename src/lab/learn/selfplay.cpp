#include "lab/learn/selfplay.h"

#include <algorithm>
#include <filesystem>

#include "lab/learn/selfplay_jobs.h"
#include "lab/work/local_executor.h"
#include "lab/work/numbered_games.h"
#include "learn/game_file.h"

namespace rookery::lab {
namespace {

/// On another machine: so many games that they take a while and their moves some ten kilobytes.
std::uint64_t games_of_a_large_job(const learn::TrainingRules& rules) {
    constexpr std::uint64_t max_games = 32;
    constexpr std::uint64_t nodes_for_max_games = 2500;
    return std::clamp<std::uint64_t>(max_games * nodes_for_max_games / std::max<std::uint64_t>(rules.nodes, 1), 1,
                                     max_games);
}

class SelfplayRun final : public Run {
public:
    SelfplayRun(const SelfplaySettings& settings, const SelfplayListener& listener, std::uint64_t games_per_job)
        : settings_(settings),
          listener_(listener),
          games_{settings.games, games_per_job},
          file_(settings.output, {settings.game, settings.seed}) {
        progress.games_before = file_.numbers().size();
        text_.kind = "selfplay";
        text_.game = settings.game;
        text_.title = settings.output.filename().string();
        text_.settings = selfplay_settings_text(settings);
        if (!settings.network_file.empty()) text_.files.push_back({settings.network_file});
        text_.identity = std::filesystem::absolute(settings.output).string() + "\n" + std::to_string(games_per_job);
    }

    [[nodiscard]] const RunText& text() const override { return text_; }
    [[nodiscard]] std::optional<std::uint64_t> jobs() const override { return games_.jobs(); }

    [[nodiscard]] std::optional<std::string> job(std::uint64_t number) override {
        const auto numbers = games_.of_job(number, file_.numbers());
        if (!numbers) return std::nullopt;
        return numbers->empty() ? "" : selfplay_job_text(*numbers);
    }

    void check(const std::string& job, const std::string& result) const override {
        check_selfplay_games(selfplay_games_from(result), job, settings_);
    }

    /// The average length of the games.
    [[nodiscard]] double measure(const std::string& result) const override {
        const auto games = selfplay_games_from(result);
        std::size_t plies = 0;
        for (const learn::TrainingGame& game : games) plies += game.plies.size();
        return static_cast<double>(plies) / static_cast<double>(std::max<std::size_t>(games.size(), 1));
    }

    void add(std::uint64_t /*number*/, const std::string& result) override {
        for (const learn::TrainingGame& game : selfplay_games_from(result))
            if (!file_.numbers().contains(game.number)) add(game);
    }

    SelfplayProgress progress;

private:
    void add(const learn::TrainingGame& game) {
        file_.add(game);
        ++progress.games;
        progress.positions += game.plies.size();
        ++(game.result == game::Result::FirstWins    ? progress.first_wins
           : game.result == game::Result::SecondWins ? progress.second_wins
                                                     : progress.draws);
        if (listener_) listener_(progress);
    }

    const SelfplaySettings& settings_;
    const SelfplayListener& listener_;
    const NumberedGames games_;
    learn::GameFileWriter file_;
    RunText text_;
};

}  // namespace

SelfplayProgress play_selfplay(const SelfplaySettings& settings, const std::atomic<bool>& stop,
                               const SelfplayListener& listener, Executor* executor) {
    LocalExecutor here(settings.threads);
    if (executor == nullptr) executor = &here;
    SelfplayRun run(settings, listener, executor->wants_large_jobs() ? games_of_a_large_job(settings.rules) : 1);
    executor->execute(run, stop);
    return run.progress;
}

}  // namespace rookery::lab
