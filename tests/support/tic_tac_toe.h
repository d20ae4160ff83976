#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "board/random.h"
#include "game/game.h"

namespace rookery::test {

/// A game small enough to know everything about, and as unlike chess as a game can be: it keeps the contract between
/// games and the rest of the program honest.
class TicTacToe {
public:
    using Move = std::uint8_t;  // the cell, 0 to 8, from the top left
    static constexpr std::size_t maximum_moves = 9;
    static constexpr game::GameInfo info{.id = "tic-tac-toe",
                                         .title = "Tic-tac-toe",
                                         .summary = "Three in a row wins.",
                                         .balance_name = "stones",
                                         .measure_name = "free cells"};

    static TicTacToe start(int) { return {}; }

    /// Nine cells from the top left, '.', 'x' or 'o', such as "x...o....".
    static TicTacToe from_text(std::string_view text) {
        if (text.size() != 9) throw text::ParseError("nine cells are needed", 0);
        TicTacToe position;
        std::array<int, 2> stones{};
        for (std::size_t cell = 0; cell < 9; ++cell) {
            if (text[cell] == '.') continue;
            if (text[cell] != 'x' && text[cell] != 'o') throw text::ParseError("a cell is one of . x o", cell);
            const std::size_t side = text[cell] == 'x' ? 0 : 1;
            position.stones_[side] |= static_cast<std::uint16_t>(1 << cell);
            ++stones[side];
        }
        if (stones[0] != stones[1] && stones[0] != stones[1] + 1) throw text::ParseError("x and o take turns", 0);
        position.plies_ = stones[0] + stones[1];
        return position;
    }

    [[nodiscard]] std::string text() const {
        std::string cells(9, '.');
        for (std::size_t cell = 0; cell < 9; ++cell) {
            if (stones_[0] >> cell & 1) cells[cell] = 'x';
            if (stones_[1] >> cell & 1) cells[cell] = 'o';
        }
        return cells;
    }
    [[nodiscard]] std::string diagram() const {
        const std::string cells = text();
        return cells.substr(0, 3) + "\n" + cells.substr(3, 3) + "\n" + cells.substr(6) + "\n";
    }
    [[nodiscard]] std::string move_text(Move move) const { return std::string(1, static_cast<char>('1' + move)); }
    [[nodiscard]] Move parse_move(std::string_view text) const {
        if (text.size() != 1 || text[0] < '1' || text[0] > '9') throw text::ParseError("a move is a cell, 1 to 9", 0);
        const Move move = static_cast<Move>(text[0] - '1');
        if ((stones_[0] | stones_[1]) >> move & 1) throw text::ParseError("that cell is taken");
        return move;
    }
    [[nodiscard]] std::string move_notation(Move move) const { return move_text(move); }
    [[nodiscard]] Move parse_notation(std::string_view text) const { return parse_move(text); }

    [[nodiscard]] game::Side to_move() const { return plies_ % 2 == 0 ? game::Side::First : game::Side::Second; }
    [[nodiscard]] game::Key key() const { return key_of(stones_); }
    [[nodiscard]] game::Key computed_key() const { return key_of(stones_); }

    [[nodiscard]] game::Outcome verdict() const {
        for (game::Side side : {game::Side::First, game::Side::Second})
            for (unsigned line : {0007u, 0070u, 0700u, 0111u, 0222u, 0444u, 0421u, 0124u})
                if ((stones_[index(side)] & line) == line) return game::Outcome::win(side, game::Reason::GoalReached);
        return game::Outcome::ongoing();
    }
    [[nodiscard]] game::Outcome verdict_without_moves() const { return game::Outcome::draw(game::Reason::NoMoves); }

    [[nodiscard]] int balance() const { return plies_ % 2; }
    [[nodiscard]] std::optional<int> measure() const { return 9 - plies_; }

    void legal_moves(game::MoveList<TicTacToe>& moves) const {
        for (Move cell = 0; cell < 9; ++cell)
            if (!((stones_[0] | stones_[1]) >> cell & 1)) moves.add(cell);
    }
    void make(Move move) {
        stones_[index(to_move())] |= static_cast<std::uint16_t>(1 << move);
        ++plies_;
    }
    void unmake(Move move) {
        --plies_;
        stones_[index(to_move())] &= static_cast<std::uint16_t>(~(1 << move));
    }

    bool operator==(const TicTacToe&) const = default;

private:
    static game::Key key_of(const std::array<std::uint16_t, 2>& stones) {
        return board::Random(static_cast<std::uint64_t>(stones[0]) << 16 | stones[1]).next();
    }

    std::array<std::uint16_t, 2> stones_{};
    int plies_ = 0;
};

}  // namespace rookery::test
