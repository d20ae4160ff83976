#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "lab/match/match_game.h"
#include "lab/match/match_settings.h"
#include "lab/work/run.h"

namespace rookery::lab {

/// Some games of a match that begin alike: one, or a pair.
struct MatchJob {
    std::string start;
    std::vector<std::uint64_t> numbers;
    /// What the engines are set to in these games, beside what they always are.
    std::array<protocol::EngineOptions, 2> options{};
};

/// What the games of a match have in common, as text: everything but the openings and how many there are.
[[nodiscard]] std::string match_settings_text(const MatchSettings& settings);
[[nodiscard]] std::string match_job_text(const MatchJob& job);
[[nodiscard]] MatchJob match_job_from(const std::string& text);
/// The files that the engines need: programs, and options that name a file.
[[nodiscard]] std::vector<SharedFile> files_of(const MatchSettings& settings);
/// Whether programs other than this one take part.
[[nodiscard]] bool runs_programs(const MatchSettings& settings);
/// Whether an engine has a clock or a time for each move.
[[nodiscard]] bool is_timed(const MatchSettings& settings);

/// The games of a result, played again by our rules. Throws ParseError if one cannot have been played so, or the engine
/// claims what it cannot have searched.
[[nodiscard]] std::vector<GameRecord> match_games_from(const std::string& result, const MatchSettings& settings);
/// The same, without playing a result again that was the last one: whoever takes one checks, measures and adds it.
class MatchResults {
public:
    /// The settings must outlive it.
    explicit MatchResults(const MatchSettings& settings) : settings_(settings) {}
    [[nodiscard]] const std::vector<GameRecord>& games_of(const std::string& result) const;

private:
    const MatchSettings& settings_;
    mutable std::string last_;
    mutable std::vector<GameRecord> games_;
};

/// Throws ParseError unless these are the games of that job.
void check_match_games(const std::vector<GameRecord>& games, const MatchJob& job);

[[nodiscard]] std::unique_ptr<Performer> make_match_performer(const RunText& run, const Surroundings& surroundings);

}  // namespace rookery::lab
