#include "lab/tune/search_tuning.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "engine/games.h"
#include "lab/match/match_jobs.h"
#include "lab/tune/tuning_log.h"
#include "lab/work/local_executor.h"
#include "lab/work/sha256.h"
#include "search/parameters.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::lab {
namespace {

std::vector<SpsaParameter> spsa_parameters(const SearchTuningSettings& settings) {
    const game::SearchParameters& start = engine::search_parameters(settings.game);
    std::vector<SpsaParameter> parameters;
    for (const std::string& name : settings.names) {
        const search::ParameterEntry& entry = search::find_parameter(name);
        // Whole numbers: whoever looks less far than half of one may see no difference.
        parameters.push_back({static_cast<double>(start.*entry.member), static_cast<double>(entry.minimum),
                              static_cast<double>(entry.maximum),
                              std::max(0.5, settings.look * (entry.maximum - entry.minimum))});
    }
    return parameters;
}

/// Whole numbers again, within their ranges.
game::SearchParameters parameters_from(const SearchTuningSettings& settings, const std::vector<double>& values) {
    game::SearchParameters parameters = engine::search_parameters(settings.game);
    for (std::size_t i = 0; i < settings.names.size(); ++i)
        parameters.*search::find_parameter(settings.names[i]).member = static_cast<int>(std::lround(values[i]));
    return parameters;
}

MatchSettings match_of(const SearchTuningSettings& settings) {
    MatchSettings match;
    match.game = settings.game;
    match.games = 2 * settings.spsa.iterations;
    match.openings = settings.openings;
    match.draw = settings.draw;
    match.resign = settings.resign;
    for (std::size_t i = 0; i < 2; ++i) {
        match.engines[i].command = "self";
        match.engines[i].name = i == 0 ? "one" : "other";
        match.engines[i].protocol = EngineProtocol::Own;
        match.engines[i].options = settings.options;
        match.engines[i].pace = settings.pace;
    }
    return match;
}

/// All that makes it this tuning and no other, in words.
std::string subject_of(const SearchTuningSettings& settings) {
    std::string openings;
    for (const std::string& opening : settings.openings) openings += opening + "\n";
    const Pace& pace = settings.pace;
    std::string words = "rookery lab tune-search: " + settings.game;
    if (pace.clock)
        words += fmt::format(", clock {}/{}+{} ms", pace.clock->moves, pace.clock->time.count(),
                             pace.clock->increment.count());
    if (pace.nodes > 0) words += fmt::format(", {} nodes", pace.nodes);
    if (pace.depth > 0) words += fmt::format(", depth {}", pace.depth);
    if (pace.move_time.count() > 0) words += fmt::format(", {} ms a move", pace.move_time.count());
    words += fmt::format(", {} pairs, {} ahead, rate {}, look {}, seed {}, openings {}", settings.spsa.iterations,
                         settings.spsa.ahead, settings.spsa.rate, settings.look, settings.spsa.seed,
                         sha256(openings).substr(0, 12));
    if (settings.draw)
        words += fmt::format(", draw {},{},{}", settings.draw->from_ply, settings.draw->plies, settings.draw->score);
    if (settings.resign) words += fmt::format(", resign {},{}", settings.resign->plies, settings.resign->score);
    for (const auto& [name, value] : settings.options) words += ", " + name + "=" + value;
    return words;
}

class SearchTuningRun final : public Run {
public:
    SearchTuningRun(const SearchTuningSettings& settings, const SearchTuningListener& listener)
        : settings_(settings),
          listener_(listener),
          match_(match_of(settings)),
          before_(TuningLog::read(settings.log, subject_of(settings), settings.names)),
          spsa_(spsa_parameters(settings), settings.spsa),
          log_(settings.log, subject_of(settings), settings.names, before_) {
        for (const TuningLog::Row& row : before_.rows) {
            spsa_.add(row.half_points - 2);
            if (spsa_.values() != row.values)
                throw text::ParseError(text::quoted(settings.log.string()) +
                                       " does not follow from its own results; name another file");
            progress.values.push_back(row.values);
        }
        progress.pairs_before = before_.rows.size();
        progress.parameters = parameters_from(settings, spsa_.values());
        // Its jobs are those of a match, in which the players change.
        text_.kind = "match";
        text_.game = settings.game;
        text_.title = "tuning of " + settings.game;
        text_.settings = match_settings_text(match_);
        text_.files = files_of(match_);
        text_.programs = runs_programs(match_);
        text_.timed = is_timed(match_);
        text_.identity = std::filesystem::absolute(settings.log).string() + "\n" + subject_of(settings);
        for (const std::string& name : settings.names) text_.identity += "\n" + name;
        text_.begins_anew = before_.rows.empty();
    }

    [[nodiscard]] const RunText& text() const override { return text_; }
    [[nodiscard]] std::optional<std::uint64_t> jobs() const override { return settings_.spsa.iterations; }
    [[nodiscard]] bool ready(std::uint64_t number) const override { return spsa_.ready(number); }

    [[nodiscard]] std::optional<std::string> job(std::uint64_t number) override {
        if (number >= settings_.spsa.iterations) return std::nullopt;
        if (number < before_.rows.size()) return "";
        const auto [one, other] = spsa_.players(number);
        MatchJob job{match_.start_of(2 * number), {2 * number, 2 * number + 1}};
        job.options = {options_of(one), options_of(other)};
        return match_job_text(job);
    }

    void check(const std::string& job, const std::string& result) const override {
        check_match_games(results_.games_of(result), match_job_from(job));
    }
    [[nodiscard]] double measure(const std::string& result) const override {
        return half_points(results_.games_of(result)) / 2.0;
    }

    void add(std::uint64_t number, const std::string& result) override {
        const std::vector<GameRecord>& games = results_.games_of(result);
        // When it is stopped, pairs come that are not complete or not the next.
        if (number != spsa_.added() || games.size() != 2) return;
        const int points = half_points(games);
        spsa_.add(points - 2);
        log_.add({points, spsa_.values()});
        progress.values.push_back(spsa_.values());
        progress.parameters = parameters_from(settings_, spsa_.values());
        if (listener_) listener_(progress);
    }

    SearchTuningProgress progress;

private:
    [[nodiscard]] protocol::EngineOptions options_of(const std::vector<double>& values) const {
        std::string changes;
        const game::SearchParameters parameters = parameters_from(settings_, values);
        for (const std::string& name : settings_.names)
            changes += fmt::format("{}{}={}", changes.empty() ? "" : " ", name,
                                   parameters.*search::find_parameter(name).member);
        return {{"SearchParameters", changes}};
    }

    /// Of the player whose values come first, in both games.
    [[nodiscard]] static int half_points(const std::vector<GameRecord>& games) {
        int points = 0;
        for (const GameRecord& game : games) {
            const auto loser = game.loser();
            points += !loser ? 1 : *loser == 1 ? 2 : 0;
        }
        return points;
    }

    const SearchTuningSettings& settings_;
    const SearchTuningListener& listener_;
    const MatchSettings match_;
    const MatchResults results_{match_};
    const TuningLog::Contents before_;
    Spsa spsa_;
    TuningLog log_;
    RunText text_;
};

bool matches(std::string_view pattern, std::string_view name) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return pattern == name;
    const std::string_view begin = pattern.substr(0, star);
    const std::string_view end = pattern.substr(star + 1);
    return name.size() >= begin.size() + end.size() && name.starts_with(begin) && name.ends_with(end);
}

void require_sense(const SearchTuningSettings& settings) {
    static_cast<void>(engine::find_game(settings.game));
    if (settings.names.empty()) throw text::ParseError("there is nothing to tune");
    for (const std::string& name : settings.names) static_cast<void>(search::find_parameter(name));
    if (!settings.pace.limited()) throw text::ParseError("the players need a limit: nodes, or a clock");
}

}  // namespace

std::vector<std::string> parameter_names(const std::vector<std::string>& patterns) {
    std::vector<std::string> names;
    for (const std::string& pattern : patterns) {
        const auto entries = search::all_parameters();
        if (std::none_of(entries.begin(), entries.end(),
                         [&](const search::ParameterEntry& entry) { return matches(pattern, entry.name); }))
            static_cast<void>(search::find_parameter(pattern));  // which says what there is
    }
    for (const search::ParameterEntry& entry : search::all_parameters())
        if (std::any_of(patterns.begin(), patterns.end(),
                        [&](const std::string& pattern) { return matches(pattern, entry.name); }))
            names.emplace_back(entry.name);
    return names;
}

SearchTuningProgress tune_search(const SearchTuningSettings& settings, const std::atomic<bool>& stop,
                                 const SearchTuningListener& listener, Executor* executor) {
    require_sense(settings);
    LocalExecutor here(settings.concurrency);
    if (executor == nullptr) executor = &here;
    SearchTuningRun run(settings, listener);
    executor->execute(run, stop);
    return std::move(run.progress);
}

}  // namespace rookery::lab
