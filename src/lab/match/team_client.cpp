#include "lab/match/team_client.h"

#include <algorithm>
#include <utility>

#include "engine/games.h"
#include "notation/bpgn.h"

namespace rookery::lab {
namespace {

using protocol::EngineMove;
using protocol::EngineScore;

const game::GameInfo& seat() { return engine::find_game("bughouse-seat"); }

/// The FENs of the boards of a BFEN, with the pieces that may be dropped there.
std::vector<std::string> boards_of(const std::string& bfen) {
    constexpr int fields_of_fen = 6;
    std::vector<std::string> boards;
    for (const std::string_view part : notation::board_parts(bfen)) {
        std::size_t end = 0;
        for (int field = 0; field < fields_of_fen && end < part.size(); ++field)
            end = std::min(part.find(' ', end + 1), part.size());
        boards.emplace_back(part.substr(0, end));
    }
    return boards;
}

std::size_t board_of(const std::string& move) { return static_cast<std::size_t>(move[0] - 'A'); }

std::string with_board(std::size_t board, const std::string& move) {
    return std::string{static_cast<char>('A' + board), ':'} + move;
}

/// Larger is better; a mate counts more than any evaluation, a faster one more than a slower one.
int worth(const EngineMove& move) {
    constexpr int mate = 1'000'000;
    if (!move.info.score) return 0;
    const int score = move.info.score->for_mover;
    if (move.info.score->unit != EngineScore::Unit::MovesToMate) return std::clamp(score, -mate / 2, mate / 2);
    return score > 0 ? mate - score : -mate - score;
}

}  // namespace

TeamClient::TeamClient(Maker make_player) : make_player_(std::move(make_player)), unseated_(make_player_()) {
    name_ = unseated_->name() + " team";
}

void TeamClient::start_game(const game::GameInfo& game, const protocol::EngineOptions& options) {
    if (game.id != "bughouse") throw protocol::ProcessError("a team plays bughouse, not " + std::string(game.id));
    options_ = options;
    if (unseated_) unseated_->start_game(seat(), options_);
    for (const auto& player : players_)
        if (player) player->start_game(seat(), options_);
}

void TeamClient::set_position(const std::string& start, const std::vector<std::string>& moves) {
    position_ = engine::position_from_text("bughouse", start);
    for (const std::string& move : moves) position_->play(move);
    legal_moves_ = position_->legal_moves();
    const std::size_t boards = boards_of(start).size();
    players_.resize(std::max(players_.size(), boards));
    for (std::size_t board = 0; board < boards; ++board)
        if (is_wanted(board) && !players_[board]) take_seat(board);
}

void TeamClient::take_seat(std::size_t board) {
    if (unseated_) {
        players_[board] = std::move(unseated_);
        return;
    }
    players_[board] = make_player_();
    players_[board]->start_game(seat(), options_);
}

void TeamClient::start_search(const protocol::MoveLimits& limits) {
    if (thinking_) throw protocol::ProcessError(name_ + " is thinking already");
    thinking_ = true;
    thinking_since_ = Clock::now();
    choices_.clear();
    to_ask_.clear();
    for (std::size_t board = players_.size(); board-- > 0;)
        if (is_wanted(board) && std::any_of(legal_moves_.begin(), legal_moves_.end(),
                                            [&](const std::string& move) { return board_of(move) == board; }))
            to_ask_.push_back(board);
    if (to_ask_.empty()) throw protocol::ProcessError(name_ + " was asked for a move where there is none");

    const auto count = static_cast<int>(to_ask_.size());
    share_ = limits;
    share_.move_time /= count;
    if (share_.clock)
        for (auto* time : {&share_.clock->first, &share_.clock->second, &share_.clock->first_increment,
                           &share_.clock->second_increment})
            *time /= count;
    ask_next();
}

void TeamClient::ask_next() {
    const std::size_t board = to_ask_.back();
    players_[board]->set_position(boards_of(position_->text())[board], {});
    protocol::MoveLimits limits = share_;
    // The sides of a seat are White and Black, whichever team has them at its board.
    if (limits.clock && !position_->first_has_white(board)) {
        std::swap(limits.clock->first, limits.clock->second);
        std::swap(limits.clock->first_increment, limits.clock->second_increment);
    }
    players_[board]->start_search(limits);
}

std::optional<EngineMove> TeamClient::wait_for_move(Clock::time_point deadline) {
    if (!thinking_) throw protocol::ProcessError(name_ + " was not asked for a move");
    while (!to_ask_.empty()) {
        auto answer = players_[to_ask_.back()]->wait_for_move(deadline);
        if (!answer) return std::nullopt;
        take_answer(std::move(*answer));
        if (!to_ask_.empty()) ask_next();
    }
    thinking_ = false;
    return best_choice();
}

std::optional<EngineMove> TeamClient::stop(Clock::time_point deadline) {
    // Who has not been asked yet has nothing to say.
    if (!to_ask_.empty()) {
        auto answer = players_[to_ask_.back()]->stop(deadline);
        if (!answer && choices_.empty()) return std::nullopt;
        if (answer) take_answer(std::move(*answer));
        to_ask_.clear();
    }
    thinking_ = false;
    return best_choice();
}

void TeamClient::take_answer(EngineMove answer) {
    choices_.push_back({to_ask_.back(), std::move(answer)});
    to_ask_.pop_back();
}

/// The legal move with the best score. A player may also resign on its board, or write something that is no move: it
/// then counts only if nobody has anything better, and the referee will judge it.
EngineMove TeamClient::best_choice() const {
    const Choice* best = nullptr;
    const auto is_legal = [&](const Choice& choice) {
        return !choice.move.claim && std::find(legal_moves_.begin(), legal_moves_.end(),
                                               with_board(choice.board, choice.move.best_move)) != legal_moves_.end();
    };
    const auto is_better = [&](const Choice& one, const Choice& other) {
        if (is_legal(one) != is_legal(other)) return is_legal(one);
        return worth(one.move) > worth(other.move);
    };
    for (const Choice& choice : choices_)
        if (best == nullptr || is_better(choice, *best)) best = &choice;
    EngineMove move = best->move;
    if (!move.claim) move.best_move = with_board(best->board, move.best_move);
    for (std::string& expected : move.info.pv) expected = with_board(best->board, expected);
    // Colors are not teams: whoever resigns gives up for the team to move.
    if (move.claim) move.claim = win_of(!position_->to_move());
    move.ponder_move.clear();
    move.info.nodes = 0;
    for (const Choice& choice : choices_) move.info.nodes += choice.move.info.nodes;
    move.elapsed = Clock::now() - thinking_since_;
    return move;
}

void TeamClient::quit() noexcept {
    if (unseated_) unseated_->quit();
    for (const auto& player : players_)
        if (player) player->quit();
}

}  // namespace rookery::lab
