#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "bughouse/position.h"
#include "chess/evaluation/tuned.h"
#include "game/score.h"

namespace rookery::bughouse {

/// Our strongest evaluation: the sum of what the fitted evaluation of chess, with weights of its own, says of each
/// board and of what may be dropped there. Most turns leave most boards alone, so that scores of boards are remembered.
class TunedEvaluation {
public:
    [[nodiscard]] game::Score score_for_mover(const Position& position);
    /// What one board adds to it. A team moves on one of its boards, however many there are: having the move counts
    /// for as many of them as the weights were fitted to.
    [[nodiscard]] game::Score score_of_board(const Position& position, std::size_t number) {
        const Board& board = position.board(number);
        Remembered& remembered = scores_[board.key() % remembered_scores];
        if (remembered.key != board.key()) remembered = {board.key(), boards_[number].score_for_mover(board)};
        return number < fitted_boards ? remembered.score : remembered.score - having_the_move;
    }

    static constexpr std::size_t fitted_boards = 2;

    void reset(const Position& position);
    /// Before the position makes the move.
    void make(const Position& position, Move move) {
        boards_[move.board()].make(position.board(move.board()), move.on_board());
        moved_.push_back(static_cast<std::uint8_t>(move.board()));
    }
    void unmake() {
        boards_[moved_.back()].unmake();
        moved_.pop_back();
    }

    /// Tables of what the score is made of, board by board.
    [[nodiscard]] static std::string describe(const Position& position);

private:
    /// There is no endgame where pieces come back to the board.
    static constexpr game::Score having_the_move = chess::tuned_weights<chess::BughouseBoard>.tempo.midgame();

    struct Remembered {
        Key key = 0;
        game::Score score = 0;
    };
    static constexpr std::size_t remembered_scores = 1 << 14;

    std::vector<chess::TunedEvaluation<chess::BughouseBoard>> boards_;
    std::vector<std::uint8_t> moved_;  ///< the boards of the moves made since `reset`
    std::vector<Remembered> scores_ = std::vector<Remembered>(remembered_scores);
};

}  // namespace rookery::bughouse
