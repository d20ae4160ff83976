// Positions and moves as text, both ways.

#include <charconv>
#include <optional>
#include <vector>

#include "game/bad_position.h"
#include "game/illegal_move.h"
#include "text/quoted.h"
#include "text/split.h"
#include "wolfsheep/position.h"

namespace rookery::wolfsheep {
namespace {

using game::BadPosition;
using text::Part;
using text::quoted;

constexpr char sheep_letter = 'S';
constexpr char wolf_letter = 'w';

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

std::string square_text(Square square) {
    return static_cast<char>('a' + file_of(square)) + std::to_string(rank_of(square) + 1);
}

/// Takes a number without leading zeros from the front of the text.
std::optional<int> take_number(std::string_view& text) {
    int number = 0;
    if (text.empty() || text.front() == '0') return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || !is_digit(text.front())) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// Takes a dark square of the board, such as "d10", from the front of the text.
std::optional<Square> take_square(std::string_view& text, int size) {
    if (text.empty()) return std::nullopt;
    const int file = text.front() - 'a';
    text.remove_prefix(1);
    const auto rank = take_number(text);
    if (!rank || file < 0 || file >= size || *rank > size || !is_dark(file, *rank - 1)) return std::nullopt;
    return square_at(file, *rank - 1);
}

const Board& existing_board(int size) {
    if (!is_size(size))
        throw BadPosition({"position-size", "the board has 4, 6, 8, 10 or 12 rows, not " + std::to_string(size)});
    return board_of(size);
}

/// Reads the board of a position.
class PlacementReader {
public:
    explicit PlacementReader(const Part& placement) {
        const auto rows = text::with_places(text::split(placement.text, "/"), placement.text);
        board_ = &existing_board(static_cast<int>(rows.size()));
        int rank = board_->size;
        for (const Part& row : rows) read_row({row.text, placement.where + row.where}, --rank);
        if (wolf_ == no_square) throw BadPosition({"position-no-wolf", "there is no wolf"});
        if (sheep_.count() != board_->sheep_count())
            throw BadPosition({"position-sheep", "there are " + std::to_string(board_->sheep_count()) +
                                                     " sheep on a board of this size, not " +
                                                     std::to_string(sheep_.count())});
    }

    [[nodiscard]] Position position(Side to_move) const { return {*board_, sheep_, wolf_, to_move}; }

private:
    static BadPosition wrong_length(int rank, const std::string& problem, std::size_t where) {
        const std::string number = std::to_string(rank + 1);
        return BadPosition({"position-row-length", "rank " + number + " " + problem, {{"rank", number}}}, where);
    }
    static BadPosition too_long(int rank, std::size_t where) {
        return wrong_length(rank, "does not have so many squares", where);
    }

    void read_row(const Part& row, int rank) {
        std::string_view rest = row.text;
        int file = 0;
        while (!rest.empty()) {
            const std::size_t where = row.where + row.text.size() - rest.size();
            if (is_digit(rest.front())) {
                const auto gap = take_number(rest);
                if (!gap || *gap > board_->size - file) throw too_long(rank, where);
                file += *gap;
            } else {
                put(rest.front(), file++, rank, where);
                rest.remove_prefix(1);
            }
        }
        if (file != board_->size)
            throw wrong_length(
                rank, "has " + std::to_string(file) + " squares instead of " + std::to_string(board_->size), row.where);
    }

    void put(char letter, int file, int rank, std::size_t where) {
        if (letter != sheep_letter && letter != wolf_letter)
            throw BadPosition({"position-wolf-letter",
                               quoted(std::string_view(&letter, 1)) + " is neither a sheep (S) nor the wolf (w)",
                               {{"found", std::string(1, letter)}}},
                              where);
        if (file >= board_->size) throw too_long(rank, where);
        if (!is_dark(file, rank)) throw BadPosition({"position-light", "only dark squares are played on"}, where);
        if (letter == sheep_letter) {
            sheep_ |= square_at(file, rank);
        } else {
            if (wolf_ != no_square) throw BadPosition({"position-second-wolf", "there is a second wolf"}, where);
            wolf_ = square_at(file, rank);
        }
    }

    const Board* board_ = nullptr;
    SquareSet sheep_;
    Square wolf_ = no_square;
};

}  // namespace

Position Position::start(int number) {
    const Board& board = board_of(default_size);
    const Square wolf = square_at(2 * (number / 2) + 1, default_size - 1);
    return {board, board.first_rank, wolf, number % 2 == 0 ? wolf_side : sheep_side};
}

Position Position::start_of_size(int size) {
    const Board& board = existing_board(size);
    return {board, board.first_rank, square_at(2 * (size / 4) - 1, size - 1), wolf_side};
}

Position Position::from_text(std::string_view text) {
    const std::vector<Part> fields = text::with_places(text::words_of(text), text);
    if (fields.empty()) throw BadPosition({"position-empty-text", "the position is empty"});
    const PlacementReader placement(fields[0]);
    if (fields.size() < 2)
        throw BadPosition({"position-no-side", "it is not said who is to move: w for the sheep, b for the wolf"},
                          text.size());
    if (fields[1].text != "w" && fields[1].text != "b")
        throw BadPosition({"position-side-to-move",
                           "to move are the sheep (w) or the wolf (b), not " + quoted(fields[1].text),
                           {{"found", std::string(fields[1].text)}}},
                          fields[1].where);
    // Programs that know chess only add the other fields of a FEN, which say nothing here.
    for (std::size_t i = 2; i < fields.size(); ++i)
        if (i > 5 ||
            (fields[i].text != "-" && fields[i].text.find_first_not_of("0123456789") != std::string_view::npos))
            throw BadPosition({"position-meaningless",
                               quoted(fields[i].text) + " has no meaning here",
                               {{"found", std::string(fields[i].text)}}},
                              fields[i].where);
    return placement.position(fields[1].text == "w" ? sheep_side : wolf_side);
}

std::string Position::text() const {
    std::string text;
    for (int rank = board_->size - 1; rank >= 0; --rank) {
        int gap = 0;
        const auto close_gap = [&] {
            if (gap > 0) text += std::to_string(gap);
            gap = 0;
        };
        for (int file = 0; file < board_->size; ++file) {
            const bool dark = is_dark(file, rank);
            if (dark && sheep_.contains(square_at(file, rank))) {
                close_gap();
                text += sheep_letter;
            } else if (dark && wolf_ == square_at(file, rank)) {
                close_gap();
                text += wolf_letter;
            } else {
                ++gap;
            }
        }
        close_gap();
        text += rank > 0 ? "/" : "";
    }
    return text + (to_move_ == sheep_side ? " w" : " b");
}

std::string Position::diagram() const {
    std::string text;
    for (int rank = board_->size - 1; rank >= 0; --rank) {
        const std::string number = std::to_string(rank + 1);
        text += std::string(board_->size > 9 && number.size() == 1 ? " " : "") + number + ' ';
        for (int file = 0; file < board_->size; ++file) {
            text += ' ';
            if (!is_dark(file, rank)) text += ' ';
            else if (sheep_.contains(square_at(file, rank))) text += sheep_letter;
            else text += wolf_ == square_at(file, rank) ? wolf_letter : '.';
        }
        text += '\n';
    }
    text += std::string(board_->size > 9 ? "\n   " : "\n  ");
    for (int file = 0; file < board_->size; ++file) text += {' ', static_cast<char>('a' + file)};
    return text + '\n';
}

std::string Position::move_text(Move move) const { return square_text(move.from()) + square_text(move.to()); }

Move Position::parse_move(std::string_view text) const {
    std::string_view rest = text;
    const auto from = take_square(rest, board_->size);
    const auto to = take_square(rest, board_->size);
    if (!from || !to || !rest.empty()) {
        const std::string words = quoted(text) + " is not a move, which is written like " +
                                  square_text(square_at(1, board_->size - 1)) +
                                  square_text(square_at(2, board_->size - 2));
        throw game::IllegalMove({"not-legal", words, {{"move", std::string(text)}}}, words);
    }
    const Move move(*from, *to);
    MoveList moves;
    legal_moves(moves);
    for (const Move legal : moves)
        if (legal == move) return move;
    throw game::not_legal(text);
}

}  // namespace rookery::wolfsheep
