#include "bughouse/evaluation/external.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <stdexcept>

#include "bughouse/evaluation/published.h"
#include "chess/fen.h"

namespace rookery::bughouse {
namespace {

/// Whether chess could have such a board: engines of chess need not bear anything else.
bool is_chess(const Board& board) {
    for (const Color color : {Color::White, Color::Black}) {
        if (board.pieces(color).count() > 16) return false;
        const int pawns = board.pieces(color, PieceType::Pawn).count();
        // Whatever is more than the pieces of the start must have been a pawn.
        int promoted = 0;
        for (const auto& [type, at_start] : {std::pair(PieceType::Knight, 2), std::pair(PieceType::Bishop, 2),
                                             std::pair(PieceType::Rook, 2), std::pair(PieceType::Queen, 1)})
            promoted += std::max(0, board.pieces(color, type).count() - at_start);
        if (pawns + promoted > 8) return false;
    }
    return true;
}

/// The board alone, as an engine of chess knows it.
std::string chess_fen(const Board& board) {
    chess::Setup setup = board.setup();
    setup.promoted = board::no_squares;
    // With the turn on the other side, nobody can take this pawn now.
    if (board.en_passant() == Square::None) setup.en_passant = Square::None;
    return chess::write_fen(setup, chess::setup_rules<chess::Orthodox>);
}

/// Pieces in hand do not change what the engine says of the board, and so are no part of the key.
Key key_of(const Board& board) {
    Key key = board.pawn_key() ^ board.piece_key(Color::White) ^ std::rotl(board.piece_key(Color::Black), 1);
    for (Square rook : board.castling_rooks()) key ^= board::zobrist.castling_rook[index(rook)];
    if (board.en_passant() != Square::None) key ^= chess::en_passant_key(board.en_passant());
    return board.color_to_move() == Color::White ? key : key ^ board::zobrist.black_to_move;
}

game::Score in_hand(const Board& board, Color color) {
    game::Score score = 0;
    for (std::size_t type = 0; type < sjeng_values.size(); ++type)
        score += sjeng_values[type] * board.held(color, static_cast<PieceType>(type));
    return score;
}

}  // namespace

ExternalEvaluation::ExternalEvaluation(ValuerMaker make_valuer) : make_valuer_(std::move(make_valuer)) {}

ExternalEvaluation::ExternalEvaluation(const ExternalEvaluation& other)
    : make_valuer_(other.make_valuer_), shared_(other.shared_), boards_(other.boards_), tuned_(other.tuned_) {}

void ExternalEvaluation::use_engine(const std::string& command) {
    const std::lock_guard lock(shared_->mutex);
    shared_->problem.clear();
    shared_->asked = shared_->remembered = 0;
    if (shared_->command == command) return;
    shared_->command = command;
    ++shared_->command_number;
}

void ExternalEvaluation::follow_command() {
    if (command_number_ == shared_->command_number) return;
    std::string command;
    {
        const std::lock_guard lock(shared_->mutex);
        command = shared_->command;
        command_number_ = shared_->command_number;
    }
    valuer_.reset();
    std::fill(boards_.begin(), boards_.end(), Remembered{});
    failed_ = false;
    try {
        if (!make_valuer_) throw std::runtime_error("no other engine can be started from here");
        valuer_ = make_valuer_(command);
    } catch (const std::runtime_error& error) {
        const std::lock_guard lock(shared_->mutex);
        shared_->problem = error.what();
        failed_ = true;
    }
}

std::optional<int> ExternalEvaluation::ask(const Board& board) {
    if (failed_ || !is_chess(board)) return std::nullopt;
    try {
        ++shared_->asked;
        return valuer_->value(chess_fen(board));
    } catch (const std::runtime_error& error) {
        const std::lock_guard lock(shared_->mutex);
        shared_->problem = error.what();
        failed_ = true;
        valuer_.reset();
    }
    return std::nullopt;
}

game::Score ExternalEvaluation::score_of_board(const Position& position, std::size_t number) {
    const Board& board = position.board(number);
    const Color us = board.color_to_move();
    const Key key = key_of(board);
    Remembered& remembered = boards_[key % remembered_boards];
    if (remembered.key == key) {
        ++shared_->remembered;
    } else {
        const auto answer = ask(board);
        if (!answer) return tuned_.score_of_board(position, number);
        remembered = {key, *answer};
    }
    return remembered.score + in_hand(board, us) - in_hand(board, !us);
}

game::Score ExternalEvaluation::score_for_mover(const Position& position) {
    follow_command();
    game::Score score = 0;
    for (std::size_t number = 0; number < position.board_count(); ++number) score += score_of_board(position, number);
    return std::clamp(score, -game::highest_evaluation, game::highest_evaluation);
}

std::string ExternalEvaluation::remark() const {
    const std::uint64_t boards = asked() + remembered();
    std::array<char, 160> text{};
    std::snprintf(text.data(), text.size(), "external: %llu boards valued, %llu of them by asking, hit rate %.1f%%",
                  static_cast<unsigned long long>(boards), static_cast<unsigned long long>(asked()),
                  boards == 0 ? 0.0 : 100.0 * static_cast<double>(remembered()) / static_cast<double>(boards));
    const std::lock_guard lock(shared_->mutex);
    if (shared_->problem.empty()) return text.data();
    return "external: " + shared_->problem + "; the built-in evaluation goes on";
}

std::string ExternalEvaluation::describe(const Position& position) {
    reset(position);
    std::string text;
    follow_command();
    for (std::size_t number = 0; number < position.board_count(); ++number)
        text += std::string("Board ") + board_letter(number) +
                ", for the team to move, hands included: " + std::to_string(score_of_board(position, number)) + "\n";
    return text + "Score for the team to move: " + std::to_string(score_for_mover(position)) + "\n" + remark() + "\n";
}

static_assert(game::IncrementalEvaluation<ExternalEvaluation, Position>);

}  // namespace rookery::bughouse
