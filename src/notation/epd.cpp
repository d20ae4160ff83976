#include "notation/epd.h"

#include <istream>
#include <sstream>

#include "notation/pgn_tokens.h"

namespace rookery::notation {
std::string position_part(std::string_view line) {
    std::istringstream words{std::string(line.substr(0, line.find(';')))};
    std::string text;
    std::string word;
    for (int field = 0; words >> word; ++field) {
        // Board, side, castling and en passant may begin with a letter; after them only an operation does.
        if (field >= 4 && is_letter(word.front())) break;
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

std::vector<PositionLine> read_position_lines(std::istream& file) {
    std::vector<PositionLine> positions;
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
        if (line.starts_with('#')) continue;
        std::string text = position_part(line);
        if (!text.empty()) positions.push_back({std::move(text), number});
    }
    return positions;
}

}  // namespace rookery::notation
