#include "bughouse/evaluation/tuned.h"

#include <algorithm>

namespace rookery::bughouse {

void TunedEvaluation::reset(const Position& position) {
    constexpr std::size_t longest_line = 1024;
    boards_.resize(position.board_count());
    for (std::size_t number = 0; number < boards_.size(); ++number) boards_[number].reset(position.board(number));
    moved_.clear();
    moved_.reserve(longest_line);
}

game::Score TunedEvaluation::score_for_mover(const Position& position) {
    game::Score score = 0;
    for (std::size_t number = 0; number < boards_.size(); ++number) score += score_of_board(position, number);
    return std::clamp(score, -game::highest_evaluation, game::highest_evaluation);
}

std::string TunedEvaluation::describe(const Position& position) {
    std::string text;
    for (std::size_t number = 0; number < position.board_count(); ++number)
        text += std::string("Board ") + board_letter(number) + "\n" +
                chess::TunedEvaluation<chess::BughouseBoard>::describe(position.board(number)) + "\n";
    TunedEvaluation evaluation;
    evaluation.reset(position);
    return text + "Score for the team to move: " + std::to_string(evaluation.score_for_mover(position)) + "\n";
}

static_assert(game::IncrementalEvaluation<TunedEvaluation, Position>);

}  // namespace rookery::bughouse
