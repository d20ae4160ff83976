#pragma once

#include <cstdint>
#include <string>

namespace rookery::app {

/// What a report is about: the same moves from the same position are the same game, wherever it is stored.
struct ReportedGame {
    std::string game;
    std::string start;  ///< the position as text
    std::string moves;  ///< in coordinates, with blanks between them

    bool operator==(const ReportedGame&) const = default;
};

/// A report as it was told.
struct StoredReport {
    ReportedGame about;
    std::string report;  ///< JSON
    bool complete = false;
    std::string source;        ///< the id of the game that it was asked for; empty if that is not known
    std::int64_t created = 0;  ///< milliseconds since 1970
};

}  // namespace rookery::app
