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
    std::string operations;  ///< what an EPD says of it, such as "bm e4; id \"one\";"
};

/// The position of an EPD line or a FEN: what comes before the first operation, such as "bm e4;". The clocks, which an
/// EPD lacks, are kept if they are there.
[[nodiscard]] std::string position_part(std::string_view line);

/// What an EPD says of its position: the words of one operation, such as those behind "bm". Quoted words come without
/// their quotation marks; none if there is no such operation.
[[nodiscard]] std::vector<std::string> operation_words(std::string_view operations, std::string_view name);

/// Empty lines, and lines that begin with '#', are passed over.
[[nodiscard]] std::vector<PositionLine> read_position_lines(std::istream& file);

}  // namespace rookery::notation
