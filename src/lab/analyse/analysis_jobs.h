#pragma once

#include <memory>
#include <string>
#include <vector>

#include "lab/analyse/analysis.h"
#include "lab/work/run.h"

namespace rookery::lab {

/// A position to analyze, or all positions of a game.
struct AnalysisJob {
    std::string game;
    std::string start;
    std::vector<std::string> moves;
    bool whole_game = false;
};

[[nodiscard]] std::string analysis_settings_text(const engine::Settings& settings, const search::Limits& limits);
[[nodiscard]] std::string analysis_job_text(const AnalysisJob& job);
[[nodiscard]] AnalysisJob analysis_job_from(const std::string& text);

/// What was found of each position, by the number of moves before it; nothing where the work was stopped. Throws
/// ParseError if it cannot have been found there.
[[nodiscard]] FoundPositions found_positions_from(const AnalysisJob& job, const std::string& result);
/// Throws ParseError if that is not all, or more than was asked for.
void check_found_positions(const FoundPositions& found, const engine::Settings& settings, const search::Limits& limits);
/// The nodes of an average position.
[[nodiscard]] double average_nodes(const std::string& result);

[[nodiscard]] std::unique_ptr<Performer> make_analysis_performer(const RunText& run, const Surroundings& surroundings);

}  // namespace rookery::lab
