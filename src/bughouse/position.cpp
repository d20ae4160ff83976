#include "bughouse/position.h"

#include "text/parse_error.h"

namespace rookery::bughouse {

Position::Position(const Setup& setup) : captured_(setup.captured), sides_(setup.sides), to_move_(setup.to_move) {
    boards_.reserve(setup.boards.size());
    for (const chess::Setup& board : setup.boards) {
        const std::size_t number = boards_.size();
        boards_.emplace_back(board);
        turns_[number].fill(static_cast<std::uint16_t>(board.fullmove_number - 1));
        turn_key_ ^= mixed(board::zobrist.black_to_move, number);
    }
    state_.quiet_turns = static_cast<std::uint16_t>(setup.boards.front().halfmove_clock);
    state_.reversible_turns = state_.quiet_turns;
    state_.key = joint_key();
}

int Position::start_number(int boards, TeamSides sides) {
    if (boards < 1 || boards > static_cast<int>(max_boards))
        throw text::ParseError("bughouse is played on 1 to " + std::to_string(max_boards) + " boards, not " +
                               std::to_string(boards));
    return boards == 1 ? 0 : 2 * boards - 3 + (sides == TeamSides::Same ? 1 : 0);
}

Position Position::start(int number) {
    Setup setup;
    setup.sides = number > 0 && number % 2 == 0 ? TeamSides::Same : TeamSides::Alternate;
    for (std::size_t board = 0; board <= static_cast<std::size_t>((number + 1) / 2); ++board) {
        setup.boards.push_back(Board::start().setup());
        setup.boards.back().to_move = bughouse::color_of(setup.to_move, board, setup.sides);
    }
    return Position(setup);
}

Setup Position::setup() const {
    Setup setup;
    setup.captured = captured_;
    setup.sides = sides_;
    setup.to_move = to_move_;
    for (std::size_t number = 0; number < board_count(); ++number) {
        chess::Setup board = boards_[number].setup();
        board.halfmove_clock = state_.quiet_turns;
        board.fullmove_number = 1 + turns(number, board.to_move);
        setup.boards.push_back(board);
    }
    return setup;
}

Position Position::flipped() const {
    Setup flipped = setup();
    flipped.to_move = !to_move_;
    for (std::size_t number = 0; number < board_count(); ++number) {
        const int quiet_turns = flipped.boards[number].halfmove_clock;
        const int next_turn = flipped.boards[number].fullmove_number;
        flipped.boards[number] = boards_[number].flipped().setup();
        flipped.boards[number].halfmove_clock = quiet_turns;
        flipped.boards[number].fullmove_number = next_turn;
        std::swap(flipped.captured[number][0], flipped.captured[number][1]);
    }
    return Position(flipped);
}

Key Position::computed_key() const {
    Key key = 0;
    for (std::size_t number = 0; number < board_count(); ++number) key ^= mixed(boards_[number].computed_key(), number);
    return key;
}

int Position::balance() const {
    constexpr std::array<int, chess::pocket_types> values = {1, 3, 3, 5, 9};
    int sum = 0;
    for (std::size_t number = 0; number < board_count(); ++number) {
        const Color first = color_of(Side::First, number);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto type = static_cast<PieceType>(i);
            const int on_board =
                boards_[number].pieces(first, type).count() - boards_[number].pieces(!first, type).count();
            sum += values[i] * (on_board + captured(number, Side::First, type) - captured(number, Side::Second, type));
        }
    }
    return sum;
}

std::optional<int> Position::measure() const {
    std::optional<int> minimum;
    for (const Board& board : boards_)
        if (const auto distance = board.measure()) minimum = std::min(minimum.value_or(*distance), *distance);
    return minimum;
}

int Position::occurrences() const {
    const std::size_t reach = std::min<std::size_t>(state_.reversible_turns, history_.size());
    int count = 1;
    for (std::size_t turns = 2; turns <= reach; turns += 2)
        if (history_.back(turns).key == state_.key) ++count;
    return count;
}

bool Position::repeats_within(int plies) const {
    const std::size_t reach =
        std::min({static_cast<std::size_t>(plies), std::size_t{state_.reversible_turns}, history_.size()});
    for (std::size_t turns = 4; turns <= reach; turns += 2)
        if (history_.back(turns).key == state_.key) return true;
    return false;
}

Outcome Position::verdict() const {
    // Mate on the hundredth turn is still mate.
    if (state_.quiet_turns >= 100 && count_legal_moves() > 0) return Outcome::draw(game::Reason::FiftyMoves);
    if (state_.reversible_turns >= 8 && occurrences() >= 3) return Outcome::draw(game::Reason::Repetition);
    return Outcome::ongoing();
}

static_assert(game::Game<Position>);

}  // namespace rookery::bughouse
