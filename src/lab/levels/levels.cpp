#include "lab/levels/levels.h"

#include <algorithm>

#include "engine/games.h"
#include "engine/person/manner.h"
#include "lab/levels/levels_jobs.h"
#include "lab/work/local_executor.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

class LevelsRun final : public Run {
public:
    LevelsRun(const LevelsSettings& settings, const LevelsListener& listener)
        : settings_(settings), listener_(listener) {
        for (const int rating : settings.ratings) ladder.rows.emplace_back().rating = rating;
        text_.kind = "levels";
        text_.game = settings.game;
        text_.title = "levels of " + settings.game;
        text_.settings = levels_settings_text(settings);
        text_.identity = text_.settings + std::to_string(settings.games);
    }

    [[nodiscard]] const RunText& text() const override { return text_; }
    [[nodiscard]] std::optional<std::uint64_t> jobs() const override { return steps() * pairs(); }
    [[nodiscard]] std::optional<std::string> job(std::uint64_t number) override {
        if (number >= steps() * pairs()) return std::nullopt;
        // All steps in turn, so that each has its share when somebody has seen enough.
        return ladder_job_text({static_cast<std::size_t>(number % steps()), number / steps()});
    }
    void check(const std::string& /*job*/, const std::string& result) const override {
        const LadderResult read = ladder_result_from(result);
        if (read.players[1].games() != 2 || read.players[0].games() != 0)
            throw text::ParseError("a job of the ladder has two games");
        for (const LevelRow& row : read.players) check_row(row);
    }
    /// The points of the stronger player.
    [[nodiscard]] double measure(const std::string& result) const override {
        return 2 * ladder_result_from(result).players[1].score();
    }

    void add(std::uint64_t number, const std::string& result) override {
        if (result.empty()) return;  // given up on the way
        const LadderResult read = ladder_result_from(result);
        const std::size_t step = number % steps();
        for (std::size_t player = 0; player < 2; ++player) {
            LevelRow& row = ladder.rows[step + player];
            const LevelRow& more = read.players[player];
            row.judged_games += more.judged_games;
            row.moves += more.moves;
            row.accuracy += more.accuracy;
            row.pawn_losses += more.pawn_losses;
            row.blunders += more.blunders;
            row.open_moves += more.open_moves;
            row.open_losses += more.open_losses;
            row.drops += more.drops;
            row.large_drops += more.large_drops;
            row.wins += more.wins;
            row.draws += more.draws;
            row.losses += more.losses;
        }
        ladder.games += 2;
        if (listener_) listener_(ladder);
    }

    LevelsReport ladder;

private:
    /// Of one player in two games.
    void check_row(const LevelRow& row) const {
        const auto max_moves = 2 * static_cast<std::uint64_t>(settings_.longest_game);
        constexpr double rounding = 0.001;
        const bool possible = row.judged_games <= 2 && row.moves <= max_moves && row.pawn_losses <= row.moves &&
                              row.blunders <= row.moves && row.open_moves <= row.moves &&
                              row.open_losses <= row.open_moves && row.drops <= row.open_moves &&
                              row.large_drops <= row.drops && row.accuracy >= 0 &&
                              row.accuracy <= 100 * static_cast<double>(row.judged_games) + rounding &&
                              (settings_.nodes > 0 || row.moves == 0);
        if (!possible) throw text::ParseError("nobody can have played like this in two games");
    }

    [[nodiscard]] std::uint64_t steps() const { return settings_.ratings.size() - 1; }
    [[nodiscard]] std::uint64_t pairs() const { return (settings_.games + 1) / 2; }

    const LevelsSettings& settings_;
    const LevelsListener& listener_;
    RunText text_;
};

void require_sense(const LevelsSettings& settings) {
    static_cast<void>(engine::find_game(settings.game));
    if (settings.ratings.size() < 2) throw text::ParseError("a ladder needs at least two levels");
    for (std::size_t i = settings.ratings.front() == beginner_rating ? 1 : 0; i < settings.ratings.size(); ++i)
        if (settings.ratings[i] < engine::lowest_elo || settings.ratings[i] > engine::highest_elo)
            throw text::ParseError("levels go from " + std::to_string(engine::lowest_elo) + " to " +
                                   std::to_string(engine::highest_elo));
    if (!std::is_sorted(settings.ratings.begin(), settings.ratings.end()))
        throw text::ParseError("the levels must be given from the lowest to the highest");
}

}  // namespace

LevelsReport play_levels(const LevelsSettings& settings, const std::atomic<bool>& stop, const LevelsListener& listener,
                         Executor* executor) {
    require_sense(settings);
    LocalExecutor here(settings.threads);
    if (executor == nullptr) executor = &here;
    LevelsRun run(settings, listener);
    run.ladder.complete = executor->execute(run, stop) != RunEnd::Stopped;
    return run.ladder;
}

}  // namespace rookery::lab
