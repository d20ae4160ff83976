// Moves and boards as text. A move is written with its board: A:e2e4 in coordinates; in standard notation, as in the
// records of games, with a capital letter for White and a small one for Black: A:e4, b:N@f6.

#include <algorithm>
#include <vector>

#include "bughouse/position.h"
#include "game/illegal_move.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::bughouse {
namespace {

using text::ParseError;
using text::quoted;

std::string with_board(std::size_t number, const std::string& move) {
    return std::string{board_letter(number), ':'} + move;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

}  // namespace

Position::NamedBoard Position::named_board(std::string_view text) const {
    if (text.size() < 2 || text[1] != ':') {
        if (board_count() == 1) return {0, text};
        throw ParseError(quoted(text) + " does not say on which board; write it like A:e2e4 or B:N@f3");
    }
    const char letter = board::upper_case(text[0]);
    if (letter < 'A' || letter >= board_letter(board_count()))
        throw ParseError(quoted(text) + " names no board; there are A to " +
                         std::string(1, board_letter(board_count() - 1)));
    return {static_cast<std::size_t>(letter - 'A'), text.substr(2)};
}

Move Position::checked_move(std::size_t number, chess::Move move, std::string_view text) const {
    if (playable(number)) return {number, move};
    const auto checked = std::find_if(boards_.begin(), boards_.end(), [&](const Board& board) {
        return &board != &boards_[number] && board.in_check();
    });
    const std::string board(1, board_letter(static_cast<std::size_t>(checked - boards_.begin())));
    throw game::IllegalMove(
        text, {"king-on-board-in-check", "the king on board " + board + " is in check", {{"board", board}}});
}

std::string Position::move_text(Move move) const {
    return with_board(move.board(), boards_[move.board()].move_text(move.on_board()));
}

std::vector<std::string> Position::checked_squares() const {
    std::vector<std::string> squares;
    for (std::size_t number = 0; number < board_count(); ++number)
        if (boards_[number].in_check())
            squares.push_back(with_board(number, to_string(boards_[number].king(color_of(to_move_, number)))));
    return squares;
}

Move Position::parse_move(std::string_view text) const {
    const auto [number, move] = named_board(text);
    return checked_move(number, boards_[number].parse_move(move), text);
}

std::string Position::move_notation(Move move) const {
    const Board& board = boards_[move.board()];
    std::string text = with_board(move.board(), board.move_notation(move.on_board()));
    if (board.color_to_move() == Color::Black) text[0] = board::lower_case(text[0]);
    return text;
}

Move Position::parse_notation(std::string_view text) const {
    const auto [number, move] = named_board(text);
    const bool for_black = text.size() > 1 && text[1] == ':' && text[0] == board::lower_case(text[0]);
    // A capital letter may also be just the name of the board.
    if (for_black && boards_[number].color_to_move() == Color::White)
        throw ParseError(std::string(text) + " is a move of Black, but on board " + board_letter(number) +
                         " it is White's turn");
    return checked_move(number, boards_[number].parse_notation(move), text);
}

/// Up to four boards beside each other.
std::string Position::diagram() const {
    constexpr std::size_t boards_in_a_row = 4;
    constexpr std::size_t width = 26;
    std::string text;
    for (std::size_t first = 0; first < board_count(); first += boards_in_a_row) {
        std::vector<std::string> rows;
        for (std::size_t number = first; number < std::min(first + boards_in_a_row, board_count()); ++number) {
            const std::string below = color_of(Side::First, number) == Color::White ? "White" : "Black";
            const auto lines = lines_of("   Board " + std::string(1, board_letter(number)) + ", team 1: " + below +
                                        "\n\n" + boards_[number].diagram());
            rows.resize(std::max(rows.size(), lines.size()));
            for (std::size_t line = 0; line < lines.size(); ++line) {
                rows[line].resize((number - first) * width, ' ');
                rows[line] += lines[line];
            }
        }
        for (const std::string& row : rows) text += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
        text += "\n";
    }
    return text + "Team " + (to_move_ == Side::First ? "1" : "2") + " to move\n";
}

}  // namespace rookery::bughouse
