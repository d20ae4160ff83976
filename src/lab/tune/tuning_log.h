#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace rookery::lab {

/// What happened while a search was tuned, as a file for spreadsheets and plots: what is tuned, after a `#`; the names
/// of the columns; and for each pair of games the points of the first player and the values after it.
class TuningLog {
public:
    struct Row {
        int half_points = 0;  ///< of the first player, 0 to 4
        std::vector<double> values;
    };

    struct Contents {
        std::vector<Row> rows;
        std::uintmax_t bytes = 0;  ///< of these and what comes before them
    };

    /// Reads what is there. ParseError if it is the log of something else. A last line that is not complete is
    /// forgotten.
    [[nodiscard]] static Contents read(const std::filesystem::path& file, const std::string& subject,
                                       const std::vector<std::string>& names);

    /// Goes on after what was read. Throws ParseError if it cannot be written.
    TuningLog(const std::filesystem::path& file, const std::string& subject, const std::vector<std::string>& names,
              const Contents& contents);
    /// Throws std::runtime_error if it cannot be written.
    void add(const Row& row);

private:
    std::filesystem::path path_;
    std::ofstream file_;
    std::uint64_t rows_ = 0;
};

}  // namespace rookery::lab
