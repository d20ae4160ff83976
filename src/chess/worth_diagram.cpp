#include "chess/worth_diagram.h"

#include <algorithm>
#include <cstdio>

namespace rookery::chess {
namespace {

std::string in_pawns(game::Score worth) {
    char text[16];
    std::snprintf(text, sizeof text, "%+.2f", worth / 100.0);
    return text;
}

std::string centered(std::string text, std::size_t width) {
    text.insert(0, (width - std::min(width, text.size())) / 2, ' ');
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

}  // namespace

void WorthDiagram::add(board::Piece piece, board::Square square, game::Score worth) {
    pieces_[board::index(square)] = piece;
    worths_[board::index(square)] = worth;
}

std::string WorthDiagram::text(std::string_view off_board) const {
    constexpr std::size_t width = 7;
    const std::string line = [] {
        std::string sum = "+";
        for (int file = 0; file < 8; ++file) sum += std::string(width, '-') + "+";
        return sum + "\n";
    }();
    std::string text = line;
    for (int rank = 7; rank >= 0; --rank) {
        std::string letters = "|";
        std::string worths = "|";
        for (int file = 0; file < 8; ++file) {
            const std::size_t square = board::index(board::square_at(file, rank));
            const board::Piece piece = pieces_[square];
            letters += centered(piece.empty() ? "" : std::string(1, board::letter(piece)), width) + "|";
            worths += centered(piece.empty() ? "" : in_pawns(worths_[square]), width) + "|";
        }
        text += letters + "\n" + worths + "\n" + line;
    }
    for (const board::Color color : {board::Color::White, board::Color::Black})
        if (const game::Score worth = off_board_[board::index(color)]; worth != 0)
            text += std::string(off_board) + ", " + std::string(name(color)) + ": " + in_pawns(worth) + "\n";
    return text;
}

}  // namespace rookery::chess
