#include "app/play/played_game.h"

#include <utility>

namespace rookery::app {

PlayedGame::PlayedGame(std::unique_ptr<engine::AnyPosition> start)
    : position_(std::move(start)), layout_(layout_of(*position_)) {
    Record& record = records_.emplace_back();
    record.boards = boards_of(*position_, "");
    record.balance = position_->balance();
    record.measure = position_->measure();
}

std::optional<Ending> PlayedGame::ending() const {
    const game::Outcome outcome = position_->outcome();
    if (!outcome.over()) return std::nullopt;
    return Ending{outcome.result, std::string(reason_text(outcome.reason))};
}

void PlayedGame::play(const PlayedMove& move) {
    Record record;
    record.played = move;
    record.played->move = position_->read_move(move.move);  // the spelling that everybody else uses
    record.notation = position_->move_notation(record.played->move);
    record.ply = plies() + 1;
    record.side = position_->to_move();
    record.board = parts_of(record.played->move).board;
    record.number = move_number_of(*position_, record.board);
    if (record.number == 0) record.number = plies() / 2 + 1;

    position_->play(record.played->move);
    record.boards = boards_of(*position_, record.played->move);
    record.balance = position_->balance();
    record.measure = position_->measure();
    records_.push_back(std::move(record));
}

void PlayedGame::take_back_to(int plies) {
    while (this->plies() > plies) {
        position_->take_back();
        records_.pop_back();
    }
}

std::unique_ptr<engine::AnyPosition> PlayedGame::position_after(int plies) const {
    auto position = position_->clone();
    for (int behind = this->plies() - plies; behind > 0; --behind) position->take_back();
    return position;
}

}  // namespace rookery::app
