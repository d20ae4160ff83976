#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bughouse/move.h"
#include "bughouse/setup.h"
#include "chess/position.h"
#include "game/game.h"
#include "game/history.h"

namespace rookery::bughouse {

using board::Bitboard;
using board::Color;
using board::Key;
using board::PieceType;
using board::Square;
using chess::MoveKind;
using game::Outcome;
using game::Side;

using Board = chess::Position<chess::BughouseBoard>;

/// Team bughouse: one to eight boards and two teams as one position. The team to move picks a board and plays there;
/// what it captures it may drop on any other board.
///
/// Only the board that was moved on can be in check afterwards, for nobody may leave a king attacked anywhere. So
/// the moves of a position are those of all boards, or those of the one board that is in check.
class Position {
public:
    using Move = bughouse::Move;
    using MoveList = game::MoveList<Position>;
    static constexpr std::size_t maximum_moves = max_boards * Board::maximum_moves;
    static constexpr game::GameInfo info{
        .id = "bughouse",
        .title = "Team bughouse",
        .summary = "Two teams on several boards: what you capture on one you may drop on another.",
        .start_positions = 2 * static_cast<int>(max_boards) - 1,
        .default_start = 1,
        .starts_are_alike = false,
        .first_name = "the first team",
        .second_name = "the second team",
        .measure_name = "least king distance",
    };

    /// Starts are numbered by boards, from two on with either arrangement of the sides.
    [[nodiscard]] static Position start(int number = info.default_start);
    [[nodiscard]] static Position start_of_size(int boards) {
        return start(start_number(boards, TeamSides::Alternate));
    }
    /// Throws ParseError if there cannot be so many boards.
    [[nodiscard]] static int start_number(int boards, TeamSides sides);
    /// The setup is one that the rules allow; `from_text` checks that.
    explicit Position(const Setup& setup);

    // --- Text (game::Game) ---
    [[nodiscard]] static Position from_text(std::string_view bfen) { return Position(parse_bfen(bfen)); }
    [[nodiscard]] std::string text() const { return write_bfen(setup()); }
    [[nodiscard]] std::string move_text(Move move) const;
    [[nodiscard]] Move parse_move(std::string_view text) const;
    [[nodiscard]] std::string move_notation(Move move) const;
    [[nodiscard]] Move parse_notation(std::string_view text) const;
    [[nodiscard]] std::string diagram() const;
    /// The same position with the teams exchanged.
    [[nodiscard]] Position flipped() const;
    [[nodiscard]] Setup setup() const;

    // --- The boards ---
    [[nodiscard]] std::size_t board_count() const { return boards_.size(); }
    [[nodiscard]] const Board& board(std::size_t number) const { return boards_[number]; }
    [[nodiscard]] TeamSides sides() const { return sides_; }
    [[nodiscard]] Color color_of(Side team, std::size_t board) const { return bughouse::color_of(team, board, sides_); }
    [[nodiscard]] Side to_move() const { return to_move_; }
    [[nodiscard]] bool first_has_white(std::size_t board) const { return color_of(Side::First, board) == Color::White; }
    /// Where kings of the team to move stand in check, such as "A:e8".
    [[nodiscard]] std::vector<std::string> checked_squares() const;
    /// What a team has captured on a board and not dropped yet.
    [[nodiscard]] int captured(std::size_t board, Side team, PieceType type) const {
        return captured_[board][index(team)][index(type)];
    }
    /// What the first team has more than the second, on the boards and in hand, with a pawn as 1.
    [[nodiscard]] int balance() const;
    /// How near the kings of a board are to each other, where they are nearest.
    [[nodiscard]] std::optional<int> measure() const;
    /// How often the seat has moved since the position that was set up.
    [[nodiscard]] int turns(std::size_t board, Color color) const { return turns_[board][board::index(color)]; }

    [[nodiscard]] Key key() const { return state_.key; }
    [[nodiscard]] Key computed_key() const;
    /// The key after a move without its rarer effects: see chess::Position.
    [[nodiscard]] Key key_after(Move move) const {
        const std::size_t number = move.board();
        const Board& board = boards_[number];
        return state_.key ^ mixed(board.key() ^ board.key_after(move.on_board()), number) ^ turn_key_ ^
               mixed(board::zobrist.black_to_move, number);
    }
    /// How often this position has occurred in the game, this time included.
    [[nodiscard]] int occurrences() const;

    [[nodiscard]] static bool is_drop(Move move) { return move.on_board().is_drop(); }

    // --- Play (game::Position) ---
    [[nodiscard]] Outcome verdict() const;
    [[nodiscard]] Outcome verdict_without_moves() const {
        return in_check() ? Outcome::win(!to_move_, game::Reason::Checkmate) : Outcome::draw(game::Reason::Stalemate);
    }
    void legal_moves(MoveList& moves) const { collect<MoveKind::Any>(moves); }
    [[nodiscard]] std::size_t count_legal_moves() const {
        std::size_t count = 0;
        for_each_playable_board([&](std::size_t number) { count += boards_[number].count_legal_moves(); });
        return count;
    }
    void make(Move move);
    void unmake(Move move);

    // --- What a search may use beyond that: see search/traits.h ---

    void noisy_moves(MoveList& moves) const { collect<MoveKind::Noisy>(moves); }
    void quiet_moves(MoveList& moves) const { collect<MoveKind::Quiet>(moves); }
    void quiet_checks(MoveList& moves) const {
        for_each_playable_board([&](std::size_t number) {
            BoardMoves list{moves, number};
            using Collector = chess::MoveCollector<Board, BoardMoves>;
            boards_[number].generate<MoveKind::Quiet>(
                chess::CheckFilter<Board, Collector>(boards_[number], Collector(list)));
        });
    }
    [[nodiscard]] bool is_noisy(Move move) const { return boards_[move.board()].is_noisy(move.on_board()); }
    [[nodiscard]] int noisy_gain(Move move) const { return boards_[move.board()].noisy_gain(move.on_board()); }
    [[nodiscard]] bool in_check() const {
        return std::any_of(boards_.begin(), boards_.end(), [](const Board& board) { return board.in_check(); });
    }
    [[nodiscard]] bool gives_check(Move move) const { return boards_[move.board()].gives_check(move.on_board()); }
    [[nodiscard]] bool exchange_at_least(Move move, int threshold) const {
        return boards_[move.board()].exchange_at_least(move.on_board(), threshold);
    }
    [[nodiscard]] bool is_legal(Move move) const {
        return move.board() < board_count() && playable(move.board()) &&
               boards_[move.board()].is_legal(move.on_board());
    }
    [[nodiscard]] static bool takes_back(Move capture, Move previous) {
        return capture.board() == previous.board() && Board::takes_back(capture.on_board(), previous.on_board());
    }

    // Statistics tell two boards apart; further ones share theirs.
    static constexpr std::size_t piece_slots = 2 * Board::piece_slots;
    static constexpr std::size_t route_slots = 2 * Board::route_slots;
    static constexpr std::size_t victim_slots = Board::victim_slots;
    [[nodiscard]] std::size_t piece_slot(Move move) const {
        return move.board() % 2 * Board::piece_slots + boards_[move.board()].piece_slot(move.on_board());
    }
    [[nodiscard]] std::size_t route_slot(Move move) const {
        return move.board() % 2 * Board::route_slots + boards_[move.board()].route_slot(move.on_board());
    }
    [[nodiscard]] std::size_t victim_slot(Move move) const {
        return boards_[move.board()].victim_slot(move.on_board());
    }
    static constexpr std::size_t part_keys = 4;
    [[nodiscard]] Key part_key(std::size_t part) const {
        const Board& board = boards_[part / 2 % board_count()];
        return part % 2 == 0 ? board.pawn_key() : board.piece_key(Color::White) ^ board.piece_key(Color::Black);
    }

    /// A team with pieces in hand, or with pieces besides kings and pawns, has always something useful to do.
    [[nodiscard]] bool null_move_is_sound() const {
        return std::any_of(boards_.begin(), boards_.end(),
                           [](const Board& board) { return board.null_move_is_sound(); });
    }
    void make_null();
    void unmake_null();
    [[nodiscard]] bool repeats_within(int plies) const;

    bool operator==(const Position&) const = default;

private:
    /// What a turn changes beyond the boards.
    struct State {
        Key key = 0;
        std::uint16_t quiet_turns = 0;       ///< since the last pawn move, capture or drop
        std::uint16_t reversible_turns = 0;  ///< how far back a repetition can lie
        PieceType traded = PieceType::None;  ///< what was captured or dropped, as it lies in hand
        std::uint8_t origin = 0;             ///< the board that it was captured on

        bool operator==(const State&) const = default;
    };

    /// Keys of boards are made different, or the boards could be exchanged.
    [[nodiscard]] static constexpr Key mixed(Key key, std::size_t board) {
        return std::rotl(key, static_cast<int>(7 * board));
    }
    [[nodiscard]] Key joint_key() const {
        Key key = 0;
        for (std::size_t number = 0; number < board_count(); ++number) key ^= mixed(boards_[number].key(), number);
        return key;
    }

    /// Whether moves on this board may be legal: no other board is in check.
    [[nodiscard]] bool playable(std::size_t number) const {
        for (std::size_t other = 0; other < board_count(); ++other)
            if (other != number && boards_[other].in_check()) return false;
        return true;
    }
    template <class Visitor>
    void for_each_playable_board(Visitor visit) const {
        if (!in_check()) {
            for (std::size_t number = 0; number < board_count(); ++number) visit(number);
            return;
        }
        for (std::size_t number = 0; number < board_count(); ++number)
            if (boards_[number].in_check() && playable(number)) visit(number);
    }

    /// Takes the moves of one board into the list of all.
    struct BoardMoves {
        MoveList& moves;
        std::size_t board;

        void add(chess::Move move) { moves.add(Move(board, move)); }
    };
    template <MoveKind Kind>
    void collect(MoveList& moves) const {
        for_each_playable_board([&](std::size_t number) {
            BoardMoves list{moves, number};
            boards_[number].generate<Kind>(chess::MoveCollector<Board, BoardMoves>(list));
        });
    }

    /// Gives a piece to the team, which may drop it everywhere but on the board it comes from, or takes it away.
    void trade(Side team, PieceType type, std::size_t origin, int change, std::size_t except) {
        std::uint8_t& count = captured_[origin][index(team)][index(type)];
        count = static_cast<std::uint8_t>(count + change);
        for (std::size_t number = 0; number < board_count(); ++number)
            if (number != origin && number != except) boards_[number].change_hand(color_of(team, number), type, change);
    }
    /// The board with the lowest letter that can supply the piece.
    [[nodiscard]] std::size_t origin_of_drop(Side team, PieceType type, std::size_t target) const {
        std::size_t origin = 0;
        while (origin == target || captured_[origin][index(team)][index(type)] == 0) ++origin;
        return origin;
    }
    void pass_other_boards(std::size_t number) {
        for (std::size_t other = 0; other < board_count(); ++other)
            if (other != number) boards_[other].pass();
    }
    /// The board that a written move names, and the rest of it.
    struct NamedBoard {
        std::size_t number;
        std::string_view move;
    };
    [[nodiscard]] NamedBoard named_board(std::string_view text) const;
    /// A move of a board, unless the team must answer a check elsewhere.
    [[nodiscard]] Move checked_move(std::size_t number, chess::Move move, std::string_view text) const;

    std::vector<Board> boards_;
    std::array<CapturedCounts, max_boards> captured_{};
    std::array<std::array<std::uint16_t, board::color_count>, max_boards> turns_{};
    TeamSides sides_ = TeamSides::Alternate;
    Side to_move_ = Side::First;
    Key turn_key_ = 0;  ///< what changes when the turn passes all boards by
    State state_;
    game::History<State> history_;
};

inline void Position::make(Move move) {
    history_.push(state_);
    const std::size_t number = move.board();
    const chess::Move on_board = move.on_board();
    Board& board = boards_[number];
    const Bitboard castling_rooks = board.castling_rooks();
    const bool moves_pawn = board.moved_piece(on_board).type() == PieceType::Pawn;
    std::uint16_t& turns = turns_[number][board::index(board.color_to_move())];
    turns = static_cast<std::uint16_t>(turns + 1);

    ++state_.quiet_turns;
    ++state_.reversible_turns;
    state_.traded = PieceType::None;
    if (on_board.is_drop()) {
        state_.traded = on_board.dropped_type();
        state_.origin = static_cast<std::uint8_t>(origin_of_drop(to_move_, state_.traded, number));
        trade(to_move_, state_.traded, state_.origin, -1, number);  // the board itself takes it from its own hand
        state_.quiet_turns = 0;
    } else if (const PieceType captured = board.captured_type(on_board); captured != PieceType::None) {
        state_.traded = captured;
        state_.origin = static_cast<std::uint8_t>(number);
        trade(to_move_, captured, number, 1, number);
        state_.quiet_turns = 0;
    }
    if (moves_pawn) state_.quiet_turns = 0;

    board.make(on_board);
    pass_other_boards(number);
    to_move_ = !to_move_;
    // Captured pieces may be dropped again, even pawns behind where they stood: only lost rights never return.
    if (board.castling_rooks() != castling_rooks) state_.reversible_turns = 0;
    state_.key = joint_key();
}

inline void Position::unmake(Move move) {
    const std::size_t number = move.board();
    Board& board = boards_[number];
    to_move_ = !to_move_;
    pass_other_boards(number);
    board.unmake(move.on_board());
    if (state_.traded != PieceType::None)
        trade(to_move_, state_.traded, state_.origin, move.on_board().is_drop() ? 1 : -1, number);
    std::uint16_t& turns = turns_[number][board::index(board.color_to_move())];
    turns = static_cast<std::uint16_t>(turns - 1);
    state_ = history_.pop();
}

inline void Position::make_null() {
    assert(!in_check());
    history_.push(state_);
    for (Board& board : boards_) board.pass();
    to_move_ = !to_move_;
    ++state_.quiet_turns;
    state_.reversible_turns = 0;
    state_.traded = PieceType::None;
    state_.key ^= turn_key_;
}

inline void Position::unmake_null() {
    for (Board& board : boards_) board.pass();
    to_move_ = !to_move_;
    state_ = history_.pop();
}

}  // namespace rookery::bughouse
