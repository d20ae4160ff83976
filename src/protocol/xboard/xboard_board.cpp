#include "protocol/xboard/xboard_board.h"

#include <algorithm>
#include <cctype>

#include "board/piece.h"
#include "engine/games.h"
#include "log/log.h"
#include "protocol/words.h"
#include "text/parse_error.h"

namespace rookery::protocol {
namespace {

using text::ParseError;

bool is_letter(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }

std::string in_case(std::string_view letters, bool white) {
    std::string text;
    for (const char letter : letters) {
        if (!is_letter(letter)) throw ParseError("not a piece");
        text += white ? board::upper_case(letter) : board::lower_case(letter);
    }
    return text;
}

}  // namespace

BoardEditor::BoardEditor(const engine::AnyPosition& position) : game_(position.info().id) {
    const std::string text = position.text();
    Words fields(text);
    std::string_view placement = fields.next();
    side_ = fields.next();
    if (const std::size_t bracket = placement.find('['); bracket != std::string_view::npos) {
        holdings_ = placement.substr(bracket);
        placement = placement.substr(0, bracket);
    }
    std::size_t rank = 7;
    std::size_t file = 0;
    const auto refuse = [] { throw ParseError("this board cannot be edited"); };
    for (const char letter : placement) {
        if (letter == '/') {
            if (rank == 0 || file != 8) refuse();
            --rank;
            file = 0;
        } else if (letter >= '1' && letter <= '8') {
            file += static_cast<std::size_t>(letter - '0');
        } else if (is_letter(letter)) {
            if (file >= 8) refuse();
            board_[rank][file++] = letter;
        } else if (letter != '~') {  // the mark of a promoted piece, which an edited one no longer is
            refuse();
        }
    }
    if (rank != 0 || file != 8) refuse();
}

bool BoardEditor::change(std::string_view word) {
    if (word == "#") {
        board_ = {};
        return true;
    }
    if (word == "c") {
        white_ = !white_;
        return true;
    }
    if (word.size() != 3 || !is_letter(word[0]) || word[1] < 'a' || word[1] > 'h' || word[2] < '1' || word[2] > '8')
        return false;
    char& square = board_[static_cast<std::size_t>(word[2] - '1')][static_cast<std::size_t>(word[1] - 'a')];
    square = word[0] == 'x' ? '\0' : white_ ? board::upper_case(word[0]) : board::lower_case(word[0]);
    return true;
}

std::vector<std::string> BoardEditor::commands() const {
    std::vector<std::string> lines;
    // Editing does not change who is to move, but a move does.
    if (side_ == "b") lines.emplace_back("a2a3");
    lines.insert(lines.end(), {"edit", "#"});
    for (const bool white : {true, false}) {
        for (std::size_t rank = 0; rank < board_.size(); ++rank)
            for (std::size_t file = 0; file < board_[rank].size(); ++file)
                if (const char piece = board_[rank][file];
                    piece != '\0' && white == (piece == board::upper_case(piece)))
                    lines.push_back(
                        {board::upper_case(piece), static_cast<char>('a' + file), static_cast<char>('1' + rank)});
        lines.emplace_back(white ? "c" : ".");
    }
    return lines;
}

std::string BoardEditor::castling_rights(bool anywhere) const {
    std::string rights;
    for (const bool white : {true, false}) {
        const auto& rank = board_[white ? 0 : 7];
        const auto king = std::find(rank.begin(), rank.end(), white ? 'K' : 'k');
        if (king == rank.end() || (!anywhere && king != rank.begin() + 4)) continue;
        const char rook = white ? 'R' : 'r';
        const bool kingside = anywhere ? std::find(king, rank.end(), rook) != rank.end() : rank[7] == rook;
        const bool queenside = anywhere ? std::find(rank.begin(), king, rook) != king : rank[0] == rook;
        if (kingside) rights += white ? 'K' : 'k';
        if (queenside) rights += white ? 'Q' : 'q';
    }
    return rights.empty() ? "-" : rights;
}

std::unique_ptr<engine::AnyPosition> BoardEditor::position(bool castling_anywhere) const {
    std::string placement;
    for (std::size_t rank = 8; rank-- > 0;) {
        int gap = 0;
        const auto close_gap = [&] {
            if (gap > 0) placement += std::to_string(gap);
            gap = 0;
        };
        for (const char piece : board_[rank]) {
            if (piece == '\0') {
                ++gap;
                continue;
            }
            close_gap();
            placement += piece;
        }
        close_gap();
        if (rank > 0) placement += '/';
    }
    const auto with_castling = [&](const std::string& rights) {
        return engine::position_from_text(game_, placement + holdings_ + " " + side_ + " " + rights + " - 0 1");
    };
    const std::string rights = castling_rights(castling_anywhere);
    try {
        return with_castling(rights);
    } catch (const ParseError&) {
        if (rights == "-") throw;
        log::swallowed("a board is set up without castling");  // as in a game in which nobody castles
        return with_castling("-");
    }
}

std::unique_ptr<engine::AnyPosition> with_side_to_move(const engine::AnyPosition& position, game::Side side) {
    const std::string text = position.text();
    Words fields(text);
    std::string changed(fields.next());
    fields.next();
    changed += side == game::Side::First ? " w " : " b ";
    changed += fields.next();
    fields.next();  // a pawn that has just passed another has no longer just done so
    changed += " - ";
    changed += fields.rest();
    return engine::position_from_text(position.info().id, changed);
}

std::string text_with_holdings(std::string_view text, std::string_view white, std::string_view black) {
    const std::size_t open = text.find('[');
    const std::size_t close = text.find(']', open == std::string_view::npos ? 0 : open);
    if (open == std::string_view::npos || close == std::string_view::npos)
        throw ParseError("this game has no holdings");
    return std::string(text.substr(0, open + 1)) + in_case(white, true) + in_case(black, false) +
           std::string(text.substr(close));
}

std::unique_ptr<engine::AnyPosition> with_holdings(const engine::AnyPosition& position, std::string_view white,
                                                   std::string_view black) {
    return engine::position_from_text(position.info().id, text_with_holdings(position.text(), white, black));
}

}  // namespace rookery::protocol
