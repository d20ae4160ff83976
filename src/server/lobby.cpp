#include "server/lobby.h"

#include "engine/games.h"
#include "game/parse_error.h"
#include "game/quoted.h"
#include "server/catalogue.h"
#include "server/identity.h"

namespace rookery::server {
namespace {

using game::ParseError;

constexpr Milliseconds time_to_come_back{120'000};

}  // namespace

std::shared_ptr<LiveGame> Lobby::begin(const Incoming& wanted) {
    if (!wanted.players) throw ParseError("There must be a player on each side.");
    for (const Player& player : *wanted.players)
        if (player.computer) static_cast<void>(engine::find_evaluation(wanted.game, player.evaluation));
    static_cast<void>(description_of(wanted.game));
    const auto start = wanted.text.empty() ? start_with_options(wanted.game, wanted.options)
                                           : engine::position_from_text(wanted.game, wanted.text);
    StoredGame stored;
    GameHeader& header = stored.header;
    header.id = new_id();
    header.game = start->info().id;
    header.options = wanted.options;
    header.start = header.position = start->text();
    header.players = *wanted.players;
    header.clock = wanted.clock;
    header.created = header.changed = next_moment();
    const game::Outcome outcome = start->outcome();
    if (outcome.over()) header.ending = {outcome.result, std::string(reason_text(outcome.reason))};
    const auto game = std::make_shared<LiveGame>(services_, stored);
    services_.store.add(header);
    games_[header.id] = game;
    return game;
}

std::shared_ptr<LiveGame> Lobby::open(const std::string& id) {
    if (const auto found = games_.find(id); found != games_.end()) return found->second;
    const auto stored = services_.store.find(id);
    if (!stored) throw ParseError("There is no game " + game::quoted(id) + ".");
    if (!stored->pgn.empty()) throw ParseError("This game is not for playing; look at it under Analyse.");
    return games_[id] = std::make_shared<LiveGame>(services_, *stored);
}

void Lobby::left(const std::shared_ptr<LiveGame>& game) {
    if (game->watched()) return;
    services_.loop.after(time_to_come_back, [this, alive = std::weak_ptr(alive_), id = game->id()] {
        if (alive.expired()) return;
        const auto found = games_.find(id);
        if (found != games_.end() && !found->second->watched()) games_.erase(found);
    });
}

}  // namespace rookery::server
