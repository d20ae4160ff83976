#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/bench.h"
#include "engine/solve/solve_report.h"
#include "lab/analyse/analysis.h"
#include "lab/compare.h"
#include "lab/levels/levels.h"
#include "lab/match/match.h"
#include "lab/match/match_settings.h"
#include "lab/record/node_counts.h"
#include "lab/record/recorded_game.h"
#include "lab/study/grid.h"
#include "lab/study/ladder.h"
#include "lab/study/prove.h"
#include "lab/study/suite.h"
#include "notation/pgn.h"
#include "protocol/perft_report.h"

namespace rookery::cli {

/// What the commands print with --json: one object on one line. (Boost.JSON stays in the one file behind this.)
[[nodiscard]] std::string perft_json(const std::string& game, const std::string& position, int depth,
                                     const protocol::PerftReport& report);
[[nodiscard]] std::string bench_json(const engine::BenchResult& result);
[[nodiscard]] std::string comparison_json(const std::string& peer, std::uint64_t positions, std::uint64_t nodes,
                                          const std::optional<lab::Difference>& difference);
[[nodiscard]] std::string position_analysis_json(const lab::PositionAnalysis& analysis);
[[nodiscard]] std::string game_analysis_json(const notation::PgnGame& game, const lab::GameAnalysis& analysis);
[[nodiscard]] std::string match_json(const lab::MatchSettings& settings, const lab::MatchReport& report);
[[nodiscard]] std::string levels_json(const lab::LevelsSettings& settings, const lab::LevelsReport& ladder);
[[nodiscard]] std::string node_counts_json(const engine::AnyPosition& position, const lab::CountSettings& settings,
                                           const std::vector<lab::CountRow>& rows);
[[nodiscard]] std::string record_json(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games);
[[nodiscard]] std::string prove_json(const lab::ProveSettings& settings, const lab::ProveReport& report);
[[nodiscard]] std::string grid_json(const lab::GridSettings& settings, const lab::GridReport& report);
[[nodiscard]] std::string ladder_json(const lab::LadderSettings& settings, const lab::LadderReport& report);
[[nodiscard]] std::string suite_json(const lab::SuiteSettings& settings, const lab::SuiteReport& report);
[[nodiscard]] std::string solve_json(const engine::AnyPosition& position, const engine::SolveReport& report);

}  // namespace rookery::cli
