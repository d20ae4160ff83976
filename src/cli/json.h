#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/bench.h"
#include "engine/solve_report.h"
#include "lab/analysis.h"
#include "lab/compare.h"
#include "lab/match.h"
#include "lab/match_settings.h"
#include "lab/node_counts.h"
#include "lab/recorded_game.h"
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
[[nodiscard]] std::string node_counts_json(const engine::AnyPosition& position, const lab::CountSettings& settings,
                                           const std::vector<lab::CountRow>& rows);
[[nodiscard]] std::string record_json(const lab::RecordSettings& settings, const std::vector<lab::RecordedGame>& games);
[[nodiscard]] std::string solve_json(const engine::AnyPosition& position, const engine::SolveReport& report);

}  // namespace rookery::cli
