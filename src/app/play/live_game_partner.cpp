// A partner in a live game: whoever sits at one board of a person's team, and moves there when the person says so.

#include <algorithm>
#include <utility>

#include "app/play/board_view.h"
#include "app/play/levels.h"
#include "app/play/live_game.h"
#include "app/play/players.h"
#include "app/problem.h"

namespace rookery::app {

/// What the partner of the side to move could play; nothing without a partner.
std::vector<std::string> LiveGame::moves_of_partner() const {
    const auto& partner = header_.players[index(to_move())].partner;
    if (over() || is_computer(to_move()) || !partner) return {};
    std::vector<std::string> moves = game_.position().legal_moves();
    std::erase_if(moves, [&](const std::string& move) { return parts_of(move).board != partner->board; });
    return moves;
}

void LiveGame::let_partner_move(const Requester& requester) {
    require_ongoing();
    if (is_computer(to_move())) throw Refusal("not-your-turn", "It is not your turn.");
    const auto& partner = header_.players[index(to_move())].partner;
    if (!partner) throw Refusal("no-partner", "You have no partner in this game.");
    if (!partner->engine.empty()) require_right_to_start_engines();
    if (search_) throw Refusal("computer-thinking", "The computer is thinking about its move.");
    if (moves_of_partner().empty()) {
        const std::string name = board_name(partner->board);
        throw Refusal("partner-cannot-move", "Your partner has no move on board " + name + " now.", {{"board", name}});
    }
    think_as_partner();
    send_status(requester);
}

/// It does all it can, like an opponent of that kind: whoever leaves a move to it wants a good one.
void LiveGame::think_as_partner(bool in_a_hurry) {
    const Player::Partner& partner = *header_.players[index(to_move())].partner;
    Player player;
    player.computer = true;
    if (!clock_) player.time = time_of_the_strongest;
    Search search;
    search.purpose = Purpose::Move;
    search.ply = game_.plies();
    search.partner_board = partner.board;
    if (!in_a_hurry) search.engine = partner.engine;
    engine::Request request = request_for(player);
    if (in_a_hurry) {
        request = {};
        request.limits.depth = 1;
    }
    request.only = moves_of_partner();
    start_search(std::move(search), settings_for(player), std::move(request));
}

}  // namespace rookery::app
