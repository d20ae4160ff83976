#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "game/search_parameters.h"
#include "lab/match/match_settings.h"
#include "lab/tune/spsa.h"
#include "lab/work/run.h"

namespace rookery::lab {

/// The margins of a game's search, tuned by games of the search against itself.
struct SearchTuningSettings {
    std::string game = "chess";
    std::vector<std::string> names;  ///< of the parameters; see search/parameters.h
    Pace pace;                       ///< of both players
    SpsaSettings spsa{.ahead = 16};
    double look = 0.05;                 ///< how far the players are from the middle at the end, as a share of the range
    protocol::EngineOptions options;    ///< of both players
    std::vector<std::string> openings;  ///< one for each pair, and again from the front
    unsigned concurrency = 1;
    std::optional<DrawRule> draw;
    std::optional<ResignRule> resign;
    std::filesystem::path log;  ///< a line for each pair; if it exists, the tuning goes on where it ends
};

struct SearchTuningProgress {
    std::uint64_t pairs_before = 0;           ///< that the log had
    std::vector<std::vector<double>> values;  ///< after each pair, in the order of the names
    game::SearchParameters parameters;        ///< after the last
};
using SearchTuningListener = std::function<void(const SearchTuningProgress&)>;

/// Throws ParseError if a name is not known or the log is that of another tuning.
SearchTuningProgress tune_search(const SearchTuningSettings& settings, const std::atomic<bool>& stop,
                                 const SearchTuningListener& listener, Executor* executor = nullptr);

/// The names that patterns such as "futility_*" and "*" mean, each once, in the order of the list. Throws ParseError if
/// one means none.
[[nodiscard]] std::vector<std::string> parameter_names(const std::vector<std::string>& patterns);

/// The file of src/engine/games/parameters/ with these.
[[nodiscard]] std::string parameters_source(const std::string& game, const game::SearchParameters& parameters);

/// How the parameters have changed with the pairs of games, as SVG.
[[nodiscard]] std::string tuning_chart(const std::string& game, const std::vector<std::string>& names,
                                       const std::vector<std::vector<double>>& values);

}  // namespace rookery::lab
