#pragma once

#include <atomic>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "engine/settings.h"
#include "lab/analyse/single_search.h"
#include "search/limits.h"

namespace rookery::lab {

/// A position with a known answer.
struct SuitePosition {
    std::string id;                  ///< a name, or the number of its line
    std::string start;               ///< as text
    std::vector<std::string> best;   ///< moves in coordinates, any of which solves it
    std::vector<std::string> avoid;  ///< ... or, where there are none, each of which does not
};

/// Reads a file in EPD with a position on each line that says what is to be played, "bm Qg6;", or what is not, "am
/// Qxb7;", and may have a name, `id "one";`. Throws ParseError, with the number of the line, at the first that does
/// not.
[[nodiscard]] std::vector<SuitePosition> read_suite(std::istream& file, const std::string& game);

struct SuiteSettings {
    std::string game = "chess";
    std::vector<SuitePosition> positions;
    search::Limits limits;  ///< for each of them
    engine::Settings engine;
};

/// What was made of one position.
struct SuiteAnswer {
    SearchResult found;
    std::string notation;  ///< the move, as people write it
    bool solved = false;
};

struct SuiteReport {
    std::vector<SuiteAnswer> answers;  ///< in the order of the positions; fewer of them if it was stopped
    std::size_t solved = 0;
    bool stopped = false;
};

/// Lets the engine look at each position anew, and compares what it would play with what is known. `listener` hears of
/// each answer.
[[nodiscard]] SuiteReport run_suite(const SuiteSettings& settings, const std::atomic<bool>& stop,
                                    const std::function<void(const SuitePosition&, const SuiteAnswer&)>& listener = {});

}  // namespace rookery::lab
