#include "notation/bpgn.h"

#include <algorithm>
#include <charconv>

#include "notation/pgn_tokens.h"

namespace rookery::notation {
namespace {

constexpr std::size_t max_boards = 8;

constexpr bool is_seat(char letter) {
    return (letter >= 'A' && letter < static_cast<char>('A' + max_boards)) ||
           (letter >= 'a' && letter < static_cast<char>('a' + max_boards));
}

/// The last number among the first six fields of a FEN: that of the move.
int move_number_of(std::string_view fen) {
    int number = 1;
    for (int field = 0; field < 6; ++field) {
        fen = without_leading_blanks(fen);
        const std::size_t end = std::min(fen.find(' '), fen.size());
        if (field == 5) std::from_chars(fen.data(), fen.data() + end, number);
        fen.remove_prefix(end);
    }
    return std::clamp(number, 1, 9999);
}

}  // namespace

char seat_of_number(std::string_view text) {
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const bool numbered = digits > 0 && digits + 1 < text.size() && is_seat(text[digits]) && text[digits + 1] == '.';
    return numbered ? text[digits] : '\0';
}

char seat_of_move(std::string_view notation) {
    return notation.size() > 2 && notation[1] == ':' && is_seat(notation[0]) ? notation[0] : '\0';
}

bool has_several_boards(const PgnGame& game) {
    const bool by_tags = std::any_of(game.tags.begin(), game.tags.end(),
                                     [](const PgnTag& tag) { return tag.name == "WhiteA" || tag.name == "BlackA"; });
    return by_tags || (!game.main.moves.empty() && seat_of_move(game.main.moves.front().notation) != '\0');
}

std::vector<std::string_view> board_parts(std::string_view position) {
    constexpr std::string_view bar = " | ";
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = position.find(bar);
        parts.push_back(position.substr(0, end));
        if (end == std::string_view::npos) return parts;
        position.remove_prefix(end + bar.size());
    }
}

SeatCounter SeatCounter::of_position(std::string_view text) {
    SeatCounter counter;
    const auto parts = board_parts(text);
    for (std::size_t board = 0; board < std::min(max_boards, parts.size()); ++board)
        counter.next_[board] = counter.next_[board + max_boards] = move_number_of(parts[board]);
    return counter;
}

std::size_t SeatCounter::place(char seat) {
    return seat < 'a' ? static_cast<std::size_t>(seat - 'A') : static_cast<std::size_t>(seat - 'a') + max_boards;
}

std::string SeatCounter::count(char seat) { return std::to_string(next_[place(seat)]++) + seat + "."; }

}  // namespace rookery::notation
