#include "lab/match/match.h"

#include <algorithm>
#include <map>
#include <set>

#include "lab/match/match_jobs.h"
#include "lab/work/local_executor.h"
#include "lab/work/numbered_games.h"

namespace rookery::lab {
namespace {

/// An engine that fails in every game need not say so in every game.
constexpr std::size_t max_listed_failures = 10;

/// Points in halves, so that they are whole numbers: 2 for a win, 1 for a draw.
std::size_t half_points_of_first_engine(std::uint64_t number, game::Result result) {
    const auto winner = winner_of(result);
    if (!winner) return 1;
    return index(*winner) == number % 2 ? 2 : 0;
}

/// Where to count what an engine did wrong; nothing if the game ended as games should.
std::uint64_t* failure_count(Termination termination, EngineReport& loser) {
    switch (termination) {
        case Termination::TimeLoss: return &loser.time_losses;
        case Termination::IllegalMove:
        case Termination::WrongClaim: return &loser.illegal_moves;
        case Termination::Crash: return &loser.crashes;
        case Termination::NoAnswer: return &loser.silences;
        default: return nullptr;
    }
}

class MatchRun final : public Run {
public:
    MatchRun(const MatchSettings& settings, const MatchListener& listener, std::uint64_t games_per_job)
        : settings_(settings), listener_(listener), games_{settings.games, games_per_job} {
        for (std::size_t i = 0; i < 2; ++i) report.engines[i].name = settings.engines[i].command;
        for (const PastGame& past : settings.past) {
            if (past.number >= settings.games || !played_.insert(past.number).second) continue;
            count_result(past.number, past.result);
        }
        describe();
    }

    [[nodiscard]] const RunText& text() const override { return text_; }
    [[nodiscard]] std::optional<std::uint64_t> jobs() const override { return games_.jobs(); }

    [[nodiscard]] std::optional<std::string> job(std::uint64_t number) override {
        auto numbers = games_.of_job(number, played_);
        if (!numbers) return std::nullopt;
        if (numbers->empty()) return "";
        return match_job_text({settings_.start_of(numbers->front()), std::move(*numbers)});
    }

    void check(const std::string& job, const std::string& result) const override {
        check_match_games(results_.games_of(result), match_job_from(job));
    }

    [[nodiscard]] double measure(const std::string& result) const override {
        std::size_t half_points = 0;
        for (const GameRecord& record : results_.games_of(result))
            half_points += half_points_of_first_engine(record.number, record.result);
        return static_cast<double>(half_points) / 2;
    }

    void add(std::uint64_t /*number*/, const std::string& result) override {
        for (const GameRecord& record : results_.games_of(result))
            if (!decided_ && !played_.contains(record.number)) add(record);
    }

    [[nodiscard]] bool decided() const override { return decided_; }

    MatchReport report;

private:
    void describe() {
        text_.kind = "match";
        text_.game = settings_.game;
        const auto name = [](const EngineSettings& engine) {
            return engine.name.empty() ? engine.command : engine.name;
        };
        text_.title = name(settings_.engines[0]) + " against " + name(settings_.engines[1]);
        text_.settings = match_settings_text(settings_);
        text_.files = files_of(settings_);
        text_.programs = runs_programs(settings_);
        text_.timed = is_timed(settings_);
        text_.identity = std::to_string(settings_.games) + " games";
        for (const std::string& opening : settings_.openings) text_.identity += "\n" + opening;
        text_.begins_anew = settings_.begins_anew;
    }

    void add(const GameRecord& record) {
        for (std::size_t i = 0; i < 2; ++i) report.engines[i].name = record.names[i];
        count_result(record.number, record.result);
        count_failure(record);
        count_moves(record);
        if (listener_) listener_(record, report);
        decided_ = settings_.sprt && verdict(*settings_.sprt, report.tally.pairs) != SprtVerdict::Undecided;
    }

    void count_result(std::uint64_t number, game::Result result) {
        const std::size_t points = half_points_of_first_engine(number, result);
        Tally& tally = report.tally;
        ++(points == 2 ? tally.wins : points == 1 ? tally.draws : tally.losses);
        const auto [half, is_first] = half_pairs_.try_emplace(number / 2, points);
        if (is_first) return;
        ++tally.pairs[half->second + points];
        half_pairs_.erase(half);
    }

    void count_failure(const GameRecord& record) {
        const auto loser = record.loser();
        if (!loser) return;
        std::uint64_t* const count = failure_count(record.termination, report.engines[*loser]);
        if (count == nullptr) return;
        ++*count;
        if (report.failures.size() < max_listed_failures)
            report.failures.push_back("game " + std::to_string(record.number + 1) + ": " + record.reason);
    }

    void count_moves(const GameRecord& record) {
        for (const PlayedMove& move : record.moves) {
            EngineReport& engine = report.engines[record.player(move.mover)];
            ++engine.moves;
            engine.depths += static_cast<std::uint64_t>(std::max(0, move.info.depth));
            engine.nodes += move.info.nodes;
            engine.time += move.elapsed;
        }
    }

    const MatchSettings& settings_;
    const MatchListener& listener_;
    const NumberedGames games_;
    const MatchResults results_{settings_};
    RunText text_;
    bool decided_ = false;
    std::set<std::uint64_t> played_;                   ///< before the match was interrupted
    std::map<std::uint64_t, std::size_t> half_pairs_;  ///< half points of pairs of which one game has ended
};

}  // namespace

MatchReport run_match(const MatchSettings& settings, const MatchListener& listener, const std::atomic<bool>& stop,
                      Executor* executor) {
    LocalExecutor here(settings.concurrency);
    if (executor == nullptr) executor = &here;
    MatchRun run(settings, listener, executor->wants_large_jobs() ? 2 : 1);
    try {
        const RunEnd end = executor->execute(run, stop);
        run.report.stopped = end == RunEnd::Stopped && run.report.tally.games() < settings.games;
    } catch (const std::exception& error) {
        run.report.problem = error.what();
    }
    return std::move(run.report);
}

}  // namespace rookery::lab
