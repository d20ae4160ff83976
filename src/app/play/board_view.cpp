#include "app/play/board_view.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>

#include "game/illegal_move.h"
#include "log/log.h"
#include "notation/bpgn.h"
#include "text/split.h"

namespace rookery::app {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_upper(char letter) { return letter >= 'A' && letter <= 'Z'; }
bool all_digits(std::string_view text) { return !text.empty() && std::all_of(text.begin(), text.end(), is_digit); }
char lower(char letter) { return is_upper(letter) ? static_cast<char>(letter - 'A' + 'a') : letter; }

/// The rows without what is in hand, and what is in hand: in brackets behind the last row.
struct Placement {
    std::string_view rows;
    std::optional<std::string_view> pockets;
};

Placement placement_of(std::string_view board_text) {
    const std::string_view field = board_text.substr(0, board_text.find(' '));
    const std::size_t bracket = field.find('[');
    if (bracket == std::string_view::npos) return {field, std::nullopt};
    const std::string_view inside = field.substr(bracket + 1);
    return {field.substr(0, bracket), inside.substr(0, inside.find(']'))};
}

int files_in(std::string_view row) {
    int files = 0;
    while (!row.empty()) {
        if (is_digit(row.front())) {
            int number = 0;
            const auto [end, error] = std::from_chars(row.data(), row.data() + row.size(), number);
            files += number;
            row.remove_prefix(static_cast<std::size_t>(end - row.data()));
        } else {
            files += row.front() == '~' ? 0 : 1;  // marks a promoted piece
            row.remove_prefix(1);
        }
    }
    return files;
}

std::array<PieceCounts, 2> counts_of(std::string_view pockets) {
    std::array<PieceCounts, 2> counts;
    for (const char letter : pockets)
        if (std::isalpha(static_cast<unsigned char>(letter)) != 0) ++counts[is_upper(letter) ? 0 : 1][lower(letter)];
    return counts;
}

/// "2+3" among the fields of a FEN: the checks that White and Black still have to give.
std::optional<std::array<int, 2>> checks_left_in(std::string_view board_text) {
    for (const std::string_view field : text::split(board_text, " "))
        if (field.size() == 3 && is_digit(field[0]) && field[1] == '+' && is_digit(field[2]))
            return std::array{field[0] - '0', field[2] - '0'};
    return std::nullopt;
}

/// The board that a prefix such as "B:" means.
std::size_t board_of_prefix(std::string_view prefix) {
    return prefix.empty() ? 0 : static_cast<std::size_t>(prefix.front() - 'A');
}

std::string_view prefix_of(std::string_view coordinates) {
    return coordinates.size() > 1 && coordinates[1] == ':' ? coordinates.substr(0, 2) : std::string_view();
}

std::string prefix_of_board(std::size_t board, std::size_t boards) {
    return boards == 1 ? "" : std::string{static_cast<char>('A' + board), ':'};
}

std::string take_square(std::string_view& text) {
    std::size_t length = 1;
    while (length < text.size() && is_digit(text[length])) ++length;
    const std::string square(text.substr(0, length));
    text.remove_prefix(std::min(length, text.size()));
    return square;
}

/// The pieces of one rank, by file; a blank where there is none.
std::string pieces_of_rank(std::string_view rows, int rank) {
    const auto all = text::split(rows, "/");
    const std::size_t row = all.size() - static_cast<std::size_t>(rank);
    if (rank < 1 || row >= all.size()) return {};
    std::string pieces;
    int gap = 0;
    for (const char letter : all[row]) {
        if (is_digit(letter)) {
            gap = 10 * gap + (letter - '0');
            continue;
        }
        pieces.append(static_cast<std::size_t>(gap), ' ');
        gap = 0;
        if (letter != '~') pieces += letter;
    }
    return pieces;
}

/// The rooks that a king castles with, where that is not written by their squares: a person may move the king onto
/// them.
void add_castling(const engine::AnyPosition& position, std::string_view rows, LegalMoves& legal) {
    for (auto& [from, targets] : legal.moves) {
        const auto goes_far = [&from = from](const std::string& to) {
            return from.substr(1) == to.substr(1) && std::abs(from[0] - to[0]) == 2;
        };
        if (std::none_of(targets.begin(), targets.end(), goes_far)) continue;
        const std::string pieces = pieces_of_rank(rows, std::stoi(from.substr(1)));
        const auto file = static_cast<std::size_t>(from[0] - 'a');
        if (file >= pieces.size() || lower(pieces[file]) != 'k') continue;
        const char rook = is_upper(pieces[file]) ? 'R' : 'r';
        for (std::size_t other = 0; other < pieces.size(); ++other) {
            if (pieces[other] != rook) continue;
            const std::string square = static_cast<char>('a' + other) + from.substr(1);
            if (std::find(targets.begin(), targets.end(), square) != targets.end()) continue;
            try {
                static_cast<void>(position.read_move(legal.prefix + from + square));
            } catch (const game::IllegalMove& error) {
                if (error.reason().code != "castling-is") continue;
                for (const auto& [name, value] : error.reason().parameters)
                    if (name == "move") legal.castling[from + square] = parts_of(value).to;
            } catch (const text::ParseError&) {
                log::swallowed("castling is not shown: the game writes its moves otherwise");
            }
        }
        for (const auto& [squares, to] : legal.castling)
            if (squares.starts_with(from)) targets.push_back(squares.substr(from.size()));
    }
}

}  // namespace

MoveParts parts_of(std::string_view coordinates) {
    MoveParts parts;
    parts.prefix = prefix_of(coordinates);
    parts.board = board_of_prefix(parts.prefix);
    std::string_view rest = coordinates.substr(parts.prefix.size());
    if (rest.size() > 1 && rest[1] == '@') {
        parts.dropped = lower(rest[0]);
        rest.remove_prefix(2);
    } else {
        parts.from = take_square(rest);
    }
    parts.to = take_square(rest);
    parts.promotion = rest;
    return parts;
}

std::vector<BoardLayout> layout_of(const engine::AnyPosition& position) {
    const std::string text = position.text();
    const auto texts = notation::board_parts(text);
    std::vector<BoardLayout> layout;
    for (std::size_t board = 0; board < texts.size(); ++board) {
        const auto rows = text::split(placement_of(texts[board]).rows, "/");
        layout.push_back({prefix_of_board(board, texts.size()).substr(0, 1), files_in(rows.front()),
                          static_cast<int>(rows.size()), position.first_has_white(board)});
    }
    return layout;
}

std::vector<BoardView> boards_of(const engine::AnyPosition& position, std::string_view last_move) {
    const std::string text = position.text();
    std::vector<BoardView> boards;
    for (const std::string_view board_text : notation::board_parts(text)) {
        const Placement placement = placement_of(board_text);
        BoardView& board = boards.emplace_back();
        board.placement = placement.rows;
        if (placement.pockets) board.pockets = counts_of(*placement.pockets);
        board.checks_left = checks_left_in(board_text);
    }
    for (const std::string& square : position.checked_squares()) {
        const std::string_view prefix = prefix_of(square);
        boards[board_of_prefix(prefix)].check = square.substr(prefix.size());
    }
    if (!last_move.empty()) {
        const MoveParts move = parts_of(last_move);
        auto& last = boards[move.board].last;
        if (!move.from.empty()) last.push_back(move.from);
        last.push_back(move.to);
    }
    return boards;
}

std::vector<LegalMoves> legal_moves_of(const engine::AnyPosition& position) {
    const std::string text = position.text();
    const std::size_t count = notation::board_parts(text).size();
    std::vector<LegalMoves> boards(count);
    for (std::size_t board = 0; board < count; ++board) boards[board].prefix = prefix_of_board(board, count);
    if (position.outcome().over()) return boards;
    for (const std::string& coordinates : position.legal_moves()) {
        const MoveParts move = parts_of(coordinates);
        LegalMoves& legal = boards[move.board];
        legal.prefix = move.prefix;
        auto& targets = move.dropped != 0 ? legal.drops[move.dropped] : legal.moves[move.from];
        if (std::find(targets.begin(), targets.end(), move.to) == targets.end()) targets.push_back(move.to);
        if (!move.promotion.empty()) legal.promotions[move.from + move.to].push_back(move.promotion);
    }
    const auto texts = notation::board_parts(text);
    for (std::size_t board = 0; board < count; ++board)
        add_castling(position, placement_of(texts[board]).rows, boards[board]);
    return boards;
}

int move_number_of(const engine::AnyPosition& position, std::size_t board) {
    const std::string text = position.text();
    const auto texts = notation::board_parts(text);
    const auto fields = text::split(texts[std::min(board, texts.size() - 1)], " ");
    // Of a FEN: the clock and then the number, behind the counters of checks where there are any.
    for (std::size_t i = 4; i + 1 < fields.size(); ++i)
        if (all_digits(fields[i]) && all_digits(fields[i + 1])) return std::stoi(std::string(fields[i + 1]));
    return 0;
}

}  // namespace rookery::app
