#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::notation {

/// A position of a file that has one on each line, and the number of that line for complaints. Nobody has checked it.
struct PositionLine {
    std::string text;
    int number = 0;
};

/// The position of an EPD line or a FEN: what comes before the first operation, such as "bm e4;". The clocks, which an
/// EPD lacks, are kept if they are there.
[[nodiscard]] std::string position_part(std::string_view line);

/// Empty lines, and lines that begin with '#', are passed over.
[[nodiscard]] std::vector<PositionLine> read_position_lines(std::istream& file);

}  // namespace rookery::notation
