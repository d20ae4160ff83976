#include "notation/epd.h"

#include <algorithm>
#include <istream>
#include <optional>

#include "notation/pgn_tokens.h"

namespace rookery::notation {
namespace {

struct Word {
    std::string text;
    bool is_quoted = false;

    [[nodiscard]] bool ends_operation() const { return text == ";" && !is_quoted; }
};

/// Takes the next word off the text: up to a blank, a semicolon or a quotation mark, or all between two of those.
std::optional<Word> take_word(std::string_view& text) {
    text = without_leading_blanks(text);
    if (text.empty()) return std::nullopt;
    if (text.front() == '"') {
        const std::size_t end = std::min(text.find('"', 1), text.size());
        Word word{std::string(text.substr(1, end - 1)), true};
        text.remove_prefix(std::min(end + 1, text.size()));
        return word;
    }
    const auto ends_word = [](char letter) { return is_blank(letter) || letter == ';' || letter == '"'; };
    const auto* end = text.front() == ';' ? text.begin() + 1 : std::find_if(text.begin(), text.end(), ends_word);
    Word word{std::string(text.begin(), end)};
    text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
    return word;
}

/// Takes the position off an EPD line or a FEN.
std::string take_position(std::string_view& line) {
    std::string position;
    for (int field = 0;; ++field) {
        std::string_view rest = line;
        const auto word = take_word(rest);
        // Board, side, castling and en passant may begin with a letter; after them only an operation does.
        if (!word || word->is_quoted || word->ends_operation() || (field >= 4 && is_letter(word->text.front()))) break;
        position += (position.empty() ? "" : " ") + word->text;
        line = rest;
    }
    return position;
}

}  // namespace

std::string position_part(std::string_view line) { return take_position(line); }

std::vector<std::string> operation_words(std::string_view operations, std::string_view name) {
    while (const auto opcode = take_word(operations)) {
        std::vector<std::string> words;
        for (auto word = take_word(operations); word && !word->ends_operation(); word = take_word(operations))
            words.push_back(std::move(word->text));
        if (opcode->text == name) return words;
    }
    return {};
}

std::vector<PositionLine> read_position_lines(std::istream& file) {
    std::vector<PositionLine> positions;
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
        if (line.starts_with('#')) continue;
        std::string_view rest = line;
        std::string text = take_position(rest);
        if (!text.empty()) positions.push_back({std::move(text), number, std::string(without_leading_blanks(rest))});
    }
    return positions;
}

}  // namespace rookery::notation
