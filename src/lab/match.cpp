#include "lab/match.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace rookery::lab {
namespace {

/// An engine that fails in every game need not say so in every game.
constexpr std::size_t failures_told = 10;

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

class Match {
public:
    Match(const MatchSettings& settings, const MatchListener& listener, const std::atomic<bool>& stop)
        : settings_(settings), listener_(listener), stop_(stop) {
        learn_names({settings.engines[0].command, settings.engines[1].command});
        for (const PastGame& past : settings.past) {
            if (past.number >= settings.games || !played_.insert(past.number).second) continue;
            count_result(past.number, past.result);
        }
    }

    MatchReport play() {
        std::vector<std::thread> boards;
        for (unsigned i = 0; i < std::max(1U, settings_.concurrency); ++i)
            boards.emplace_back([this] { play_at_board(); });
        for (std::thread& board : boards) board.join();
        report_.stopped = stop_ && report_.tally.games() < settings_.games;
        return report_;
    }

private:
    [[nodiscard]] bool must_end() const { return stop_ || decided_; }

    void play_at_board() {
        std::array<Seat, 2> seats{{{settings_.engines[0], settings_}, {settings_.engines[1], settings_}}};
        try {
            while (auto record = next_game()) {
                for (Seat& seat : seats) seat.occupy();
                if (must_end()) return;
                record->names = distinct_names(seats[0].name(), seats[1].name());
                learn_names(record->names);
                play_game(
                    seats, settings_, [this] { return must_end(); }, *record);
                if (record->termination == Termination::Stopped) return;
                add(*record);
            }
        } catch (const std::exception& error) {
            const std::lock_guard lock(mutex_);
            if (report_.problem.empty()) report_.problem = error.what();
            decided_ = true;
        }
    }

    [[nodiscard]] std::optional<GameRecord> next_game() {
        const std::lock_guard lock(mutex_);
        while (played_.contains(next_game_)) ++next_game_;
        if (must_end() || next_game_ >= settings_.games) return std::nullopt;
        GameRecord record;
        record.number = next_game_++;
        record.first_player = record.number % 2;
        record.start = settings_.start_of(record.number);
        return record;
    }

    [[nodiscard]] static std::array<std::string, 2> distinct_names(const std::string& first,
                                                                   const std::string& second) {
        if (first != second) return {first, second};
        return {first + " (1)", second + " (2)"};
    }

    void learn_names(const std::array<std::string, 2>& names) {
        const std::lock_guard lock(mutex_);
        for (std::size_t i = 0; i < 2; ++i) report_.engines[i].name = names[i];
    }

    void add(const GameRecord& record) {
        const std::lock_guard lock(mutex_);
        if (decided_) return;
        count_result(record.number, record.result);
        count_failure(record);
        count_moves(record);
        if (listener_) listener_(record, report_);
        if (settings_.sprt && verdict(*settings_.sprt, report_.tally.pairs) != SprtVerdict::Undecided) decided_ = true;
    }

    void count_result(std::uint64_t number, game::Result result) {
        const std::size_t points = half_points_of_first_engine(number, result);
        Tally& tally = report_.tally;
        ++(points == 2 ? tally.wins : points == 1 ? tally.draws : tally.losses);
        const auto [half, is_first] = half_pairs_.try_emplace(number / 2, points);
        if (is_first) return;
        ++tally.pairs[half->second + points];
        half_pairs_.erase(half);
    }

    void count_failure(const GameRecord& record) {
        const auto loser = record.loser();
        if (!loser) return;
        std::uint64_t* const count = failure_count(record.termination, report_.engines[*loser]);
        if (count == nullptr) return;
        ++*count;
        if (report_.failures.size() < failures_told)
            report_.failures.push_back("game " + std::to_string(record.number + 1) + ": " + record.reason);
    }

    void count_moves(const GameRecord& record) {
        for (const PlayedMove& move : record.moves) {
            EngineReport& engine = report_.engines[record.player(move.mover)];
            ++engine.moves;
            engine.depths += static_cast<std::uint64_t>(std::max(0, move.info.depth));
            engine.nodes += move.info.nodes;
            engine.time += move.elapsed;
        }
    }

    const MatchSettings& settings_;
    const MatchListener& listener_;
    const std::atomic<bool>& stop_;
    std::atomic<bool> decided_ = false;  ///< by the test, or by a problem

    std::mutex mutex_;
    std::uint64_t next_game_ = 0;
    std::set<std::uint64_t> played_;                   ///< before the match was interrupted
    std::map<std::uint64_t, std::size_t> half_pairs_;  ///< half points of pairs of which one game has ended
    MatchReport report_;
};

}  // namespace

MatchReport run_match(const MatchSettings& settings, const MatchListener& listener, const std::atomic<bool>& stop) {
    return Match(settings, listener, stop).play();
}

}  // namespace rookery::lab
