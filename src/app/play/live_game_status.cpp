// What a live game tells those who watch it.

#include <algorithm>

#include "app/api/sentences.h"
#include "app/play/live_game.h"

namespace rookery::app {

std::vector<std::string> LiveGame::possible_messages() const {
    std::vector<std::string> can;
    const bool persons_turn = !over() && !is_computer(to_move());
    const bool may_run = !over() && between_computers();
    const auto add = [&can](bool possible, const char* type) {
        if (possible) can.emplace_back(type);
    };
    add(persons_turn, "move");
    add(take_back_target().has_value(), "takeback");
    add(!over() && has_person(), "resign");
    add(!over() && has_person() && game_.position().info().draws_exist, "draw");
    add(persons_turn && !partner_thinks(), "hint");
    add(!search_ && !moves_of_partner().empty(), "partner");
    add(search_.has_value(), "stop");
    add(may_run && !running_, "step");
    add(may_run && !running_, "run");
    add(may_run && (running_ || stepping_), "pause");
    add(!search_ || search_->purpose != Purpose::Move, "counts");
    return can;
}

Status LiveGame::status() const {
    Status status;
    const game::GameInfo& info = game_.position().info();
    status.players = header_.players;
    status.names = names_of(info, header_.players);
    status.ending = header_.ending;
    status.check = !game_.position().checked_squares().empty();
    status.words = over() ? ending_words(info, *header_.ending) : turn_words(info, to_move(), status.check);
    if (search_) status.thinking = {search_->side, search_->purpose, search_->waiting};
    if (between_computers()) status.watch = {running_, delay_};
    if (clock_)
        status.clock = {
            clock_->settings(), {clock_->left(game::Side::First), clock_->left(game::Side::Second)}, clock_->running()};
    status.can = possible_messages();
    return status;
}

std::string LiveGame::snapshot(const RequestNumber& request) const {
    return game_text(request, version_, header_, game_, status());
}

void LiveGame::send_game(const Requester& requester) {
    ++version_;
    broadcast(requester, [this](const RequestNumber& request) { return snapshot(request); });
}

void LiveGame::send_ply(const Requester& requester) {
    ++version_;
    broadcast(requester,
              [this](const RequestNumber& request) { return ply_text(request, version_, header_, game_, status()); });
}

void LiveGame::send_status(const Requester& requester) {
    ++version_;
    broadcast(requester,
              [this](const RequestNumber& request) { return status_text(request, version_, header_, status()); });
}

void LiveGame::broadcast(const Requester& requester, const std::function<std::string(const RequestNumber&)>& text) {
    std::string for_others;
    for (Watcher* watcher : watchers_) {
        if (watcher == requester.watcher && requester.request) {
            watcher->receive(text(requester.request), Importance::MustArrive);
            continue;
        }
        if (for_others.empty()) for_others = text({});
        watcher->receive(for_others, Importance::MustArrive);
    }
}

void LiveGame::send(const Requester& requester, const std::string& text, Importance importance) {
    // Whoever asked may have left meanwhile.
    if (std::find(watchers_.begin(), watchers_.end(), requester.watcher) != watchers_.end())
        requester.watcher->receive(text, importance);
}

}  // namespace rookery::app
