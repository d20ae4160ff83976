#include "lab/study/ladder.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <stdexcept>

#include "engine/games.h"
#include "lab/match/match_openings.h"
#include "protocol/clients/in_process_client.h"
#include "search/improvements.h"

namespace rookery::lab {
namespace {

/// So many starts of the games are enough to compare by: they are the same for each rung.
constexpr std::size_t counted_starts = 4;

std::string title_of(search::Improvements improvements) {
    switch (improvements) {
        case search::Improvements::Deepening: return "deeper and deeper, the best move first";
        case search::Improvements::Quiescence: return "captures to the end of the line";
        case search::Improvements::Table: return "a table of known positions";
        case search::Improvements::NullMove: return "null moves";
        case search::Improvements::Reductions: return "late moves less deep";
        case search::Improvements::Pruning: return "hopeless moves left out";
        case search::Improvements::All: return "forced moves deeper";
    }
    return "";
}

EngineSettings engine_for(const LadderRung& rung, const Pace& pace) {
    EngineSettings engine;
    engine.command = engine.name = rung.name;
    engine.protocol = EngineProtocol::Own;
    engine.options = rung.options;
    engine.pace = pace;
    return engine;
}

/// Each start is searched with an empty memory.
std::optional<std::uint64_t> count_to_depth(const LadderSettings& settings, const LadderRung& rung,
                                            const std::vector<std::string>& starts, const std::atomic<bool>& stop) {
    using Clock = protocol::EngineClient::Clock;
    constexpr auto patience = std::chrono::milliseconds(100);
    const game::GameInfo& info = engine::find_game(settings.game);
    protocol::MoveLimits limits;
    limits.depth = settings.depth;
    limits.nodes = settings.max_nodes_to_depth;
    protocol::InProcessClient client;
    std::uint64_t nodes = 0;
    for (const std::string& start : starts) {
        client.start_game(info, rung.options);
        client.set_position(start, {});
        client.start_search(limits);
        std::optional<protocol::EngineMove> answer;
        while (!answer && !stop) answer = client.wait_for_move(Clock::now() + patience);
        if (!answer || answer->info.nodes >= settings.max_nodes_to_depth) return std::nullopt;
        nodes += answer->info.nodes;
    }
    return starts.empty() ? std::nullopt : std::optional((nodes + starts.size() / 2) / starts.size());
}

}  // namespace

std::vector<LadderRung> ladder_rungs(const std::string& game, const std::string& evaluation) {
    using search::Improvements;
    const protocol::EngineOptions::value_type same{"Evaluation", evaluation};
    std::vector<LadderRung> rungs;
    rungs.push_back({"alphabeta", "alpha-beta, moves as generated", {same, {"Algorithm", "alphabeta"}}});
    if (engine::start_position(game)->has_captures())
        rungs.push_back({"captures", "captures first", {same, {"Algorithm", "alphabeta"}, {"Ordering", "captures"}}});
    std::vector<search::NamedImprovements> stages(search::all_improvements.begin(), search::all_improvements.end());
    std::sort(stages.begin(), stages.end(),
              [](const auto& one, const auto& other) { return one.improvements < other.improvements; });
    for (const auto& [name, improvements] : stages)
        rungs.push_back({improvements == Improvements::All ? "extensions" : std::string(name),
                         title_of(improvements),
                         {same, {"Improvements", std::string(name)}}});
    if (const std::string best = engine::find_evaluation(game, ""); best != evaluation)
        rungs.push_back({"evaluation", "the evaluation '" + best + "'", {{"Evaluation", best}}});
    return rungs;
}

double shown_gain(const Tally& tally) {
    if (tally.games() == 0) return 0;
    // Half a point more or less at the ends, so that a clean sweep is not worth infinitely much.
    const double margin = 0.5 / static_cast<double>(tally.games());
    return elo_from_score(std::clamp(tally.score(), margin, 1 - margin));
}

LadderReport climb(const LadderSettings& settings, const std::atomic<bool>& stop, const LadderListener& listener,
                   Executor* executor) {
    const auto rungs = ladder_rungs(settings.game, settings.evaluation);
    const auto openings =
        random_openings(settings.game, settings.random_plies, (settings.games + 1) / 2, settings.seed);
    const std::vector<std::string> starts(
        openings.begin(), openings.begin() + static_cast<std::ptrdiff_t>(std::min(openings.size(), counted_starts)));
    LadderReport report;
    report.results.push_back({rungs.front(), {}, {}, 0, {}, count_to_depth(settings, rungs.front(), starts, stop)});
    for (std::size_t i = 1; i < rungs.size() && !stop; ++i) {
        MatchSettings match;
        match.game = settings.game;
        match.engines = {engine_for(rungs[i], settings.pace), engine_for(rungs[i - 1], settings.pace)};
        match.games = settings.games;
        match.openings = openings;
        match.concurrency = settings.concurrency;
        match.maximum_plies = settings.maximum_plies;
        match.resign = ResignRule{};
        match.draw = DrawRule{};
        const MatchReport played = run_match(
            match,
            [&](const GameRecord&, const MatchReport& so_far) {
                if (listener) listener(report.results.back(), rungs[i], so_far.tally.games());
            },
            stop, executor);
        if (!played.problem.empty()) throw std::runtime_error(played.problem);
        if (i == 1) report.results.front().work = played.engines[1];
        LadderResult result{rungs[i], played.tally,      estimate_elo(played.tally.pairs),
                            0,        played.engines[0], count_to_depth(settings, rungs[i], starts, stop)};
        result.elo = report.results.back().elo + shown_gain(played.tally);
        report.results.push_back(std::move(result));
    }
    report.stopped = stop;
    return report;
}

}  // namespace rookery::lab
